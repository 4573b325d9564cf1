import { taskLimitMs, TaskMessage } from "../core/brand/tasks.ts";
import { errorText } from "../core/errorText.ts";
import { closingMs, runTask } from "../services/onboarding/runTask.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";

const retryDelaySeconds = 5;
/** The platform gives what goes on after the consumer has returned 30 s. */
const lingeringMs = 28_000;
/** What works for longer than this no longer keeps the next batch waiting: its shop is slow, and others stand behind it. */
const usualTaskMs = taskLimitMs + closingMs - lingeringMs;

/** So many tasks, of all brands together, go on beside their batches in one instance of the Worker; a batch with one more waits for it. */
const mostLingering = 24;
const lookAgainMs = 50;
/** Until when each of them is over at the latest; one that does not say so was ended in the middle. */
const lingering = new Map<Promise<void>, number>();

/**
 * Consumer of the queue `pages`: parse, claim, do, one verdict a message. The tasks of a batch are done at once. One that takes
 * long goes on with `waitUntil` and its message counts as done: should it die, the brand's object sees its lease run out. So a slow
 * shop takes none of the consumer's places for long; how much it has under way at all is for its own object to bound, and how much all
 * slow shops have is bounded here.
 */
export async function consumePages(
  batch: MessageBatch,
  ctx: OnboardingServices,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  const tasks: Promise<void>[] = [];
  const usual: Promise<void>[] = [];
  for (const message of batch.messages) {
    const parsed = TaskMessage.safeParse(message.body);
    if (!parsed.success) {
      console.error("a message of the queue pages is malformed", message.id);
      message.ack();
      continue;
    }
    const begun = Promise.withResolvers<void>();
    const task = consume(ctx, message, parsed.data, begun.resolve);
    tasks.push(task);
    usual.push(Promise.race([task, begun.promise.then(() => placeBeside(task))]));
  }
  waitUntil(Promise.all(tasks));
  await Promise.all(usual);
}

/** Resolves when a task has worked for as long as usual and may go on beside its batch; when there is no place for it, once there is. */
async function placeBeside(task: Promise<void>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
    lingering.delete(task);
  };
  void task.then(end, end);
  await scheduler.wait(usualTaskMs);
  // An invocation cannot rely on being woken by another, which may be ended before.
  while (!isOver && placesTaken() >= mostLingering) await scheduler.wait(lookAgainMs);
  if (!isOver) lingering.set(task, Date.now() + lingeringMs);
}

function placesTaken(): number {
  for (const [task, untilMs] of lingering) if (untilMs < Date.now()) lingering.delete(task);
  return lingering.size;
}

async function consume(
  ctx: OnboardingServices,
  message: Message,
  task: TaskMessage,
  onBegun: () => void,
): Promise<void> {
  try {
    await runTask(ctx, task, { onBegun });
    message.ack();
  } catch (error) {
    console.error("the brand's object was not reachable", task, errorText(error));
    message.retry({ delaySeconds: retryDelaySeconds });
  }
}
