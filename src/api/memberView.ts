import type { Member } from "../ports/people.ts";

/** A member of an account, as operators and its own people see them. */
export function memberView({ id, email, name, role, createdAt }: Member) {
  return { person_id: id, email, name, role, member_since: new Date(createdAt).toISOString() };
}
