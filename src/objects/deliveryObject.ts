import { errorText } from "../core/errorText.ts";
import { DurableObject } from "cloudflare:workers";
import { nextAlarmAt } from "../core/delivery/alarm.ts";
import { mayClaim } from "../core/delivery/concepts.ts";
import type { DeliveryEvent, Verdict } from "../core/delivery/events.ts";
import type { Concept } from "../core/creative/concept.ts";
import { journalEntries } from "../core/delivery/journal.ts";
import { advance, beginDelivery } from "../core/delivery/machine.ts";
import { DeliveryOrder } from "../core/delivery/order.ts";
import type { DeliveryRules } from "../core/delivery/rules.ts";
import { isTerminal, type DeliveryState, type OutboxEntry } from "../core/delivery/state.ts";
import {
  isFinished,
  isUnderWay,
  mayClaimVersion,
  mayCorrect,
  shownVersionNumber,
  versionUnderKey,
} from "../core/delivery/versions.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import { newId } from "../core/ids.ts";
import { err, ok, type Result } from "../core/result.ts";
import { deliverySignals } from "../core/signals/deliverySignals.ts";
import type {
  BegunVersion,
  Claim,
  DeliveryCopy,
  DeliveryHoldings,
  DeliveryParts,
  StoredScene,
  WantedVersion,
  WebhookReport,
} from "../ports/deliveries.ts";
import { carryOut, type EffectContext, type EffectOutcome } from "../services/deliveryEffects.ts";
import { within } from "../services/within.ts";
import { copyTimeMs } from "../services/writeCopy.ts";
import { DeliveryStore } from "./deliveryStore.ts";
import { MessageOutbox, type OutboxContext } from "./messageOutbox.ts";

/** What the shell needs from the composition root. */
export interface DeliveryObjectContext extends EffectContext, OutboxContext {
  rules: DeliveryRules;
}

/** An event, and the scenes that a composition brings with it. */
interface Step {
  event: DeliveryEvent;
  concepts: readonly Concept[];
}

/** An object whose row never came forgets itself after this. */
const forgetAfterMs = 10 * 60_000;
const expectEveryMs = 5_000;
/** Set before a drain: should the object die inside it, it wakes up again. */
const safetyAlarmMs = 15_000;
/** The same for what is due at once: the drain that follows each step carries it out, and an alarm at that moment would only join it. */
const dueAlarmMs = 1_000;
/** A delivery does not wait for a page that could not be written so often; the page may follow, for about a day. */
const maxPublishTries = 8;
const maxLatePublishTries = 1_400;
const maxComposeTries = 5;
/** No store, queue or receiver holds up a delivery for longer; an effect past it counts as failed and is tried again. */
const effectDeadlineMs = 20_000;
/** A composition may wait for a text model besides. */
const composeDeadlineMs = effectDeadlineMs + copyTimeMs;

/**
 * The owner of one delivery: loads, decides by the pure machine, saves, carries out. State, messages and alarm are
 * written in one synchronous step. Effects run one at a time and come back as events; beside them the messages of events are sent one at a
 * time, so that neither a slow receiver nor a failing effect holds up the other.
 */
export abstract class DeliveryObjectShell<Bindings = unknown> extends DurableObject<Bindings> {
  readonly #store = new DeliveryStore(this.ctx.storage);
  readonly #outbox = new MessageOutbox(
    this.#store,
    () => this.context(),
    () => this.#arm(),
  );
  #draining: Promise<void> | null = null;
  #waiters = new Set<() => void>();

  protected abstract context(): DeliveryObjectContext;

  /**
   * Wakes up soon: an accepted delivery starts even if `start` never comes, and of one that was not accepted the page is deleted. A Worker of
   * an earlier version, which writes the page later, gives no `viewerKey`.
   */
  async expect(deliveryId: string, viewerKey?: string): Promise<void> {
    if (this.#store.state !== null || this.#store.expected !== null) return;
    const nowMs = this.context().runtime.nowMs();
    this.#store.rememberExpected({ deliveryId, sinceMs: nowMs, ...(viewerKey !== undefined && { viewerKey }) });
    await this.ctx.storage.setAlarm(nowMs + expectEveryMs);
  }

  start(order: DeliveryOrder): void {
    // A Worker of an earlier version may have written it.
    this.#begin(DeliveryOrder.parse(order));
    this.#drainSoon();
  }

  read(): DeliveryState | null {
    return this.#store.state;
  }

  journal(): { atMs: number; entry: string }[] {
    return this.#store.journal();
  }

  webhook(): WebhookReport {
    return this.#outbox.report();
  }

  /** Sends the last event again, the same bytes under the same id; false where they are no longer kept. */
  replayWebhook(): boolean {
    if (!this.#outbox.replay()) return false;
    this.#drainSoon();
    return true;
  }

  /** Deletes parts of what is kept of a delivery that is over; false while anything is left to do. */
  purge(parts: DeliveryParts): boolean {
    const { state } = this.#store;
    if (state === null) return true;
    if (!isTerminal(state) || state.outbox.length > 0 || state.versions.some(isUnderWay)) return false;
    if (this.#outbox.nextAt() !== null || this.#isBusy) return false;
    if (parts.scenes === true) this.#store.purgeScenes();
    if (parts.journal === true) this.#store.purgeJournal();
    return true;
  }

  holdings(): DeliveryHoldings | null {
    const { state } = this.#store;
    if (state === null) return null;
    const adIds = [...state.concepts, ...state.versions].flatMap(({ ads }) => ads.map(({ adId }) => adId));
    return { isOver: this.#isOver(state), adIds, scenes: this.#store.scenes().map(({ scene }) => scene) };
  }

  /** All that the object knows, for whom the delivery belongs to. */
  copy(): DeliveryCopy | null {
    const { state } = this.#store;
    if (state === null) return null;
    return { state, scenes: this.#store.scenes(), journal: this.#store.journal(), webhook: this.#outbox.report() };
  }

  /**
   * Deletes all that is known of the delivery; the object is then as if it had never been asked for anything. Pages and messages that were
   * still to be sent are not: whoever would read them is gone.
   */
  async forget(): Promise<boolean> {
    const { state } = this.#store;
    if (state !== null && !this.#isOver(state)) return false;
    this.#store.forget();
    for (const wake of [...this.#waiters]) wake();
    void this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return true;
  }

  /** It has ended, and neither changes files any more nor is at anything. */
  #isOver(state: DeliveryState): boolean {
    const handlesFiles = state.outbox.some(
      ({ effect: { kind } }) => kind === "withdrawFiles" || kind === "settleFiles",
    );
    return isTerminal(state) && !state.versions.some(isUnderWay) && !handlesFiles && !this.#isBusy;
  }

  /** An effect or a message is on its way. */
  get #isBusy(): boolean {
    return this.#draining !== null || this.#outbox.isSending;
  }

  async waitForChange(sinceRevision: number, timeoutMs: number): Promise<DeliveryState | null> {
    const changed = () => (this.#store.state?.revision ?? 0) > sinceRevision;
    if (changed()) return this.#store.state;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(wake, timeoutMs);
      const waiters = this.#waiters;
      function wake() {
        clearTimeout(timer);
        waiters.delete(wake);
        resolve();
      }
      waiters.add(wake);
    });
    return this.#store.state;
  }

  /** `version` absent: the concept as it was ordered. */
  claim(concept: number, attempt: number, version?: number): Claim {
    const state = this.#store.state;
    const scene = this.#store.scene(concept, version);
    if (state === null || scene === null) return { granted: false };
    const ref = { concept, attempt, ...(version !== undefined && { version }) };
    const isFree = version === undefined ? mayClaim(state, concept, attempt) : mayClaimVersion(state, ref);
    if (!isFree) return { granted: false };
    this.#apply({ kind: "claimed", ...ref });
    this.#drainSoon();
    const drawn =
      version === undefined
        ? state.concepts.find(({ index }) => index === concept)
        : state.versions.find((each) => each.concept === concept && each.version === version);
    const ads = (drawn?.ads ?? []).map(({ adId, orientation }) => ({ adId, orientation }));
    return { granted: true, accountId: state.order.accountId, scene: scene.scene, pictureKey: scene.pictureKey, ads };
  }

  scenesOf(concept: number): StoredScene[] {
    return this.#store.scenesOf(concept);
  }

  /** Judged here once more: since the caller has looked another call may have been faster. */
  correct({ base, scene, pictureKey, ...correction }: WantedVersion): Result<BegunVersion, Problem> {
    const before = this.#store.state;
    if (before === null) return err(problem("delivery_not_found"));
    const { concept, key } = correction;
    const earlier = versionUnderKey(before, key);
    if (!earlier.ok) return earlier;
    if (earlier.value !== null) return ok({ state: before, version: earlier.value, isReplayed: true });
    const allowed = mayCorrect(before, concept);
    if (!allowed.ok) return allowed;
    if (shownVersionNumber(before, concept) !== base) return err(problem("concept_not_ready"));
    const { random } = this.context().runtime;
    const ads = before.order.placements.map((orientation) => ({ adId: newId("ad", random), orientation }));
    // Nothing awaits in here: the version and what it is drawn from are stored together.
    this.#apply({ kind: "corrected", ...correction, ads });
    const state = this.#store.state;
    const version = state?.versions.at(-1);
    if (state === null || state === before || version === undefined) return err(problem("concept_not_ready"));
    this.#store.saveVersionScene({ concept, version: version.version, scene, pictureKey });
    this.#drainSoon();
    return ok({ state, version, isReplayed: false });
  }

  judge(verdict: Verdict, version: number | null): Result<DeliveryState, Problem> {
    const { state } = this.#store;
    if (state === null) return err(problem("delivery_not_found"));
    const finished = isFinished(state, verdict.concept);
    if (!finished.ok) return finished;
    const shown = shownVersionNumber(state, verdict.concept);
    if (version !== null && version !== shown) {
      const message = `The concept shows version ${shown} by now. Look at it, and send its number.`;
      return err(problem("invalid_request", { param: "version", message }));
    }
    this.#apply({ kind: "judged", ...verdict });
    this.#drainSoon();
    return ok(this.#store.state ?? state);
  }

  report(event: DeliveryEvent): "taken" | "late" {
    const before = this.#store.state;
    this.#apply(event);
    this.#drainSoon();
    return this.#store.state === before ? "late" : "taken";
  }

  /** Whether a file is one of the ads as they stand; of a delivery that was given up none is. */
  names(key: string): boolean {
    const { concepts = [], versions = [] } = this.#store.state ?? {};
    const ads = [...concepts, ...versions].flatMap((drawn) => drawn.ads);
    return ads.some(({ stillKey, videoKey }) => stillKey === key || videoKey === key);
  }

  /** Looks after itself: expired leases, unclaimed messages, a start that never came. */
  async poke(deliveryId: string): Promise<void> {
    const nowMs = this.context().runtime.nowMs();
    // An object that neither `expect` nor `start` has reached learns here which delivery it is.
    if (this.#store.state === null && this.#store.expected === null) {
      this.#store.rememberExpected({ deliveryId, sinceMs: nowMs });
    }
    if (this.#store.state === null) await this.#startExpected();
    else this.#apply({ kind: "tick" });
    this.#drainSoon();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.setAlarm(this.context().runtime.nowMs() + safetyAlarmMs);
    if (this.#store.state === null) await this.#startExpected();
    else this.#apply({ kind: "tick" });
    await this.#drain();
    this.#arm();
  }

  async #startExpected(): Promise<void> {
    const { index, runtime, adFiles } = this.context();
    const { expected } = this.#store;
    if (expected === null) return void (await this.ctx.storage.deleteAlarm());
    const indexed = await index.find(expected.deliveryId).catch(() => undefined);
    if (indexed?.order) return this.#begin(indexed.order);
    const forget = indexed?.order === null || runtime.nowMs() - expected.sinceMs > forgetAfterMs;
    if (indexed === undefined || !forget) {
      await this.ctx.storage.setAlarm(runtime.nowMs() + expectEveryMs);
      return;
    }
    try {
      if (expected.viewerKey !== undefined) await adFiles.deleteUnder(expected.viewerKey);
    } catch (error) {
      console.warn("the page of a refused order is still there", expected.deliveryId, errorText(error));
      await this.ctx.storage.setAlarm(runtime.nowMs() + expectEveryMs);
      return;
    }
    // An order may have come after all while the page was deleted.
    if (this.#store.state === null) await this.ctx.storage.deleteAll();
  }

  #begin(order: DeliveryOrder): void {
    if (this.#store.state !== null) return;
    this.#save(beginDelivery(order, this.context().runtime.nowMs()), ["started"]);
  }

  #apply(event: DeliveryEvent): void {
    this.#applyAll([{ event, concepts: [] }]);
  }

  /** Events into the machine, one after another; saved once, with the alarm, without any await in between. */
  #applyAll(steps: readonly Step[]): void {
    let { state } = this.#store;
    if (state === null) return;
    const { runtime, rules } = this.context();
    const entries: string[] = [];
    for (const { event, concepts } of steps) {
      const next = advance(state, event, runtime.nowMs(), rules);
      if (next === state) continue;
      state = next;
      // Only here, past the machine: of two compositions the scenes and the ads are those of the first that it took.
      this.#store.saveScenes(concepts);
      entries.push(...journalEntries(event, concepts));
    }
    if (state !== this.#store.state) this.#save(state, entries);
  }

  #save(next: DeliveryState, entries: string[]): void {
    const { runtime, signals } = this.context();
    const before = this.#store.state;
    const times = { stageSinceMs: this.#store.stageSinceMs, nowMs: runtime.nowMs() };
    this.#store.save(next, { atMs: times.nowMs, entries });
    for (const signal of deliverySignals(before, next, times)) signals.emit(signal);
    const isAnnounced = this.#outbox.announce(before, next);
    this.#arm();
    for (const wake of [...this.#waiters]) wake();
    // At once: the drain of effects in which it happened may have others to carry out yet.
    if (isAnnounced) this.ctx.waitUntil(this.#outbox.drain());
  }

  #arm(): void {
    const { state } = this.#store;
    if (state === null) return;
    const times = [nextAlarmAt(state, this.context().rules), this.#outbox.nextAt()].filter((time) => time !== null);
    // Not awaited on purpose: writes without an await between them are stored as one.
    if (times.length === 0) return void this.ctx.storage.deleteAlarm();
    const [at, nowMs] = [Math.min(...times), this.context().runtime.nowMs()];
    void this.ctx.storage.setAlarm(at > nowMs ? at : nowMs + dueAlarmMs);
  }

  #drainSoon(): void {
    this.ctx.waitUntil(this.#drain());
  }

  async #drain(): Promise<void> {
    this.#draining ??= this.#drainAll().finally(() => {
      this.#draining = null;
    });
    await Promise.all([this.#draining, this.#outbox.drain()]);
  }

  async #drainAll(): Promise<void> {
    for (;;) {
      const { runtime } = this.context();
      const entry = dueEntry(this.#store.state, runtime.nowMs());
      if (entry === null) return;
      if (entry.effect.kind === "compose") this.#apply({ kind: "pickedUp" });
      await this.#carryOut(entry);
    }
  }

  async #carryOut(entry: OutboxEntry): Promise<void> {
    const { state } = this.#store;
    if (state === null) return;
    let outcome: EffectOutcome;
    try {
      const work = carryOut(this.context(), state, entry.effect, this.#store);
      const deadlineMs = entry.effect.kind === "compose" ? composeDeadlineMs : effectDeadlineMs;
      outcome = await within(deadlineMs, entry.effect.kind, work);
    } catch (error) {
      console.warn(
        "an effect failed and will be tried again",
        state.order.deliveryId,
        entry.effect.kind,
        errorText(error),
      );
      this.#effectFailed(entry);
      return;
    }
    // From here to the end nothing awaits: the effect's end and its consequence are stored together.
    const { event, concepts = [] } = outcome;
    const done: Step = { event: { kind: "effectDone", outboxId: entry.id }, concepts: [] };
    this.#applyAll(event === null ? [done] : [done, { event, concepts }]);
  }

  #effectFailed(entry: OutboxEntry): void {
    const { state } = this.#store;
    const isFinalPage = entry.effect.kind === "publishViewer" && entry.effect.final;
    const isComposition = entry.effect.kind === "compose" || entry.effect.kind === "recompose";
    const isLate = state !== null && isTerminal(state);
    const tries = entry.tries + 1;
    if (isFinalPage && !isLate && tries >= maxPublishTries) this.#apply({ kind: "viewerNotPublished" });
    else if (isFinalPage && tries >= maxLatePublishTries) this.#apply({ kind: "effectDone", outboxId: entry.id });
    else if (isComposition && tries >= maxComposeTries) {
      this.#apply({ kind: "gaveUp", message: "The concepts could not be composed." });
    } else this.#apply({ kind: "effectFailed", outboxId: entry.id });
  }
}

function dueEntry(state: DeliveryState | null, nowMs: number): OutboxEntry | null {
  const due = (state?.outbox ?? []).filter((entry) => entry.dueAtMs <= nowMs);
  return due.sort((a, b) => a.id - b.id)[0] ?? null;
}
