import { z } from "zod";
import type { PageLook } from "../../ports/pageBrowser.ts";
import { maxHtml } from "./pageScripts.ts";

/** What the scripts of pageScripts.ts answer, checked: it comes out of somebody else's page. */

export const Progress = z.object({ text: z.boolean(), product: z.boolean() });

export const PageHtml = z.object({
  url: z.string().max(4000),
  contentType: z.string().max(200),
  html: z.string().max(maxHtml),
});

const colour = z.string().max(100);
const family = z.string().max(200);

export const Look: z.ZodType<PageLook> = z.object({
  buttons: z
    .array(z.object({ background: colour, colour, text: z.string().max(80), area: z.number().nonnegative() }))
    .max(12),
  body: z.object({ background: colour, colour, fontFamily: family }),
  headings: z.array(z.object({ fontFamily: family, colour })).max(6),
  customProperties: z
    .record(z.string().max(100), colour)
    .refine((properties) => Object.keys(properties).length <= 60, "at most 60"),
});

/** UTF-8 with a byte order mark, which outranks whatever character set the page itself names; cut at `maxHtml` bytes. */
export function encodeHtml(html: string): Uint8Array {
  const buffer = new Uint8Array(maxHtml);
  const { written } = new TextEncoder().encodeInto(`\uFEFF${html}`, buffer);
  return buffer.slice(0, written);
}
