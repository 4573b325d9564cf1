import { z } from "zod";

/** An instant as the API writes it: ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime();

/** An address that opens as it stands. */
export const Address = z.url();

/** What a caller attached to a generate call, given back as it came. */
export const Metadata = z.record(z.string(), z.string()).meta({
  id: "Metadata",
  description:
    "Your own labels, exactly as the generate call gave them: flat, strings only, at most 2,048 bytes as JSON. The field is absent when the call gave none.",
  examples: [{ campaign: "spring-launch", market: "de" }],
});
export type Metadata = z.infer<typeof Metadata>;
