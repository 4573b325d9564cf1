import { base32, base32Bytes, isId, newId, type RandomBytes } from "../ids.ts";
import type { TraceContext } from "../rendering/traceContext.ts";

/**
 * The trace of what a call has set off. It is the request id in other letters: its 128 bits, in hexadecimal as W3C Trace Context has
 * them. So whoever has the `request_id` of an answer or an order finds each line of it. Null for what is no request id.
 */
export function traceIdOf(requestId: string): string | null {
  return isId("request", requestId) ? hex(base32Bytes(requestId.slice("req_".length), 16)) : null;
}

/** The request that a trace is of. */
export function requestIdOf({ traceId }: Pick<TraceContext, "traceId">): string {
  const bytes = traceId.match(/../g) ?? [];
  return `req_${base32(Uint8Array.from(bytes, (byte) => parseInt(byte, 16)))}`;
}

/** A further step of the trace of a request. An order whose request id is of another form, as tests write them, gets a trace of its own. */
export function newSpan(requestId: string, random: RandomBytes): TraceContext {
  const traceId = traceIdOf(requestId) ?? traceIdOf(newId("request", random)) ?? "";
  return { traceId, spanId: hex(random(8)) };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
