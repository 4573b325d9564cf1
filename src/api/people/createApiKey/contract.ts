import { z } from "zod";
import { KeyName } from "../../keyName.ts";

export const NewApiKey = z.strictObject({ name: KeyName });

/** The key is shown in this answer and nowhere again. */
export const CreatedApiKey = z.object({ key_id: z.string(), api_key: z.string() });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;
