import { errorText } from "../../core/errorText.ts";
import type { OnboardingServices } from "./services.ts";

const staleAfterMs = 3 * 60_000;

/**
 * Wakes onboarding runs that have not moved for a while. A backstop: each has an alarm of its own, except one whose object was
 * never told because the Worker ended between D1 and the object; `begin` tells it.
 */
export async function sweepBrands(ctx: OnboardingServices): Promise<number> {
  const orders = await ctx.catalogue.stale(ctx.runtime.nowMs() - staleAfterMs, 100);
  for (const order of orders) {
    try {
      await ctx.objects.begin(order);
      await ctx.objects.poke(order.brandId);
    } catch (error) {
      console.error("sweep could not wake", order.brandId, errorText(error));
    }
  }
  return orders.length;
}
