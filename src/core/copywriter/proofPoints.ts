import { chance } from "../seed.ts";
import { capitalised } from "./clean.ts";
import type { Material, Ingredient } from "./material.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { shuffled } from "./languages/shared.ts";
import { sharesRoot, sharesWord } from "./line.ts";
import { hasWord } from "./foundation.ts";
import { isQuotable } from "./quotation.ts";
import { wordLimits } from "./wordLimits.ts";

const limit = wordLimits.proofPoint;

/**
 * Two or three short facts of the page; fewer where it has fewer: none is invented, and none repeats what the ad says already. `beside` is
 * what it says elsewhere.
 */
export function proofPointsOf(pack: LanguagePack, material: Material, beside: string, seed: number): string[] {
  const unsaid = material.ingredients.filter(({ name }) => !sharesWord(beside, name) && !hasWord(beside, name));
  const said = material.ingredients.filter((ingredient) => !unsaid.includes(ingredient));
  const amounts = amountPoints(unsaid, seed);
  const claims = shuffled(
    material.claims.map((claim) => shortClaim(claim, pack)).filter((claim) => claim !== null),
    seed,
    "claims",
  );
  const named = shuffled(namedPoints(pack, unsaid), seed, "named").slice(0, 1);
  const texture = material.texture === null ? [] : [capitalised(material.texture)];
  const wanted = chance(seed, "how many") < 0.55 ? 3 : 2;
  const points: string[] = [];
  for (const point of [
    ...amounts.slice(0, 1),
    ...claims.slice(0, 2),
    ...amounts.slice(1, 2),
    ...named,
    ...claims.slice(2),
    ...texture,
    ...amountPoints(said, seed),
    ...namedPoints(pack, said),
  ]) {
    if (point.length <= limit && !points.some((other) => sharesWord(other, point))) points.push(point);
  }
  const isSaid = (point: string) =>
    sharesWord(beside, point) || sharesRoot(beside, point) || beside.toLowerCase().includes(point.toLowerCase());
  const shown = points.filter((point) => !isSaid(point)).slice(0, wanted);
  // One more ingredient by itself, after those that the words name, looks left over.
  const isLeftOver = said.length > 0 && shown.length === 1 && named.includes(shown[0] ?? "");
  return isLeftOver ? [] : shown;
}

/** "5% niacinamide + 2% ectoin" where it fits, else one of them. */
function amountPoints(ingredients: readonly Ingredient[], seed: number): string[] {
  const amounts = shuffled(ingredients.filter(({ hasPercent }) => hasPercent).slice(0, 4), seed, "amounts").map(
    ({ amount }) => amount,
  );
  const [first, second] = amounts;
  if (first === undefined) return [];
  const pair = second === undefined || chance(seed, "pair") < 0.4 ? first : `${first} + ${second}`;
  return pair.length <= limit ? [pair] : amounts.filter((amount) => amount.length <= limit);
}

function namedPoints(pack: LanguagePack, ingredients: readonly Ingredient[]): string[] {
  const named = ingredients.filter(({ hasPercent }) => !hasPercent).slice(0, 4);
  const points: string[] = [];
  for (const [at, first] of named.entries()) {
    const second = named[at + 1];
    const pair = second === undefined ? null : `${first.name} + ${second.name}`;
    if (pair !== null && pair.length <= limit) points.push(capitalised(pair));
    else points.push(pack.withIngredient(first));
  }
  return points;
}

const dangling =
  /(?<!\p{L})(?:and|or|of|for|with|the|a|to|in|not|no|without|und|oder|für|mit|ohne|die|der|das|et|ou|pour|avec|sans|le|la|les|de|y|o|para|con|sin|el|los|las)$/iu;

/** A claim that fits as it stands, or its first member where that says something by itself. */
function shortClaim(claim: string, pack: LanguagePack): string | null {
  if (claim.length <= limit) return claim;
  const member = (claim.split(/,|;|:|\(| [–—-] | \+ /)[0] ?? "").trim();
  const isWhole = member.split(" ").length >= 2 && !dangling.test(member);
  return member.length <= limit && isWhole && isQuotable(member, pack.language) ? member : null;
}
