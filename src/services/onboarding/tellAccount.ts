import { onboardingMail } from "../../core/brand/onboardingMail.ts";
import type { OnboardingState } from "../../core/brand/onboarding.ts";
import { leftOutNotes } from "../../core/brand/leftOutNotes.ts";
import { movedTo } from "../../core/discovery/site.ts";
import { errorText } from "../../core/errorText.ts";
import { isUsable, obstaclesOf, unreadNote, type ReadCatalogue } from "./finishOnboarding.ts";
import { unprovenDomain } from "../websiteProof/context.ts";
import type { OnboardingServices } from "./services.ts";

const maxReasons = 5;

/** Tells the account holder how a run ended. False when the mail could not be handed over and is to be tried again. */
export async function tellAccount(
  ctx: Pick<OnboardingServices, "accounts" | "catalogue" | "mail" | "docsUrl" | "websiteProof">,
  { order, stage, message }: OnboardingState,
  shop: Pick<ReadCatalogue, "brandName" | "home" | "notes" | "unreadPages" | "kit" | "products"> | null,
): Promise<boolean> {
  try {
    // What a successful run could not look at has stayed in the catalogue and counts.
    const products = stage === "ready" ? await ctx.catalogue.products(order.brandId) : (shop?.products ?? []);
    const account = await ctx.accounts.get(order.accountId);
    if (account === null) return true;
    const brand = await ctx.catalogue.brandOf(order.accountId);
    const website = (shop && movedTo(order.website, shop.home)) ?? order.website;
    const mail = onboardingMail({
      brandName: shop?.brandName ?? new URL(order.website).hostname,
      website: order.website,
      outcome: stage === "ready" ? "ready" : "failed",
      wasRead: typeof brand?.onboardedAt === "number",
      message,
      usable: products.filter(isUsable).length,
      total: products.length,
      reasons: obstaclesOf(products).slice(0, maxReasons),
      notes: shop === null ? [] : notesOf(shop),
      unprovenDomain: stage === "ready" ? await unprovenDomain(ctx.websiteProof, account, website) : null,
      docsUrl: ctx.docsUrl,
    });
    await ctx.mail.send({ to: account.email, ...mail });
    return true;
  } catch (error) {
    console.warn("the mail about an onboarding could not be sent", order.accountId, errorText(error));
    return false;
  }
}

function notesOf({
  notes,
  unreadPages,
  home,
  ...shop
}: Pick<ReadCatalogue, "brandName" | "home" | "notes" | "unreadPages" | "kit" | "products">): string[] {
  const shown = { ...shop, products: shop.products.filter(isUsable) };
  return [...notes, ...leftOutNotes(shown, home), ...unreadNote(unreadPages.length)];
}
