import type { DryRun, GenerateAccepted, GenerateCompleted } from "../../core/contract/responses/generate.ts";
import { deliveredAds, metadata } from "../../core/contract/examples/ads.ts";
import { ids } from "../../core/contract/examples/ids.ts";

/** The 202 of a call for one concept, as the service at `publicUrl` answers it. */
export function accepted(publicUrl: string): GenerateAccepted {
  return {
    delivery_id: ids.delivery,
    status: "queued",
    request_id: ids.request,
    ad_count_expected: 1,
    format: "full",
    credits_balance: 35,
    status_url: `${publicUrl}/v1/deliveries/${ids.delivery}`,
    eta_seconds: 480,
    metadata,
  };
}

export const completedCall: GenerateCompleted = {
  delivery_id: ids.delivery,
  status: "completed",
  ad_count_expected: 1,
  format: "full",
  credits_balance: 35,
  ads: deliveredAds,
  metadata,
};

export const dryRun: DryRun = {
  dry_run: true,
  format: "full",
  count: 1,
  cost_credits: 15,
  cost_usd: 1.5,
  credits_balance: 50,
  credits_balance_after: 35,
  is_covered: true,
  would_recharge: false,
  products: [{ id: ids.product, handle: "barrier-repair-serum", name: "Barrier Repair Serum", concepts: 1 }],
  dropped_product_refs: [],
  concepts: [
    {
      index: 1,
      product_id: ids.product,
      copy_angle: "sensory",
      style_id: "sty_still-pond-rings",
      style_name: "Still Pond Rings",
      animation_prompt: "Water Ripples",
    },
  ],
};
