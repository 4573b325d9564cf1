import { z } from "zod";

/** One page of what people changed in the account, the newest first. */
export const Activity = z.object({
  changes: z.array(
    z.object({
      sequence: z.number().int(),
      at: z.string(),
      person_id: z.string(),
      email: z.string(),
      /** Method and address of the call, with the names of its parameters. */
      operation: z.string(),
      /** What it was about: ids, of a member mail address and role, of a concept its number and what was said of it (`verdict`). */
      about: z.record(z.string(), z.string()),
      request_id: z.string(),
      /** Status of the answer; from 400 on nothing was changed. */
      status: z.number().int(),
    }),
  ),
  /** For the `before` of the next page; null on the last. */
  next_before: z.number().int().nullable(),
});
export type Activity = z.infer<typeof Activity>;
