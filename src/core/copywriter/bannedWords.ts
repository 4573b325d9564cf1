import { hasWord } from "./foundation.ts";
import type { Pieces } from "./extras.ts";
import type { Material } from "./material.ts";

/** Whether a text has one of these words or phrases, whole and in whatever case. */
export function saysOneOf(text: string, banned: readonly string[]): boolean {
  return banned.some((word) => hasWord(text, word));
}

/** What a page gives, without what names one of the words. The product keeps its name, which is no choice of ours. */
export function withoutBanned(material: Material, banned: readonly string[]): Material {
  if (banned.length === 0) return material;
  const { claims, points, ingredients, texture } = material;
  return {
    ...material,
    claims: claims.filter((claim) => !saysOneOf(claim, banned)),
    points: points.filter(({ text }) => !saysOneOf(text, banned)),
    ingredients: ingredients.filter(({ name }) => !saysOneOf(name, banned)),
    texture: texture !== null && saysOneOf(texture, banned) ? null : texture,
  };
}

/** The pieces that say none of the words. */
export function allowedPieces({ bigNumber, quote, callouts }: Pieces, banned: readonly string[]): Pieces {
  return {
    bigNumber: bigNumber.filter(({ label }) => !saysOneOf(label, banned)),
    quote: quote.filter(({ text }) => !saysOneOf(text, banned)),
    callouts: callouts.filter((each) => !each.some(({ name, note }) => saysOneOf(`${name} ${note ?? ""}`, banned))),
  };
}
