import { z } from "zod";
import { maxNameCharacters } from "../../../core/sharing/limits.ts";
import { CommentText } from "../../commentView.ts";
import { oneLine } from "../../oneLine.ts";

export const GuestName = oneLine(maxNameCharacters);
export const GuestComment = z.strictObject({ name: GuestName, concept_index: z.int().min(1), text: CommentText });
