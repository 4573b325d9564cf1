import { LogoReader } from "../../container/pictures/logos/logoReader.ts";
import { callJson, createAccount, onboard, type DemoAccount } from "../../scripts/client.ts";
import { startSampleShop } from "../../sample-shop/server.ts";
import { creditsPerConcept } from "../../src/core/credits/pricing.ts";
import { hostileWords, startHostileShops } from "../setup/hostileShops.ts";
import { Instance } from "./instance.ts";
import { checkLedger } from "./ledgerCheck.ts";

interface AttackOptions {
  shops: number;
  seed: number;
  /** Shops that attack at the same time. */
  atOnce: number;
  /** So often an honest shop is timed, alone and beside others; 0: not at all. */
  honestRuns: number;
  onShop?: (line: string) => void;
}

export interface AttackFigures {
  shops: number;
  /** Shops of which at least one product could be used. */
  onboarded: number;
  refusedOnboardings: number;
  completed: number;
  failed: number;
  stillsRead: number;
  /** Medians of an honest shop, from the call to its finished ad. */
  honestAloneMs: number;
  honestBesideHonestMs: number;
  honestBesideHostileMs: number;
  /** What must not have happened, empty when it held. */
  violations: string[];
}

interface Ad {
  headline: string;
  product_name: string | null;
  static_url: string | null;
}

interface Delivery {
  delivery_id: string;
  status: string;
  ads: Ad[];
}

const concepts = 2;
const endsWithinMs = 600_000;

/** Sets hostile shops on a service of their own: onboards each, orders ads of it, and looks at all that comes of it. */
export async function runAttack({
  shops,
  seed,
  atOnce,
  honestRuns,
  onShop = () => undefined,
}: AttackOptions): Promise<AttackFigures> {
  const env = { TRIAL_ONBOARDING_RUNS_PER_DAY: "3", ACTIVE_ONBOARDING_RUNS_PER_DAY: "50" };
  const [instance, sample, hostile] = await Promise.all([
    Instance.create(env),
    startSampleShop(),
    startHostileShops(shops, seed),
  ]);
  const reader = new LogoReader({ longSidePixels: 1920, maxLetters: Infinity, maxSeconds: 120 });
  const attack = new Attack(instance, reader);
  try {
    await instance.start();
    // What has to be started is started by the first.
    if (honestRuns > 0) await attack.honest(sample.url);
    const alone = await timesOf(honestRuns, () => attack.honest(sample.url));
    const besideHonest = await beside(
      atOnce,
      () => attack.honest(sample.url),
      honestRuns,
      () => attack.honest(sample.url),
    );
    const left = hostile.urls.map((url, i) => ({ url, i }));
    const worker = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift())
        onShop(await attack.shop(next.url, `shop ${next.i + 1} of seed ${seed + next.i}`));
    };
    const workers = Promise.all(Array.from({ length: atOnce }, worker));
    const besideHostile: number[] = [];
    while (besideHostile.length < honestRuns && left.length > 0) besideHostile.push(await attack.honest(sample.url));
    await workers;
    return {
      shops,
      ...attack.figures,
      honestAloneMs: median(alone),
      honestBesideHonestMs: median(besideHonest),
      honestBesideHostileMs: median(besideHostile),
      violations: attack.violations,
    };
  } finally {
    await reader.close();
    await Promise.all([instance.dispose(), sample.close(), hostile.close()]);
  }
}

class Attack {
  readonly violations: string[] = [];
  readonly figures = { onboarded: 0, refusedOnboardings: 0, completed: 0, failed: 0, stillsRead: 0 };
  readonly #instance: Instance;
  readonly #reader: LogoReader;
  #accounts = 0;

  constructor(instance: Instance, reader: LogoReader) {
    this.#instance = instance;
    this.#reader = reader;
  }

  /** How long an honest shop takes from the call to its finished ad. Milliseconds. */
  async honest(shop: string): Promise<number> {
    const account = await this.#account();
    const startedMs = performance.now();
    await onboard(this.#instance.url, account.api_key, shop, { timeoutMs: endsWithinMs });
    const delivery = await this.#order(account, 1);
    if (delivery?.status !== "completed") this.violations.push("an honest shop did not get its ad");
    return performance.now() - startedMs;
  }

  /** A hostile shop, of which nothing may break the service for the others. */
  async shop(url: string, name: string): Promise<string> {
    const before = this.violations.length;
    const line = await this.hostile(url, name).catch((error: unknown) => {
      this.violations.push(`${name}: ${String(error)}`);
      return `${name}: broke off`;
    });
    return [line, ...this.violations.slice(before).map((violation) => `VIOLATION ${violation}`)].join("\n");
  }

  /** Onboards a hostile shop, orders ads of it, and looks at them; a line that says what came of it. */
  async hostile(shop: string, name: string): Promise<string> {
    const account = await this.#account();
    try {
      await onboard(this.#instance.url, account.api_key, shop, { timeoutMs: endsWithinMs });
    } catch (error) {
      this.figures.refusedOnboardings += 1;
      const message = String(error);
      if (message.includes("was not onboarded in") || / answered 5/.test(message))
        this.violations.push(`${name}: ${message}`);
      return `${name}: no ads: ${message.slice(0, 120)}`;
    }
    this.figures.onboarded += 1;
    const delivery = await this.#order(account, concepts);
    if (delivery === null) return `${name}: refused before anything was charged`;
    const failed = delivery.status === "failed";
    if (failed) this.violations.push(`${name}: a delivery failed, and only an outage of ours may make one fail`);
    this.figures[failed ? "failed" : "completed"] += 1;
    const seen = await this.#look(delivery, name, failed);
    const costCredits = creditsPerConcept.static * concepts;
    const ledger = await checkLedger(this.#instance.url, account.api_key, [
      { id: delivery.delivery_id, costCredits, failed },
    ]);
    this.violations.push(...ledger.map((fault) => `${name}: ${fault}`));
    return `${name}: ${delivery.status}, ${seen}`;
  }

  async #account(): Promise<DemoAccount> {
    const { url, operatorToken } = this.#instance;
    const account = await createAccount(url, operatorToken, `attack${++this.#accounts}@example.com`);
    await callJson(`${url}/operator/v1/accounts/${account.account_id}/credits`, {
      token: operatorToken,
      json: { credits: 100, reason: "attack" },
    });
    return account;
  }

  /** The delivery as it ended; null where the call was refused. */
  async #order({ api_key: token }: DemoAccount, count: number): Promise<Delivery | null> {
    const { url } = this.#instance;
    const response = await fetch(`${url}/v1/ads/generate`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ count, format: "static" }),
    });
    if (response.status >= 500) this.violations.push(`an order was answered with ${response.status}`);
    if (!response.ok) return null;
    const { delivery_id: id } = (await response.json()) as { delivery_id: string };
    const deadline = Date.now() + endsWithinMs;
    for (;;) {
      const delivery = await callJson<Delivery>(`${url}/v1/deliveries/${id}`, { token });
      if (delivery.status === "completed" || delivery.status === "failed") return delivery;
      if (Date.now() > deadline) throw new Error(`delivery ${id} did not end`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** Reads a delivery's ads as people see them. */
  async #look({ ads }: Delivery, name: string, failed: boolean): Promise<string> {
    const given = ads.filter(({ static_url: url }) => url !== null);
    if (failed && given.length > 0) this.violations.push(`${name}: a refunded delivery shows ${given.length} files`);
    for (const { headline, static_url: url } of given) {
      const file = await fetch(String(url));
      if (!file.ok) this.violations.push(`${name}: a finished ad answers ${file.status}`);
      const words = `${headline} ${await this.#reader.read(Buffer.from(await file.arrayBuffer()))}`;
      this.figures.stillsRead += 1;
      const [found] = hostileWords.exec(words) ?? [];
      if (found !== undefined) this.violations.push(`${name}: an ad says “${found}”: ${words}`);
    }
    return given.map(({ headline }) => headline).join(" / ");
  }
}

/** The times of `runs` in turn, while `others` of something else are kept at work beside them. */
async function beside(
  others: number,
  other: () => Promise<unknown>,
  runs: number,
  run: () => Promise<number>,
): Promise<number[]> {
  if (runs === 0) return [];
  let isOver = false;
  const atWork = Promise.all(
    Array.from({ length: others }, async () => {
      while (!isOver) await other();
    }),
  );
  const times = await timesOf(runs, run);
  isOver = true;
  await atWork;
  return times;
}

async function timesOf(runs: number, run: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) times.push(await run());
  return times;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN);
}
