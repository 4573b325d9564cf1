import { z } from "zod";
import { PersonRole } from "../../../core/people/roles.ts";

export const MemberChange = z.strictObject({ role: PersonRole });
