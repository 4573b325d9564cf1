import { crawlDelaySeconds, robotsProblem, type RobotsRules } from "../../../core/discovery/robots.ts";
import type { Runtime } from "../../../ports/runtime.ts";
import type { Web, WebAnswer, WebLimits } from "../../../ports/web.ts";

const maxAtOnce = 4;
const minGapMs = 100;
const maxRequests = 220;
/** However slow a shop is, or asks us to be, no request begins later than this. */
const maxDurationMs = 4 * 60_000;
const minRequests = 8;
const maxTotalBytes = 192 * 1024 * 1024;

/** Why an address was not asked for, or the answer to asking. `spent`: discovery has made all the requests that it may. */
export type PoliteAnswer = WebAnswer | { ok: false; problem: string; temporary: false; reason: "robots" | "spent" };

const spent = { ok: false, problem: "The shop is more than can be read.", temporary: false, reason: "spent" } as const;

type Clock = Pick<Runtime, "nowMs">;

/** Reads one shop at a pace that it can bear, within a budget, and only what its robots.txt allows. */
export class PoliteWeb {
  readonly #web: Web;
  readonly #clock: Clock;
  readonly #startMs: number;
  #rules: RobotsRules | null = null;
  #requests = 0;
  #bytes = 0;
  #underWay = 0;
  #ranOutOfTime = false;
  #lastStart: Promise<void> = Promise.resolve();
  readonly #waiting: (() => void)[] = [];

  constructor(web: Web, clock: Clock) {
    this.#web = web;
    this.#clock = clock;
    this.#startMs = clock.nowMs();
  }

  /** Whether a request was left out because the time was over. */
  get ranOutOfTime(): boolean {
    return this.#ranOutOfTime;
  }

  /** From now on these rules count. */
  obey(rules: RobotsRules): void {
    this.#rules = rules;
  }

  async get(url: string, limits: WebLimits): Promise<PoliteAnswer> {
    const forbidden = this.#forbidden(url);
    if (forbidden !== null) return { ok: false, problem: forbidden, temporary: false, reason: "robots" };
    if (this.#isSpent()) return spent;
    this.#requests++;
    await this.#turn();
    try {
      // To wait for a turn may have taken what was left of the time.
      if (this.#isOver()) return spent;
      const answer = await this.#web.get(url, { ...limits, problemWith: (hop) => this.#forbidden(hop) });
      if (answer.ok) this.#bytes += answer.body.byteLength;
      return answer;
    } finally {
      this.#underWay--;
      this.#waiting.shift()?.();
    }
  }

  #forbidden(url: string): string | null {
    return this.#rules === null ? null : robotsProblem(this.#rules, url);
  }

  #isSpent(): boolean {
    return this.#requests >= this.#mostRequests() || this.#bytes >= maxTotalBytes || this.#isOver();
  }

  #isOver(): boolean {
    const isOver = this.#clock.nowMs() - this.#startMs >= maxDurationMs;
    this.#ranOutOfTime ||= isOver;
    return isOver;
  }

  /** Waits for a free place and for the gap since the request before. */
  async #turn(): Promise<void> {
    while (this.#underWay >= maxAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#underWay++;
    const start = this.#lastStart;
    this.#lastStart = start.then(() => new Promise((resolve) => setTimeout(resolve, this.#gapMs())));
    await start;
  }

  #gapMs(): number {
    return Math.max(minGapMs, (this.#rules === null ? 0 : crawlDelaySeconds(this.#rules)) * 1000);
  }

  #mostRequests(): number {
    return Math.min(maxRequests, Math.max(minRequests, Math.floor(maxDurationMs / this.#gapMs())));
  }
}
