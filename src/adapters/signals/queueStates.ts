import type { QueueState, QueueStates } from "../../ports/queueStates.ts";

/** What the platform says of its queues, by the names that the service has for them. */
export class CloudflareQueueStates implements QueueStates {
  readonly #queues: Readonly<Record<string, Pick<Queue, "metrics">>>;

  constructor(queues: Readonly<Record<string, Pick<Queue, "metrics">>>) {
    this.#queues = queues;
  }

  look(): Promise<QueueState[]> {
    return Promise.all(
      Object.entries(this.#queues).map(async ([queue, binding]) => {
        const { backlogCount, oldestMessageTimestamp } = await binding.metrics();
        // Of an empty queue there is none, or the beginning of time.
        const oldestAtMs = oldestMessageTimestamp?.getTime() || null;
        return { queue, messages: backlogCount, oldestAtMs };
      }),
    );
  }
}
