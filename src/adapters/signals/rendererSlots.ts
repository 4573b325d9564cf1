import { z } from "zod";
import type { RendererSlots, SlotState } from "../../ports/rendererSlots.ts";

const Load = z.object({ running: z.number(), waiting: z.number(), capacity: z.number() });
const answerTimeoutMs = 1_500;

/** The renderer that runs as a plain process: asked over HTTP. */
export class ProcessSlot implements RendererSlots {
  readonly #healthUrl: URL;

  constructor(url: string) {
    this.#healthUrl = new URL("/health", url);
  }

  async look(): Promise<SlotState[]> {
    try {
      const answer = await fetch(this.#healthUrl, { signal: AbortSignal.timeout(answerTimeoutMs) });
      return [{ state: "awake", load: Load.parse(await answer.json()) }];
    } catch {
      return [{ state: "ill" }];
    }
  }
}

/** What is used of the containers' namespace. */
interface Containers {
  idFromName(name: string): DurableObjectId;
  get(id: DurableObjectId): { getState(): Promise<{ status: string; exitCode?: number }> };
}

/** Containers: their objects know how they are. A request to the container itself would wake it, or keep it from falling asleep. */
export class ContainerSlots implements RendererSlots {
  readonly #containers: Containers;
  readonly #slots: number;

  constructor(containers: Containers, slots: number) {
    this.#containers = containers;
    this.#slots = slots;
  }

  look(): Promise<SlotState[]> {
    return Promise.all(Array.from({ length: this.#slots }, (_, index) => this.#slot(index)));
  }

  async #slot(index: number): Promise<SlotState> {
    try {
      const state = await this.#containers.get(this.#containers.idFromName(`renderer-${index}`)).getState();
      if (state.status === "stopped_with_code") return { state: state.exitCode ? "ill" : "asleep" };
      return state.status === "stopped" ? { state: "asleep" } : { state: "awake", load: null };
    } catch {
      return { state: "ill" };
    }
  }
}
