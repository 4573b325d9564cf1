import { unreachable } from "../result.ts";

/** What one run of onboarding was asked to do. */
export interface OnboardingOrder {
  brandId: string;
  accountId: string;
  website: string;
  /** Grows with every run of the brand; reports of an older run are ignored. */
  run: number;
}

/** `discovering`: looking for products. `pictures`: reading them one by one. Both survive a crash at every step. */
export interface OnboardingState {
  order: OnboardingOrder;
  stage: "queued" | "discovering" | "pictures" | "finishing" | "ready" | "failed";
  /** How often the present step has failed. */
  tries: number;
  notBeforeMs: number;
  total: number;
  /** Position of the product that is read next. */
  next: number;
  message: string;
}

export type OnboardingEvent =
  | { kind: "pickedUp" }
  | { kind: "discovered"; products: number }
  | { kind: "productRead" }
  | { kind: "stepFailed"; message: string; retriable: boolean }
  /** `obstacle`: what keeps most products from being used, as a sentence; null where there is none. */
  | { kind: "finished"; usable: number; obstacle: string | null };

const maxTries = 4;

export function beginOnboarding(order: OnboardingOrder): OnboardingState {
  return { order, stage: "queued", tries: 0, notBeforeMs: 0, total: 0, next: 0, message: "Waiting to start." };
}

/** The machine of one run; an event that does not apply leaves the state as it is. */
export function advanceOnboarding(state: OnboardingState, event: OnboardingEvent, nowMs: number): OnboardingState {
  const fresh = { ...state, tries: 0, notBeforeMs: 0 };
  switch (event.kind) {
    case "pickedUp":
      if (state.stage !== "queued") return state;
      return { ...fresh, stage: "discovering", message: `Looking for products on ${state.order.website}.` };
    case "discovered":
      if (state.stage !== "discovering") return state;
      if (event.products === 0)
        return failed(
          state,
          "No products were found: the shop needs a product feed (/products.json) or JSON-LD on its product pages.",
        );
      return { ...fresh, stage: "pictures", total: event.products, message: progress(0, event.products) };
    case "productRead": {
      if (state.stage !== "pictures") return state;
      const next = state.next + 1;
      const stage = next >= state.total ? "finishing" : "pictures";
      return { ...fresh, stage, next, message: progress(next, state.total) };
    }
    case "stepFailed": {
      if (isOver(state)) return state;
      const tries = state.tries + 1;
      if (!event.retriable || tries >= maxTries) return failed(state, event.message);
      return { ...state, tries, notBeforeMs: nowMs + 1000 * 2 ** tries };
    }
    case "finished":
      if (state.stage !== "finishing") return state;
      if (event.usable === 0) {
        return failed(
          state,
          `None of the ${state.total} products can be used in an ad.${event.obstacle === null ? "" : ` Most often: ${event.obstacle}`} Correct it in the shop and start the onboarding again.`,
        );
      }
      return {
        ...fresh,
        stage: "ready",
        message: `Ready for ads: ${event.usable} of ${state.total} products can be used.`,
      };
    default:
      return unreachable(event);
  }
}

export function isOver(state: OnboardingState): boolean {
  return state.stage === "ready" || state.stage === "failed";
}

function progress(done: number, total: number): string {
  return `Reading products: ${done} of ${total}.`;
}

function failed(state: OnboardingState, message: string): OnboardingState {
  return { ...state, stage: "failed", message };
}
