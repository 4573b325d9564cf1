import { errorMessage } from "../../core/errorText.ts";
import type { LeaseEnd, PoolEvent } from "../../core/rendererPool/events.ts";
import { renewLeaseEveryMs } from "../../core/rendererPool/rules.ts";
import type { PoolWork } from "../../core/rendererPool/state.ts";
import { err, ok, unreachable, type Result } from "../../core/result.ts";
import type { RendererPool } from "../../ports/rendererPool.ts";
import type { AskRenderer } from "./askRenderer.ts";
import type { NoPlace, Place, Places } from "./places.ts";
import { speaking } from "./versions.ts";

/** The pool answers within milliseconds; one that is being moved takes longer, and is asked again later. */
const poolTimeoutMs = 5_000;

interface PooledOptions {
  /** A stub belongs to the request that made it, so each call gets its own. */
  openPool: () => RendererPool;
  /** The renderer of a slot. */
  slotAt: (index: number) => AskRenderer;
  newLeaseId: () => string;
}

/** Places on the slots' renderers, as the pool gives them out. */
export class PooledRenderers implements Places {
  readonly #options: PooledOptions;

  constructor(options: PooledOptions) {
    this.#options = options;
  }

  async take(work: PoolWork, group: string | null, signal: AbortSignal): Promise<Result<Place, NoPlace>> {
    const leaseId = this.#options.newLeaseId();
    const answer = await this.#tell({ kind: "take", leaseId, work, group });
    // A pool that did not answer is asked again as a busy one is.
    if (answer === null || answer.kind === "done") return err({ kind: "busy", retryAfterSeconds: null });
    switch (answer.kind) {
      case "granted":
        return ok(this.#placeOn(answer.slot, leaseId, signal));
      case "wait":
        return err({ kind: "busy", retryAfterSeconds: answer.retryAfterSeconds });
      case "unreachable":
        return err(answer);
      default:
        return unreachable(answer);
    }
  }

  async reserve(work: PoolWork, group: string): Promise<void> {
    await this.#tell({ kind: "reserve", leaseId: this.#options.newLeaseId(), work, group });
  }

  #placeOn(slot: number, leaseId: string, signal: AbortSignal): Place {
    const renewal = setInterval(() => void this.#tell({ kind: "renew", leaseId }), renewLeaseEveryMs);
    const stop = () => clearInterval(renewal);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    const end = async (how: LeaseEnd) => {
      stop();
      signal.removeEventListener("abort", stop);
      await this.#tell({ kind: "end", leaseId, how });
    };
    return { ask: speaking(this.#options.slotAt(slot)), end };
  }

  /** Null where the pool cannot be reached: what it does not hear of runs out by itself. */
  async #tell(event: PoolEvent) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("It did not answer in time.")), poolTimeoutMs);
    });
    try {
      return await Promise.race([this.#options.openPool().tell(event), late]);
    } catch (error) {
      console.warn("the pool of renderers could not be reached", event.kind, errorMessage(error));
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
