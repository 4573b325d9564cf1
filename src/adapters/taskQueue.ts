import type { TaskMessage } from "../core/brand/tasks.ts";
import type { TaskQueue } from "../ports/brandObjects.ts";

export class CloudflareTaskQueue implements TaskQueue {
  readonly #queue: Queue<TaskMessage>;

  constructor(queue: Queue<TaskMessage>) {
    this.#queue = queue;
  }

  async send(messages: readonly TaskMessage[]): Promise<void> {
    if (messages.length > 0) await this.#queue.sendBatch(messages.map((body) => ({ body })));
  }
}
