import { CopyAngle } from "../contract/creative.ts";
import { fingerprintOf } from "../contract/generate.ts";
import type { ProductFacts } from "../product/facts.ts";
import type { Style } from "../styles/style.ts";
import { deriveSeed, inTurn } from "../seed.ts";
import { hasSocialProof } from "../copywriter/socialProof.ts";
import { type StyledProduct, type StyleRequest, stylesInTurn } from "./styleTurns.ts";

/** What of a product its styles and angles are chosen by. */
export interface ChosenProduct extends StyledProduct {
  facts: StyledProduct["facts"] & Pick<ProductFacts, "rating" | "reviews">;
}

/** What the style and angle of each concept are chosen from. */
export interface ChoiceRequest extends StyleRequest {
  products: readonly ChosenProduct[];
  /** Null: rotated. */
  copyAngle: CopyAngle | null;
}

export interface Choice {
  angle: CopyAngle;
  style: Style;
}

/** Style and angle of each concept, in order. The same request always gives the same choices. */
export function choicesInTurn(request: ChoiceRequest): Choice[] {
  return stylesInTurn(request).map((style, position) => ({ style, angle: angleInTurn(request, position) }));
}

/**
 * Angles in turn from a start of the delivery's own. Where products and angles would keep step, so that a product always
 * had the same angle, each full round moves on by one. What nobody has said anything of has no social proof, unless that angle
 * is pinned.
 */
export function angleInTurn(
  { copyAngle, products, seed }: Pick<ChoiceRequest, "copyAngle" | "products" | "seed">,
  position: number,
): CopyAngle {
  if (copyAngle !== null) return copyAngle;
  const angles = CopyAngle.options.filter(
    (angle) => angle !== "social proof" || products.some(({ facts }) => hasSocialProof(facts)),
  );
  const full = leastCommonMultiple(products.length, angles.length);
  const start = deriveSeed(seed, "angle") % angles.length;
  const angle = inTurn(angles, start + position + Math.floor(position / full)) ?? "benefit outcome";
  const product = inTurn(products, position);
  const isUnproved = angle === "social proof" && (product === undefined || !hasSocialProof(product.facts));
  return isUnproved ? (inTurn(apartFromNeighbours, Math.floor(position / angles.length)) ?? angle) : angle;
}

/** Angles that do not stand beside social proof in the order of all. */
const apartFromNeighbours: readonly CopyAngle[] = ["benefit outcome", "sensory", "transformation"];

/**
 * The seed of a call's choices. It follows from what the brand has had, which every accepted call changes: so a dry run and the
 * call after it choose alike, and the next one does not. It follows from what the call asks for as well, so that different calls
 * of one moment choose differently.
 */
export function choiceSeedOf(
  brand: { id: string; recentStyles: readonly string[] },
  products: readonly { usageCount: number }[],
  body: unknown,
): number {
  const conceptsSoFar = products.reduce((sum, { usageCount }) => sum + usageCount, 0);
  return deriveSeed(conceptsSoFar, brand.id, ...brand.recentStyles, fingerprintOf(withoutMarks(body), brand.id));
}

/** The body without what changes nothing about the ads. */
function withoutMarks(body: unknown): unknown {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return body;
  const { dry_run: _dryRun, metadata: _metadata, ...rest } = body as Record<string, unknown>;
  return rest;
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = Math.max(a, b);
  while (multiple % a !== 0 || multiple % b !== 0) multiple += Math.max(a, b);
  return multiple;
}
