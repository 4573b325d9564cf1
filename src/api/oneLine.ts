import { z } from "zod";

/** Text of one line, without spaces around it. */
export function oneLine(maxCharacters: number) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(maxCharacters)
    .regex(/^\P{Cc}*$/u, "must be one line of plain text");
}
