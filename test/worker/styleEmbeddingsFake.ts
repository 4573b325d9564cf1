import type { EmbeddingModel } from "../../src/adapters/ai/styleEmbeddings.ts";
import { embedText } from "../../src/core/styles/embedding.ts";

/** Stands for Workers AI: answers in bge-m3's shape, 1,024 numbers for each text, alike texts alike. */
export class FakeEmbeddings implements EmbeddingModel {
  calls = 0;
  batchSizes: number[] = [];
  #failures = 0;

  get textCount(): number {
    return this.batchSizes.reduce((sum, size) => sum + size, 0);
  }

  failNext(calls: number): void {
    this.#failures = calls;
  }

  run(_model: string, { text }: { text: string[] }): Promise<unknown> {
    this.calls++;
    if (this.#failures > 0) {
      this.#failures--;
      return Promise.reject(new Error("3040: out of capacity"));
    }
    this.batchSizes.push(text.length);
    const data = text.map((one) => {
      const row = Array.from({ length: 1024 }, () => 0.01);
      for (const [at, value] of embedText(one).entries()) row[at] = (row[at] ?? 0) + value;
      return row;
    });
    return Promise.resolve({ shape: [text.length, 1024], data, pooling: "cls" });
  }
}
