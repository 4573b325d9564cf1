import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import type { Places } from "../../src/adapters/renderer/places.ts";
import { speaking } from "../../src/adapters/renderer/versions.ts";
import type { LeaseEnd } from "../../src/core/rendererPool/events.ts";
import { protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import { ok } from "../../src/core/result.ts";

/** There is always a place on this one renderer; `ends` says how it answered each time. */
export function placesOn(ask: AskRenderer): Places & { ends: LeaseEnd[] } {
  const ends: LeaseEnd[] = [];
  return {
    ends,
    take: () => Promise.resolve(ok({ ask: speaking(ask), end: (how) => Promise.resolve(void ends.push(how)) })),
    reserve: () => Promise.resolve(),
  };
}

/** An answer of a renderer, and not of what stands before it: it names its version. */
export function rendererAnswer(body: BodyInit | null, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set(protocolHeader, rendererProtocol);
  return new Response(body, { ...init, headers });
}
