import { TaskMessage } from "../core/brand/tasks.ts";
import { errorText } from "../core/errorText.ts";
import { runTask } from "../services/onboarding/runTask.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";

const retryDelaySeconds = 5;
/** Of more only two would have their turn (see `Pictures`), and those that wait would use up their leases. */
const picturesAtOnce = 2;

/**
 * Consumer of the queue `pages`: parse, claim, do, one verdict a message. Every outcome is reported before the verdict. Pages of
 * a batch are read at once, pictures two at a time.
 */
export async function consumePages(batch: MessageBatch, ctx: OnboardingServices): Promise<void> {
  const pictures: (() => Promise<void>)[] = [];
  const others: Promise<void>[] = [];
  for (const message of batch.messages) {
    const parsed = TaskMessage.safeParse(message.body);
    if (!parsed.success) {
      console.error("a message of the queue pages is malformed", message.id);
      message.ack();
    } else if (parsed.data.kind === "picture") pictures.push(() => consume(ctx, message, parsed.data));
    else others.push(consume(ctx, message, parsed.data));
  }
  const lane = async () => {
    for (let next = pictures.shift(); next !== undefined; next = pictures.shift()) await next();
  };
  await Promise.all([...others, ...Array.from({ length: picturesAtOnce }, lane)]);
}

async function consume(ctx: OnboardingServices, message: Message, task: TaskMessage): Promise<void> {
  try {
    await runTask(ctx, task);
    message.ack();
  } catch (error) {
    console.error("the brand's object was not reachable", task, errorText(error));
    message.retry({ delaySeconds: retryDelaySeconds });
  }
}
