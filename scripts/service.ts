import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { isLoopbackHost } from "../src/core/hosts.ts";
import { malformed, readSettings, settingNames, settingProblems } from "../src/settings.ts";
import { serveMailFolder, type KeptMail } from "./mailFolder.ts";
import { migrate } from "./migrate.ts";
import { prepareChromium } from "./chromium.ts";
import { rendererMemory } from "./rendererMemory.ts";
import { freePort, instanceMark, isFreeSoon, killLeftovers, start, stop, untilHealthy } from "./processes.ts";

const root = path.resolve(import.meta.dirname, "..");
const cron = "*/5 * * * *";
const cronEveryMs = 60_000;

/** Settings that are this machine's own business, and so are not taken from the environment as they are. */
const ownSettings = new Set([
  "SERVICE_ENVIRONMENT",
  "PUBLIC_URL",
  "OPERATOR_TOKEN",
  "SECRETS_KEY",
  "RENDERER_URL",
  "MAIL_FOLDER_URL",
]);

export interface Service {
  url: string;
  /** Empty where containers draw, which have no address. */
  rendererUrl: string;
  operatorToken: string;
  dataDir: string;
  /** Where mail is kept instead of being sent; null behind a public address. */
  mailDir: string | null;
  stop(): Promise<void>;
  /** Resolves when one of the children ends by itself. */
  ended: Promise<string>;
}

export interface ServiceOptions {
  port: number;
  dataDir: string;
  /** Shows what the children print. */
  verbose: boolean;
  /** Hears of each mail that is kept instead of being sent. */
  onMail?: (mail: KeptMail) => void;
  /** Draws in containers, as a deployment does, rather than in a process beside the Worker. Needs a container engine. */
  inContainers?: boolean;
  /** The Worker's entry, from the project's folder: the one of wrangler.toml unless given. */
  entry?: string;
}

/** Starts renderer and Worker on one machine, their data in `dataDir`, and replaces what an earlier run left behind. */
export async function startService(options: ServiceOptions): Promise<Service> {
  // Before anything is started: the Worker itself would say what is wrong with them only in answer to its first call.
  const isPort = Number.isInteger(options.port) && options.port > 0 && options.port <= 65_535;
  const problems = [...(isPort ? [] : ["PORT: a whole number from 1 to 65535"]), ...settingProblems(process.env)];
  if (problems.length > 0) throw new Error(malformed(problems));
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  killLeftovers(dataDir);
  if (!(await isFreeSoon(options.port)))
    throw new Error(`Port ${options.port} is taken by another program. PORT=… starts the service on another one.`);
  const secrets = readSecrets(dataDir);
  const url = `http://127.0.0.1:${options.port}`;
  const publicUrl = process.env.PUBLIC_URL ?? url;
  const givenRenderer = options.inContainers ? "" : process.env.RENDERER_URL || undefined;
  const given = {
    // The renderer draws one concept on each core.
    RENDERER_PLACES: String(availableParallelism()),
    ...(isLoopback(publicUrl) ? { ALLOW_PRIVATE_NETWORK: "true", PAYMENTS: "test", SIGN_UP: "open" } : {}),
    ...fromEnvironment(),
    SERVICE_ENVIRONMENT: "development",
    PUBLIC_URL: publicUrl,
    OPERATOR_TOKEN: secrets.operatorToken,
    SECRETS_KEY: secrets.secretsKey,
    ...(givenRenderer ? { RENDERER_URL: givenRenderer } : {}),
  };
  readSettings(given);
  const chromium = prepareChromium(path.join(dataDir, "browser"), { [instanceMark]: dataDir });
  const env = {
    ...process.env,
    ...chromium,
    [instanceMark]: dataDir,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    // Wrangler would keep every address that is called, queries and all, in a database of its own.
    X_LOCAL_OBSERVABILITY: "false",
    X_LOCAL_EXPLORER: "false",
  };
  migrate(dataDir, env);

  const children: ChildProcess[] = [];
  const stdio: ("ignore" | "inherit")[] = ["ignore", options.verbose ? "inherit" : "ignore", "inherit"];
  const mailDir = isLoopback(publicUrl) ? path.join(dataDir, "mail") : null;
  const mail = mailDir === null ? null : await serveMailFolder(mailDir, options.onMail);
  const rendererUrl = givenRenderer ?? `http://127.0.0.1:${await freePort()}`;
  try {
    if (givenRenderer === undefined) {
      const place = { PORT: new URL(rendererUrl).port, SCRATCH_DIR: path.join(dataDir, "scratch") };
      const rendererEnv = { ...env, ...rendererMemory, ...place };
      children.push(start("node", ["container/server/main.ts"], { cwd: root, env: rendererEnv, stdio }));
    }
    writeSettings(dataDir, {
      ...given,
      // Without a browser pages are read as they come, without their scripts.
      ...(chromium === null ? { BROWSER_SLOTS: "0" } : {}),
      RENDERER_URL: rendererUrl,
      ...(mail === null ? {} : { MAIL_FOLDER_URL: mail.url }),
    });
    const worker = start("wrangler", wranglerArguments(options, dataDir), {
      cwd: root,
      env,
      stdio: ["ignore", options.verbose ? "inherit" : "ignore", "pipe"],
    });
    if (worker.stderr) void printWithoutNoise(worker.stderr);
    children.push(worker);
    await Promise.all([
      untilHealthy(`${url}/v1`, worker, 60_000),
      ...(givenRenderer === undefined ? [untilHealthy(`${rendererUrl}/health`, children[0] ?? worker, 30_000)] : []),
    ]);
  } catch (error) {
    await Promise.all([...children.map((child) => stop(child)), mail?.close()]);
    throw error;
  }
  const tick = () =>
    void fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`).catch(() => undefined);
  const timer = setInterval(tick, cronEveryMs);
  return {
    url,
    rendererUrl,
    operatorToken: secrets.operatorToken,
    dataDir,
    mailDir,
    ended: Promise.race(
      children.map((child) => new Promise<string>((resolve) => child.once("exit", () => resolve(child.spawnfile)))),
    ),
    async stop() {
      clearInterval(timer);
      await Promise.all(children.map((child) => stop(child)));
      await mail?.close();
    },
  };
}

/** What the emulator prints of itself beside each line of ours: frames without names, and errors that were handled. */
const noise = /^\s*stack: \S+workerd@|\[ERROR\] e = \S+\.rs:\d+: failed: |NOSENTRY/;

async function printWithoutNoise(stream: Readable): Promise<void> {
  for await (const line of createInterface({ input: stream })) if (!noise.test(line)) process.stderr.write(`${line}\n`);
}

/** Behind a public address the conveniences of a laptop stay off. */
function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}

function wranglerArguments({ port, entry, inContainers = false }: ServiceOptions, dataDir: string): string[] {
  return [
    "dev",
    ...(entry === undefined ? [] : [entry]),
    "--port",
    String(port),
    "--ip",
    "127.0.0.1",
    "--inspector-port",
    "0",
    "--persist-to",
    path.join(dataDir, "state"),
    "--env-file",
    path.join(dataDir, "settings.env"),
    `--enable-containers=${inContainers}`,
    "--show-interactive-dev-session=false",
    "--log-level",
    "warn",
  ];
}

function fromEnvironment(): Record<string, string> {
  return Object.fromEntries(
    settingNames
      .filter((name) => !ownSettings.has(name))
      .flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

function writeSettings(dataDir: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(path.join(dataDir, "settings.env"), `${lines.join("\n")}\n`, { mode: 0o600 });
}

/** The instance's own token and key: made once, kept with its data. */
function readSecrets(dataDir: string): { operatorToken: string; secretsKey: string } {
  const file = path.join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    const fresh = { operatorToken: randomBytes(24).toString("hex"), secretsKey: randomBytes(32).toString("base64") };
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 });
  }
  const kept = JSON.parse(readFileSync(file, "utf8")) as { operatorToken: string; secretsKey: string };
  return {
    operatorToken: process.env.OPERATOR_TOKEN ?? kept.operatorToken,
    secretsKey: process.env.SECRETS_KEY ?? kept.secretsKey,
  };
}
