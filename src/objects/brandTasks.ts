import { advanceOnboarding, type OnboardingState } from "../core/brand/onboarding.ts";
import { afterSigns, isGivenUp, isOpen, oncePerHost, openReason, openUntilMs } from "../core/brand/hostCircuits.ts";
import {
  leaseMs,
  pageGapMs,
  pauseAfterAttempt,
  pauseWhenCrowded,
  pauseWhenLate,
  resendDueMs,
  tasksAtOnceFor,
  type TaskMessage,
} from "../core/brand/tasks.ts";
import { isSameSite, siteOf } from "../core/discovery/address.ts";
import { crawlDelaySeconds } from "../core/discovery/robots.ts";
import { isUsableRow } from "../core/product/row.ts";
import { base32 } from "../core/ids.ts";
import type { TaskClaim, TaskInput, TaskOutcome, TaskReport, TaskResult } from "../ports/brandObjects.ts";
import type { CatalogueProduct } from "../ports/catalogue.ts";
import { withoutPicture } from "../services/onboarding/readProduct.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";
import type { BrandStore } from "./brandStore.ts";
import type { StoredTask } from "./storedTask.ts";

const busyPauseMs = 2_000;

/**
 * The tasks of one run: given out, claimed, reported. A message that is lost is sent again, a lease that runs out counts as an
 * attempt, and a task that cannot be done is given up, so that the rest of the shop goes on.
 */
export class BrandTasks {
  readonly #store: BrandStore;
  readonly #context: () => OnboardingServices;

  constructor(store: BrandStore, context: () => OnboardingServices) {
    this.#store = store;
    this.#context = context;
  }

  claim({ run, task: number }: TaskMessage): TaskClaim {
    const { runtime } = this.#context();
    const state = this.#current(run);
    const task = state === null ? null : this.#store.task(number);
    if (state === null || task?.state !== "sent") return { kind: "stale" };
    const nowMs = runtime.nowMs();
    const token = base32(runtime.random(10));
    const shop = this.#store.run;
    const waitMs = asksTheShop(task.input, shop.home) ? this.#pace(crawlDelaySeconds(shop.robots), nowMs) : 0;
    this.#store.saveTask({ ...task, state: "claimed", token, dueMs: nowMs + waitMs + leaseMs });
    return {
      kind: "work",
      accountId: state.order.accountId,
      requestId: state.order.requestId,
      token,
      input: withOwnKey(task.input, token),
      run: shop,
      waitMs,
      circuits: this.#store.circuits,
    };
  }

  /** True when the report changed something. */
  report({ run, task: number }: TaskMessage, { token, outcome, signs }: TaskReport): boolean {
    const nowMs = this.#context().runtime.nowMs();
    if (this.#store.replaced.end(token, nowMs)) return true;
    const task = this.#store.task(number);
    if (this.#current(run) === null || task?.state !== "claimed" || task.token !== token) return false;
    if (signs.length > 0) this.#store.saveCircuits(afterSigns(this.#store.circuits, oncePerHost(signs), nowMs));
    // It made requests of its own until now: the next one waits as it would after a page.
    if (task.input.kind === "kit") this.#pace(crawlDelaySeconds(this.#store.run.robots), nowMs);
    switch (outcome.kind) {
      case "done":
        this.#end(task, outcome.result);
        return true;
      case "busy":
        this.#afterBusy(task, outcome, nowMs);
        return true;
      case "gone":
        this.#giveUp(task, outcome.message);
        return true;
      case "again":
        this.#afterAttempt(task, outcome, nowMs);
        return true;
    }
  }

  /** Sends what may be sent, and looks after what is overdue. False when nothing that the stage waits for is open any more. */
  async dispatch(state: OnboardingState): Promise<boolean> {
    const { queue, runtime } = this.#context();
    const nowMs = runtime.nowMs();
    for (const task of this.#store.overdue(nowMs)) {
      if (task.state === "sent") this.#store.saveTask({ ...task, state: "waiting", dueMs: nowMs });
      else this.#afterAttempt(task, { message: "It is more than can be read." }, nowMs);
    }
    if (nowMs >= state.deadlineMs) this.#endLate();
    this.#leaveClosedHosts(nowMs);
    // The brand's look takes longest and is needed last: pictures do not wait for it.
    if (this.#store.openTasks(state.stage === "scraping" ? "page" : null) === 0) return false;
    const chosen = this.#store.waiting(nowMs, this.#freePlaces(nowMs));
    for (const task of chosen) {
      const sends = task.sends + 1;
      this.#store.saveTask({ ...task, state: "sent", sends, token: null, dueMs: resendDueMs(sends, nowMs) });
    }
    const { brandId, run } = state.order;
    await queue.send(chosen.map(({ task, input: { kind } }) => ({ brandId, run, task, kind })));
    return true;
  }

  /** Puts off, or gives up, what only hosts have that do not answer, without asking them again one task after the other. */
  #leaveClosedHosts(nowMs: number): void {
    const { circuits } = this.#store;
    if (!Object.keys(circuits).some((host) => isOpen(circuits, host, nowMs))) return;
    for (const task of this.#store.open()) {
      if (task.state !== "waiting") continue;
      const hosts = hostsOf(task.input);
      const [first] = hosts;
      if (first === undefined || !hosts.every((host) => isOpen(circuits, host, nowMs))) continue;
      if (hosts.every((host) => isGivenUp(circuits, host, nowMs)))
        this.#giveUp(task, openReason(circuits, first, nowMs));
      else
        this.#store.saveTask({ ...task, dueMs: Math.min(...hosts.map((host) => openUntilMs(circuits, host, nowMs))) });
    }
  }

  /** When there is something to do next. */
  nextDueMs(): number | null {
    const nowMs = this.#context().runtime.nowMs();
    const dueMs = [this.#store.nextDueMs(this.#freePlaces(nowMs) > 0), ...this.#store.replaced.untilMs(nowMs)];
    const known = dueMs.filter((due) => due !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  /** An account has one brand: what its earlier runs still have under way takes places of this one. */
  #freePlaces(nowMs: number): number {
    const underWay = this.#store.underWay() + this.#store.replaced.untilMs(nowMs).length;
    return Math.max(0, tasksAtOnceFor(crawlDelaySeconds(this.#store.run.robots)) - underWay);
  }

  /** The state, when a report of this run still counts. */
  #current(run: number): OnboardingState | null {
    const { state } = this.#store;
    const isOpen = state?.stage === "scraping" || state?.stage === "pictures";
    return isOpen && state.order.run === run ? state : null;
  }

  /** How long the next page has to wait for its turn. */
  #pace(crawlDelay: number, nowMs: number): number {
    const atMs = Math.max(nowMs, this.#store.nextPageMs);
    this.#store.saveNextPage(atMs + Math.max(pageGapMs, crawlDelay * 1000));
    return atMs - nowMs;
  }

  #afterBusy(task: StoredTask, { message, hasDownloaded }: Extract<TaskOutcome, { kind: "busy" }>, nowMs: number) {
    const pauseMs = hasDownloaded ? pauseWhenCrowded(this.#store.crowded.note(task.task)) : busyPauseMs;
    if (pauseMs !== null)
      return this.#store.saveTask({ ...task, state: "waiting", token: null, dueMs: nowMs + pauseMs });
    this.#store.crowded.noteGivenUp();
    return this.#giveUp(task, message);
  }

  #afterAttempt(task: StoredTask, { message, isLate = false }: { message: string; isLate?: boolean }, nowMs: number) {
    const attempts = task.attempts + (isLate ? 0 : 1);
    const pauseMs = isLate ? pauseWhenLate(this.#store.crowded.noteLate(task.task)) : pauseAfterAttempt(attempts);
    if (pauseMs === null) {
      if (isLate) this.#store.crowded.noteGivenUp();
      return this.#giveUp(task, message);
    }
    this.#store.saveTask({ ...task, state: "waiting", attempts, token: null, dueMs: nowMs + pauseMs });
  }

  /** Gives up what is still open when the run's time is over; whoever looks at the brand is told of pictures, as of pages. */
  #endLate(): void {
    const open = this.#store.open();
    const pictures = open.filter(({ input }) => input.kind === "picture").length;
    if (pictures > 0) {
      const { found } = this.#store;
      const note = `There was no time left for the pictures of ${pictures === 1 ? "one product" : `${pictures} products`}: the shop answers slowly or asks for long pauses, or we were busy.`;
      this.#store.saveFound({ ...found, notes: [...found.notes, note] });
    }
    for (const task of open) this.#giveUp(task, "There was no time left to read it.");
  }

  /** Ends a task without what it was for: a product shows the reason, a page is remembered as unread. */
  #giveUp(task: StoredTask, message: string): void {
    const { input } = task;
    switch (input.kind) {
      case "kit":
        return this.#end(task, null);
      case "page": {
        const { found } = this.#store;
        this.#store.saveFound({ ...found, unreadPages: [...found.unreadPages, input.url] });
        return this.#end(task, null);
      }
      case "picture": {
        const product = withoutPicture(this.#context(), input.product, message);
        return this.#end(task, { kind: "picture", product });
      }
    }
  }

  #end({ task, input }: StoredTask, result: TaskResult | null): void {
    const { state } = this.#store;
    if (state === null || this.#store.task(task)?.state === "done") return;
    this.#store.endTask(task, result);
    if (result?.kind === "picture") this.#noteFind(result.product);
    if (input.kind === "kit") return;
    const read = result?.kind === "page" ? result.products.length : 0;
    const event = { kind: "taskDone" as const, read };
    this.#store.save(advanceOnboarding(state, event, this.#context().runtime.nowMs()));
  }

  #noteFind(product: CatalogueProduct): void {
    const pictureKey = product.pictureKey ?? product.imageKey;
    // A product that is found is active from then on.
    const isUsable = isUsableRow({ ...product, status: "Active" });
    if (pictureKey !== null) this.#store.finds.add({ name: product.name, pictureKey, isUsable });
  }
}

/** Whether a task makes requests to the shop itself; pictures mostly lie elsewhere. */
function asksTheShop(input: TaskInput, home: string): boolean {
  return input.kind !== "picture" || input.product.pictures.some(({ url }) => isSameSite(url, home));
}

/** The hosts that a task asks; none where it is for the task to find out. */
function hostsOf(input: TaskInput): string[] {
  switch (input.kind) {
    case "kit":
      return [];
    case "page":
      return [siteOf(input.url)];
    case "picture":
      return input.product.pictures.map(({ url }) => siteOf(url));
  }
}

/** Each attempt writes a file of its own: one that was thought dead never changes what a later one has measured. */
function withOwnKey(input: TaskInput, token: string): TaskInput {
  return input.kind === "picture" ? { ...input, pictureKey: `${input.pictureKey}-${token}.png` } : input;
}
