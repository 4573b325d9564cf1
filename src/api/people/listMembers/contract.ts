import { z } from "zod";
import { PersonRole } from "../../../core/people/roles.ts";

export const Member = z.object({
  person_id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: PersonRole,
  member_since: z.string(),
});
export type Member = z.infer<typeof Member>;

/** Everybody who works in the account, the first first. */
export const Members = z.object({ members: z.array(Member) });
export type Members = z.infer<typeof Members>;
