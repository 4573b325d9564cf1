import type { OnboardingOrder } from "../core/brand/onboarding.ts";

/** The objects that own onboarding, one a brand. */
export interface BrandObjects {
  begin(order: OnboardingOrder): Promise<void>;
  poke(brandId: string): Promise<void>;
}
