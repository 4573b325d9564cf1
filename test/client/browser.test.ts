import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as clientModule from "../../client/src/index.ts";
import { webhookSigner } from "../../src/adapters/webhookSigner.ts";
import { launch } from "../app/browserPages.ts";
import { balance, scriptedServer } from "./scriptedServer.ts";

/** What the page's script leaves behind for the tests. */
declare global {
  var client: typeof clientModule;
}

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: 'export * from "./client/src/index.ts"', resolveDir: "." },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "client",
    platform: "browser",
    target: "es2022",
  });
  const script = bundle.outputFiles[0]?.text ?? "";
  server = createServer((request, response) => {
    if (request.url === "/client.js") response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    else if (request.url === "/v1/balance")
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(balance));
    else response.writeHead(200, { "content-type": "text/html" }).end('<script src="/client.js"></script>');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

describe("in a real browser", () => {
  it("loads without an error and calls a server of the page's own", async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(`${origin}/page`);
    const credits = await page.evaluate(async () => {
      const own = new globalThis.client.AdCreativeClient({ apiKey: "added-by-the-server", baseUrl: location.origin });
      return (await own.getBalance()).credits_balance;
    });
    expect(credits).toBe(50);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("verifies webhooks with the browser's own cryptography", async () => {
    const secret = `whsec_${btoa("0123456789abcdef01234567")}`;
    const payload = JSON.stringify({ event: "delivery.completed", delivery_id: "del_1" });
    const headers = await webhookSigner.sign([secret], "msg_1", Math.floor(Date.now() / 1000), payload);
    const page = await browser.newPage();
    await page.goto(`${origin}/page`);
    const verdicts = await page.evaluate(
      async (input) => {
        const { verifyWebhook, WebhookVerificationError } = globalThis.client;
        const event = await verifyWebhook(input);
        const error: unknown = await verifyWebhook({ ...input, payload: "{}" }).catch((reason: unknown) => reason);
        return [event.delivery_id, error instanceof WebhookVerificationError ? error.reason : "accepted"];
      },
      { payload, headers, secret },
    );
    expect(verdicts).toEqual(["del_1", "signature_mismatch"]);
    await page.close();
  });

  it("says that the connection failed where a server of another origin has not invited the page", async () => {
    await using foreign = await scriptedServer({ status: 200, json: balance });
    const page = await browser.newPage();
    await page.goto(`${origin}/page`);
    const failed = await page.evaluate(async (baseUrl) => {
      const { AdCreativeClient, ConnectionError } = globalThis.client;
      const client = new AdCreativeClient({ apiKey: "svc_live_x", baseUrl, maxRetries: 0 });
      return client.getBalance().catch((error: unknown) => error instanceof ConnectionError);
    }, foreign.url);
    expect(failed).toBe(true);
    await page.close();
  });
});
