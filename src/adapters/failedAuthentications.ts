import { type FailedAuthentications, limitsPerMinute } from "../ports/rateLimits.ts";

const windowMs = 60_000;
const limit = limitsPerMinute.failedAuthentication;
/** More addresses than that in a minute push out those that failed longest ago. */
const rememberedSubjects = 50_000;

interface Failures {
  count: number;
  endsAtMs: number;
}

/**
 * Counts in this isolate, exactly, and in the binding, which knows those of the others of its location. The binding tells nothing
 * without counting, so what it said is remembered here: from then on attempts are refused before anything is looked up.
 */
export class CountedAuthentications implements FailedAuthentications {
  readonly #binding: RateLimit;
  readonly #nowMs: () => number;
  /** In the order of their windows' ends. */
  readonly #failures = new Map<string, Failures>();

  constructor(binding: RateLimit, nowMs: () => number) {
    this.#binding = binding;
    this.#nowMs = nowMs;
  }

  pauseSeconds(subjects: readonly string[]): number | null {
    const nowMs = this.#nowMs();
    const ends = subjects.flatMap((subject) => {
      const failures = this.#failures.get(subject);
      return failures !== undefined && failures.count >= limit && failures.endsAtMs > nowMs ? [failures.endsAtMs] : [];
    });
    return ends.length === 0 ? null : Math.ceil((Math.max(...ends) - nowMs) / 1000);
  }

  async count(subjects: readonly string[]): Promise<number | null> {
    const before = this.pauseSeconds(subjects);
    // Here before anything is awaited: of many attempts at once none must miss the others.
    for (const subject of subjects) this.#add(subject, 1);
    if (before !== null) return before;
    await Promise.all(
      subjects.map(async (subject) => {
        if (!(await this.#binding.limit({ key: subject })).success) this.#add(subject, limit);
      }),
    );
    return null;
  }

  #add(subject: string, count: number): void {
    const nowMs = this.#nowMs();
    const known = this.#failures.get(subject);
    if (known !== undefined && known.endsAtMs > nowMs) {
      known.count += count;
      return;
    }
    this.#failures.delete(subject);
    this.#failures.set(subject, { count, endsAtMs: nowMs + windowMs });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > rememberedSubjects && oldest !== undefined) this.#failures.delete(oldest);
  }
}
