import { z } from "zod";
import { BaseVersion } from "../editKit/contract.ts";

export const KitRestoration = z.strictObject({ version: z.number().int().min(1), base_version: BaseVersion });
