import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openStyleIndex } from "../../src/adapters/styles/openStyleIndex.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import { servicesFor } from "../../src/composition.ts";
import { AnimationPrompt } from "../../src/core/contract/creative.ts";
import { createApp } from "../../src/http/app.ts";
import type { StyleIndex } from "../../src/ports/styleIndex.ts";
import { anAccount, origin, outcome, type TestAccount } from "./builders.ts";
import { checkAnswer } from "./conformity.ts";
import { FakeEmbeddings } from "./styleEmbeddingsFake.ts";
import { R2KeptFiles } from "../../src/adapters/r2/keptFiles.ts";

interface SearchAnswer {
  query: string;
  results: { style_id: string; style_name: string; animation_prompt: string; similarity: number }[];
}

let account: TestAccount;

beforeAll(async () => {
  account = await anAccount();
});

const ownVectors = openStyleIndex({ ai: undefined, keptFiles: new R2KeptFiles(env.KEPT), runtime: workersRuntime });

/** Searches as a client would, over the given index; work after the answer is done when it returns. */
async function search(query: string, styleIndex: StyleIndex = ownVectors, key = account.apiKey): Promise<Response> {
  const app = createApp((bindings) => ({ ...servicesFor(bindings), styleIndex }));
  const request = new Request(`${origin}/v1/styles/search${query}`, { headers: { authorization: `Bearer ${key}` } });
  const context = createExecutionContext();
  const response = await app.fetch(request, env, context);
  await waitOnExecutionContext(context);
  await checkAnswer(request.method, new URL(request.url), response);
  return response;
}

const found = async (query: string): Promise<SearchAnswer> => (await search(query)).json<SearchAnswer>();

describe("GET /v1/styles/search", () => {
  it("answers with the query and the twenty nearest styles, nearest first, and exactly the four fields", async () => {
    const response = await search("?q=sheer+curtain+in+morning+light");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json<SearchAnswer>();
    expect(Object.keys(body)).toEqual(["query", "results"]);
    expect(body.query).toBe("sheer curtain in morning light");
    expect(body.results).toHaveLength(20);
    expect(body.results[0]?.animation_prompt).toBe("Curtains Blowing");
    for (const [at, result] of body.results.entries()) {
      expect(Object.keys(result)).toEqual(["style_id", "style_name", "animation_prompt", "similarity"]);
      expect(result.style_id).toMatch(/^sty_/);
      expect(AnimationPrompt.options).toContain(result.animation_prompt);
      expect(result.similarity).toBeGreaterThanOrEqual(0);
      expect(result.similarity).toBeLessThanOrEqual(body.results[at - 1]?.similarity ?? 1);
      expect(result.similarity).toBe(Number(result.similarity.toFixed(4)));
    }
  });

  it("gives as many as asked for, up to 50", async () => {
    expect((await found("?q=sea&top_n=1")).results).toHaveLength(1);
    expect((await found("?q=sea&top_n=50")).results).toHaveLength(50);
  });

  it("gives the same answer each time", async () => {
    expect(await found("?q=calm%20water")).toEqual(await found("?q=calm%20water"));
  });

  it.each([
    ["", "missing_query", undefined],
    ["?q=", "missing_query", undefined],
    ["?q=%20%09%0A", "missing_query", undefined],
    [`?q=${"x".repeat(501)}`, "invalid_request", "q"],
    ["?q=sea&top_n=0", "invalid_request", "top_n"],
    ["?q=sea&top_n=51", "invalid_request", "top_n"],
    ["?q=sea&top_n=-1", "invalid_request", "top_n"],
    ["?q=sea&top_n=2.5", "invalid_request", "top_n"],
    ["?q=sea&top_n=", "invalid_request", "top_n"],
    ["?q=sea&top_n=ten", "invalid_request", "top_n"],
  ])("refuses %s", async (query, code, param) => {
    const response = await search(query);
    expect(response.status).toBe(400);
    const { error } = await response.json<{ error: { code: string; param?: string } }>();
    expect([error.code, error.param]).toEqual([code, param]);
  });

  it.each(["%00", "%ff%fe", "🌊", "%E0%A4%A", "<script>", "'; DROP TABLE styles; --", "a".repeat(500), "%F0%9F"])(
    "answers whatever the text is: %#",
    async (text) => {
      const response = await search(`?q=${text}`);
      expect(response.status).toBe(200);
      expect((await response.json<SearchAnswer>()).results).toHaveLength(20);
    },
  );

  it("asks for a key before anything else", async () => {
    expect(await outcome(search("", ownVectors, "svc_live_nobody"))).toEqual([401, "invalid_api_key"]);
  });
});

describe("style search with a model", () => {
  const withModel = (ai: FakeEmbeddings) =>
    openStyleIndex({ ai, keptFiles: new R2KeptFiles(env.KEPT), runtime: workersRuntime });

  it("says 503 with Retry-After while the index warms up after the answer, then finds", async () => {
    const index = withModel(new FakeEmbeddings());
    const cold = await search("?q=sailing+boat", index);
    expect(cold.headers.get("retry-after")).toBe("30");
    expect(await outcome(cold)).toEqual([503, "style_search_unavailable"]);
    const warm = await search("?q=sailing+boat", index);
    expect(warm.status).toBe(200);
    expect((await warm.json<SearchAnswer>()).results[0]?.animation_prompt).toBe("Yacht Life");
  });

  it("says 503 with Retry-After when the model fails for a query", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ai = new FakeEmbeddings();
    const index = withModel(ai);
    await index.warmUp();
    ai.failNext(1);
    const response = await search("?q=sailing+boat", index);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await outcome(response)).toEqual([503, "style_search_unavailable"]);
    expect((await search("?q=sailing+boat", index)).status).toBe(200);
    errors.mockRestore();
  });

  it("refuses bad parameters before it looks at the index", async () => {
    const ai = new FakeEmbeddings();
    await search("?q=", withModel(ai));
    await search("?q=sea&top_n=0", withModel(ai));
    expect(ai.calls).toBe(0);
  });
});
