import { errorText } from "../../core/errorText.ts";
import { styles } from "../../core/styles/catalogue/catalogue.ts";
import { describeStyle } from "../../core/styles/embedding.ts";
import type { IndexedVector } from "../../core/styles/rank.ts";
import type { KeptFiles } from "../../ports/keptFiles.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { StyleIndex } from "../../ports/styleIndex.ts";

const model = "@cf/baai/bge-m3";
/** Length of the model's dense vectors. */
const dimensions = 1024;
const batchSize = 54;
const queryTimeoutMs = 5_000;
const batchTimeoutMs = 20_000;
/** The contract asks callers to come back after 30 s; one attempt in that time is enough. */
const warmUpPauseMs = 30_000;

/** Texts whose vectors are kept in memory, 4 KB each. To keep them in the bucket would cost more than to ask the model again. */
const mostAsked = 256;

/** What is used of the `AI` binding. */
export interface EmbeddingModel {
  run(
    name: typeof model,
    inputs: { text: string[]; truncate_inputs: boolean },
    options: { signal: AbortSignal },
  ): Promise<unknown>;
}

/**
 * Vectors of Workers AI's bge-m3. Those of the styles are made once and kept, under a key that follows from the
 * model and the styles' words, so that a changed catalogue never meets old vectors.
 */
export class ModelStyleIndex implements StyleIndex {
  /** Not measured for the model: only what has nothing in common is refused. */
  readonly leastSimilarity = 0;
  readonly #ai: EmbeddingModel;
  readonly #keptFiles: Pick<KeptFiles, "get" | "put">;
  readonly #runtime: Runtime;
  #vectors: readonly IndexedVector[] | null = null;
  /** What was asked last, with the model's answer, oldest first: dry runs, orders and searches repeat each other's words. */
  readonly #asked = new Map<string, Float32Array>();
  /**
   * A time and not a promise: a promise made for one request must not be awaited by another, and one whose request has
   * ended never settles.
   */
  #nextWarmUpMs = 0;

  constructor(ai: EmbeddingModel, keptFiles: Pick<KeptFiles, "get" | "put">, runtime: Runtime) {
    this.#ai = ai;
    this.#keptFiles = keptFiles;
    this.#runtime = runtime;
  }

  async embed(text: string, mayAsk?: () => Promise<boolean>): Promise<Float32Array | null> {
    const known = this.#asked.get(text);
    if (known !== undefined) return known;
    if (mayAsk !== undefined && !(await mayAsk())) return null;
    const [vector] = (await this.#run([text], queryTimeoutMs)) ?? [];
    if (vector === undefined) return null;
    this.#asked.set(text, vector);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > mostAsked && oldest !== undefined) this.#asked.delete(oldest);
    return vector;
  }

  async vectors(): Promise<readonly IndexedVector[] | null> {
    if (this.#vectors) return this.#vectors;
    try {
      const stored = await this.#keptFiles.get(await this.#key());
      const vectors = stored && readVectors(stored);
      if (vectors) this.#vectors = withIds(vectors);
    } catch (error) {
      console.error("style vectors not readable", errorText(error));
    }
    return this.#vectors;
  }

  async warmUp(): Promise<void> {
    const nowMs = this.#runtime.nowMs();
    if (this.#vectors || nowMs < this.#nextWarmUpMs) return;
    this.#nextWarmUpMs = nowMs + warmUpPauseMs;
    const vectors: Float32Array[] = [];
    for (let start = 0; start < styles.length; start += batchSize) {
      const batch = await this.#run(styles.slice(start, start + batchSize).map(describeStyle), batchTimeoutMs);
      if (batch === null) return;
      vectors.push(...batch);
    }
    this.#vectors = withIds(vectors);
    try {
      await this.#keptFiles.put(await this.#key(), storedBytes(vectors));
    } catch (error) {
      console.error("style vectors not stored", errorText(error));
    }
  }

  async #run(text: string[], timeoutMs: number): Promise<Float32Array[] | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const call = this.#ai.run(model, { text, truncate_inputs: true }, { signal });
      const vectors = readAnswer(await Promise.race([call, aborted(signal)]), text.length);
      if (vectors === null) console.error("style embedding: the model's answer has another shape than expected");
      return vectors;
    } catch (error) {
      console.error("style embedding failed", errorText(error));
      return null;
    }
  }

  async #key(): Promise<string> {
    const digest = await this.#runtime.sha256Hex(JSON.stringify([model, styles.map(describeStyle)]));
    return `styles/vectors/${digest}.f32`;
  }
}

function withIds(vectors: readonly Float32Array[]): IndexedVector[] {
  return styles.flatMap(({ id }, at) => {
    const vector = vectors[at];
    return vector ? [{ id, vector }] : [];
  });
}

/** The vectors of an answer, one for each text; null for any other answer. */
function readAnswer(answer: unknown, count: number): Float32Array[] | null {
  const data = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : null;
  if (!Array.isArray(data) || data.length !== count) return null;
  const vectors = data.map((row) => (Array.isArray(row) ? Float32Array.from(row, Number) : new Float32Array()));
  return vectors.every(isUsable) ? vectors : null;
}

function isUsable(vector: Float32Array): boolean {
  return vector.length === dimensions && vector.every(Number.isFinite) && vector.some((value) => value !== 0);
}

function storedBytes(vectors: readonly Float32Array[]): Uint8Array {
  const all = new Float32Array(vectors.length * dimensions);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * dimensions);
  return new Uint8Array(all.buffer);
}

/** What was stored; null where it is cut off or spoilt, so that it is made again. */
function readVectors({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array[] | null {
  if (byteLength !== styles.length * dimensions * Float32Array.BYTES_PER_ELEMENT) return null;
  const vectors = styles.map(
    (_, at) => new Float32Array(buffer, byteOffset + at * dimensions * Float32Array.BYTES_PER_ELEMENT, dimensions),
  );
  return vectors.every(isUsable) ? vectors : null;
}

/** Rejects when the signal fires, for a call that does not heed it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("no answer in time")));
  });
}
