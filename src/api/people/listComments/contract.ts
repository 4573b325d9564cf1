import { z } from "zod";
import { ShownComment } from "../../commentView.ts";

/** `is_own`: whoever asks wrote it. */
export const TeamComment = ShownComment.extend({ is_own: z.boolean() });
export type TeamComment = z.infer<typeof TeamComment>;

/** All that was said about the concepts of a delivery, the oldest first. */
export const CommentList = z.object({ comments: z.array(TeamComment) });
export type CommentList = z.infer<typeof CommentList>;
