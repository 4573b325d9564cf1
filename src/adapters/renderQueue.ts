import type { RenderMessage } from "../core/rendering/renderMessage.ts";
import type { RenderQueue } from "../ports/renderer.ts";

/** Two lanes: in one queue whatever is urgent would stand behind all that came before it. */
export class CloudflareRenderQueue implements RenderQueue {
  readonly #queue: Queue<RenderMessage>;
  readonly #urgent: Queue<RenderMessage>;

  constructor(queue: Queue<RenderMessage>, urgent: Queue<RenderMessage>) {
    this.#queue = queue;
    this.#urgent = urgent;
  }

  async send(message: RenderMessage, { isUrgent } = { isUrgent: false }): Promise<void> {
    await (isUrgent ? this.#urgent : this.#queue).send(message);
  }
}
