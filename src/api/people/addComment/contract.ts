import { z } from "zod";
import { CommentText } from "../../commentView.ts";

export const CommentWish = z.strictObject({ concept_index: z.int().min(1), text: CommentText });
