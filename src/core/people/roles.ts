import { z } from "zod";

/** What a person may do in their account. Owners may do everything, editors all but keys, secrets and money; viewers read, and approve or reject concepts. */
export const PersonRole = z.enum(["owner", "editor", "viewer"]);
export type PersonRole = z.infer<typeof PersonRole>;

const rank: Record<PersonRole, number> = { viewer: 0, editor: 1, owner: 2 };

/** Whether a role reaches for a call that needs another one. */
export function reachesFor(role: PersonRole, needed: PersonRole): boolean {
  return rank[role] >= rank[needed];
}
