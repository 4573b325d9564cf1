import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What accounts have proven to be theirs. A proof goes when the brand has been onboarded with a website that it does not cover. */
export const websiteProofs = sqliteTable(
  "website_proofs",
  {
    accountId: text().notNull(),
    /** The host that was proven, and with it what lies under it; see core/discovery/site.ts. */
    scope: text().notNull(),
    method: text({ enum: ["meta_tag", "dns_txt", "email"] }).notNull(),
    verifiedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.scope] }),
    check("website_proofs_method_known", sql`${t.method} IN ('meta_tag', 'dns_txt', 'email')`),
  ],
);

/** What an account has had us do for its proof of late: what its limits count. Rows that count no more are deleted with the next. */
export const websiteProofAttempts = sqliteTable(
  "website_proof_attempts",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    kind: text({ enum: ["check", "mail"] }).notNull(),
    /** Of a mail: the domain that its code proves, and the code's hash. */
    domain: text(),
    codeHash: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("website_proof_attempts_by_account").on(t.accountId, t.kind, t.createdAt),
    check("website_proof_attempts_kind_known", sql`${t.kind} IN ('check', 'mail')`),
  ],
);
