import { errorText } from "../core/errorText.ts";
import { RenderMessage } from "../core/rendering/renderMessage.ts";
import { renderConcept, type RenderContext } from "../services/renderConcept.ts";

const retryDelaySeconds = 5;

/** Consumer of the queue `renders`: parse, claim, do, one verdict a message. Every outcome is reported before the verdict. */
export async function consumeRenders(batch: MessageBatch, ctx: RenderContext): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const parsed = RenderMessage.safeParse(message.body);
      if (!parsed.success) {
        console.error("a message of the queue renders is malformed", message.id);
        return message.ack();
      }
      try {
        await renderConcept(ctx, parsed.data);
        message.ack();
      } catch (error) {
        console.error("the delivery's object was not reachable", parsed.data, errorText(error));
        message.retry({ delaySeconds: retryDelaySeconds });
      }
    }),
  );
}
