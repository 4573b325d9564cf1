import { errorText } from "../core/errorText.ts";
import { DurableObject } from "cloudflare:workers";
import {
  advanceOnboarding,
  beginOnboarding,
  isOver,
  type OnboardingEvent,
  type OnboardingOrder,
  type OnboardingState,
} from "../core/brand/onboarding.ts";
import { base32 } from "../core/ids.ts";
import { unreachable } from "../core/result.ts";
import type { Env } from "../env.ts";
import { discoverProducts } from "../services/onboarding/discoverProducts.ts";
import { finishOnboarding, tellAccount } from "../services/onboarding/finishOnboarding.ts";
import { readProduct, withoutPicture } from "../services/onboarding/readProduct.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";
import { BrandStore } from "./brandStore.ts";

/** Set before a step: should the object die inside it, it wakes up and does the step again. */
const safetyAlarmMs = 45_000;
/** One alarm reads products until this is over, then the next alarm goes on: no single alarm runs for minutes. */
const stretchMs = 15_000;
const showAgainMs = 5_000;
/** A step in which the object has died this often is not begun again: what it reads is more than it can take. */
const maxDeaths = 2;

/**
 * The owner of one brand's onboarding: one step after another, each stored before the next; a crash repeats one step. What the
 * world is told (D1, mail) follows from the stored state and is told again after a crash.
 */
export abstract class BrandObjectShell extends DurableObject<Env> {
  readonly #store = new BrandStore(this.ctx.storage);

  protected abstract context(): OnboardingServices;

  /** Begins a run; one that has begun, or an older one, changes nothing. */
  async begin(order: OnboardingOrder): Promise<void> {
    if ((this.#store.state?.order.run ?? 0) >= order.run) return;
    const { runtime } = this.context();
    this.#store.begin(beginOnboarding(order), base32(runtime.random(16)));
    await this.ctx.storage.setAlarm(runtime.nowMs());
  }

  async poke(): Promise<void> {
    const { state } = this.#store;
    if (state !== null && !(isOver(state) && this.#store.isShown))
      await this.ctx.storage.setAlarm(this.context().runtime.nowMs());
  }

  override async alarm(): Promise<void> {
    const { runtime } = this.context();
    const startedMs = runtime.nowMs();
    await this.ctx.storage.setAlarm(startedMs + safetyAlarmMs);
    for (;;) {
      const { state } = this.#store;
      const nowMs = runtime.nowMs();
      if (state !== null && !this.#store.isShown) {
        if (!(await this.#show(state))) return void (await this.ctx.storage.setAlarm(nowMs + showAgainMs));
        continue;
      }
      if (state === null || isOver(state)) return void (await this.ctx.storage.deleteAlarm());
      if (state.notBeforeMs > nowMs) return void (await this.ctx.storage.setAlarm(state.notBeforeMs));
      if (nowMs - startedMs > stretchMs) return void (await this.ctx.storage.setAlarm(nowMs));
      await this.#step(state);
    }
  }

  async #step(state: OnboardingState): Promise<void> {
    const died = this.#store.stepBegins() > maxDeaths + 1;
    // On disk before the step begins, or a death inside it would not count.
    await this.ctx.storage.sync();
    const outcome = await this.#work(state, died).catch((error: unknown): OnboardingEvent => {
      console.warn("an onboarding step failed and will be tried again", state.order.brandId, errorText(error));
      const message = "Something went wrong on our side; start the onboarding again.";
      return { kind: "stepFailed", message, retriable: true };
    });
    if (this.#isCurrent(state)) this.#store.save(advanceOnboarding(state, outcome, this.context().runtime.nowMs()));
  }

  /** A new run may have begun while this one was at work; what comes of the old one belongs to nobody any more. */
  #isCurrent({ order }: OnboardingState): boolean {
    return this.#store.state?.order.run === order.run;
  }

  /** Does the present step; everything that it stores is stored under the same name again when it is repeated. */
  async #work(state: OnboardingState, died: boolean): Promise<OnboardingEvent> {
    const ctx = this.context();
    const { order } = state;
    switch (state.stage) {
      case "queued":
        return { kind: "pickedUp" };
      case "discovering": {
        if (died)
          return { kind: "stepFailed", message: `${order.website} is more than can be read.`, retriable: false };
        const found = await discoverProducts(ctx.web, order.website);
        if (!found.ok) return { kind: "stepFailed", ...found.error };
        if (this.#isCurrent(state)) this.#store.saveDiscovery(found.value);
        return { kind: "discovered", products: found.value.products.length };
      }
      case "pictures": {
        const scraped = this.#store.scraped(state.next);
        if (scraped === null) return { kind: "productRead" };
        const pictureKey = `${this.#store.folder}/${state.next}.png`;
        const { product, retriable } = died
          ? { product: withoutPicture(ctx, scraped, "The picture is more than can be read."), retriable: false }
          : await readProduct(ctx, scraped, pictureKey);
        if (retriable && state.tries === 0)
          return { kind: "stepFailed", message: product.pictureProblem ?? "", retriable: true };
        if (this.#isCurrent(state)) this.#store.saveProduct(state.next, product);
        return { kind: "productRead" };
      }
      case "finishing": {
        const products = this.#store.products();
        return { kind: "finished", ...(await finishOnboarding(ctx, order, { ...this.#store.brand(), products })) };
      }
      case "ready":
      case "failed":
        throw new Error("a run that is over has no step");
      default:
        return unreachable(state.stage);
    }
  }

  /** Tells D1, and at the end the account holder; false when that has to be tried again. */
  async #show(state: OnboardingState): Promise<boolean> {
    const { catalogue, runtime } = this.context();
    const { order, stage, message, next } = state;
    try {
      const nowMs = runtime.nowMs();
      if (stage === "failed") await catalogue.fail(order.brandId, order.run, message, nowMs);
      else if (stage !== "ready")
        await catalogue.progress(order.brandId, order.run, { stage: shownStage(stage), message, scraped: next }, nowMs);
    } catch (error) {
      console.warn(
        "the state of an onboarding could not be written and will be again",
        order.brandId,
        errorText(error),
      );
      return false;
    }
    if (isOver(state) && this.#isCurrent(state)) await tellAccount(this.context(), state);
    if (this.#isCurrent(state)) this.#store.markShown();
    return true;
  }
}

/** The contract's names of the stages. */
function shownStage(stage: "queued" | "discovering" | "pictures" | "finishing"): string {
  return stage === "finishing" ? "pictures" : stage;
}
