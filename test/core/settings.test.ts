import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { readSettings } from "../../src/settings.ts";

const root = path.join(import.meta.dirname, "../..");
/** As `npm start` runs it; a Worker that is told nothing takes itself for a deployment. */
const given = { SERVICE_ENVIRONMENT: "development", SECRETS_KEY: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" };

describe("the settings", () => {
  it("know the Worker by the name that wrangler.toml gives it", () => {
    const wranglerConfig = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
    expect(readSettings(given).workerName).toBe(/^name = "(.+)"$/m.exec(wranglerConfig)?.[1]);
  });
});

describe("the renderer's places", () => {
  const wranglerConfig = readFileSync(path.join(root, "wrangler.toml"), "utf8");
  const containers = /^\[\[containers\]\]\n(?:.+\n)+/m.exec(wranglerConfig)?.[0] ?? "";
  const maxInstances = Number(/^max_instances = (\d+)$/m.exec(containers)?.[1]);

  // A renderer draws one concept on each core, and Cloudflare gives these instance types so many.
  const cores = { "standard-3": 2, "standard-4": 4 }[/^instance_type = "(.+)"$/m.exec(containers)?.[1] ?? ""];

  it("are as many slots as wrangler.toml allows instances, and in each as many as it has cores", () => {
    const { rendererSlots, rendererPlaces } = readSettings(given);
    expect([rendererSlots, rendererPlaces]).toEqual([maxInstances, cores]);
  });

  it.each(["renders", "renders-first"])(
    "are taken by as many messages of the queue %s as their cores draw",
    (queue) => {
      const consumer = new RegExp(`^\\[\\[queues\\.consumers\\]\\]\nqueue = "${queue}"\n(?:.+\n)+`, "m").exec(
        wranglerConfig,
      );
      const maxConcurrency = Number(/^max_concurrency = (\d+)$/m.exec(consumer?.[0] ?? "")?.[1]);
      expect(maxConcurrency).toBe(maxInstances * (cores ?? NaN));
    },
  );
});

/** What `npm start` says and ends with. */
function started(settings: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "settings-"));
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  const ended = spawnSync(process.execPath, ["scripts/start.ts"], { cwd: root, env, encoding: "utf8" });
  rmSync(dataDir, { recursive: true });
  return ended;
}

describe("the port of npm start", () => {
  it("is never another program's, and that ends the start before anything is written", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { status, stdout, stderr } = started({ PORT: String(port) });
    server.close();
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`Port ${port} is taken by another program. PORT=… starts the service on another one.\n`);
  });
});

describe("what makes a laptop convenient", () => {
  it.each([
    ["ALLOW_PRIVATE_NETWORK", "true"],
    ["PAYMENTS", "test"],
    ["MAIL_FOLDER_URL", "http://127.0.0.1:9"],
  ])("is refused on a deployment: %s", (name, value) => {
    const settings = { ...given, [name]: value };
    expect(() => readSettings({ ...settings, PUBLIC_URL: "https://api.example.com" })).toThrow(name);
    for (const host of ["127.0.0.1", "localhost", "[::1]"])
      expect(() => readSettings({ ...settings, PUBLIC_URL: `http://${host}:8787` })).not.toThrow();
  });

  it("is off unless it is set", () => {
    expect(readSettings(given)).toMatchObject({
      allowPrivateNetwork: false,
      payments: { kind: "none" },
      mailFolderUrl: null,
    });
  });
});

describe("the limits a minute", () => {
  it("are in wrangler.toml as answers and documentation name them", () => {
    const wranglerConfig = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
    const limits = [
      ...wranglerConfig.matchAll(/^name = "(\w+)_LIMIT"\n.*\nsimple = \{ limit = (\d+), period = 60 \}$/gm),
    ];
    // `limitsPerMinute`, which is not the core's.
    expect(Object.fromEntries(limits.map(([, name, limit]) => [name, Number(limit)]))).toEqual({
      GENERATE: 300,
      CALL: 1200,
      PREVIEW: 60,
      FAILED_AUTH: 120,
      NETWORK: 3000,
    });
  });
});

describe("the limits a day", () => {
  it("are the usual ones, or what the environment says", () => {
    expect(readSettings(given).dailyLimits).toEqual(usualDailyLimits);
    const settings = readSettings({ ...given, DRY_RUNS_PER_DAY: "7", BROWSER_PAGES_PER_DAY: "9" });
    expect(settings.dailyLimits).toEqual({ ...usualDailyLimits, dryRuns: 7, browserPages: 9 });
    expect(() => readSettings({ ...given, CALLS_PER_DAY: "0" })).toThrow("CALLS_PER_DAY");
  });
});

describe("an address that only this machine or network reaches", () => {
  const deployed = { ...given, SERVICE_ENVIRONMENT: undefined, PUBLIC_URL: "https://api.example.com" };

  it("is refused outside development, also where it is the default", () => {
    expect(() => readSettings(deployed)).not.toThrow();
    expect(() => readSettings({ ...deployed, PUBLIC_URL: undefined })).toThrow(
      /^A setting is malformed\. PUBLIC_URL: /,
    );
    for (const environment of ["staging", "production"])
      expect(() =>
        readSettings({ ...deployed, SERVICE_ENVIRONMENT: environment, MEDIA_URL: "http://192.168.1.5/media" }),
      ).toThrow(
        `MEDIA_URL: http://192.168.1.5/media is reached from this machine or network only, and this is ${environment}`,
      );
    expect(() => readSettings({ ...deployed, RENDERER_URL: "http://127.0.0.1:8080" })).toThrow("RENDERER_URL");
  });

  it.each([
    "https://172.16.0.1",
    "https://[fd00::1]",
    "https://[::ffff:10.0.0.1]",
    "https://100.64.0.1",
    "https://printer",
  ])("is known as one: %s", (address) => {
    expect(() => readSettings({ ...deployed, PUBLIC_URL: address })).toThrow("PUBLIC_URL");
  });

  it.each(["https://172.32.0.1", "https://[2606:4700::1]", "https://100.128.0.1"])(
    "is not taken for one: %s",
    (address) => {
      expect(() => readSettings({ ...deployed, PUBLIC_URL: address })).not.toThrow();
    },
  );
});

describe("the models", () => {
  it("are off unless the setting asks for them", () => {
    expect(readSettings(given).models).toBe("none");
    expect(readSettings({ ...given, MODELS: "workers-ai" }).models).toBe("workers-ai");
    expect(() => readSettings({ ...given, MODELS: "yes" })).toThrow("MODELS: none or workers-ai");
  });
});

describe("the keys of the secrets", () => {
  const [a, b] = ["A", "B"].map((letter) => `${letter.repeat(43)}=`) as [string, string];

  it("are the current one and, after it, those before it", () => {
    expect(readSettings(given).secretsKeys).toEqual([given.SECRETS_KEY]);
    const settings = readSettings({ ...given, SECRETS_PREVIOUS_KEYS: `${a},${b}` });
    expect(settings.secretsKeys).toEqual([given.SECRETS_KEY, a, b]);
  });

  it.each(["short", `${a},`, `,${a}`, `${a}${b}`, `${a};${b}`, `${a},short`])("are refused as %s", (keys) => {
    expect(() => readSettings({ ...given, SECRETS_PREVIOUS_KEYS: keys })).toThrow("SECRETS_PREVIOUS_KEYS");
  });
});

describe("an operator token of fewer than 32 characters", () => {
  const short = "x".repeat(31);
  const advice =
    /A setting is malformed\. OPERATOR_TOKEN: The operator token must have at least 32 characters\. `openssl rand -hex 24` makes one\./;

  it("is refused by the Worker, and one of 32 or none is taken", () => {
    expect(() => readSettings({ ...given, OPERATOR_TOKEN: short })).toThrow(advice);
    expect(readSettings({ ...given, OPERATOR_TOKEN: `${short}x` }).operatorToken).toBe(`${short}x`);
    expect(readSettings(given).operatorToken).toBeNull();
  });

  it("keeps `npm start` from starting, with that sentence and nothing else", () => {
    const { status, stdout, stderr } = started({ OPERATOR_TOKEN: short });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(advice);
    expect(stderr).not.toContain("    at ");
  });

  it("is one of the settings that are named together when several are malformed", () => {
    const both = () => readSettings({ ...given, OPERATOR_TOKEN: short, RENDERER_SLOTS: "0" });
    expect(both).toThrow(/^Settings are malformed\. OPERATOR_TOKEN: .*; RENDERER_SLOTS: a whole number of at least 1$/);
  });

  it("is named beside a malformed port", () => {
    const { status, stderr } = started({ OPERATOR_TOKEN: short, PORT: "abc" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Settings are malformed\. PORT: a whole number from 1 to 65535; OPERATOR_TOKEN: /);
  });

  it("keeps a deployment from being made, as a variable or in a file of secrets", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
    const files = [
      [path.join(folder, "secrets.json"), JSON.stringify({ OPERATOR_TOKEN: short })],
      [path.join(folder, "secrets.env"), `OPERATOR_TOKEN="${short}"\n`],
    ] as const;
    for (const [file, text] of files) writeFileSync(file, text);
    const options = [
      ["--var", `OPERATOR_TOKEN:${short}`],
      [`--var=OPERATOR_TOKEN:${short}`],
      ...files.map(([file]) => ["--secrets-file", file]),
    ];
    for (const given of options) {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/deploy.ts", ...given], {
        cwd: root,
        encoding: "utf8",
      });
      expect([given, status]).toEqual([given, 1]);
      expect(stderr).toMatch(/^Nothing was deployed\./);
      expect(stderr).toMatch(advice);
    }
    rmSync(folder, { recursive: true });
  });
});
