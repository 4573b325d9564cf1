import { unreachable } from "../result.ts";

/** What one run of onboarding was asked to do. */
export interface OnboardingOrder {
  brandId: string;
  accountId: string;
  website: string;
  /** Grows with every run of the brand; reports of an older run are ignored. */
  run: number;
  /** The call that asked for it; absent where a sweep begins again what nobody has told the object of. */
  requestId?: string;
}

/**
 * `discovering`: looking for products. `scraping`: reading pages, many at a time. `pictures`: preparing products, many at a time.
 * Each survives a crash at every step.
 */
export type OnboardingStage = "queued" | "discovering" | "scraping" | "pictures" | "finishing" | "ready" | "failed";

export interface OnboardingState {
  order: OnboardingOrder;
  stage: OnboardingStage;
  /** Absent in runs that began before 26 November 2026. */
  startedAtMs?: number;
  /** How often the present step has failed. */
  tries: number;
  notBeforeMs: number;
  /** Pages that are not read by then, and pictures after as long again, are given up. */
  deadlineMs: number;
  /** Tasks of the present stage, and how many of them are over. */
  total: number;
  done: number;
  /** Pages that the run reads; absent until that is known, and in runs that began before 29 November 2026. */
  pages?: number;
  /** Products found so far; `read`: how many of the finds came from pages, a product of a feed counted again. */
  products: number;
  read: number;
  message: string;
  /** It failed through a fault of this service, not of the shop. */
  isOurs?: true;
}

export type OnboardingEvent =
  | { kind: "pickedUp" }
  /** `tasks`: pages that are to be read. */
  | { kind: "discovered"; products: number; tasks: number }
  /** `read`: products that the page showed. */
  | { kind: "taskDone"; read: number }
  /**
   * Every page is over. `products`: what they and the feeds gave together. `unread`: pages that could not be read.
   */
  | { kind: "pagesRead"; products: number; unread: number }
  | { kind: "picturesRead" }
  /** `isOurs`: the fault was this service's, not the shop's. */
  | { kind: "stepFailed"; message: string; retriable: boolean; isOurs?: true }
  /** `obstacle`: what keeps most products from being used, as a sentence; null where there is none. `isOurs`: some were left out for us. */
  | { kind: "finished"; usable: number; obstacle: string | null; message: string; isOurs?: true }
  /** A newer run owns the brand by now: this one ends and reports nothing. */
  | { kind: "superseded" };

const maxTries = 5;
const maxRunMs = 30 * 60_000;

export function beginOnboarding(order: OnboardingOrder, nowMs: number): OnboardingState {
  const none = { tries: 0, notBeforeMs: 0, total: 0, done: 0, products: 0, read: 0 };
  const times = { startedAtMs: nowMs, deadlineMs: nowMs + maxRunMs };
  return { order, stage: "queued", ...none, ...times, message: "Waiting to start." };
}

/** The machine of one run; an event that does not apply leaves the state as it is. */
export function advanceOnboarding(state: OnboardingState, event: OnboardingEvent, nowMs: number): OnboardingState {
  const fresh = { ...state, tries: 0, notBeforeMs: 0 };
  switch (event.kind) {
    case "pickedUp":
      if (state.stage !== "queued") return state;
      return { ...fresh, stage: "discovering", message: `Looking for products on ${state.order.website}.` };
    case "discovered": {
      if (state.stage !== "discovering") return state;
      const counts = { total: event.tasks, pages: event.tasks, done: 0, products: event.products };
      return { ...fresh, ...counts, stage: "scraping", message: readingPages(0, event.tasks, event.products) };
    }
    case "taskDone": {
      if (state.stage !== "scraping" && state.stage !== "pictures") return state;
      const done = Math.min(state.total, state.done + 1);
      const read = state.read + event.read;
      const products = Math.max(state.products, read);
      const message =
        state.stage === "scraping" ? readingPages(done, state.total, products) : readingProducts(done, state.total);
      return { ...fresh, done, read, products, message };
    }
    case "pagesRead": {
      if (state.stage !== "scraping") return state;
      if (event.products === 0) return failed(state, nothingFound(event.unread));
      const counts = { total: event.products, done: 0, products: event.products };
      const deadlineMs = nowMs + maxRunMs;
      return {
        ...fresh,
        ...counts,
        deadlineMs,
        stage: "pictures",
        message: readingProducts(0, event.products),
      };
    }
    case "picturesRead":
      if (state.stage !== "pictures") return state;
      return { ...fresh, stage: "finishing", message: readingProducts(state.total, state.total) };
    case "stepFailed": {
      if (isOver(state)) return state;
      const tries = state.tries + 1;
      if (!event.retriable || tries >= maxTries) return failed(state, event.message, event.isOurs);
      return { ...state, tries, notBeforeMs: nowMs + 1000 * 2 ** tries };
    }
    case "finished":
      if (state.stage !== "finishing") return state;
      if (event.usable > 0) return { ...fresh, stage: "ready", message: event.message };
      return failed(
        state,
        `None of the ${state.total} products can be used in an ad.${event.obstacle === null ? "" : ` Most often: ${event.obstacle}`} Correct it in the shop and start the onboarding again.`,
        event.isOurs,
      );
    case "superseded":
      return isOver(state) ? state : failed(state, "A newer run has taken its place.");
    default:
      return unreachable(event);
  }
}

export function isOver(state: OnboardingState): boolean {
  return state.stage === "ready" || state.stage === "failed";
}

/** The contract's names of the stages ("Brands, products, styles"). */
export function shownStage(stage: OnboardingStage): string {
  return stage === "finishing" ? "pictures" : stage;
}

function readingPages(done: number, total: number, products: number): string {
  return `Reading pages: ${done} of ${total}; ${products} products so far.`;
}

function readingProducts(done: number, total: number): string {
  return `Reading products: ${done} of ${total}.`;
}

function nothingFound(unread: number): string {
  const missing =
    unread === 0 ? "" : ` ${unread === 1 ? "One page" : `${unread} pages`} of the shop could not be read at all.`;
  return `No products were found: the shop needs a product feed, or product pages with JSON-LD, microdata or OpenGraph data.${missing}`;
}

function failed(state: OnboardingState, message: string, isOurs?: true): OnboardingState {
  return { ...state, stage: "failed", message, ...(isOurs && { isOurs }) };
}
