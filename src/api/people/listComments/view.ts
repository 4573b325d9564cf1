import type { Comment } from "../../../ports/sharing.ts";
import { commentView } from "../../commentView.ts";
import type { TeamComment } from "./contract.ts";

export function teamCommentView(comment: Comment, personId: string): TeamComment {
  const { author } = comment;
  return { ...commentView(comment), is_own: author.kind === "member" && author.personId === personId };
}
