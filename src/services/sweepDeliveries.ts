import { errorText } from "../core/errorText.ts";
import type { DeliveryIndex, DeliveryObjects } from "../ports/deliveries.ts";
import type { Runtime } from "../ports/runtime.ts";

const staleAfterMs = 2 * 60_000;
const perSweep = 200;

/** Wakes every delivery that has not ended and has not moved for a while. A backstop: each has an alarm of its own. */
export async function sweepDeliveries(ctx: {
  index: DeliveryIndex;
  objects: DeliveryObjects;
  runtime: Runtime;
}): Promise<number> {
  const ids = await ctx.index.stale(ctx.runtime.nowMs() - staleAfterMs, perSweep);
  for (const id of ids) {
    await ctx.objects.poke(id).catch((error: unknown) => console.error("sweep could not wake", id, errorText(error)));
  }
  return ids.length;
}
