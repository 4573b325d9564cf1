import type { BrandKit } from "../../core/brand/kit.ts";
import { withRepeatedClaims } from "../../core/brand/kitVoice.ts";
import { leftOutNotes } from "../../core/brand/leftOutNotes.ts";
import { movedTo } from "../../core/discovery/site.ts";
import type { OnboardingOrder } from "../../core/brand/onboarding.ts";
import { readySentence } from "../../core/brand/readiness.ts";
import type { CatalogueCounts, CatalogueProduct } from "../../ports/catalogue.ts";
import type { OnboardingServices } from "./services.ts";

export interface ReadCatalogue {
  brandName: string;
  /** The shop's home page as it was read, after redirects. */
  home: string;
  /** Whole sentences that a person should know. */
  notes: readonly string[];
  /** A feed or a sitemap could not be read this time. */
  isPartial: boolean;
  /** Pages that could not be read this time. */
  unreadPages: readonly string[];
  kit: BrandKit | null;
  products: CatalogueProduct[];
}

export interface Finish {
  usable: number;
  obstacle: string | null;
  message: string;
}

/**
 * Writes the catalogue and opens the brand when at least one product can be used, be it with a picture that was uploaded. When none can, a new brand still gets its
 * catalogue, so that each product shows its reason; a brand that had one keeps it. Null when a newer run has the brand by now.
 */
export async function finishOnboarding(
  ctx: Pick<OnboardingServices, "catalogue" | "runtime">,
  order: OnboardingOrder,
  { notes, unreadPages, kit, home, ...found }: ReadCatalogue,
): Promise<Finish | null> {
  const { products } = found;
  const uploads = await ctx.catalogue.withUploads(order.brandId, products);
  const isShown = (product: CatalogueProduct) => isUsable(product) || (product.isCompatible && uploads.has(product));
  const usable = products.filter(isShown).length;
  const nowMs = ctx.runtime.nowMs();
  if (usable === 0) {
    await ctx.catalogue.keepUnusable(order.brandId, order.run, products, nowMs);
    return { usable, obstacle: obstaclesOf(products)[0]?.reason ?? null, message: "" };
  }
  const shown = { brandName: found.brandName, kit, products: products.filter(isShown) };
  const leftOut = leftOutNotes(shown, home);
  const moved = movedTo(order.website, home);
  const message = (counts: CatalogueCounts) =>
    [
      readySentence(counts),
      ...(moved === null ? [] : [`The website leads to ${moved}, which is the brand's website from now on.`]),
      ...notes,
      ...leftOut,
      ...unreadNote(unreadPages.length),
    ].join(" ");
  const claims = products.filter(isShown).map(({ facts }) => facts.claims);
  const result = {
    ...found,
    kit: kit === null ? null : withRepeatedClaims(kit, claims),
    message,
    unreadPages,
    movedTo: moved,
  };
  const counts = await ctx.catalogue.finish(order.brandId, order.run, result, nowMs);
  return counts === null ? null : { usable: counts.usable, obstacle: null, message: message(counts) };
}

export function isUsable(product: Pick<CatalogueProduct, "isCompatible" | "pictureKey">): boolean {
  return product.isCompatible && product.pictureKey !== null;
}

/** What keeps products from being used, the commonest reason first. */
export function obstaclesOf(
  products: readonly Pick<CatalogueProduct, "incompatibilityReason" | "pictureProblem">[],
): { reason: string; products: number }[] {
  const counts = new Map<string, number>();
  for (const { incompatibilityReason, pictureProblem } of products) {
    const reason = incompatibilityReason ?? pictureProblem;
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => ({ reason, products: count }));
}

/** What a person should know of pages that could not be read. */
export function unreadNote(pages: number): string[] {
  if (pages === 0) return [];
  return [`${pages === 1 ? "One page" : `${pages} pages`} could not be read; what was known of them stays.`];
}
