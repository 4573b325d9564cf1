import { z } from "zod";
import { Traceparent } from "./traceContext.ts";

/** One message of the queue `renders`: it names the work and nothing else; the object gives the scene on a claim. */
export const RenderMessage = z.object({
  deliveryId: z.string(),
  concept: z.number().int().min(1),
  attempt: z.number().int().min(1),
  /** Of a correction; absent: the concept as it was ordered. */
  version: z.number().int().min(2).optional(),
  /** The trace of the order; a message of an earlier version has none. */
  traceparent: Traceparent.optional(),
});
export type RenderMessage = z.infer<typeof RenderMessage>;
