import { z } from "zod";

/** An instant as the API writes it: ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime();

/** An address that opens as it stands. */
export const Address = z.url();

const websiteMark = "x-untrusted-content";

/** Of the `meta` of a field whose text a website has written, or may be quoted in: whoever reads it must not take it for orders. */
export const fromWebsite = { [websiteMark]: true };

/** Whether a JSON schema is that of such a field. */
export function isFromWebsite(schema: object): boolean {
  return websiteMark in schema;
}

/** What a caller attached to a generate call, given back as it came. */
export const Metadata = z.record(z.string(), z.string()).meta({
  id: "Metadata",
  description:
    "Your own labels, exactly as the generate call gave them: flat, strings only, at most 2,048 bytes as JSON. The field is absent when the call gave none.",
  examples: [{ campaign: "spring-launch", market: "de" }],
});
export type Metadata = z.infer<typeof Metadata>;
