import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { deliveries, payments, testCharges, transactions } from "../../src/adapters/d1/schema.ts";
import { servicesFor, type AllServices } from "../../src/composition.ts";
import { sweepPayments } from "../../src/services/payments/sweepPayments.ts";
import { settlePayment } from "../../src/services/payments/settlePayment.ts";
import { addCredits } from "../../src/services/accounts/addCredits.ts";
import { failDelivery } from "../../src/services/failDelivery.ts";
import { generateAds } from "../../src/services/generateAds.ts";
import { openTopUp } from "../../src/services/payments/openTopUp.ts";
import { aReadyAccount, type TestAccount } from "./builders.ts";

const db = openDatabase(env.DB);
/** How long a process that died takes to come back: longer than it could have held a lease. */
const restartMs = 40_000;

/** Where a process dies: before or after its n-th step into the outside world; null lets it live. */
export type Death = { step: number; when: "before" | "after" } | null;

/** Everything the calls touch outside themselves; each call of one of these is a step. */
const ports = ["acceptance", "accounts", "index", "objects", "payments", "paymentProvider"] as const;

class Died extends Error {}

/** The services of one process that dies at the given step; what it asks for afterwards never happens. */
function mortal(services: AllServices, death: Death): { services: AllServices; hasDied: () => boolean } {
  if (death === null) return { services, hasDied: () => false };
  let steps = 0;
  let isDead = false;
  const wrap = (port: object): object =>
    new Proxy(port, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return async (...args: unknown[]) => {
          steps += 1;
          isDead ||= steps === death.step && death.when === "before";
          if (isDead) throw new Died();
          const isLast = steps === death.step;
          const answer: unknown = await Reflect.apply(method, target, args);
          isDead ||= isLast;
          if (isDead) throw new Died();
          return answer;
        };
      },
    });
  const wrapped = Object.fromEntries(ports.map((name) => [name, wrap(services[name] as object)]));
  return { services: { ...services, ...wrapped }, hasDied: () => isDead };
}

export interface LedgerFacts {
  balance: number;
  entries: { type: string; creditsDelta: number; deliveryId: string | null; paymentId: string | null }[];
  /** Payments that the provider really took, by their id. */
  charged: string[];
  statuses: Map<string, string>;
}

/** One account with its history, on real D1, objects and queue; processes die where they are told to. */
export class LedgerHistory {
  readonly account: TestAccount;
  #skewMs = 0;

  private constructor(account: TestAccount) {
    this.account = account;
  }

  static async begin(): Promise<LedgerHistory> {
    return new LedgerHistory(await aReadyAccount());
  }

  /** The services of a fresh process, at the time that all those before it have brought about. */
  #process(): AllServices {
    const services = servicesFor(env);
    return { ...services, runtime: { ...services.runtime, nowMs: () => Date.now() + this.#skewMs } };
  }

  /** What a process did, down to what it does after its answer; undefined where it died, so that nobody knows. */
  async #run<T>(
    death: Death,
    work: (services: AllServices, afterAnswer: (more: Promise<void>) => void) => Promise<T>,
  ): Promise<T | undefined> {
    const { services, hasDied } = mortal(this.#process(), death);
    const later: Promise<void>[] = [];
    const dies = (error: unknown) => {
      if (!(error instanceof Died)) throw error;
    };
    const outcome = await work(services, (more) => void later.push(more.catch(dies))).catch(dies);
    await Promise.allSettled(later);
    if (!hasDied()) return outcome as T;
    this.#skewMs += restartMs;
    return undefined;
  }

  async generate(body: object, idempotencyKey: string | null, death: Death) {
    return this.#run(death, async (services, afterAnswer) => {
      const keyHash = await services.runtime.sha256Hex(this.account.apiKey);
      const facts = await services.acceptance.read({ keyHash, idempotencyKey, nowMs: services.runtime.nowMs() });
      return generateAds(services, { keyHash, idempotencyKey, body, requestId: "req_x", facts, afterAnswer });
    });
  }

  async fail(deliveryId: string, death: Death): Promise<void> {
    await this.#run(death, (services) => failDelivery(services, deliveryId, "given up by the test"));
  }

  async grant(credits: number, death: Death): Promise<void> {
    await this.#run(death, (services) =>
      addCredits(services, { accountId: this.account.accountId, credits, reason: "grant" }),
    );
  }

  /** A person pays a link at the provider; we hear of it `times` times, or only through the sweep. */
  async topUp(amountCents: number, times: number, death: Death): Promise<void> {
    const services = this.#process();
    const link = await openTopUp(services, this.account.accountId, amountCents);
    if (!link.ok) throw new Error("no link");
    await services.testPayments.payCheckout(link.value.payment_id, amountCents, "4242424242424242");
    for (let i = 0; i < times; i++) {
      await this.#run(death, async (mine) => {
        const payment = await mine.payments.find(link.value.payment_id);
        const news = await mine.paymentProvider?.readCheckout(payment?.reference ?? "");
        if (payment && news) await settlePayment(mine, payment, news);
      });
    }
  }

  async settings(change: { enabled: boolean; thresholdCredits: number; method: string }): Promise<void> {
    const { enabled, thresholdCredits, method } = change;
    await this.#process().accounts.update(this.account.accountId, {
      autoRechargeEnabled: enabled,
      autoRechargeThreshold: thresholdCredits,
      paymentMethod: method,
    });
  }

  /** The schedule, late enough that everything left lying is picked up. */
  async recover(): Promise<void> {
    this.#skewMs += 2 * restartMs;
    await sweepPayments(this.#process());
  }

  async facts(): Promise<LedgerFacts> {
    const { accountId } = this.account;
    const account = await servicesFor(env).accounts.get(accountId);
    const entries = await db.select().from(transactions).where(eq(transactions.accountId, accountId)).all();
    const rows = await db.select().from(deliveries).where(eq(deliveries.accountId, accountId)).all();
    const asked = await db.select().from(payments).where(eq(payments.accountId, accountId)).all();
    const charges = await db.select().from(testCharges).all();
    const charged = charges
      .filter(({ outcome }) => ["succeeded", "paid"].includes((outcome as { kind: string }).kind))
      .map(({ key }) => key.replace("cs_test_", ""))
      .filter((key) => asked.some(({ id }) => key.startsWith(id)));
    return {
      balance: account?.creditsBalance ?? Number.NaN,
      entries: entries.sort((a, b) => a.sequence - b.sequence),
      charged,
      statuses: new Map(rows.map(({ id, status }) => [id, status])),
    };
  }
}
