import { and, asc, eq } from "drizzle-orm";
import type { Member, People } from "../../ports/people.ts";
import type { Database } from "./database.ts";
import { accountMembers, people } from "./schema.ts";

export class D1People implements People {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async byEmail(email: string): Promise<{ id: string; accountId: string | null } | null> {
    const row = await this.#withEmail(email).get();
    return row ?? null;
  }

  async ensure(person: {
    id: string;
    email: string;
    nowMs: number;
  }): Promise<{ id: string; accountId: string | null }> {
    const { id, email } = person;
    const at = new Date(person.nowMs);
    const [, rows] = await this.#db.batch([
      this.#db
        .insert(people)
        .values({ id, email, name: "", emailVerified: true, createdAt: at, updatedAt: at })
        .onConflictDoNothing(),
      this.#withEmail(email),
    ]);
    const [row] = rows;
    if (row === undefined) throw new Error("a person who was just made is not there");
    return row;
  }

  #withEmail(email: string) {
    return this.#db
      .select({ id: people.id, accountId: accountMembers.accountId })
      .from(people)
      .leftJoin(accountMembers, eq(accountMembers.personId, people.id))
      .where(eq(people.email, email));
  }

  async members(accountId: string): Promise<Member[]> {
    const rows = await this.#db
      .select({
        id: people.id,
        email: people.email,
        name: people.name,
        role: accountMembers.role,
        createdAt: accountMembers.createdAt,
      })
      .from(accountMembers)
      .innerJoin(people, eq(people.id, accountMembers.personId))
      .where(eq(accountMembers.accountId, accountId))
      .orderBy(asc(accountMembers.createdAt), asc(people.id))
      .all();
    return rows.map((row) => ({ ...row, name: row.name || null }));
  }

  async addMember({ personId, accountId, role, nowMs }: Parameters<People["addMember"]>[0]): Promise<boolean> {
    const written = await this.#db
      .insert(accountMembers)
      .values({ personId, accountId, role, createdAt: nowMs })
      .onConflictDoUpdate({
        target: accountMembers.personId,
        set: { role },
        setWhere: eq(accountMembers.accountId, accountId),
      })
      .returning({ personId: accountMembers.personId });
    return written.length > 0;
  }

  async removeMember(accountId: string, personId: string): Promise<boolean> {
    const member = this.#db
      .select({ id: accountMembers.personId })
      .from(accountMembers)
      .where(and(eq(accountMembers.personId, personId), eq(accountMembers.accountId, accountId)));
    const removed = await this.#db.delete(people).where(eq(people.id, member)).returning({ id: people.id });
    return removed.length > 0;
  }
}
