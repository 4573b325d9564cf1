import { refundFor } from "../core/credits/refund.ts";
import { adFolder } from "../core/delivery/adFolder.ts";
import { briefOf } from "../core/delivery/brief.ts";
import { isUrgent } from "../core/delivery/concepts.ts";
import type { ComposedConcept, DeliveryEvent } from "../core/delivery/events.ts";
import {
  publicStatus,
  rawStatus,
  type AdState,
  type DeliveryState,
  type Effect,
  type VersionRef,
} from "../core/delivery/state.ts";
import { isUrgentVersion } from "../core/delivery/versions.ts";
import type { Concept } from "../core/creative/concept.ts";
import { composeConcepts, copyRequestsOf } from "../core/creative/compose.ts";
import { newId } from "../core/ids.ts";
import { traceparentOf } from "../core/rendering/traceContext.ts";
import { unreachable } from "../core/result.ts";
import { newSpan } from "../core/signals/traceIds.ts";
import type { AdFiles } from "../ports/adFiles.ts";
import type { DeliveryIndex } from "../ports/deliveries.ts";
import type { RenderQueue } from "../ports/renderer.ts";
import type { Runtime } from "../ports/runtime.ts";
import type { TextModel } from "../ports/textModel.ts";
import { publishViewer, type ViewerContext } from "./publishViewer.ts";
import { recomposeConcept, type ComposedConcepts } from "./recomposeConcept.ts";
import { writeDeliveryCopy } from "./writeCopy.ts";

export interface EffectContext extends ViewerContext {
  runtime: Runtime;
  index: DeliveryIndex;
  adFiles: AdFiles;
  queue: RenderQueue;
  /** Writes the copy; null where none is bound, and the grammar writes it. */
  textModel: TextModel | null;
}

/** What carrying out an effect brought: the event that goes back into the machine, and the scenes of a composition. */
export interface EffectOutcome {
  event: DeliveryEvent | null;
  concepts?: Concept[];
}

/** Carries out one effect of a delivery; each may run twice. A throw means: try again later. */
export async function carryOut(
  ctx: EffectContext,
  state: DeliveryState,
  effect: Effect,
  memory: ComposedConcepts,
): Promise<EffectOutcome> {
  switch (effect.kind) {
    case "compose":
      return compose(ctx, state);
    case "recompose":
      return recomposeConcept(ctx, state, effect, memory);
    case "enqueue": {
      const { concept, attempt, version } = effect;
      await ctx.queue.send(
        {
          deliveryId: state.order.deliveryId,
          concept,
          attempt,
          ...(version !== undefined && { version }),
          traceparent: traceparentOf(newSpan(state.order.requestId, ctx.runtime.random)),
        },
        { isUrgent: version === undefined ? isUrgent(state, concept) : isUrgentVersion(state) },
      );
      return { event: null };
    }
    case "refund":
      await ctx.index.refund({
        transactionId: newId("transaction", ctx.runtime.random),
        order: state.order,
        refund: refundFor(effect.reason, state.order),
        nowMs: ctx.runtime.nowMs(),
      });
      return { event: { kind: "refunded" } };
    case "withdrawFiles":
      await Promise.all(adsOf(state, effect.of).map(({ adId }) => ctx.adFiles.deleteUnder(adFolder(adId))));
      return { event: null };
    case "settleFiles":
      await settleFiles(ctx, adsOf(state, effect.of));
      return { event: null };
    case "publishViewer":
      await publishViewer(ctx, state, effect.final);
      return { event: effect.final ? { kind: "viewerPublished" } : null };
    case "project":
      await ctx.index.project(
        state.order.deliveryId,
        publicStatus(state),
        rawStatus(state),
        state.revision,
        ctx.runtime.nowMs(),
      );
      return { event: null };
    default:
      return unreachable(effect);
  }
}

async function compose(ctx: EffectContext, state: DeliveryState): Promise<EffectOutcome> {
  const { order } = state;
  const material = await ctx.index.material(order);
  if (material === null || material.products.length === 0) {
    return { event: { kind: "gaveUp", message: "None of the ordered products can be used any more." } };
  }
  const brief = briefOf(order, material);
  const concepts = composeConcepts(brief, await writeDeliveryCopy(ctx, copyRequestsOf(brief)));
  const names = new Map(brief.products.map(({ id, name }) => [id, name]));
  const composed: ComposedConcept[] = concepts.map(({ index, headline, styleId, productId }) => ({
    index,
    headline,
    styleId,
    product: { id: productId, name: names.get(productId) ?? "" },
    ads: order.placements.map((orientation) => ({
      adId: newId("ad", ctx.runtime.random),
      orientation,
    })),
  }));
  return { event: { kind: "composed", concepts: composed }, concepts };
}

/** The ads of a delivery as it was ordered, or of one version of a concept. */
function adsOf({ concepts, versions }: DeliveryState, of: VersionRef | undefined): AdState[] {
  if (of === undefined) return concepts.flatMap(({ ads }) => ads);
  return versions
    .filter(({ concept, version }) => concept === of.concept && version === of.version)
    .flatMap(({ ads }) => ads);
}

/**
 * What earlier attempts left of an ad goes. One ad after another, so that a large delivery opens no more connections than it may.
 */
async function settleFiles({ adFiles }: EffectContext, ads: readonly AdState[]): Promise<void> {
  for (const { adId, stillKey, videoKey } of ads) {
    const keys = [stillKey, videoKey].filter((key) => key !== null);
    await Promise.all(keys.map((key) => adFiles.settle(key)));
    await adFiles.deleteUnder(adFolder(adId), keys);
  }
}
