import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { EmbeddingModel } from "../../src/adapters/ai/styleEmbeddings.ts";
import { ConceptStyleIndex } from "../../src/adapters/styles/conceptStyleIndex.ts";
import { openStyleIndex } from "../../src/adapters/styles/openStyleIndex.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import { findStyle, styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { rank } from "../../src/core/styles/rank.ts";
import type { StyleIndex } from "../../src/ports/styleIndex.ts";
import { FakeEmbeddings } from "./styleEmbeddingsFake.ts";
import { R2KeptFiles } from "../../src/adapters/r2/keptFiles.ts";

const vectorKeys = async () => (await env.KEPT.list({ prefix: "styles/vectors/" })).objects.map(({ key }) => key);

async function forgetVectors(): Promise<void> {
  await env.KEPT.delete(await vectorKeys());
}

/** A clock of its own: attempts to warm up are half a minute apart. */
function clock() {
  let nowMs = 1_000_000;
  return {
    runtime: { ...workersRuntime, nowMs: () => nowMs },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

const modelIndex = (ai: EmbeddingModel, runtime = clock().runtime) =>
  openStyleIndex({ ai, keptFiles: new R2KeptFiles(env.KEPT), runtime });

describe.each<[name: string, open: () => StyleIndex]>([
  [
    "our own vectors",
    () => openStyleIndex({ ai: undefined, keptFiles: new R2KeptFiles(env.KEPT), runtime: workersRuntime }),
  ],
  ["the model's vectors", () => modelIndex(new FakeEmbeddings())],
])("a style index with %s", (_name, open) => {
  async function warm(): Promise<StyleIndex> {
    const index = open();
    await index.warmUp();
    return index;
  }

  it("has one vector for each style once it is warm, all of the length of a query's", async () => {
    const index = await warm();
    const vectors = await index.vectors();
    const query = await index.embed("water");
    expect(vectors?.map(({ id }) => id)).toEqual(styles.map(({ id }) => id));
    expect(new Set(vectors?.map(({ vector }) => vector.length))).toEqual(new Set([query?.length]));
  });

  it("gives the same vector for the same text", async () => {
    const index = await warm();
    expect(await index.embed("soft linen")).toEqual(await index.embed("soft linen"));
  });

  it("brings a description near to what it describes", async () => {
    const index = await warm();
    const query = await index.embed("a yacht in the sea");
    const best = rank(query ?? new Float32Array(), (await index.vectors()) ?? [], 1)[0];
    expect(findStyle(best?.id ?? "")?.animationPrompt).toBe("Yacht Life");
  });

  it("can be warmed up again at any time", async () => {
    const index = await warm();
    await Promise.all([index.warmUp(), index.warmUp()]);
    expect(await index.vectors()).toHaveLength(styles.length);
  });

  it.each(["", " ", "\u0000", "?".repeat(500), "🌊".repeat(250), "\ud800"])("never throws: text %#", async (text) => {
    const vector = await (await warm()).embed(text);
    expect(vector?.every(Number.isFinite) ?? true).toBe(true);
  });
});

describe("our own vectors", () => {
  it("are there without a warm-up", async () => {
    expect(await new ConceptStyleIndex().vectors()).toHaveLength(styles.length);
  });
});

describe("the model's vectors", () => {
  it("are made once and found in the bucket by every other instance", async () => {
    await forgetVectors();
    const ai = new FakeEmbeddings();
    const index = modelIndex(ai);
    expect(await index.vectors()).toBeNull();
    await index.warmUp();
    expect(ai.textCount).toBe(styles.length);
    expect(Math.max(...ai.batchSizes)).toBeLessThanOrEqual(100);
    expect(await vectorKeys()).toEqual([expect.stringMatching(/^styles\/vectors\/[0-9a-f]{64}\.f32$/)]);

    const other = new FakeEmbeddings();
    expect(await modelIndex(other).vectors()).toEqual(await index.vectors());
    expect(other.textCount).toBe(0);
  });

  it("are made again when what was stored is cut off or spoilt", async () => {
    await modelIndex(new FakeEmbeddings()).warmUp();
    const [key = ""] = await vectorKeys();
    const whole = await (await env.KEPT.get(key))?.arrayBuffer();
    for (const bytes of [new Uint8Array(), new Uint8Array(100), new Uint8Array(whole?.byteLength ?? 0).fill(255)]) {
      await env.KEPT.put(key, bytes);
      const index = modelIndex(new FakeEmbeddings());
      expect(await index.vectors()).toBeNull();
      await index.warmUp();
      expect(await index.vectors()).toHaveLength(styles.length);
    }
  });

  it.each<[name: string, answer: () => unknown]>([
    ["fails", () => Promise.reject(new Error("3040: out of capacity"))],
    ["throws at once", () => fail()],
    ["answers nothing", () => Promise.resolve(undefined)],
    ["answers too few", () => Promise.resolve({ shape: [0, 1024], data: [] })],
    ["answers short vectors", () => Promise.resolve({ data: styles.slice(0, 54).map(() => [1, 2, 3]) })],
    ["answers what is no number", () => Promise.resolve({ data: [Array.from({ length: 1024 }, () => "x")] })],
    ["answers zeros", () => Promise.resolve({ data: [Array.from({ length: 1024 }, () => 0)] })],
    ["takes the call for later", () => Promise.resolve({ request_id: "r" })],
  ])("stay unavailable when the model %s, and nothing is stored", async (_name, answer) => {
    await forgetVectors();
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const index = modelIndex({ run: answer as EmbeddingModel["run"] });
    await index.warmUp();
    expect(await index.vectors()).toBeNull();
    expect(await index.embed("water")).toBeNull();
    expect(await vectorKeys()).toEqual([]);
    expect(errors).toHaveBeenCalled();
    errors.mockRestore();
  });

  it("are tried for again half a minute after a failure, not before", async () => {
    await forgetVectors();
    vi.spyOn(console, "error").mockImplementationOnce(() => undefined);
    const ai = new FakeEmbeddings();
    const { runtime, pass } = clock();
    const index = modelIndex(ai, runtime);
    ai.failNext(1);
    await index.warmUp();
    await index.warmUp();
    expect(ai.calls).toBe(1);
    pass(30_000);
    await index.warmUp();
    expect(await index.vectors()).toHaveLength(styles.length);
  });

  it("are given up when the model never answers a query", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await modelIndex({ run: () => new Promise(() => undefined) }).embed("water")).toBeNull();
    errors.mockRestore();
  });

  it("serve from memory when the bucket cannot keep them", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = { get: () => fail(), put: () => fail() };
    const index = openStyleIndex({ ai: new FakeEmbeddings(), keptFiles: broken, runtime: workersRuntime });
    expect(await index.vectors()).toBeNull();
    await index.warmUp();
    expect(await index.vectors()).toHaveLength(styles.length);
    expect(errors).toHaveBeenCalledTimes(2);
    errors.mockRestore();
  });
});

function fail(): never {
  throw new Error("broken");
}
