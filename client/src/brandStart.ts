import type { Brand, BrandAccepted } from "./types.ts";

/** As the service itself estimates. */
const estimatedMinutes = 2;

/**
 * What POST /v1/brands answered in a try whose answer was lost, told from the brand as it is now: its run for the website is under
 * way, or has ended since the call began. Null where the call has to be sent again.
 */
export function acceptedStart(brand: Brand | undefined, website: string, beganAtMs: number): BrandAccepted | null {
  if (brand === undefined || sameAddress(brand.website) !== sameAddress(website)) return null;
  if (brand.onboarding_status_detail === "failed") return null;
  const isDone = brand.onboarding_status_detail === "ready";
  // A brand that was ready before was to be read anew, and has not been.
  if (isDone && (brand.onboarded_at === null || Date.parse(brand.onboarded_at) < beganAtMs)) return null;
  return {
    brand_id: brand.brand_id,
    status: "Pending Onboarding",
    message: brand.status_message,
    estimated_completion_minutes: isDone ? 0 : estimatedMinutes,
  };
}

function sameAddress(website: string): string {
  return website.trim().replace(/\/+$/, "");
}
