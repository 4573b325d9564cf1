import { z } from "zod";

/** Keys that work, the newest first. */
export const ApiKeys = z.object({
  api_keys: z.array(
    z.object({
      key_id: z.string(),
      name: z.string().nullable(),
      prefix: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
      /** When a key that was rotated stops working; null for the others. */
      expires_at: z.string().nullable(),
    }),
  ),
});
export type ApiKeys = z.infer<typeof ApiKeys>;
