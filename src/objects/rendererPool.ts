import { DurableObject } from "cloudflare:workers";
import type { LeaseEnd, PoolAnswer, PoolEvent } from "../core/rendererPool/events.ts";
import { advance, emptyPool } from "../core/rendererPool/machine.ts";
import type { PoolRules } from "../core/rendererPool/rules.ts";
import { PoolState, type Lease } from "../core/rendererPool/state.ts";
import type { Runtime } from "../ports/runtime.ts";

/** What the shell needs from the composition root. */
export interface RendererPoolContext {
  runtime: Runtime;
  rendererPool: {
    rules: PoolRules;
    /** Starts a slot's container, and says what it answered. */
    wake(slot: number): Promise<LeaseEnd>;
  };
}

/** Gives out leases of the renderers' places: loads, decides by the pure machine, saves. */
export abstract class RendererPoolShell<Bindings = unknown> extends DurableObject<Bindings> {
  #state: PoolState | null = null;

  protected abstract context(): RendererPoolContext;

  tell(event: PoolEvent): PoolAnswer {
    const { runtime, rendererPool } = this.context();
    const { next, answer, wake } = advance(this.#load(), event, runtime.nowMs(), rendererPool.rules);
    this.#state = next;
    this.ctx.storage.kv.put("pool", next);
    if (wake !== null) this.ctx.waitUntil(this.#wake(wake));
    return answer;
  }

  /** What is out of the places now. */
  leases(): Lease[] {
    const nowMs = this.context().runtime.nowMs();
    return this.#load().leases.filter(({ untilMs }) => untilMs > nowMs);
  }

  /** What another version has written, and this one cannot read, is forgotten: its leases run out at the renderers themselves. */
  #load(): PoolState {
    this.#state ??= PoolState.safeParse(this.ctx.storage.kv.get("pool")).data ?? null;
    return this.#state ?? emptyPool(this.context().rendererPool.rules);
  }

  async #wake(slot: number): Promise<void> {
    const how = await this.context()
      .rendererPool.wake(slot)
      .catch((): LeaseEnd => ({ kind: "unreachable" }));
    this.tell({ kind: "woken", slot, how });
  }
}
