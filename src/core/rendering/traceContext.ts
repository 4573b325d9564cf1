import { z } from "zod";

/** W3C Trace Context: version, trace id, the id of the step that calls, flags. A message or request without a valid one has none. */
export const Traceparent = z.string().regex(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/);
export type Traceparent = z.infer<typeof Traceparent>;

/** Which trace something belongs to, and which step of it did it or had it done. Lower-case hexadecimal, 128 and 64 bits. */
export interface TraceContext {
  traceId: string;
  spanId: string;
}

/** As it travels in the header `traceparent` and in messages; always sampled. */
export function traceparentOf({ traceId, spanId }: TraceContext): Traceparent {
  return `00-${traceId}-${spanId}-01`;
}

/** What a header or a message says; null where it says nothing valid. */
export function readTraceparent(text: string | null | undefined): TraceContext | null {
  const read = Traceparent.safeParse(text);
  if (!read.success) return null;
  const [, traceId = "", spanId = ""] = read.data.split("-");
  return { traceId, spanId };
}
