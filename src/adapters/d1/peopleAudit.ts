import { and, desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { NotedChange, PeopleAudit, PersonsChange } from "../../ports/peopleAudit.ts";
import type { Database } from "./database.ts";
import { peopleAudit } from "./schema.ts";

const { at: atMs, ...columns } = getTableColumns(peopleAudit);

export class D1PeopleAudit implements PeopleAudit {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async note({ atMs: at, ...change }: PersonsChange): Promise<void> {
    await this.#db
      .insert(peopleAudit)
      .values({ ...change, at })
      .run();
  }

  list({ accountId, beforeSequence, limit }: Parameters<PeopleAudit["list"]>[0]): Promise<NotedChange[]> {
    return this.#db
      .select({ ...columns, atMs })
      .from(peopleAudit)
      .where(
        and(
          eq(peopleAudit.accountId, accountId),
          beforeSequence === null ? undefined : lt(peopleAudit.sequence, beforeSequence),
        ),
      )
      .orderBy(desc(peopleAudit.sequence))
      .limit(limit)
      .all();
  }
}
