import type { SweepName } from "../../core/signals/signals.ts";
import { errorText } from "../../core/errorText.ts";
import { conceptPicturesOf } from "../../core/product/pictureKeys.ts";
import { keptSinceMs, type Retention } from "../../core/limits/retention.ts";
import type { BrandObjects } from "../../ports/brandObjects.ts";
import type { Catalogue, StartedAt } from "../../ports/catalogue.ts";
import type { AcceptedAt, DeliveryParts, IndexedDelivery } from "../../ports/deliveries.ts";
import type { ExpiredRows } from "../../ports/sweeps.ts";
import { deleteDelivery, type DeleteDeliveryContext } from "../deleteDelivery.ts";
import { groundsPrefix } from "../groundPicture.ts";
import { expiredRowSweeps } from "./expiredRows.ts";
import type { Sweep, SweepContext, SweepStep } from "./runSweep.ts";

export interface RetentionContext extends SweepContext, DeleteDeliveryContext {
  retention: Retention;
  expiredRows: ExpiredRows;
  onboarding: { catalogue: Pick<Catalogue, "startedAfter">; objects: Pick<BrandObjects, "forgetScrapes"> };
}

/** What one step looks at: deliveries and brands, which are asked one after another, and files of a list. */
const perStep = 50;
const filesPerStep = 500;

/** Each sweep that deletes what the service keeps no longer. */
export function retentionSweeps(ctx: RetentionContext): Sweep[] {
  const { retention } = ctx;
  return [
    deliveries(ctx, "expired_deliveries", retention.delivery, (delivery) => deleteDelivery(ctx, delivery)),
    deliveries(ctx, "scenes", retention.scenes, purgingScenes(ctx)),
    deliveries(ctx, "journals", retention.journal, purging(ctx, { journal: true })),
    scrapes(ctx),
    grounds(ctx),
    ...expiredRowSweeps(ctx),
  ];
}

/** With the pictures that were given for single concepts, which nothing else is drawn from. */
function purgingScenes(ctx: RetentionContext) {
  const purge = purging(ctx, { scenes: true });
  return async (delivery: IndexedDelivery) => {
    if (!(await purge(delivery))) return false;
    await ctx.adFiles.deleteUnder(conceptPicturesOf(delivery.id));
    return true;
  };
}

function purging({ objects }: RetentionContext, parts: DeliveryParts) {
  return ({ id, status }: IndexedDelivery) => (status === "void" ? true : objects.purge(id, parts));
}

/** Goes through deliveries in the order of acceptance, and waits where the next is not old enough yet. */
function deliveries(
  ctx: RetentionContext,
  name: SweepName,
  days: number,
  work: (delivery: IndexedDelivery) => Promise<boolean> | boolean,
): Sweep {
  return {
    name,
    async step(position, skipsFirst) {
      const beforeMs = keptSinceMs(days, ctx.runtime.nowMs());
      if (beforeMs === null) return { position, handled: 0, next: "waiting" };
      const found = await ctx.index.acceptedAfter(placeIn<AcceptedAt>(position), beforeMs, perStep);
      return inTurn({ name, position, skipsFirst }, found, ({ id, createdAt }) => ({ id, createdAt }), work);
    },
  };
}

function scrapes(ctx: RetentionContext): Sweep {
  const { catalogue, objects } = ctx.onboarding;
  const name = "scrapes" as const;
  return {
    name,
    async step(position, skipsFirst) {
      const beforeMs = keptSinceMs(ctx.retention.scrapes, ctx.runtime.nowMs());
      if (beforeMs === null) return { position, handled: 0, next: "waiting" };
      const found = await catalogue.startedAfter(placeIn<StartedAt>(position), beforeMs, perStep);
      return inTurn(
        { name, position, skipsFirst },
        found,
        (brand) => brand,
        ({ id }) => objects.forgetScrapes(id),
      );
    },
  };
}

/** Goes round the bucket by its keys, which say nothing of age. */
function grounds({ keptFiles, runtime, retention }: RetentionContext): Sweep {
  return {
    name: "grounds",
    async step(position) {
      const beforeMs = keptSinceMs(retention.grounds, runtime.nowMs()) ?? 0;
      const found = await keptFiles.list(groundsPrefix, position === "" ? null : position, filesPerStep);
      const old = found.filter(({ storedAtMs }) => storedAtMs < beforeMs).map(({ key }) => key);
      await keptFiles.delete(old);
      const isOver = found.length < filesPerStep;
      return { position: found.at(-1)?.key ?? "", handled: old.length, next: isOver ? "over" : "more" };
    },
  };
}

/** One after another, so that `position` always says how far it came; it stops at the first that fails or is not over yet. */
async function inTurn<T extends { id: string }, P>(
  { name, position, skipsFirst }: { name: SweepName; position: string; skipsFirst: boolean },
  found: readonly T[],
  placeOf: (item: T) => P,
  work: (item: T) => Promise<boolean> | boolean,
): Promise<SweepStep> {
  let [reached, handled] = [position, 0];
  for (const [i, item] of found.entries()) {
    const isLeftOut = skipsFirst && i === 0;
    const isDone = isLeftOut || (await attempt(name, item.id, () => work(item)));
    if (!isDone) return { position: reached, handled, next: "failed" };
    reached = JSON.stringify(placeOf(item));
    if (!isLeftOut) handled += 1;
  }
  // What comes after the last of them is not old enough yet.
  return { position: reached, handled, next: found.length < perStep ? "waiting" : "more" };
}

async function attempt(name: SweepName, id: string, work: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    console.warn("something could not be deleted and will be tried again", name, id, errorText(error));
    return false;
  }
}

function placeIn<P>(position: string): P | null {
  return position === "" ? null : (JSON.parse(position) as P);
}
