import { z } from "zod";
import { maxCommentCharacters } from "../core/sharing/limits.ts";
import type { Comment } from "../ports/sharing.ts";

export const CommentText = z.string().trim().min(1, "must not be empty").max(maxCommentCharacters);

/** What somebody said about a concept. */
export const ShownComment = z.object({
  comment_id: z.string(),
  concept_index: z.number().int(),
  /** The version that the delivery showed then. */
  version: z.number().int(),
  at: z.string(),
  /** `guest`: somebody who had a share link, under the name that they gave. */
  author: z.object({ kind: z.enum(["member", "guest"]), name: z.string() }),
  /** What its author decided with it; `none`: they took back what was said before. Null for a mere remark. */
  verdict: z.enum(["approved", "rejected", "none"]).nullable(),
  text: z.string(),
});
export type ShownComment = z.infer<typeof ShownComment>;

export function commentView({ id, conceptIndex, version, atMs, author, verdict, text }: Comment): ShownComment {
  return {
    comment_id: id,
    concept_index: conceptIndex,
    version,
    at: new Date(atMs).toISOString(),
    author: { kind: author.kind, name: author.name },
    verdict,
    text,
  };
}
