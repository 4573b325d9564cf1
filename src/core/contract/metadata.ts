import { z } from "zod";
import { err, ok, type Result } from "../result.ts";
import { problem, type Problem } from "./errors.ts";
import type { Metadata } from "./responses/fields.ts";

/** Characters are Unicode code points; the bytes are those of the object's JSON in UTF-8. */
export const metadataLimits = { keys: 50, keyCharacters: 40, valueCharacters: 500, jsonBytes: 2048 };

/**
 * The field in a request's schema. It is judged by `readMetadata`, and passes here as it came: an object schema would lose a key
 * called `__proto__`, which is data like any other.
 */
export const MetadataField = z.unknown().meta({
  type: "object",
  propertyNames: { minLength: 1, maxLength: metadataLimits.keyCharacters },
  additionalProperties: { type: "string", maxLength: metadataLimits.valueCharacters },
  maxProperties: metadataLimits.keys,
  description:
    "Your own labels, a flat object of strings. They come back unchanged in the answer, the delivery and the webhook, and nothing else reads them. At most 2,048 bytes as JSON in UTF-8.",
  examples: [{ campaign: "spring-launch", market: "de" }],
});

/** Metadata that was accepted before. */
export const StoredMetadata = z.custom<Metadata>((value) => readMetadata(value).ok);

/** Judges `metadata` of a request: a flat object of strings within the limits. The problem names the offending key. */
export function readMetadata(value: unknown): Result<Metadata, Problem> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    return refused(null, 'must be an object whose values are strings, for example `{"campaign": "spring"}`');
  }
  const entries = Object.entries(value);
  const { keys, keyCharacters, valueCharacters, jsonBytes } = metadataLimits;
  if (entries.length > keys) return refused(null, `has ${entries.length} keys; keep it to ${keys}`);
  for (const [key, entry] of entries) {
    if (key === "") return refused(null, `has an empty key; name it with 1 to ${keyCharacters} characters`);
    if (isLonger(key, keyCharacters)) return refused(key, `is too long a key; keep it to ${keyCharacters} characters`);
    if (typeof entry !== "string") return refused(key, "must be a string; write numbers and lists as text");
    if (isLonger(entry, valueCharacters)) return refused(key, `is too long; keep it to ${valueCharacters} characters`);
  }
  const bytes = utf8Bytes(JSON.stringify(value));
  if (bytes > jsonBytes) {
    return refused(
      null,
      `takes ${bytes} bytes as JSON; keep it to ${jsonBytes}, for example by storing an id of your own`,
    );
  }
  return ok(value as Metadata);
}

/** The key as part of an answer about nothing else: absent where the client gave no metadata. */
export function metadataOf({ metadata }: { metadata?: Metadata | undefined }): { metadata?: Metadata } {
  return metadata === undefined ? {} : { metadata };
}

const shownKeyCharacters = 60;

function refused(key: string | null, complaint: string): Result<never, Problem> {
  const param = key === null ? "metadata" : `metadata.${[...key].slice(0, shownKeyCharacters).join("")}`;
  return err(problem("invalid_request", { param, message: `\`${param}\` ${complaint}.` }));
}

function isLonger(text: string, characters: number): boolean {
  return text.length > characters && [...text].length > characters;
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
