import type { OwnNames } from "../outsideWords/ownNames.ts";
import { offenceNames } from "../outsideWords/offenceNames.ts";
import { unfitPieces } from "../outsideWords/unfit.ts";
import type { ProductFacts } from "./facts.ts";

/** What ads leave out of a product's words. */
export type DroppedWords = NonNullable<ProductFacts["dropped"]>[number];

const most = 10;
const longest = 80;

/** What of a product's words no ad says, each with where it stands and why it is left out; at most 10. */
export function droppedWords(name: string, facts: ProductFacts, own: OwnNames): DroppedWords[] {
  const dropped: DroppedWords[] = [];
  for (const { offence, start, end } of outermost(unfitPieces(name, own)))
    dropped.push({ field: "name", text: cut(name.slice(start, end)), reason: offenceNames[offence] });
  const others = [
    ...facts.claims.map((text) => ["claim", text] as const),
    ...facts.ingredients.map((ingredient) => ["ingredient", ingredient.name] as const),
    ...(facts.texture === null ? [] : [["texture", facts.texture] as const]),
    ...facts.reviews.map(({ text, author, source }) => ["review", `${text} (${author ?? source ?? ""})`] as const),
  ];
  for (const [field, text] of others) {
    const [first] = unfitPieces(text, own);
    if (first !== undefined) dropped.push({ field, text: cut(text), reason: offenceNames[first.offence] });
  }
  return dropped.slice(0, most);
}

/** What onboarding tells of it, by reason; none where nothing was left out. */
export function droppedNote(products: readonly { facts: Pick<ProductFacts, "dropped"> }[]): string[] {
  const counts = new Map<string, number>();
  for (const { facts } of products) {
    for (const reason of new Set((facts.dropped ?? []).map((words) => words.reason)))
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const listed = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${reason} (${count === 1 ? "1 product" : `${count} products`})`);
  return [`Ads leave out ${listed.join(", ")}; \`dropped_words\` in GET /v1/products shows which.`];
}

/** Pieces that lie in no other. */
function outermost<Piece extends { start: number; end: number }>(pieces: readonly Piece[]): Piece[] {
  const outer: Piece[] = [];
  for (const piece of pieces) if (!outer.some(({ end }) => piece.start < end)) outer.push(piece);
  return outer;
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
