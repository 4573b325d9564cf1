import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callJson, createAccount, type DemoAccount } from "../../scripts/client.ts";
import { freePort } from "../../scripts/processes.ts";
import { buildClientPackage, type ClientPackage } from "../client/clientPackage.ts";
import { Instance } from "./instance.ts";
import { startSmallShop } from "./smallShop.ts";

let instance: Instance;
let shop: { url: string; close(): Promise<void> };
let built: ClientPackage;
let account: DemoAccount;
const children: ChildProcess[] = [];

beforeAll(async () => {
  [instance, shop] = await Promise.all([Instance.create(), startSmallShop()]);
  built = buildClientPackage();
  await instance.start();
  account = await createAccount(instance.url, instance.operatorToken, "examples@example.com");
});

afterAll(async () => {
  for (const child of children) child.kill();
  await instance.dispose();
  await shop.close();
  built[Symbol.dispose]();
});

/** An example as a user runs it; `text` is all that it has printed so far. */
class Run {
  readonly child: ChildProcess;
  text = "";

  constructor(name: string, env: Record<string, string>) {
    const file = path.join(built.folder, "examples", `${name}.ts`);
    const known = { API_KEY: account.api_key, BASE_URL: instance.url };
    this.child = spawn("node", ["--no-warnings", file], { env: { ...process.env, ...known, ...env } });
    children.push(this.child);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk: Buffer) => (this.text += chunk.toString()));
  }

  async exitCode(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, "close");
    return this.child.exitCode;
  }

  async printed(pattern: RegExp, timeoutMs = 60_000): Promise<RegExpExecArray> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = pattern.exec(this.text);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`${String(pattern)} was not printed:\n${this.text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs an example to its end and gives what it printed; fails unless it exits with `code`. */
async function output(name: string, env: Record<string, string> = {}, code = 0): Promise<string> {
  const run = new Run(name, env);
  const ended = await run.exitCode();
  expect(ended, run.text).toBe(code);
  return run.text;
}

const balance = async (of: DemoAccount = account): Promise<number> =>
  (await callJson<{ credits_balance: number }>(`${instance.url}/v1/balance`, { token: of.api_key })).credits_balance;

const grant = (credits: number) =>
  callJson(`${instance.url}/operator/v1/accounts/${account.account_id}/credits`, {
    token: instance.operatorToken,
    json: { credits, reason: "examples" },
  });

describe("the client's examples against the running service", () => {
  it("quick-start goes from a shop's address to the first ad", async () => {
    const text = await output("quick-start", { SHOP_URL: shop.url });
    expect(text).toMatch(/: 2 ads, to look at under http/);
    const files = [...text.matchAll(/^(?:vertical|square) {2}.+ {2}(http\S+)$/gm)].map((match) => match[1] ?? "");
    expect(files).toHaveLength(2);
    for (const file of files) expect((await fetch(file)).headers.get("content-type")).toMatch(/^image\//);
    expect(await balance()).toBe(45);
  });

  it("dry-run orders within the budget, and nothing beyond it", async () => {
    const refused = await output("dry-run", { BUDGET_USD: "1" });
    expect(refused).toContain("15 credits (1.50 USD) of 45");
    expect(refused).toContain("Not ordered: over the budget of 1 USD.");
    expect(refused.match(/^\d\. ritual, /gm)).toHaveLength(3);
    expect(await balance()).toBe(45);
    expect(await output("dry-run", { BUDGET_USD: "2" })).toMatch(/Ordered del_\w+; 30 credits are left\./);
  });

  it("wait-with-progress can be interrupted and taken up again, and is paid once", async () => {
    const first = new Run("wait-with-progress", {});
    await first.printed(/^(queued|processing|rendering): \d of/m);
    first.child.kill("SIGINT");
    expect(await first.exitCode()).toBe(1);
    const id = /Go on with DELIVERY_ID=(del_\w+)/.exec(first.text)?.[1] ?? first.text;
    const text = await output("wait-with-progress", { DELIVERY_ID: id });
    expect(text).toContain("completed: 2 of 2 ads");
    expect(text.match(/^(vertical|square) {2}http\S+\.mp4$/gm)).toHaveLength(2);
    expect(await balance()).toBe(15);
  });

  it("webhook-receiver takes the service's webhook and refuses a forged one", async () => {
    const port = await freePort();
    const receiver = new Run("webhook-receiver", { PORT: String(port), WEBHOOK_SECRET: account.webhook_secret });
    await receiver.printed(/Listening on port/);
    const url = `http://127.0.0.1:${port}/`;
    const { delivery_id } = await callJson<{ delivery_id: string }>(`${instance.url}/v1/ads/generate`, {
      token: account.api_key,
      json: { count: 1, format: "static", webhook_url: url },
    });
    await receiver.printed(new RegExp(`${delivery_id}: 2 ads`));
    const forged = await fetch(url, {
      method: "POST",
      headers: { "x-service-signature": "00".repeat(32) },
      body: JSON.stringify({ event: "delivery.completed", delivery_id: "del_forged", ads: [] }),
    });
    expect(forged.status).toBe(401);
    await receiver.printed(/Refused: /);
    expect(receiver.text).not.toContain("del_forged");
  });

  it("hundred-variants stops when the credits run out, and says so", async () => {
    const text = await output("hundred-variants", { CAMPAIGN: "poor" });
    expect(text).toContain("The credits ran out.");
    expect(text).toContain("0 ads of 15 orders are rendered.");
    expect(await balance()).toBe(10);
  });

  it("hundred-variants makes as many as it is told to, and pays for none of them twice", async () => {
    await grant(190);
    const spring = { CAMPAIGN: "spring", VARIANTS: "15" };
    expect(await output("hundred-variants", spring)).toContain("30 ads of 15 orders are rendered.");
    expect(await balance()).toBe(125);
    expect(await output("hundred-variants", spring)).toContain("30 ads of 15 orders are rendered.");
    expect(await balance()).toBe(125);
  });
});
