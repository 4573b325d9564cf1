import { z } from "zod";

export const RemovedMember = z.object({ person_id: z.string(), email: z.string(), status: z.literal("removed") });
export type RemovedMember = z.infer<typeof RemovedMember>;
