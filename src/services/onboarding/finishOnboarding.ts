import { errorText } from "../../core/errorText.ts";
import type { OnboardingOrder, OnboardingState } from "../../core/brand/onboarding.ts";
import type { CatalogueProduct } from "../../ports/catalogue.ts";
import type { Discovery } from "./discoverProducts.ts";
import type { OnboardingServices } from "./services.ts";

export type ReadCatalogue = Omit<Discovery, "products"> & { products: CatalogueProduct[] };

/**
 * Writes the catalogue and opens the brand when at least one product can be used. When none can, a new brand still gets its
 * catalogue, so that each product shows its reason; a brand that had one keeps it.
 */
export async function finishOnboarding(
  ctx: OnboardingServices,
  order: OnboardingOrder,
  found: ReadCatalogue,
): Promise<{ usable: number; obstacle: string | null }> {
  const usable = found.products.filter((product) => product.isCompatible && product.pictureKey !== null).length;
  const nowMs = ctx.runtime.nowMs();
  if (usable === 0) {
    await ctx.catalogue.keepUnusable(order.brandId, order.run, found.products, nowMs);
    return { usable, obstacle: commonest(found.products.map((p) => p.incompatibilityReason ?? p.pictureProblem)) };
  }
  const message = `Ready for ads: ${usable} of ${found.products.length} products can be used.`;
  await ctx.catalogue.finish(order.brandId, order.run, { ...found, message }, nowMs);
  return { usable, obstacle: null };
}

function commonest(reasons: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Tells the account holder how it ended; mail that cannot be sent is logged and changes nothing. */
export async function tellAccount(ctx: OnboardingServices, state: OnboardingState): Promise<void> {
  const { accountId, website } = state.order;
  const done = state.stage === "ready";
  const subject = done ? "Your brand is ready for ads" : "Your brand could not be onboarded";
  const lines = [
    `${website}: ${state.message}`,
    done ? "You can order ads now." : "Correct what is named above and start the onboarding again.",
  ];
  try {
    const account = await ctx.accounts.get(accountId);
    if (account === null) return;
    const html = `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}</body></html>`;
    await ctx.mail.send({ to: account.email, subject, text: lines.join("\n\n"), html });
  } catch (error) {
    console.warn("the mail about an onboarding could not be sent", accountId, errorText(error));
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
