import { createApp } from "./http/app.ts";
import { consumeDeadRenders } from "./queues/deadRenders.ts";
import { consumePages } from "./queues/pages.ts";
import { consumeRenders } from "./queues/renders.ts";
import { BrandObjectShell } from "./objects/brandObject.ts";
import { DeliveryObjectShell } from "./objects/deliveryObject.ts";
import { RendererPoolShell } from "./objects/rendererPool.ts";
import { SleepingContainer } from "./adapters/renderer/sleepingContainer.ts";
import { auditLedgers } from "./services/auditLedgers.ts";
import { sweepBrands } from "./services/onboarding/sweepBrands.ts";
import { sweepDeliveries } from "./services/sweepDeliveries.ts";
import { sweepSecrets } from "./services/sweepSecrets.ts";
import { sweepPayments } from "./services/payments/sweepPayments.ts";
import { Sweep } from "./core/signals/signals.ts";
import { tellOfSweep } from "./services/tellOfSweep.ts";
import { servicesFor } from "./composition.ts";
import { answerMcp, callsTool } from "./mcp/answerMcp.ts";
import type { Env } from "./env.ts";

export { MetricsObject } from "./objects/metricsObject.ts";

/** One delivery's owner, with the adapters of this deployment. */
export class DeliveryObject extends DeliveryObjectShell<Env> {
  readonly #services = servicesFor(this.env);

  protected override context() {
    return this.#services;
  }
}

/** One brand's onboarding, with the adapters of this deployment. */
export class BrandObject extends BrandObjectShell<Env> {
  readonly #services = servicesFor(this.env);

  protected override context() {
    return this.#services.onboarding;
  }
}

/** One renderer's container, which sleeps when it has had no work for a while. */
export class RendererContainer extends SleepingContainer<Env> {
  override sleepAfter = servicesFor(this.env).settings.rendererIdleSeconds;
}

/** The one pool that gives out the renderers' places. */
export class RendererPool extends RendererPoolShell<Env> {
  readonly #services = servicesFor(this.env);

  protected override context() {
    return this.#services;
  }
}

const app = createApp(servicesFor, {
  callsTool,
  answer: (env, request) => answerMcp(servicesFor(env), request),
});

export default {
  fetch: app.fetch,
  async queue(batch, env, ctx) {
    const services = servicesFor(env);
    // Queues of an environment that stands beside production bear its name at the end.
    const queue = batch.queue.replace(/-staging$/, "");
    if (queue === "renders" || queue === "renders-first") await consumeRenders(batch, services);
    else if (queue === "pages") await consumePages(batch, services.onboarding, (work) => ctx.waitUntil(work));
    else await consumeDeadRenders(batch, services);
  },
  async scheduled(_event, env) {
    const services = servicesFor(env);
    const sweeps = {
      deliveries: sweepDeliveries(services),
      brands: sweepBrands(services.onboarding),
      payments: sweepPayments(services),
      ledgers: auditLedgers(services),
      secrets: sweepSecrets(services),
    };
    // One that fails keeps none of the others from its work.
    for (const sweep of Sweep.options) await tellOfSweep(services, sweep, sweeps[sweep]);
  },
} satisfies ExportedHandler<Env>;
