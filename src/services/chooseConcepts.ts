import { type Choice, choicesInTurn } from "../core/creative/choices.ts";
import type { AcceptanceProduct } from "../ports/acceptance.ts";
import type { Judged } from "./judgeGenerateCall.ts";

/**
 * The products of a judged call that get a concept, in the order in which they take turns, and the style and angle of each concept.
 * `featuredStyles`: the ids that the call pins, by name or by a search.
 */
export function chooseConcepts(
  { request, brand, products, choiceSeed }: Judged,
  featuredStyles: readonly string[],
): { products: AcceptanceProduct[]; choices: Choice[] } {
  const used = products.slice(0, request.count);
  const { count, copyAngle, animationPrompts } = request;
  const choices = choicesInTurn({
    products: used,
    count,
    copyAngle,
    animationPrompts,
    featuredStyles,
    recentStyles: brand.recentStyles,
    seed: choiceSeed,
  });
  return { products: used, choices };
}
