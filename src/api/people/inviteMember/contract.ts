import { z } from "zod";
import { PersonRole } from "../../../core/people/roles.ts";

export const NewMember = z.strictObject({ email: z.string().max(320), role: PersonRole });
