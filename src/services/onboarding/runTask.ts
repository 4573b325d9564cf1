import { taskLimitMs, type TaskMessage } from "../../core/brand/tasks.ts";
import { errorText } from "../../core/errorText.ts";
import type { TaskClaim, TaskOutcome } from "../../ports/brandObjects.ts";
import { TookTooLong, within } from "../within.ts";
import { breakable } from "./breakable.ts";
import { counted } from "./counted.ts";
import { readProductPage } from "./discovery/readProductPage.ts";
import { readKit } from "./readKit.ts";
import { readProduct } from "./readProduct.ts";
import type { OnboardingServices } from "./services.ts";
import { stoppable } from "./stoppable.ts";

type Work = Extract<TaskClaim, { kind: "work" }>;

/** For closing what was stopped: a browser takes 4 s at the most. */
export const closingMs = 5_000;

/**
 * One message of the queue `pages`: claims its task, does it and reports. What is not done after `limitMs` is stopped; `onBegun`
 * is called when the work begins, after the pause that the shop asks for. Throws only
 * when the object cannot be reached.
 */
export async function runTask(
  ctx: OnboardingServices,
  message: TaskMessage,
  { limitMs = taskLimitMs, onBegun }: { limitMs?: number; onBegun?: () => void } = {},
): Promise<void> {
  const claim = await ctx.objects.claim(message);
  if (claim.kind === "stale") return;
  if (claim.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, claim.waitMs));
  onBegun?.();
  const startedMs = ctx.runtime.nowMs();
  const controller = new AbortController();
  const { ctx: outside, signs } = breakable(counted(ctx, claim.accountId), claim.circuits);
  const working = work(stoppable(outside, controller.signal), claim);
  const outcome = await within(limitMs, "A task of an onboarding", working).catch((error: unknown): TaskOutcome => {
    console.warn("a task of an onboarding failed and may be tried again", message, errorText(error));
    const isLate = error instanceof TookTooLong;
    return { kind: "again", message: "It could not be read in time.", ...(isLate && { isLate }) };
  });
  controller.abort(new Error("the task is over"));
  await ctx.objects.report(message, { token: claim.token, outcome, signs });
  ctx.signals.emit({
    name: "onboarding.task_ended",
    ...(claim.requestId !== undefined && { request_id: claim.requestId }),
    brand_id: message.brandId,
    task: message.kind,
    outcome: outcome.kind,
    duration_ms: ctx.runtime.nowMs() - startedMs,
  });
  // A browser that is left open when this invocation ends stays open.
  await within(closingMs, "Closing", working).catch(() => undefined);
}

async function work(ctx: OnboardingServices, { input, run }: Work): Promise<TaskOutcome> {
  switch (input.kind) {
    case "kit":
      return readKit(ctx, run);
    case "page": {
      const page = await readProductPage(ctx, input.url, run.home, run.robots);
      if (page.ok) return { kind: "done", result: { kind: "page", products: page.value } };
      const { message, retriable, busy } = page.error;
      return { kind: busy === true ? "busy" : retriable ? "again" : "gone", message };
    }
    case "picture": {
      const read = await readProduct(ctx, input.product, input.pictureKey, run);
      if (!read.ok) {
        const { busy, hasDownloaded, isGivenUp, isLate, reason: message } = read.error;
        if (busy) return { kind: "busy", message, ...(hasDownloaded && { hasDownloaded }) };
        if (isGivenUp) return { kind: "gone", message };
        return { kind: "again", message, ...(isLate && { isLate }) };
      }
      return { kind: "done", result: { kind: "picture", product: read.value } };
    }
  }
}
