import { parseCorrection, type Correction } from "../core/contract/correction.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import { canonicalJson } from "../core/contract/json.ts";
import { correctConcept as correctScene, styleOf, type ShownConcept } from "../core/creative/correct.ts";
import { briefOf } from "../core/delivery/brief.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import type { DeliveryState, VersionState } from "../core/delivery/state.ts";
import { isFinished, mayCorrect, shownVersion, versionUnderKey } from "../core/delivery/versions.ts";
import { errorText } from "../core/errorText.ts";
import { conceptPicturesOf } from "../core/product/pictureKeys.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Account } from "../ports/accounts.ts";
import type { BegunVersion, StoredScene } from "../ports/deliveries.ts";
import type { Renderer } from "../ports/renderer.ts";
import { getDelivery, type DeliveriesContext } from "./getDelivery.ts";
import {
  productOfCorrection,
  productsWithShownColours,
  type ProductOfCorrectionContext,
} from "./productOfCorrection.ts";

export interface CorrectContext extends DeliveriesContext, Omit<ProductOfCorrectionContext, "index"> {
  renderer: Pick<Renderer, "prewarm">;
}

export interface CorrectCall {
  account: Pick<Account, "id" | "status">;
  deliveryId: string;
  /** As it stands in the address. */
  conceptIndex: string;
  body: unknown;
  /** By somebody's session, not by a key. */
  isByPerson: boolean;
  idempotencyKey: string | null;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
}

/**
 * Has one concept of a completed delivery drawn once more, with what the call wants to be different. Costs nothing. Under a key that has been
 * used it gives the version that was begun then. The order of the checks is that of an order: repeat, body, then what is asked for.
 */
export async function correctConcept(ctx: CorrectContext, call: CorrectCall): Promise<Result<BegunVersion, Problem>> {
  const { account, deliveryId, afterAnswer } = call;
  if (account.status === "trial") return err(problem("account_not_ready"));
  const found = await getDelivery(ctx, account.id, deliveryId);
  if (!found.ok) return found;
  const state = found.value;
  const index = indexOf(call.conceptIndex);
  const finished = isFinished(state, index);
  if (!finished.ok) return finished;
  const key = await keyOf(ctx, call, index);
  const earlier = versionUnderKey(state, key);
  if (!earlier.ok) return earlier;
  if (earlier.value !== null) return ok({ state, version: earlier.value, isReplayed: true });
  const correction = parseCorrection(call.body, call.isByPerson);
  if (!correction.ok) return correction;
  const allowed = mayCorrect(state, index);
  if (!allowed.ok) return allowed;
  try {
    const shown = await shownConcept(ctx, state, index);
    if (!shown.ok) return shown;
    const corrected = await corrections(ctx, state.order, shown.value, correction.value);
    if (!corrected.ok) return corrected;
    const { product, scene, pictureKey, png, headline, styleId, layout } = corrected.value;
    if (png !== null) {
      await ctx.onboarding.media.put(pictureKey, png, { contentType: "image/png", caching: "immutable" });
    }
    const begun = await ctx.objects.correct(deliveryId, {
      ...{ concept: index, base: shown.value.version, key },
      ...{ headline, styleId, product, layout, scene, pictureKey },
    });
    if (begun.ok && !begun.value.isReplayed) afterAnswer(prewarm(ctx, state.order));
    // Deleted meanwhile: a picture that has just been stored for it would stay for good.
    if (png !== null && !begun.ok && begun.error.code === "delivery_not_found") {
      await ctx.onboarding.storedFiles.deleteUnder(conceptPicturesOf(deliveryId));
    }
    return begun;
  } catch (error) {
    console.error("a concept could not be corrected", deliveryId, errorText(error));
    return err(problem("upstream_error"));
  }
}

/** A concept's place as an address has it; NaN where it is no whole number. */
export function indexOf(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
}

async function keyOf(
  { runtime }: CorrectContext,
  { idempotencyKey, body }: CorrectCall,
  index: number,
): Promise<VersionState["key"]> {
  if (idempotencyKey === null) return null;
  const [hash, fingerprint] = await Promise.all([
    runtime.sha256Hex(idempotencyKey),
    runtime.sha256Hex(canonicalJson({ index, body: withoutNull(body) })),
  ]);
  return { hash, fingerprint };
}

/** What is null says as little as what is left out. */
function withoutNull(body: unknown): unknown {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

export const noLongerKept = problem("concept_not_correctable", {
  message:
    "What this concept was drawn from is no longer kept, because the delivery is too old. Its ads stay as they are.",
});

/** The concept as the delivery shows it, with what that was drawn from. */
async function shownConcept(
  ctx: CorrectContext,
  state: DeliveryState,
  index: number,
): Promise<Result<ShownConcept & { version: number; product: VersionState["product"] }, Problem>> {
  const version = shownVersion(state, index);
  const drawn = version ?? state.concepts.find((concept) => concept.index === index);
  const scenes: StoredScene[] = await ctx.objects.scenesOf(state.order.deliveryId, index);
  const stored = scenes.find((each) => each.version === (version?.version ?? 1));
  if (drawn === undefined || stored === undefined) {
    return err(noLongerKept);
  }
  const { scene, pictureKey } = stored;
  return ok({
    index,
    version: stored.version,
    product: drawn.product,
    productId: drawn.product?.id ?? null,
    styleId: drawn.styleId,
    layouts: drawn.ads.map(({ compliance }) => compliance?.layout ?? scene.layout),
    scene,
    pictureKey,
  });
}

async function corrections(
  ctx: CorrectContext,
  order: DeliveryOrder,
  shown: ShownConcept & { product: VersionState["product"] },
  correction: Correction,
) {
  const { index, onboarding } = ctx;
  const [material, isBeingDeleted] = await Promise.all([
    index.material(order),
    onboarding.catalogue.isBeingDeleted(order.accountId),
  ]);
  if (material === null || isBeingDeleted) {
    const message = "The brand of this delivery is gone or being deleted. Its ads stay as they are.";
    return err(problem("concept_not_correctable", { message }));
  }
  // Reading a picture takes a while, and counts.
  const style = styleOf(correction);
  if (!style.ok) return style;
  const wanted = await productOfCorrection(ctx, order, shown, correction);
  if (!wanted.ok) return wanted;
  const { product, png } = wanted.value ?? { product: null, png: null };
  const ordered = await productsWithShownColours(ctx, order, shown, material.products);
  const products = product === null ? ordered : [...ordered.filter(({ id }) => id !== product.id), product];
  const corrected = correctScene(briefOf(order, { ...material, products }), shown, correction, product);
  if (!corrected.ok) return corrected;
  const named = product === null ? shown.product : { id: product.id, name: product.name };
  return ok({ ...corrected.value, product: named, png });
}

/** Starts the renderer that will draw, beside the answer: one that does not start is started by the version itself. */
async function prewarm({ renderer }: CorrectContext, { deliveryId, format }: DeliveryOrder): Promise<void> {
  try {
    await renderer.prewarm(deliveryId, format);
  } catch (error) {
    console.warn("a version is begun, but no renderer could be started ahead", errorText(error));
  }
}
