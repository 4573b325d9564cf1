import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/processes.ts";
import { webhookSigner } from "../../src/adapters/webhookSigner.ts";
import { buildClientPackage, type ClientPackage } from "./clientPackage.ts";

let built: ClientPackage;

beforeAll(() => {
  built = buildClientPackage();
});
afterAll(() => built[Symbol.dispose]());

const run = promisify(execFile);

/** A program of somebody who has installed the package. */
function consumer(name: string, source: string): string {
  const folder = path.join(built.folder, name);
  mkdirSync(path.join(folder, "node_modules/@ad-creative"), { recursive: true });
  symlinkSync(built.folder, path.join(folder, "node_modules/@ad-creative/client"));
  writeFileSync(path.join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(path.join(folder, "program.ts"), source);
  return folder;
}

describe("the webhook receiver among the examples", () => {
  it("takes an event again whose handling failed, and handles any other once", async () => {
    const secret = `whsec_${Buffer.from("0123456789abcdef01234567").toString("base64")}`;
    const port = await freePort();
    const program = path.join(built.folder, "examples/webhook-receiver.ts");
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
    const receiver = spawn("node", [program], { env, stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    receiver.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
    try {
      await once(receiver.stdout, "data");
      const post = async (event: object): Promise<number> => {
        const body = JSON.stringify(event);
        const headers = await webhookSigner.sign([secret], "msg_1", Math.floor(Date.now() / 1000), body);
        return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body })).status;
      };
      const withoutAds = { event: "delivery.completed", delivery_id: "del_1" };
      expect([await post(withoutAds), await post(withoutAds)]).toEqual([500, 500]);
      expect([await post({ ...withoutAds, ads: [] }), await post({ ...withoutAds, ads: [] })]).toEqual([204, 204]);
    } finally {
      receiver.kill();
      await once(receiver, "close");
    }
    expect(printed.match(/del_1: 0 ads/g)).toHaveLength(1);
  });
});

describe("the package", () => {
  it("holds its code, its types, its examples and its readme, and nothing else", () => {
    const output = execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: built.folder, encoding: "utf8" });
    const reports = Object.values(JSON.parse(output) as Record<string, { files: { path: string }[] }>);
    const files = (reports[0]?.files ?? []).map((file) => file.path);
    expect(files).toEqual(expect.arrayContaining(["README.md", "package.json", "dist/index.js", "dist/index.d.ts"]));
    const kinds = /^(README\.md|package\.json|dist\/\w+\.(js|d\.ts)|examples\/[\w-]+\.ts)$/;
    expect(files.filter((file) => !kinds.test(file))).toEqual([]);
  });

  it("needs openapi-fetch and nothing else", () => {
    const manifest = JSON.parse(readFileSync(path.join(built.folder, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(manifest.dependencies)).toEqual(["openapi-fetch"]);
  });

  it("runs in plain Node", async () => {
    const program = 'import * as all from "@ad-creative/client"; console.log(Object.keys(all).sort().join(" "))';
    const { stdout } = await run("node", ["program.ts"], { cwd: consumer("plain", program) });
    expect(stdout.trim().split(" ")).toEqual(
      expect.arrayContaining(["AdCreativeClient", "ApiError", "WebhookVerificationError", "verifyWebhook"]),
    );
  });

  it.each([
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ])("has types that hold under module %s with resolution %s", async (module, moduleResolution) => {
    const program = `
      import { AdCreativeClient, InsufficientCreditsError, verifyWebhook, type AdOrder } from "@ad-creative/client";
      const client = new AdCreativeClient({ apiKey: "k", baseUrl: "http://x" });
      const order: AdOrder = { count: 1, format: "static", creative: { copy_angle: "ritual" }, metadata: { a: "b" } };
      const accepted = await client.generateAds(order);
      const left: number = accepted.credits_balance;
      const finished = await client.generateAds(order, { wait: true });
      const address: string | undefined = finished.ads[0]?.static_url;
      for await (const { credits_delta } of client.listUsage()) credits_delta.toFixed();
      const event = await verifyWebhook({ payload: "", headers: {}, secret: "" });
      if (event.event === "delivery.failed") event.error.message.trim();
      try { await client.dryRun({}); } catch (error) {
        if (error instanceof InsufficientCreditsError && error.code === "insufficient_credits") console.log(left, address);
      }
      // @ts-expect-error a format that is none
      order.format = "video";
      // @ts-expect-error a misspelt option
      await client.generateAds({ cuont: 1 });
      // @ts-expect-error a dry run is a method of its own
      await client.generateAds({ dry_run: true });
      // @ts-expect-error only a failed delivery says why
      event.error.message;
    `;
    const folder = consumer(`types-${moduleResolution}`, program);
    const options = { strict: true, target: "es2022", lib: ["ES2022"], types: ["node"], noEmit: true, module };
    const compilerOptions = { ...options, moduleResolution, skipLibCheck: true, exactOptionalPropertyTypes: true };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
    await run("tsc", ["-p", "tsconfig.json"], { cwd: folder }).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  });
});
