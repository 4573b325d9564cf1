import { isOver, type OnboardingState } from "./onboarding.ts";

/** So many of the products found last are told, one for each place that the dashboard has for them. */
export const toldFinds = 24;

/** How far a run is. */
export interface RunCounts {
  /** Pages that are over, and all that are to be read; none where the shop's feed says everything. */
  pagesDone: number;
  pagesTotal: number;
  productsFound: number;
  /** Products that have been looked at with their pictures. */
  productsDone: number;
}

/** Null once the run is over: from then on the catalogue says what there is. */
export function runCounts(state: OnboardingState): RunCounts | null {
  if (isOver(state)) return null;
  const { stage, pages = 0, products, done, total } = state;
  const arePagesOver = stage === "pictures" || stage === "finishing";
  return {
    pagesDone: arePagesOver ? pages : done,
    pagesTotal: pages,
    // From then on there is a task for each; before, a product of a feed that a page tells of counts again.
    productsFound: arePagesOver ? total : products,
    productsDone: arePagesOver ? done : 0,
  };
}
