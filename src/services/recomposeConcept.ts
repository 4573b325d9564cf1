import { recomposeConcept as composeAnew } from "../core/creative/recompose.ts";
import type { Concept } from "../core/creative/concept.ts";
import { briefOf } from "../core/delivery/brief.ts";
import type { DeliveryEvent } from "../core/delivery/events.ts";
import type { DeliveryState, Effect } from "../core/delivery/state.ts";
import { productsOfNextVariant } from "../core/delivery/variants.ts";
import type { Scene } from "../core/rendering/scene.ts";
import type { DeliveryIndex } from "../ports/deliveries.ts";

/** The scenes of a delivery's concepts, as they stand. */
export interface ComposedConcepts {
  scene(concept: number): { scene: Scene; pictureKey: string } | null;
}

export interface RecomposeContext {
  index: Pick<DeliveryIndex, "material" | "substitutes">;
}

/**
 * Composes one concept anew that could not be drawn, and gives it back with the event that puts it in the old one's place. Nothing
 * is stored here: run twice, it says the same of the same state, and the machine takes it once.
 */
export async function recomposeConcept(
  { index }: RecomposeContext,
  state: DeliveryState,
  { concept: conceptIndex, attempt }: Extract<Effect, { kind: "recompose" }>,
  scenes: ComposedConcepts,
): Promise<{ event: DeliveryEvent | null; concepts?: Concept[] }> {
  const { order, concepts } = state;
  const concept = concepts.find((candidate) => candidate.index === conceptIndex);
  if (concept?.status !== "recomposing" || concept.attempt !== attempt) return { event: null };
  const [material, substitutes] = await Promise.all([index.material(order), index.substitutes(order)]);
  // It may go on with what was ordered for it, as the delivery does, even where no new order could have it any more.
  const own = (material?.products ?? []).filter(({ id }) => id === concept.product?.id);
  const others = substitutes.filter(({ id }) => id !== concept.product?.id || own.length === 0);
  const candidates = productsOfNextVariant(concept, concepts, [...own, ...others]);
  const variant = concept.earlier.length + 1;
  const composed = concepts.flatMap((other) => {
    const stored = scenes.scene(other.index);
    return stored === null
      ? []
      : { index: other.index, productId: other.product?.id ?? "", styleId: other.styleId, scene: stored.scene };
  });
  let recomposed: Concept | null = null;
  for (const product of candidates) {
    if (material === null || recomposed !== null) break;
    const { earlier } = concept;
    recomposed = composeAnew(briefOf(order, material), { index: conceptIndex, earlier, product, composed });
  }
  const product = candidates.find(({ id }) => id === recomposed?.productId);
  const isSameBrand = recomposed?.scene.words.brand === scenes.scene(conceptIndex)?.scene.words.brand;
  // A brand that was onboarded anew from another site, or renamed, does not sign what was ordered before.
  if (recomposed === null || product === undefined || !isSameBrand) {
    return { event: { kind: "gaveUp", message: `Concept ${conceptIndex} could not be composed anew.` } };
  }
  const { headline, styleId } = recomposed;
  const { id, name } = product;
  return {
    event: { kind: "recomposed", concept: conceptIndex, attempt, variant, headline, styleId, product: { id, name } },
    concepts: [recomposed],
  };
}
