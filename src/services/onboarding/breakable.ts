import {
  afterSigns,
  isGivenUp,
  isOpen,
  openReason,
  type HostCircuits,
  type HostSign,
} from "../../core/brand/hostCircuits.ts";
import { siteOf } from "../../core/discovery/address.ts";
import type { OnboardingServices } from "./services.ts";

/** A host that answers a task with ever new names is remembered up to this number. */
const maxSigns = 200;

/**
 * The web with a circuit breaker: a host whose circuit is open is not asked, and `signs` collects how the others answered, so that the
 * brand's next tasks know too. What is cancelled or stopped by us says nothing about a host.
 */
export function breakable<C extends Pick<OnboardingServices, "web" | "runtime">>(
  ctx: C,
  given: HostCircuits,
): { ctx: C; signs: readonly HostSign[] } {
  const { web, runtime } = ctx;
  const signs: HostSign[] = [];
  let circuits = given;
  const note = (host: string, hasAnswered: boolean) => {
    if (signs.length < maxSigns) signs.push({ host, hasAnswered });
    circuits = afterSigns(circuits, [{ host, hasAnswered }], runtime.nowMs());
  };
  const refusal = (host: string) =>
    isOpen(circuits, host, runtime.nowMs())
      ? {
          ok: false as const,
          problem: openReason(circuits, host, runtime.nowMs()),
          temporary: true,
          ...(isGivenUp(circuits, host, runtime.nowMs()) && { isGivenUp: true as const }),
        }
      : null;
  return {
    ctx: {
      ...ctx,
      web: {
        async get(url, limits) {
          const host = siteOf(url);
          const refused = refusal(host);
          if (refused !== null) return refused;
          const answer = await web.get(url, limits);
          if (answer.ok || answer.temporary) note(host, answer.ok);
          return answer;
        },
        async open(url, limits) {
          const host = siteOf(url);
          const refused = refusal(host);
          if (refused !== null) return refused;
          const answer = await web.open(url, limits);
          if (!answer.ok && answer.temporary) note(host, false);
          return answer.ok ? { ...answer, body: noted(answer.body, (hasAnswered) => note(host, hasAnswered)) } : answer;
        },
      },
    },
    signs,
  };
}

/** The same body; `note` hears whether it came to its end. */
function noted(body: ReadableStream<Uint8Array>, note: (hasAnswered: boolean) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await reader.read().catch((error: unknown) => {
          note(false);
          throw error;
        });
        if (!chunk.done) return controller.enqueue(chunk.value);
        note(true);
        return controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
