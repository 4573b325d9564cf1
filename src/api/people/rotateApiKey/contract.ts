import { z } from "zod";

export const KeyRotation = z.strictObject({ keep_old_hours: z.number().min(0).max(24).default(0) });

/** The new key is shown in this answer and nowhere again; the old one works until `old_key_expires_at`. */
export const RotatedApiKey = z.object({
  key_id: z.string(),
  api_key: z.string(),
  old_key_id: z.string(),
  old_key_expires_at: z.string(),
});
export type RotatedApiKey = z.infer<typeof RotatedApiKey>;
