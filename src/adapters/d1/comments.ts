import { and, asc, eq, sql } from "drizzle-orm";
import type { Comment, CommentAuthor, Comments, NewComment } from "../../ports/sharing.ts";
import type { Database } from "./database.ts";
import { comments } from "./schema.ts";

export class D1Comments implements Comments {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async list(deliveryId: string): Promise<Comment[]> {
    const rows = await this.#db
      .select()
      .from(comments)
      .where(eq(comments.deliveryId, deliveryId))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .all();
    return rows.map((row) => ({ ...row, atMs: row.createdAt, author: authorOf(row) }));
  }

  async add(comment: NewComment, max: number): Promise<boolean> {
    const { id, accountId, deliveryId, conceptIndex, version, atMs, author, verdict, text } = comment;
    const [personId, shareLinkId] = author.kind === "member" ? [author.personId, null] : [null, author.shareLinkId];
    const added = await this.#db
      .insert(comments)
      .select(
        sql`SELECT ${id}, ${accountId}, ${deliveryId}, ${conceptIndex}, ${version}, ${atMs}, ${personId}, ${shareLinkId},
              ${author.name}, ${verdict}, ${text}
            WHERE (SELECT COUNT(*) FROM comments WHERE delivery_id = ${deliveryId}) < ${max}`,
      )
      .returning({ id: comments.id });
    return added.length > 0;
  }

  async remove(deliveryId: string, commentId: string, authorId: string | null): Promise<boolean> {
    const removed = await this.#db
      .delete(comments)
      .where(
        and(
          eq(comments.id, commentId),
          eq(comments.deliveryId, deliveryId),
          authorId === null ? undefined : eq(comments.personId, authorId),
        ),
      )
      .returning({ id: comments.id });
    return removed.length > 0;
  }
}

/** The table has one of the two ids, and checks it. */
function authorOf({ personId, shareLinkId, authorName: name }: typeof comments.$inferSelect): CommentAuthor {
  return personId === null
    ? { kind: "guest", shareLinkId: shareLinkId ?? "", name }
    : { kind: "member", personId, name };
}
