import { createApp } from "./http/app.ts";
import { consumeDeadRenders } from "./queues/deadRenders.ts";
import { consumePages } from "./queues/pages.ts";
import { consumeRenders } from "./queues/renders.ts";
import { BrandObjectShell } from "./objects/brandObject.ts";
import { CallLogShell } from "./objects/callLogObject.ts";
import { DeliveryObjectShell } from "./objects/deliveryObject.ts";
import { RendererPoolShell } from "./objects/rendererPool.ts";
import { SleepingContainer } from "./adapters/renderer/sleepingContainer.ts";
import { carryOutDeletions } from "./services/deletions/carryOutDeletions.ts";
import { auditLedgers } from "./services/auditLedgers.ts";
import { sweepBrands } from "./services/onboarding/sweepBrands.ts";
import { sweepDeliveries } from "./services/sweepDeliveries.ts";
import { sweepPayments } from "./services/payments/sweepPayments.ts";
import type { SweepName } from "./core/signals/signals.ts";
import { tellOfSweep } from "./services/tellOfSweep.ts";
import { retentionSweeps } from "./services/sweeps/retention.ts";
import { rewrapSecrets } from "./services/sweeps/rewrapSecrets.ts";
import { runSweep } from "./services/sweeps/runSweep.ts";
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

/** The last calls of one account. */
export class CallLogObject extends CallLogShell<Env> {
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
    const sweeps: { name: SweepName; run: () => Promise<unknown> }[] = [
      { name: "deliveries", run: () => sweepDeliveries(services) },
      { name: "brands", run: () => sweepBrands(services.onboarding) },
      { name: "payments", run: () => sweepPayments(services) },
      { name: "deletions", run: () => carryOutDeletions(services) },
      { name: "ledgers", run: () => auditLedgers(services) },
      ...[rewrapSecrets(services), ...retentionSweeps(services)].map((sweep) => ({
        name: sweep.name,
        run: () => runSweep(services, sweep),
      })),
    ];
    // One after another, so that they do not fill the database together; one that fails keeps none of the others from its work.
    for (const { name, run } of sweeps) await tellOfSweep(services, name, run);
  },
} satisfies ExportedHandler<Env>;
