import { z } from "zod";
import { PersonRole } from "../../../core/people/roles.ts";

/** Who has signed in. `is_new`: no website has been given yet, so the dashboard begins with that. */
export const Session = z.object({
  person: z.object({ person_id: z.string(), email: z.string(), name: z.string().nullable() }),
  account: z.object({
    account_id: z.string(),
    name: z.string().nullable(),
    role: PersonRole,
    is_test: z.boolean(),
    /** Whether it is the test account of another, which the page can go back to. */
    is_test_mode: z.boolean(),
  }),
  is_new: z.boolean(),
});
export type Session = z.infer<typeof Session>;
