import type { Person } from "../ports/people.ts";
import type { CommentAuthor } from "../ports/sharing.ts";

/** A member as the author of what they say of a concept. Guests read it too: where there is no name they learn what is before the @ alone. */
export function memberAuthor({ id, name, email }: Person): CommentAuthor {
  return { kind: "member", personId: id, name: name || (email.split("@")[0] ?? "") };
}
