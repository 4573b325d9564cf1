import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callJson, type DemoAccount } from "../../scripts/client.ts";
import { startAuthorisingProxy } from "./authorisingProxy.ts";
import { copyOfOnboarded } from "./copyOfOnboarded.ts";
import type { Instance } from "./instance.ts";

let instance: Instance;
let account: DemoAccount;

const agents = path.join(process.cwd(), "test", "agents", "node_modules", ".bin");
const run = promisify(execFile);

beforeAll(async () => {
  const { status } = spawnSync("node", ["scripts/setup.mjs", "agents"], { stdio: "inherit" });
  expect(status).toBe(0);
  ({ instance, account } = await copyOfOnboarded());
  await instance.start();
  const credits = `${instance.url}/operator/v1/accounts/${account.account_id}/credits`;
  await callJson(credits, { token: instance.operatorToken, json: { credits: 100, reason: "test" } });
}, 400_000);

afterAll(async () => {
  await instance.dispose();
});

async function connect(): Promise<Client> {
  const client = new Client({ name: "an-agent", version: "1.0.0" });
  const requestInit = { headers: { authorization: `Bearer ${account.api_key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${instance.url}/mcp`), { requestInit }));
  // From here on the client holds every answer against its tool's schema.
  await client.listTools();
  return client;
}

async function use(client: Client, name: string, args: object = {}): Promise<CallToolResult> {
  const params = { name: `service.${name}`, arguments: { ...args } };
  return (await client.callTool(params, undefined, {
    timeout: 290_000,
    onprogress: () => undefined,
  })) as CallToolResult;
}

/** What a tool answered as structure; a refusal fails the test. */
async function ask<T>(client: Client, name: string, args: object = {}): Promise<T> {
  const result = await use(client, name, args);
  expect(result.isError, JSON.stringify(result.structuredContent)).toBeFalsy();
  return result.structuredContent as T;
}

interface Delivery {
  delivery_id: string;
  status: string;
  ads: { static_url: string; video_url: string | null }[];
  replayed_from_idempotency_key?: true;
}

async function deductions(): Promise<number[]> {
  const { recent_transactions: all } = await callJson<{
    recent_transactions: { type: string; credits_delta: number }[];
  }>(`${instance.url}/v1/usage`, { token: account.api_key });
  return all.flatMap(({ type, credits_delta }) => (type === "Deduction" ? [credits_delta] : []));
}

/** Calls a tool and destroys the connection after the notice that names the delivery; gives the notices so far. */
async function cutCall(name: string, args: object): Promise<string> {
  const cut = new AbortController();
  const response = await fetch(`${instance.url}/mcp`, {
    method: "POST",
    signal: cut.signal,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${account.api_key}`,
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: `service.${name}`, arguments: args, _meta: { progressToken: "p" } },
    }),
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let notices = "";
  while (!/del_[0-9a-z]{26}/.test(notices)) {
    const read = await reader?.read();
    if (read?.value === undefined) break;
    notices += decoder.decode(read.value, { stream: true });
  }
  cut.abort();
  return notices;
}

describe("an agent's session", () => {
  it("lists products, searches styles, orders, and reads the result", async () => {
    const agent = await connect();
    const { brands } = await ask<{ brands: { ready_for_ads: boolean }[] }>(agent, "list_brands");
    expect(brands).toEqual([expect.objectContaining({ ready_for_ads: true })]);
    const { products } = await ask<{ products: { id: string; usable_for_ads: boolean }[] }>(agent, "list_products");
    const product = products.find(({ usable_for_ads }) => usable_for_ads);
    const { results } = await ask<{ results: { style_id: string }[] }>(agent, "search_styles", {
      q: "calm water",
      top_n: 3,
    });
    const wish = {
      count: 1,
      format: "static",
      product_refs: [product?.id],
      creative: { featured_styles: [results[0]?.style_id] },
    };
    const plan = await ask<{ cost_credits: number; is_covered: boolean }>(agent, "generate_ads", {
      ...wish,
      dry_run: true,
    });
    expect(plan).toMatchObject({ cost_credits: 5, is_covered: true });
    expect(await deductions()).toEqual([]);

    const result = await use(agent, "generate_ads", wish);
    const ordered = result.structuredContent as unknown as Delivery;
    expect(ordered).toMatchObject({ status: "completed", credits_balance: 145 });
    expect(result.content.map(({ type }) => type)).toEqual(expect.arrayContaining(["text", "resource_link", "image"]));
    const read = await ask<Delivery>(agent, "get_delivery", { delivery_id: ordered.delivery_id });
    expect(read.ads.map(({ static_url }) => static_url)).toEqual(ordered.ads.map(({ static_url }) => static_url));
    for (const { static_url } of read.ads)
      expect((await fetch(static_url)).headers.get("content-type")).toMatch(/^image\//);
    expect(await ask(agent, "get_balance")).toMatchObject({ credits_balance: 145 });
    expect(await deductions()).toEqual([-5]);
    await agent.close();
  });

  it("whose stream was cut in the middle calls again, joins its delivery and pays once", async () => {
    const before = await deductions();
    const wish = { count: 1, format: "full", creative: { copy_angle: "ritual" } };
    const notices = await cutCall("generate_ads", wish);
    const [deliveryId] = /del_[0-9a-z]{26}/.exec(notices) ?? [];
    // The service sees a connection's end when it next writes to it, within a second or two.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const agent = await connect();
    const again = await ask<Delivery>(agent, "generate_ads", wish);
    expect(again).toMatchObject({ delivery_id: deliveryId, replayed_from_idempotency_key: true });
    expect(["completed", "rendering"]).toContain(again.status);
    expect(await deductions()).toEqual([-15, ...before]);
    await agent.close();
  });
});

describe("the Inspector's command line", () => {
  const inspect = async (...args: string[]) => {
    const header = `Authorization: Bearer ${account.api_key}`;
    const given = ["--cli", `${instance.url}/mcp`, "--transport", "http", "--header", header, ...args];
    return JSON.parse((await run(path.join(agents, "mcp-inspector"), given, { timeout: 120_000 })).stdout) as unknown;
  };

  it("lists the ten tools of the service", async () => {
    const { tools } = (await inspect("--method", "tools/list")) as { tools: { name: string }[] };
    expect(tools.map(({ name }) => name)).toHaveLength(10);
  });

  it("calls one with arguments", async () => {
    const call = ["--method", "tools/call", "--tool-name", "service.search_styles"];
    const found = await inspect(...call, "--tool-arg", "q=calm water", "--tool-arg", "top_n=2");
    expect(found).toMatchObject({ structuredContent: { query: "calm water", results: [{}, {}] } });
  });
});

describe("the conformance suite", () => {
  const applicable = [
    "server-initialize",
    "ping",
    "tools-list",
    "dns-rebinding-protection",
    "tools-call-simple-text",
    "tools-call-image",
    "tools-call-error",
    "tools-call-with-progress",
  ];
  const noCapability = {
    "no `logging`": ["logging-set-level", "tools-call-with-logging"],
    "no `prompts` or `completions`": [
      "completion-complete",
      "prompts-list",
      "prompts-get-simple",
      "prompts-get-with-args",
      "prompts-get-embedded-resource",
      "prompts-get-with-image",
    ],
    "no `resources`": [
      "resources-list",
      "resources-read-text",
      "resources-read-binary",
      "resources-templates-read",
      "resources-subscribe",
      "resources-unsubscribe",
    ],
    "asks its client for nothing": [
      "tools-call-sampling",
      "tools-call-elicitation",
      "elicitation-sep1034-defaults",
      "elicitation-sep1330-enums",
    ],
    "no sound": ["tools-call-audio"],
    "links instead of embedded files": ["tools-call-embedded-resource", "tools-call-mixed-content"],
    "no references in schemas": ["json-schema-2020-12"],
    "stateless: no stream is resumed": ["server-sse-polling", "server-sse-multiple-streams"],
  };

  it("has no scenario that nobody has looked at", async () => {
    const { stdout } = await run(path.join(agents, "conformance"), ["list", "--server"]);
    const listed = [...stdout.matchAll(/^\s+- (\S+)/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...applicable, ...Object.values(noCapability).flat()].sort());
  });

  it("passes in every scenario that applies", async () => {
    const agent = await connect();
    const { delivery_id } = await ask<Delivery>(agent, "generate_ads", { format: "static" });
    await agent.close();
    const ours: Record<string, { name: string; arguments: object }> = {
      test_simple_text: { name: "service.get_balance", arguments: {} },
      test_image_content: { name: "service.get_delivery", arguments: { delivery_id } },
      test_error_handling: { name: "service.generate_ads", arguments: { count: 0 } },
      test_tool_with_progress: { name: "service.generate_ads", arguments: { format: "static", count: 2 } },
    };
    const proxy = await startAuthorisingProxy(instance.url, account.api_key, (call) => ours[call.name] ?? call);
    const out = mkdtempSync(path.join(process.cwd(), ".cache", "conformance-"));
    try {
      for (const scenario of applicable) {
        const args = ["server", "--url", `${proxy.url}/mcp`, "--scenario", scenario, "-o", path.join(out, scenario)];
        await run(path.join(agents, "conformance"), args, { timeout: 120_000 }).catch(() => undefined);
        const [folder = ""] = readdirSync(path.join(out, scenario));
        const checks = JSON.parse(readFileSync(path.join(out, scenario, folder, "checks.json"), "utf8")) as {
          status: string;
          errorMessage?: string;
        }[];
        const complaints = checks.filter(({ status }) => status !== "SUCCESS" && status !== "INFO");
        expect([scenario, complaints]).toEqual([scenario, []]);
        expect(checks.length).toBeGreaterThan(0);
      }
    } finally {
      rmSync(out, { recursive: true, force: true });
      await proxy.close();
    }
  });
});
