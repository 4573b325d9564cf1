import type { LeaseEnd } from "../../core/rendererPool/events.ts";
import { protocolHeader, rendererProtocol } from "../../core/rendering/protocol.ts";
import type { AskRenderer } from "./askRenderer.ts";

/** The same renderer, told in each question which version of the protocol this Worker speaks. */
export function speaking(ask: AskRenderer): AskRenderer {
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set(protocolHeader, rendererProtocol);
    return ask(path, { ...init, headers });
  };
}

/** What an answer says of the renderer that gave it, or of what stands before it. */
export function heard({ status, headers }: Response): LeaseEnd {
  const protocol = headers.get(protocolHeader);
  if (protocol !== null && protocol !== rendererProtocol) return { kind: "otherVersion", protocol };
  if (status === 503) return { kind: "full", protocol, retryAfterMs: retryAfterMs(headers) };
  if (protocol !== null) return { kind: "answered", protocol };
  // The platform's own words have no version: no renderer has been reached. One of before there were versions gives none either.
  return status === 429 || status >= 500 ? { kind: "unreachable" } : { kind: "otherVersion", protocol };
}

function retryAfterMs(headers: Headers): number | null {
  const value = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : null;
}
