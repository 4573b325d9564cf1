import { DurableObject } from "cloudflare:workers";
import { runCounts, toldFinds } from "../core/brand/finds.ts";
import {
  advanceOnboarding,
  beginOnboarding,
  isOver,
  shownStage,
  type OnboardingEvent,
  type OnboardingOrder,
  type OnboardingState,
} from "../core/brand/onboarding.ts";
import type { TaskMessage } from "../core/brand/tasks.ts";
import { errorText } from "../core/errorText.ts";
import { base32 } from "../core/ids.ts";
import { onboardingSignals } from "../core/signals/onboardingSignals.ts";
import { mergeProducts } from "../core/discovery/mergeProducts.ts";
import type { RunFinds, TaskClaim, TaskReport } from "../ports/brandObjects.ts";
import { counted } from "../services/onboarding/counted.ts";
import { deleteUnusedFiles } from "../services/onboarding/deleteUnusedFiles.ts";
import { discoverShop, maxProducts } from "../services/onboarding/discovery/discoverShop.ts";
import { finishOnboarding } from "../services/onboarding/finishOnboarding.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";
import { stoppable } from "../services/onboarding/stoppable.ts";
import { tellAccount } from "../services/onboarding/tellAccount.ts";
import { BrandStore, type MailState } from "./brandStore.ts";
import { BrandTasks } from "./brandTasks.ts";

/** Set before a step: should the object die inside it, it wakes up and does the step again. */
const safetyAlarmMs = 45_000;
const showAgainMs = 5_000;
/** The counter in D1 moves this often at most. */
const showEveryMs = 1_000;
/** A step in which the object has died this often is not begun again: what it reads is more than it can take. */
const maxDeaths = 2;
const maxMails = 6;
/** Longer than the tasks of a run that is over, or an upload, can still be at work, and than somebody looks at a list of its pictures. */
const filesAfterMs = 5 * 60_000;
const filesAgainMs = 15 * 60_000;

/**
 * The owner of one brand's onboarding: it looks at the shop, gives out pages and pictures as tasks of a queue, and brings
 * together what comes back. Each step is stored before the next; a crash repeats one step or one task. What the world is told
 * (D1, mail) follows from the stored state and is told again after a crash.
 */
export abstract class BrandObjectShell<Bindings = unknown> extends DurableObject<Bindings> {
  readonly #store = new BrandStore(this.ctx.storage);
  readonly #tasks = new BrandTasks(this.#store, () => this.context());
  #shownAtMs = 0;
  /** Stops the look at a shop that is under way. */
  #looking = new AbortController();

  protected abstract context(): OnboardingServices;

  /** Begins a run; one that has begun, or an older one, changes nothing. */
  async begin(order: OnboardingOrder): Promise<void> {
    if ((this.#store.state?.order.run ?? 0) >= order.run) return;
    const { runtime } = this.context();
    this.#store.begin(beginOnboarding(order, runtime.nowMs()), base32(runtime.random(16)));
    this.#shownAtMs = 0;
    this.#looking.abort(new Error("a newer run has begun"));
    await this.ctx.storage.setAlarm(runtime.nowMs());
  }

  async poke(): Promise<void> {
    const { state, isShown, mail, folders } = this.#store;
    if (state !== null && !(isOver(state) && isShown && mail === null && folders.dueMs === null))
      await this.ctx.storage.setAlarm(this.context().runtime.nowMs());
  }

  claim(message: TaskMessage): TaskClaim {
    return this.#tasks.claim(message);
  }

  async report(message: TaskMessage, report: TaskReport): Promise<void> {
    if (this.#tasks.report(message, report)) await this.ctx.storage.setAlarm(this.context().runtime.nowMs());
  }

  /** What the run that is under way has found; null where none is. */
  finds(): RunFinds | null {
    const { state, finds } = this.#store;
    const counts = state && runCounts(state);
    return counts && { ...counts, productsUsable: finds.usable(), newest: finds.newest(toldFinds) };
  }

  /** Deletes what the last run has read, beside what D1 has of it; false while it may still be needed. */
  forgetScrapes(): boolean {
    const { state, mail } = this.#store;
    if (state === null) return true;
    if (!isOver(state) || !this.#store.isShown || mail !== null) return false;
    this.#store.forgetScrapes();
    return true;
  }

  /** A picture is about to be stored in this folder. Nothing is looked through before it can be named in D1. */
  async noteUpload(folder: string): Promise<void> {
    const { state, folders } = this.#store;
    folders.note(folder);
    // The end of a run that is under way looks through this one too.
    if (state === null || !isOver(state)) return;
    const dueMs = this.context().runtime.nowMs() + filesAfterMs;
    folders.saveDue(dueMs);
    const alarmMs = await this.ctx.storage.getAlarm();
    if (alarmMs === null || alarmMs > dueMs) await this.ctx.storage.setAlarm(dueMs);
  }

  folders(): string[] {
    return this.#store.folders.all;
  }

  /** The brand is deleted: a look that is under way ends, and what its tasks bring belongs to nobody. */
  async forget(): Promise<void> {
    this.#looking.abort(new Error("the brand is deleted"));
    void this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#store.begins();
  }

  override async alarm(): Promise<void> {
    const { runtime } = this.context();
    await this.ctx.storage.setAlarm(runtime.nowMs() + safetyAlarmMs);
    for (;;) {
      const { state } = this.#store;
      const nowMs = runtime.nowMs();
      if (state !== null && this.#isToBeShown(state, nowMs)) {
        if (!(await this.#show(state))) return void (await this.ctx.storage.setAlarm(nowMs + showAgainMs));
        continue;
      }
      if (state === null || isOver(state)) return this.#end(state);
      if (state.notBeforeMs > nowMs) return void (await this.ctx.storage.setAlarm(state.notBeforeMs));
      if ((state.stage === "scraping" || state.stage === "pictures") && (await this.#goOn(state))) return;
      if (this.#isCurrent(state)) await this.#step(this.#store.state ?? state);
    }
  }

  /** Keeps the tasks of a stage going; false when they are all over and the stage can be ended. */
  async #goOn(state: OnboardingState): Promise<boolean> {
    if (!(await this.#tasks.dispatch(state))) return false;
    const nowMs = this.context().runtime.nowMs();
    const nextMs = this.#tasks.nextDueMs() ?? nowMs;
    const showMs = this.#store.isShown ? Infinity : this.#shownAtMs + showEveryMs;
    // What has been reported meanwhile has set an alarm for now, which this one must not put off.
    const dueMs = Math.max(nowMs, Math.min(nextMs, showMs));
    await this.ctx.storage.setAlarm(this.#isCurrent(state) ? dueMs : nowMs);
    return true;
  }

  async #step(state: OnboardingState): Promise<void> {
    const died = this.#store.stepBegins() > maxDeaths + 1;
    // On disk before the step begins, or a death inside it would not count.
    await this.ctx.storage.sync();
    const outcome = await this.#work(state, died).catch((error: unknown): OnboardingEvent => {
      if (this.#isCurrent(state))
        console.warn("an onboarding step failed and will be tried again", state.order.brandId, errorText(error));
      const message = "Something went wrong on our side; start the onboarding again.";
      return { kind: "stepFailed", message, retriable: true, isOurs: true };
    });
    if (!this.#isCurrent(state)) return;
    const { runtime, signals } = this.context();
    const nowMs = runtime.nowMs();
    const next = advanceOnboarding(state, outcome, nowMs);
    if (isOver(next)) this.#store.folders.saveDue(nowMs + filesAfterMs);
    if (isOver(next) && outcome.kind !== "superseded") this.#store.saveMail({ tries: 0, dueMs: 0 });
    this.#store.save(next);
    for (const signal of onboardingSignals(state, outcome, next, nowMs)) signals.emit(signal);
  }

  /** A new run may have begun while this one was at work; what comes of the old one belongs to nobody any more. */
  #isCurrent({ order }: OnboardingState): boolean {
    return this.#store.state?.order.run === order.run;
  }

  /** Does the present step; everything that it stores is stored under the same name again when it is repeated. */
  async #work(state: OnboardingState, died: boolean): Promise<OnboardingEvent> {
    const ctx = this.context();
    const { order, stage } = state;
    const isLate = stage === "discovering" && ctx.runtime.nowMs() > state.deadlineMs;
    if (isLate || (died && stage !== "queued"))
      return { kind: "stepFailed", message: `${order.website} is more than can be read.`, retriable: false };
    switch (stage) {
      case "queued":
        return { kind: "pickedUp" };
      case "discovering":
        return this.#discover(state);
      case "scraping": {
        const handles = await ctx.catalogue.handles(order.brandId);
        if (!this.#isCurrent(state)) return { kind: "superseded" };
        const found = [...this.#store.listed(), ...this.#store.readPages()];
        const products = mergeProducts(found, handles).slice(0, maxProducts);
        const { folder } = this.#store.run;
        this.#store.addTasks(
          products.map((product, position) => ({ kind: "picture", product, pictureKey: `${folder}/${position}` })),
        );
        const unread = this.#store.found.unreadPages.length;
        return { kind: "pagesRead", products: products.length, unread };
      }
      case "pictures":
        return { kind: "picturesRead" };
      case "finishing": {
        const kit = this.#store.kit();
        const products = this.#store.products();
        const finish = await finishOnboarding(ctx, order, {
          ...this.#store.found,
          home: this.#store.run.home,
          kit,
          products,
        });
        if (finish === null) return { kind: "superseded" };
        return { kind: "finished", ...finish, ...(this.#store.crowded.areGivenUp && { isOurs: true }) };
      }
      case "ready":
      case "failed":
        throw new Error("a run that is over has no step");
    }
  }

  async #discover(state: OnboardingState): Promise<OnboardingEvent> {
    this.#looking = new AbortController();
    const ctx = stoppable(counted(this.context(), state.order.accountId), this.#looking.signal);
    const found = await discoverShop(ctx, state.order.website, state.tries);
    if (!found.ok) return { kind: "stepFailed", ...found.error };
    const { brandName, notes, home, robots, products, pages, isPartial } = found.value;
    if (this.#isCurrent(state)) {
      const run = { home, robots, folder: this.#store.folder };
      this.#store.saveDiscovery({ brandName, notes, isPartial, unreadPages: [] }, run, products);
      this.#store.addTasks([{ kind: "kit" }, ...pages.map((url) => ({ kind: "page" as const, url }))]);
    }
    return { kind: "discovered", products: products.length, tasks: pages.length };
  }

  #isToBeShown(state: OnboardingState, nowMs: number): boolean {
    if (this.#store.isShown) return false;
    const isCounting = (state.stage === "scraping" || state.stage === "pictures") && state.done > 0;
    return !isCounting || nowMs - this.#shownAtMs >= showEveryMs;
  }

  /** Tells D1; false when that has to be tried again. */
  async #show(state: OnboardingState): Promise<boolean> {
    const { catalogue, runtime } = this.context();
    const { order, stage, message, products, isOurs } = state;
    const nowMs = runtime.nowMs();
    try {
      if (stage === "failed") await catalogue.fail(order.brandId, order.run, message, nowMs, isOurs);
      else if (stage !== "ready") {
        const name = this.#store.hasFound ? this.#store.found.brandName : null;
        const shown = { stage: shownStage(stage), message, scraped: products, name };
        await catalogue.progress(order.brandId, order.run, shown, nowMs);
      }
    } catch (error) {
      console.warn(
        "the state of an onboarding could not be written and will be again",
        order.brandId,
        errorText(error),
      );
      return false;
    }
    this.#shownAtMs = nowMs;
    const { state: present } = this.#store;
    // Unless it has moved on meanwhile: then there is something new to show.
    if (present?.order.run === order.run && present.stage === stage && present.done === state.done)
      this.#store.markShown();
    return true;
  }

  /** The run is over: what remains are the mail, and files that nothing needs any more. */
  async #end(state: OnboardingState | null): Promise<void> {
    if (state !== null) {
      await this.#tell(state);
      await this.#deleteFiles(state);
      // A run that has begun meanwhile has set an alarm of its own.
      if (!this.#isCurrent(state)) return;
    }
    const due = [this.#store.mail?.dueMs ?? null, this.#store.folders.dueMs].filter((dueMs) => dueMs !== null);
    if (due.length === 0) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.min(...due));
  }

  async #tell(state: OnboardingState): Promise<void> {
    const { mail } = this.#store;
    const nowMs = this.context().runtime.nowMs();
    if (mail === null || mail.dueMs > nowMs) return;
    const store = this.#store;
    const shop = store.hasFound
      ? { ...store.found, home: store.run.home, kit: store.kit(), products: store.products() }
      : null;
    const told = await tellAccount(this.context(), state, shop);
    if (this.#isCurrent(state)) this.#store.saveMail(told ? null : mailAgain(mail, nowMs));
  }

  async #deleteFiles(state: OnboardingState): Promise<void> {
    const { folders } = this.#store;
    const nowMs = this.context().runtime.nowMs();
    const { dueMs } = folders;
    if (!this.#isCurrent(state) || dueMs === null || dueMs > nowMs) return;
    const { brandId } = state.order;
    const forget = (folder: string, isDone: boolean) => void (isDone && folders.forget(folder));
    const isDone = await deleteUnusedFiles(this.context(), brandId, folders.all, forget).catch((error: unknown) => {
      console.warn("files that nothing needs could not be deleted and will be", brandId, errorText(error));
      return false;
    });
    // An upload that came meanwhile has set a time of its own.
    if (this.#isCurrent(state) && folders.dueMs === dueMs) folders.saveDue(isDone ? null : nowMs + filesAgainMs);
  }
}

/** 30 s, 1, 2, 4, 8 minutes; then it is given up. */
function mailAgain({ tries }: MailState, nowMs: number): MailState | null {
  return tries + 1 >= maxMails ? null : { tries: tries + 1, dueMs: nowMs + 30_000 * 2 ** tries };
}
