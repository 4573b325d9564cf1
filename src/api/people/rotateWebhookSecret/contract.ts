import { z } from "zod";

/** `sign_first`: which of the two signs `X-Service-Signature` while both sign. */
export const SecretRotation = z.strictObject({
  keep_old_hours: z.number().min(0).max(24).default(24),
  sign_first: z.enum(["new", "old"]).default("new"),
});

/** The secret is shown in this answer and nowhere again. */
export const RotatedWebhookSecret = z.object({ webhook_secret: z.string(), old_secret_expires_at: z.string() });
export type RotatedWebhookSecret = z.infer<typeof RotatedWebhookSecret>;
