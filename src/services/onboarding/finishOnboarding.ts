import type { OnboardingOrder, OnboardingState } from "../../core/brand/onboarding.ts";
import type { CatalogueProduct } from "../../ports/catalogue.ts";
import type { Discovery } from "./discoverProducts.ts";
import type { OnboardingServices } from "./services.ts";

export type ReadCatalogue = Omit<Discovery, "products"> & { products: CatalogueProduct[] };

/** Writes the catalogue and opens the brand when at least one product can be used; gives how many can. */
export async function finishOnboarding(
  ctx: OnboardingServices,
  order: OnboardingOrder,
  found: ReadCatalogue,
): Promise<number> {
  const usable = found.products.filter((product) => product.isCompatible && product.pictureKey !== null).length;
  if (usable === 0) return 0;
  const message = `Ready for ads: ${usable} of ${found.products.length} products can be used.`;
  await ctx.catalogue.finish(order.brandId, order.run, { ...found, message }, ctx.runtime.nowMs());
  return usable;
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
    console.warn("the mail about an onboarding could not be sent", accountId, error);
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
