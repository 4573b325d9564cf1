import type { DeliveryCounts, UnderwayCount } from "../../ports/metrics.ts";

/** Reads the index of states alone: as much of it as there are deliveries under way, however many have ended. */
const query = `
SELECT status, COUNT(*) AS deliveries, MIN(updated_at) AS untouchedSinceMs
FROM deliveries WHERE status IN ('queued', 'processing', 'rendering') GROUP BY status`;

export class D1DeliveryCounts implements DeliveryCounts {
  readonly #binding: D1Database;

  constructor(binding: D1Database) {
    this.#binding = binding;
  }

  async underway(): Promise<UnderwayCount[]> {
    return (await this.#binding.prepare(query).all<UnderwayCount>()).results;
  }
}
