import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { PersonRole } from "../../core/people/roles.ts";
import type { Kept, Member, NewMember, People, RemovalRule } from "../../ports/people.ts";
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

  async addMember({ personId, accountId, role, nowMs }: NewMember): Promise<boolean> {
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

  async admitMember({ nowMs, ...member }: NewMember): Promise<boolean> {
    const written = await this.#db
      .insert(accountMembers)
      .values({ ...member, createdAt: nowMs })
      .onConflictDoNothing()
      .returning({ personId: accountMembers.personId });
    return written.length > 0;
  }

  async changeRole(accountId: string, personId: string, role: PersonRole): Promise<Member | Kept> {
    const staysOwned = role === "owner" ? undefined : hasAnotherOwner(accountId, personId);
    await this.#db
      .update(accountMembers)
      .set({ role })
      .where(and(isMember(accountId, personId), staysOwned))
      .run();
    const member = (await this.members(accountId)).find(({ id }) => id === personId);
    if (member === undefined) return "no_member";
    return member.role === role ? member : "last_owner";
  }

  async removeMember(accountId: string, personId: string, rule: RemovalRule): Promise<{ email: string } | Kept> {
    const staysOwned = rule === "leaves_an_owner" ? hasAnotherOwner(accountId, personId) : undefined;
    const member = this.#db
      .select({ id: accountMembers.personId })
      .from(accountMembers)
      .where(and(isMember(accountId, personId), staysOwned));
    const [removed] = await this.#db.delete(people).where(eq(people.id, member)).returning({ email: people.email });
    if (removed !== undefined) return removed;
    const isThere = (await this.members(accountId)).some(({ id }) => id === personId);
    return isThere ? "last_owner" : "no_member";
  }
}

function isMember(accountId: string, personId: string) {
  return and(eq(accountMembers.personId, personId), eq(accountMembers.accountId, accountId));
}

/** Judged in the statement that changes the member: of two owners who go at once the second finds that the first has gone. */
function hasAnotherOwner(accountId: string, personId: string) {
  return or(
    ne(accountMembers.role, "owner"),
    sql`EXISTS (SELECT 1 FROM account_members AS other
      WHERE other.account_id = ${accountId} AND other.role = 'owner' AND other.person_id <> ${personId})`,
  );
}
