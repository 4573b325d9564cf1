import { z } from "zod";

export const KitRestoration = z.strictObject({ version: z.number().int().min(1) });
