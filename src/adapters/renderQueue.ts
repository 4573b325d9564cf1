import type { RenderMessage } from "../core/rendering/message.ts";
import type { RenderQueue } from "../ports/renderer.ts";

export class CloudflareRenderQueue implements RenderQueue {
  readonly #queue: Queue<RenderMessage>;

  constructor(queue: Queue<RenderMessage>) {
    this.#queue = queue;
  }

  async send(message: RenderMessage): Promise<void> {
    await this.#queue.send(message);
  }
}
