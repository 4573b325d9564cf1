import { DurableObject } from "cloudflare:workers";
import { callsPerLane, laneOf, type ListedCall, type LoggedCall } from "../core/calls/loggedCall.ts";
import { daysMs, type Retention } from "../core/limits/retention.ts";
import type { Runtime } from "../ports/runtime.ts";

/** What the shell needs from the composition root. */
export interface CallLogContext {
  runtime: Pick<Runtime, "nowMs">;
  retention: Pick<Retention, "calls">;
}

type Row = { call: string; bodies: string };

/**
 * The last calls of one account. An object of its own for each: the database that decides about orders has one writer, and a line for each
 * call would double what it writes. It deletes what is too old by its own alarm, and ends up empty.
 */
export abstract class CallLogShell<Bindings = unknown> extends DurableObject<Bindings> {
  #isOpen = false;
  #isAlarmSet = false;

  protected abstract context(): CallLogContext;

  async note({ request, answer, ...listed }: LoggedCall, isReading: boolean): Promise<void> {
    const lane = laneOf(listed, isReading);
    const bodies = isReading && lane === "read" ? null : { request, answer };
    this.#sql().exec(
      "INSERT INTO calls (lane, at_ms, request_id, call, bodies) VALUES (?, ?, ?, ?, ?)",
      lane,
      listed.atMs,
      listed.requestId,
      JSON.stringify(listed),
      JSON.stringify(bodies ?? { request: null, answer: null }),
    );
    this.#sql().exec(
      "DELETE FROM calls WHERE lane = ?1 AND id <= (SELECT id FROM calls WHERE lane = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
      lane,
      callsPerLane,
    );
    if (this.#isAlarmSet) return;
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(this.#endOf(listed.atMs));
    this.#isAlarmSet = true;
  }

  list(failedOnly: boolean): ListedCall[] {
    const condition = failedOnly ? "WHERE lane = 'failed'" : "";
    return this.#sql()
      .exec<Pick<Row, "call">>(`SELECT call FROM calls ${condition} ORDER BY id DESC`)
      .toArray()
      .map(({ call }) => JSON.parse(call) as ListedCall);
  }

  find(requestId: string): LoggedCall | null {
    const [row] = this.#sql()
      .exec<Row>("SELECT call, bodies FROM calls WHERE request_id = ? ORDER BY id DESC LIMIT 1", requestId)
      .toArray();
    return row === undefined ? null : wholeCall(row);
  }

  all(): LoggedCall[] {
    return this.#sql().exec<Row>("SELECT call, bodies FROM calls ORDER BY id").toArray().map(wholeCall);
  }

  async forget(): Promise<void> {
    this.#isOpen = false;
    this.#isAlarmSet = false;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const { runtime, retention } = this.context();
    this.#sql().exec("DELETE FROM calls WHERE at_ms <= ?", runtime.nowMs() - daysMs(retention.calls));
    const [oldest] = this.#sql().exec<{ at_ms: number | null }>("SELECT MIN(at_ms) AS at_ms FROM calls").toArray();
    if (oldest === undefined || oldest.at_ms === null) return this.forget();
    await this.ctx.storage.setAlarm(this.#endOf(oldest.at_ms));
    return undefined;
  }

  /** When a call is too old. */
  #endOf(atMs: number): number {
    return atMs + daysMs(this.context().retention.calls);
  }

  #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (!this.#isOpen) {
      sql.exec(
        `CREATE TABLE IF NOT EXISTS calls (
           id INTEGER PRIMARY KEY AUTOINCREMENT, lane TEXT NOT NULL, at_ms INTEGER NOT NULL, request_id TEXT NOT NULL,
           call TEXT NOT NULL, bodies TEXT NOT NULL
         )`,
      );
      this.#isOpen = true;
    }
    return sql;
  }
}

function wholeCall({ call, bodies }: Row): LoggedCall {
  return { ...(JSON.parse(call) as ListedCall), ...(JSON.parse(bodies) as Pick<LoggedCall, "request" | "answer">) };
}
