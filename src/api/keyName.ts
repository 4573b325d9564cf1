import { z } from "zod";

export const KeyName = z.string().min(1).max(100);
