import { problem, type Problem } from "../core/contract/errors.ts";
import { limitHeaders } from "../core/contract/limitReached.ts";
import type { ReadKit } from "../core/brand/kitEdits.ts";
import type { Brief, BriefProduct } from "../core/creative/brief.ts";
import { composeConcepts } from "../core/creative/compose.ts";
import { tellingSeed } from "../core/creative/tellingSeed.ts";
import { errorText } from "../core/errorText.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import type { PersonRefusal } from "../core/people/refusals.ts";
import { isUsableRow } from "../core/product/row.ts";
import type { PlacementId } from "../core/rendering/placements.ts";
import type { Scene } from "../core/rendering/scene.ts";
import { err, ok, unreachable, type Result } from "../core/result.ts";
import type { Account } from "../ports/accounts.ts";
import type { BrandKits } from "../ports/brandKits.ts";
import type { DailyCounts } from "../ports/dailyCounts.ts";
import type { DeliveryIndex } from "../ports/deliveries.ts";
import type { Media } from "../ports/media.ts";
import { limitsPerMinute, type RateLimits } from "../ports/rateLimits.ts";
import type { Renderer } from "../ports/renderer.ts";
import type { Runtime } from "../ports/runtime.ts";
import { changedKit, type KitChange } from "./accounts/editBrandKit.ts";
import { readGivenPicture, withGivenPicture, type GivenPicture } from "./givenPicture.ts";
import type { OnboardingServices } from "./onboarding/services.ts";

export interface PreviewContext {
  brandKits: Pick<BrandKits, "current" | "read">;
  onboarding: OnboardingServices;
  index: Pick<DeliveryIndex, "substitutes">;
  media: Pick<Media, "get">;
  renderer: Pick<Renderer, "render">;
  rateLimits: Pick<RateLimits, "preview">;
  dailyCounts: DailyCounts;
  runtime: Pick<Runtime, "nowMs">;
}

export interface PreviewCall {
  account: Pick<Account, "id" | "status" | "isTest">;
  /** What is different from the kit as it is stored. */
  change: KitChange;
  productId: string;
  placement: PlacementId;
  /** A picture of the product that is tried out; null: the one that ads show it by. */
  picture: GivenPicture | null;
  /** Aborts when nobody waits for the picture any more. */
  signal: AbortSignal;
}

export interface PreviewStill {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Enough for a column beside a form; nothing that could be run as an ad. */
const widthPixels = 640;
/** A container that sleeps is up and has drawn by then. */
const deadlineMs = 25_000;

/**
 * One ad of a product with a change of the brand kit, or a picture, that is not stored: composed as an order's is, always with the same style and
 * angle for the same product, and with a seed under which the kit's colours show, so that the change makes the difference. A picture is cut out
 * and judged as one that is sent to stay. Costs nothing and is kept nowhere. Orders go first: where a renderer has anything else to do, the answer
 * is that it is busy.
 */
export function previewAd(
  ctx: PreviewContext,
  call: PreviewCall,
): Promise<Result<PreviewStill, Problem | PersonRefusal>> {
  return withGivenPicture(call.picture, () => preview(ctx, call));
}

async function preview(
  ctx: PreviewContext,
  { account, change, productId, placement, picture, signal }: PreviewCall,
): Promise<Result<PreviewStill, Problem | PersonRefusal>> {
  if (account.status === "trial") return err(problem("account_not_ready"));
  const [brand, product] = await Promise.all([
    ctx.onboarding.catalogue.brandOf(account.id),
    shownProduct(ctx, account.id, productId),
  ]);
  if (!product.ok) return product;
  const current = brand && (await ctx.brandKits.current(brand.id));
  if (brand === null || current === null) return err(problem("not_found", { message: "There is no such brand." }));
  const refusal = await limitReached(ctx, account.id);
  if (refusal !== null) return err(refusal);
  const shown = await pictured(ctx, account.id, product.value, picture);
  if (!shown.ok) return shown;
  const kit = await changedKit(ctx, brand.id, current, change);
  const [concept] = composeConcepts(briefOf(kit, shown.value.product, placement, account.isTest));
  if (concept === undefined) return err(failed("No ad can be made of it."));
  return draw(ctx, concept.scene, shown.value.png, AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]));
}

/** The product by the picture that is tried out, or by its own. */
async function pictured(
  { media, onboarding }: PreviewContext,
  accountId: string,
  product: BriefProduct,
  tried: GivenPicture | null,
): Promise<Result<{ product: BriefProduct; png: Uint8Array }, Problem | PersonRefusal>> {
  if (tried === null) {
    const png = await media.get(product.pictureKey);
    return png === null ? err(failed("The product has no picture any more.")) : ok({ product, png });
  }
  const read = await readGivenPicture(onboarding, { accountId, productId: product.id }, tried);
  if (!read.ok) return read;
  const { png, picture, colours } = read.value;
  return ok({ product: { ...product, picture, colours }, png });
}

async function shownProduct(
  { onboarding, index }: PreviewContext,
  accountId: string,
  productId: string,
): Promise<Result<BriefProduct, Problem>> {
  const row = await onboarding.catalogue.product(accountId, productId);
  if (row === null) return err(problem("product_not_found"));
  const [product] = isUsableRow(row) ? await index.substitutes({ productIds: [productId], spareProductIds: [] }) : [];
  if (product !== undefined) return ok(product);
  const message = "`product_id` is no product that an ad can show now. Take one of which `usable_for_ads` is true.";
  return err(problem("invalid_request", { param: "product_id", message }));
}

async function limitReached(ctx: PreviewContext, accountId: string): Promise<Problem | null> {
  if (!(await ctx.rateLimits.preview(accountId))) {
    const headers = limitHeaders("preview", limitsPerMinute.preview, 60, 60);
    return problem("rate_limited", { retryAfterSeconds: 60, headers });
  }
  const usedUp = await ctx.dailyCounts.take(accountId, "kitPreviews");
  return usedUp === null ? null : tooManyToday(usedUp, ctx.runtime.nowMs());
}

function briefOf({ name, kit }: ReadKit, product: BriefProduct, placement: PlacementId, isTest: boolean): Brief {
  const brief: Brief = {
    deliveryId: null,
    brandName: name,
    kit,
    products: [product],
    count: 1,
    format: "static",
    placements: [placement],
    copyAngle: null,
    brandTone: null,
    animationPrompts: [],
    featuredStyles: [],
    recentStyles: [],
    spread: "balanced",
    inSitu: false,
    seed: 0,
    isTest,
  };
  return { ...brief, seed: tellingSeed(brief) };
}

async function draw(
  { media, renderer }: PreviewContext,
  scene: Scene,
  product: Uint8Array,
  signal: AbortSignal,
): Promise<Result<PreviewStill, PersonRefusal>> {
  const stills: PreviewStill[] = [];
  try {
    const outcome = await renderer.render({
      ...{ deliveryId: null, concept: 1, scene, product, ground: null, previewWidth: widthPixels, signal },
      logo: scene.logo ? await media.get(scene.logo.key) : null,
      async onFile({ contentType }, body) {
        stills.push({ bytes: new Uint8Array(await new Response(body).arrayBuffer()), contentType });
      },
    });
    switch (outcome.kind) {
      case "busy":
        return err(busy(outcome.retryAfterSeconds));
      case "lost":
        return err(busy(null));
      case "failed":
        return err(outcome.retriable ? busy(null) : failed(outcome.message));
      case "done": {
        const [still] = stills;
        return still === undefined ? err(busy(null)) : ok(still);
      }
      default:
        return unreachable(outcome);
    }
  } catch (error) {
    if (!signal.aborted) console.error("a preview could not be drawn", errorText(error));
    return err(busy(null));
  }
}

/** What is asked for again where nothing says when there will be room. */
const usualRetrySeconds = 3;

function busy(retryAfterSeconds: number | null): PersonRefusal {
  const message = "The renderers are busy with orders, which go first. The ad is drawn again in a moment.";
  return { personCode: "preview_busy", message, retryAfterSeconds: retryAfterSeconds ?? usualRetrySeconds };
}

function failed(reason: string): PersonRefusal {
  return { personCode: "preview_failed", message: `This ad could not be drawn: ${reason} Choose another product.` };
}
