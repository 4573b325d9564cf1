import type { OnboardingServices } from "./services.ts";

const staleAfterMs = 3 * 60_000;

/** Wakes onboarding runs that have not moved for a while. A backstop: each has an alarm of its own. */
export async function sweepBrands(ctx: OnboardingServices): Promise<number> {
  const ids = await ctx.catalogue.stale(ctx.runtime.nowMs() - staleAfterMs, 100);
  for (const id of ids)
    await ctx.objects.poke(id).catch((error: unknown) => console.error("sweep could not wake", id, error));
  return ids.length;
}
