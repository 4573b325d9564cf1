import { isTerminal, type DeliveryState } from "../../core/delivery/state.ts";
import type { ProgressNotice } from "./tool.ts";

/** A client that hears nothing for longer may take the call for dead; the contract promises a notice every 15 s. */
const everyMs = 10_000;
/** How far a notice without news moves towards the next ad: progress has to grow with each notice. */
const stepWithoutNews = 0.05;

/** What there is to tell of a delivery: how many ads are there, of how many, and a plain sentence. */
export function deliveryProgress(state: DeliveryState): ProgressNotice {
  const total = state.order.count * 2;
  const isRendered = (ad: { stillKey: string | null; videoKey: string | null }) =>
    ad.stillKey !== null && (state.order.format === "static" || ad.videoKey !== null);
  const rendered = state.concepts.flatMap(({ ads }) => ads).filter(isRendered).length;
  // The last step is the delivery's own end: its page is published before it counts as complete.
  const progress = isTerminal(state) ? total : Math.min(rendered, total - 1);
  return { progress, total, message: sentence(state, rendered, total) };
}

function sentence(state: DeliveryState, rendered: number, total: number): string {
  switch (state.phase) {
    case "queued":
      return `Accepted; ${total} ads to come.`;
    case "composing":
      return `Writing copy and choosing styles; ${total} ads to come.`;
    case "rendering":
      return `${rendered} of ${total} ads rendered.`;
    case "publishing":
      return `${rendered} of ${total} ads rendered; finishing.`;
    case "refunding":
      return "The delivery could not be finished; its credits are being refunded.";
    case "completed":
      return `All ${total} ads are rendered.`;
    case "failed":
      return "The delivery failed; its credits are back on the account.";
  }
}

/** Tells a client of one order: at each change of what there is to tell, and at least every 10 s. */
export class ProgressReporter {
  readonly #notify: (notice: ProgressNotice) => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #last: ProgressNotice;

  constructor(notify: (notice: ProgressNotice) => void, first: ProgressNotice) {
    this.#notify = notify;
    this.#last = first;
    notify(first);
    this.#timer = setInterval(() => this.tell(this.#last), everyMs);
  }

  state(state: DeliveryState): void {
    const news = deliveryProgress(state);
    if (news.message !== this.#last.message) this.tell(news);
  }

  tell(notice: ProgressNotice): void {
    this.#last = { ...notice, progress: growing(this.#last.progress, notice.progress) };
    this.#notify(this.#last);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** `progress` where it has grown, otherwise a little more than the last value and always less than the next whole one. */
function growing(last: number, progress: number): number {
  if (progress > last) return progress;
  const grown = last + (Math.floor(last) + 1 - last) * stepWithoutNews;
  return Math.round(grown * 10_000) / 10_000;
}
