import { errorTypeOf } from "../../core/signals/signals.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Signals } from "../../ports/signals.ts";

/** Tells of each mail whether it could be handed over; to whom and about what it does not tell. */
export function signalledMail(mail: Mail, signals: Signals, nowMs: () => number): Mail {
  return {
    async send(message) {
      const startedMs = nowMs();
      try {
        await mail.send(message);
      } catch (error) {
        const name = "mail.failed";
        signals.emit({ name, duration_ms: nowMs() - startedMs, "error.type": errorTypeOf(error) });
        throw error;
      }
      signals.emit({ name: "mail.sent", duration_ms: nowMs() - startedMs });
    },
  };
}
