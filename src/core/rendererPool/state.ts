import { z } from "zod";

/**
 * What a renderer is asked for. A still, a video or a preview takes a place to draw; pictures (logos too) and outlines have places of their
 * own. A preview belongs to no order, and waits for none: it gets a place that nobody else wants.
 */
export const PoolWork = z.enum(["still", "video", "preview", "picture", "outline"]);
export type PoolWork = z.infer<typeof PoolWork>;

/** Whether a container runs: `starting` from the moment in which it is woken until it answers. */
export const SlotStatus = z.enum(["cold", "starting", "warm"]);

export const Slot = z.object({
  status: SlotStatus,
  /** Since when it has this status. */
  sinceMs: z.number(),
  lastUsedMs: z.number(),
  /** The protocol version that its renderer spoke last; null: it has not answered yet, or none. */
  protocol: z.string().nullable(),
  /** Nothing is given out before: it was full, could not be reached, or spoke another version. */
  closedUntilMs: z.object({ drawing: z.number(), picture: z.number(), outline: z.number() }),
});
export type Slot = z.infer<typeof Slot>;

export const Lease = z.object({
  id: z.string(),
  slot: z.number().int(),
  work: PoolWork,
  /** The delivery that the work belongs to; null: it belongs to none. */
  group: z.string().nullable(),
  sinceMs: z.number(),
  untilMs: z.number(),
  /** Kept for the first piece of work of its group, which has not come yet. */
  isReserved: z.boolean(),
});
export type Lease = z.infer<typeof Lease>;

/** The named slots in their order, and what is out of their places. */
export const PoolState = z.object({
  slots: z.array(Slot),
  leases: z.array(Lease),
  /** An order was told to wait, and has asked again by then: the next place is its. */
  ordersWaitUntilMs: z.number().default(0),
});
export type PoolState = z.infer<typeof PoolState>;
