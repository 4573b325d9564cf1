import { z } from "zod";

/** One message of the queue `renders`: it names the work and nothing else; the object gives the scene on a claim. */
export const RenderMessage = z.object({
  deliveryId: z.string(),
  concept: z.number().int().min(1),
  attempt: z.number().int().min(1),
});
export type RenderMessage = z.infer<typeof RenderMessage>;
