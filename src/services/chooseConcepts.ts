import { type Choice, type ChoiceRequest, choicesInTurn } from "../core/creative/choices.ts";
import type { AcceptanceProduct } from "../ports/acceptance.ts";
import type { Judged } from "./judgeGenerateCall.ts";

/**
 * The products of a judged call that get a concept, in the order in which they take turns, and the style and angle of each concept.
 * `featuredStyles`: the ids that the call pins, by name or by a search; `withPeople`: whether people come unasked.
 */
export function chooseConcepts(
  { request, brand, products, choiceSeed }: Judged,
  { featuredStyles, withPeople }: Pick<ChoiceRequest, "featuredStyles" | "withPeople">,
): { products: AcceptanceProduct[]; choices: Choice[] } {
  const used = products.slice(0, request.count);
  const { count, copyAngle, animationPrompts } = request;
  const choices = choicesInTurn({
    products: used,
    count,
    copyAngle,
    animationPrompts,
    featuredStyles,
    withPeople,
    recentStyles: brand.recentStyles,
    seed: choiceSeed,
  });
  return { products: used, choices };
}
