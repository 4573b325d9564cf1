import { z } from "zod";

export const RevokedApiKey = z.object({ key_id: z.string(), revoked_at: z.string() });
export type RevokedApiKey = z.infer<typeof RevokedApiKey>;
