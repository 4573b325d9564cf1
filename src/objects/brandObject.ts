import { DurableObject } from "cloudflare:workers";
import {
  advanceOnboarding,
  beginOnboarding,
  isOver,
  type OnboardingEvent,
  type OnboardingOrder,
} from "../core/brand/onboarding.ts";
import type { Env } from "../env.ts";
import type { CatalogueProduct } from "../ports/catalogue.ts";
import { discoverProducts } from "../services/onboarding/discoverProducts.ts";
import { finishOnboarding, tellAccount } from "../services/onboarding/finishOnboarding.ts";
import { readProduct } from "../services/onboarding/readProduct.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";
import { BrandStore } from "./brandStore.ts";

/** Set before a step: should the object die inside it, it wakes up and does the step again. */
const safetyAlarmMs = 45_000;
/** One alarm reads products until this is over, then the next alarm goes on: no single alarm runs for minutes. */
const stretchMs = 15_000;

/** The owner of one brand's onboarding: one step after another, each stored before the next; a crash repeats one step. */
export abstract class BrandObjectShell extends DurableObject<Env> {
  readonly #store = new BrandStore(this.ctx.storage);

  protected abstract context(): OnboardingServices;

  async begin(order: OnboardingOrder): Promise<void> {
    if ((this.#store.state?.order.run ?? 0) >= order.run) return;
    this.#store.begin(beginOnboarding(order));
    await this.ctx.storage.setAlarm(this.context().runtime.nowMs());
  }

  async poke(): Promise<void> {
    const { state } = this.#store;
    if (state !== null && !isOver(state)) await this.ctx.storage.setAlarm(this.context().runtime.nowMs());
  }

  override async alarm(): Promise<void> {
    const { runtime } = this.context();
    const startedMs = runtime.nowMs();
    await this.ctx.storage.setAlarm(startedMs + safetyAlarmMs);
    for (;;) {
      const { state } = this.#store;
      if (state === null || isOver(state)) return void (await this.ctx.storage.deleteAlarm());
      const nowMs = runtime.nowMs();
      if (state.notBeforeMs > nowMs) return void (await this.ctx.storage.setAlarm(state.notBeforeMs));
      if (nowMs - startedMs > stretchMs) return void (await this.ctx.storage.setAlarm(nowMs));
      await this.#step();
    }
  }

  async #step(): Promise<void> {
    const run = this.#store.state?.order.run;
    const outcome = await this.#work().catch((error: unknown) => {
      console.warn("an onboarding step failed and will be tried again", this.#store.state?.order.brandId, error);
      return {
        kind: "stepFailed" as const,
        message: "Something went wrong on our side; start the onboarding again.",
        retriable: true,
      };
    });
    // A new run may have begun while this step was under way; its outcome belongs to nobody any more.
    if (this.#store.state?.order.run === run) await this.#apply(outcome);
  }

  /** Does the present step; everything that it stores is stored under the same name again when it is repeated. */
  async #work(): Promise<OnboardingEvent> {
    const ctx = this.context();
    const { state } = this.#store;
    if (state === null || state.stage === "queued") return { kind: "pickedUp" };
    const { order } = state;
    if (state.stage === "discovering") {
      const found = await discoverProducts(ctx.web, order.website);
      if (!found.ok) return { kind: "stepFailed", ...found.error };
      if (this.#store.state?.order.run === order.run) this.#store.saveDiscovery(found.value);
      return { kind: "discovered", products: found.value.products.length };
    }
    if (state.stage === "pictures") {
      const scraped = this.#store.scraped(state.next);
      const product = scraped === null ? null : await readProduct(ctx, scraped);
      if (product !== null && this.#store.state?.order.run === order.run) this.#store.saveProduct(state.next, product);
      return { kind: "productRead" };
    }
    const products: CatalogueProduct[] = this.#store.products();
    const usable = await finishOnboarding(ctx, order, { ...this.#store.brand(), products });
    return { kind: "finished", usable };
  }

  async #apply(event: OnboardingEvent): Promise<void> {
    const { state } = this.#store;
    if (state === null) return;
    const ctx = this.context();
    const next = advanceOnboarding(state, event, ctx.runtime.nowMs());
    if (next === state) return;
    const { order, stage, message } = next;
    if (stage === "failed") await ctx.catalogue.fail(order.brandId, order.run, message, ctx.runtime.nowMs());
    else if (stage !== "ready") {
      const scraped = next.next;
      await ctx.catalogue.progress(
        order.brandId,
        order.run,
        { stage: shownStage(stage), message, scraped },
        ctx.runtime.nowMs(),
      );
    }
    this.#store.save(next);
    if (isOver(next)) await tellAccount(ctx, next);
  }
}

/** The contract's names of the stages. */
function shownStage(stage: "queued" | "discovering" | "pictures" | "finishing"): string {
  return stage === "finishing" ? "pictures" : stage;
}
