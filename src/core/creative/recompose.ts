import type { CopyAngle } from "../contract/creative.ts";
import type { Scene } from "../rendering/scene.ts";
import type { Brief, BriefProduct } from "./brief.ts";
import { angleInTurn, choicesInTurn } from "./choices.ts";
import { angleFor, choicesOf, composeConcept, copyRequestOf } from "./compose.ts";
import type { Concept } from "./concept.ts";
import { candidateOf } from "../copywriter/line.ts";
import { writeWords } from "../copywriter/writeWords.ts";
import { deriveSeed } from "../seed.ts";

/** A concept as it has been composed. */
export interface ComposedConcept {
  index: number;
  productId: string;
  styleId: string | null;
  scene: Scene;
}

/** Which concept is composed anew, and as what. */
export interface Recomposition {
  index: number;
  /** What it was before it became what it is now. */
  earlier: readonly { headline: string; styleId: string | null }[];
  product: BriefProduct;
  /** Every concept of the delivery as it stands, this one as it could not be drawn among them. */
  composed: readonly ComposedConcept[];
}

/**
 * One concept of a brief composed anew: in other and plain words, which the grammar writes, in another layout and, unless styles are
 * pinned, another style. It keeps apart from what it was and from its neighbours. The same brief and recomposition always give
 * the same concept; null where no style is left for the product.
 */
export function recomposeConcept(brief: Brief, { index, earlier, product, composed }: Recomposition): Concept | null {
  const before = [...composed].sort((a, b) => Math.abs(b.index - index) - Math.abs(a.index - index));
  const variant = earlier.length + 1;
  const seed = deriveSeed(brief.seed, "variant", index, variant);
  // Takes the next surroundings that neither it nor a neighbour has had.
  const turn = index - 1 + (variant % 2 === 1 ? 2 : 3);
  const pinned = brief.featuredStyles;
  const pinnedTurn = index - 1 + variant;
  const [choice] = choicesInTurn({
    ...choicesOf(brief),
    products: [product],
    count: 1,
    copyAngle: angleOf(brief, index, product),
    featuredStyles: pinned.map((_, at) => pinned[(at + pinnedTurn) % pinned.length] ?? ""),
    recentStyles: [...[...earlier, ...before].flatMap(({ styleId }) => styleId ?? []).reverse(), ...brief.recentStyles],
    seed,
  });
  if (choice === undefined) return null;
  const request = { ...copyRequestOf(brief, { product, angle: choice.angle, seed }), isPlain: true };
  const written = writeWords(request, {
    headlines: [...earlier.map(({ headline }) => headline), ...composed.map(({ scene }) => scene.words.headline)].map(
      (headline) => candidateOf(headline),
    ),
    supports: composed.map(({ scene }) => candidateOf(scene.words.support)),
  });
  return composeConcept(brief, { index, turn, product, choice, written, seed }, before);
}

/** The concept's own angle, unless nobody has said anything of a product that it does not have yet. */
function angleOf(brief: Brief, index: number, product: BriefProduct): CopyAngle {
  const decided = brief.decisions?.[index - 1]?.angle ?? angleInTurn(choicesOf(brief), index - 1);
  return angleFor(product, decided, brief.copyAngle);
}
