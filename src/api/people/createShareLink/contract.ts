import { z } from "zod";
import { maxNameCharacters } from "../../../core/sharing/limits.ts";
import { oneLine } from "../../oneLine.ts";
import { ShownLink } from "../listShareLinks/contract.ts";

export const LinkWish = z.strictObject({ name: oneLine(maxNameCharacters) });

/** `url` is in this answer and nowhere again. */
export const CreatedLink = ShownLink.extend({ url: z.string() });
export type CreatedLink = z.infer<typeof CreatedLink>;
