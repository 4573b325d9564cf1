import { TaskMessage } from "../core/brand/tasks.ts";
import { errorText } from "../core/errorText.ts";
import { runTask } from "../services/onboarding/runTask.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";

const retryDelaySeconds = 5;
/** What is slower than this no longer keeps the next batch waiting: its shop is slow, and others stand behind it. */
const usualTaskMs = 5_000;

/**
 * Consumer of the queue `pages`: parse, claim, do, one verdict a message. The tasks of a batch are done at once. One that takes
 * long goes on with `waitUntil` and its message counts as done: should it die, the brand's object sees its lease run out. So a slow
 * shop takes none of the consumer's places for long; how much it has under way at all is for its own object to bound.
 */
export async function consumePages(
  batch: MessageBatch,
  ctx: OnboardingServices,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  const tasks: Promise<void>[] = [];
  for (const message of batch.messages) {
    const parsed = TaskMessage.safeParse(message.body);
    if (!parsed.success) {
      console.error("a message of the queue pages is malformed", message.id);
      message.ack();
    } else tasks.push(consume(ctx, message, parsed.data));
  }
  const all = Promise.all(tasks);
  waitUntil(all);
  await Promise.race([all, scheduler.wait(usualTaskMs)]);
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
