import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Look } from "../pictures/outlines/model.ts";

/** What the model saw in a picture, as it was answered: null where the picture is of nothing in particular. */
export type AnsweredOutline = { png: Buffer; viewCount: number } | null;

/** Some thousand answers: a picture of 800 × 800 pixels takes about 30 KB. */
const maxBytes = 32 * 1024 * 1024;
/** What an answer takes beside its picture, roughly. */
const entryBytes = 200;

/**
 * The latest answers about outlines, by the picture's bytes: a look takes seconds of a core, and the same picture comes again where a task
 * is repeated or a shop is read once more. The same bytes always have the same answer, whoever asks.
 */
export class AnsweredOutlines {
  readonly #answers = new LRUCache<string, { answer: AnsweredOutline }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => entryBytes + (answer?.png.length ?? 0),
  });

  /** Undefined where nobody has asked for it lately. */
  get(picture: Buffer, look: Look): AnsweredOutline | undefined {
    return this.#answers.get(keyOf(picture, look))?.answer;
  }

  keep(picture: Buffer, look: Look, answer: AnsweredOutline): void {
    this.#answers.set(keyOf(picture, look), { answer });
  }
}

function keyOf(picture: Buffer, look: Look): string {
  return `${look} ${createHash("sha256").update(picture).digest("base64")}`;
}
