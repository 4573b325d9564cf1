import type { RunFinds } from "../../ports/brandObjects.ts";
import type { OnboardingServices } from "./services.ts";

/** What the run that is under way for the account's brand has found so far; null where there is none. */
export async function showFinds(
  { catalogue, objects }: Pick<OnboardingServices, "catalogue" | "objects">,
  accountId: string,
): Promise<RunFinds | null> {
  // The object of a brand that is at rest is not woken for this.
  const brandId = await catalogue.beingRead(accountId);
  return brandId === null ? null : objects.finds(brandId);
}
