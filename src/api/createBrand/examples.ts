import type { BrandAccepted } from "../../core/contract/responses/brand.ts";
import { ids } from "../../core/contract/examples/ids.ts";

export const brandAccepted: BrandAccepted = {
  brand_id: ids.brand,
  status: "Pending Onboarding",
  message: "Onboarding has started. Poll GET /v1/brands until ready_for_ads is true.",
  estimated_completion_minutes: 2,
};
