import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { OperatorRole } from "../../core/operators/roles.ts";
import { PersonRole } from "../../core/people/roles.ts";
import { ProductShape } from "../../core/product/shape.ts";

/** Times are milliseconds since 1970, UTC; money is integer credits or integer US cents. */

export const accounts = sqliteTable(
  "accounts",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    name: text(),
    /** Made for trying out: its payments are never real, its ads are watermarked. */
    isTest: integer({ mode: "boolean" }).notNull().default(false),
    status: text({ enum: ["active", "suspended", "trial"] }).notNull(),
    creditsBalance: integer().notNull(),
    creditsLifetimePurchased: integer().notNull(),
    autoRechargeEnabled: integer({ mode: "boolean" }).notNull(),
    autoRechargeThreshold: integer().notNull(),
    autoRechargeAmountCents: integer().notNull(),
    /** Charge attempts in 24 h, whatever became of them. */
    autoRechargeDailyLimit: integer().notNull().default(20),
    /** The payment provider's ids of the customer and of the saved means of payment. */
    paymentCustomer: text(),
    paymentMethod: text(),
    webhookSecretSealed: text().notNull(),
    /** Whether its website must be proven before ads are made; null: as the setting says. */
    websiteProofRequired: integer({ mode: "boolean" }),
    /** Of a test account: the account whose people work in it. */
    testOf: text().references((): AnySQLiteColumn => accounts.id),
    createdAt: integer().notNull(),
    /** When its deletion was asked for; null for all others. The row stays, without personal data, because the ledger names it. */
    deletedAt: integer(),
  },
  (t) => [
    check("accounts_balance_not_negative", sql`${t.creditsBalance} >= 0`),
    uniqueIndex("accounts_by_real_account")
      .on(t.testOf)
      .where(sql`deleted_at IS NULL`),
    index("accounts_by_mailbox").on(sql`LOWER(email)`),
    check("accounts_status_known", sql`${t.status} IN ('active', 'suspended', 'trial')`),
  ],
);

export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the whole key, lower-case hexadecimal: the key itself is nowhere. */
    hash: text().notNull().unique(),
    prefix: text().notNull(),
    name: text(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
    /** From then on the key is unknown; null while it is live. */
    expiresAt: integer(),
  },
  (t) => [index("api_keys_by_account").on(t.accountId)],
);

/** Webhook secrets that were rotated out and sign beside the current one until they expire. */
export const retiredWebhookSecrets = sqliteTable(
  "retired_webhook_secrets",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    sealed: text().notNull(),
    retiredAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** Whether it signs where only one can, until it expires. */
    signsFirst: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("retired_webhook_secrets_by_account").on(t.accountId, t.expiresAt)],
);

export const brands = sqliteTable(
  "brands",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .unique()
      .references(() => accounts.id),
    name: text().notNull(),
    website: text().notNull(),
    status: text({ enum: ["pending", "active"] }).notNull(),
    /** `queued`, `discovering`, `scraping`, `pictures`, `ready` or `failed`. */
    stage: text().notNull(),
    statusMessage: text().notNull(),
    totalProductsScraped: integer().notNull(),
    /** JSON: the row as it was when a new run began on an active brand; a run that fails restores it. */
    before: text({ mode: "json" }),
    /** JSON: BrandKit of core/brand. */
    kit: text({ mode: "json" }).notNull(),
    /** JSON: ids of the styles that its concepts have had, newest first; the rotation goes by them. */
    recentStyles: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** Grows with every onboarding; a report of an older run is ignored. */
    run: integer().notNull(),
    startedAt: integer().notNull(),
    onboardedAt: integer(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    check("brands_status_known", sql`${t.status} IN ('pending', 'active')`),
    index("brands_under_way")
      .on(t.updatedAt)
      .where(sql`status = 'pending' AND stage <> 'failed'`),
    index("brands_by_start").on(t.startedAt, t.id),
  ],
);

/**
 * Every state that a brand's kit has been in; `brands.kit` and `brands.name` are those of the newest. Only ever added to; all go when the
 * brand is deleted.
 */
export const brandKits = sqliteTable(
  "brand_kits",
  {
    brandId: text()
      .notNull()
      .references(() => brands.id),
    /** 1, 2, 3 …: two edits at once cannot take the same. */
    version: integer().notNull(),
    /** The brand's name, which is part of what is corrected. */
    name: text().notNull(),
    /** JSON: BrandKit of core/brand. */
    kit: text({ mode: "json" }).notNull(),
    source: text({ enum: ["onboarding", "operator", "person"] }).notNull(),
    /** JSON: names of the fields that people or operators have set; onboarding leaves them alone. */
    edited: text({ mode: "json" }).notNull(),
    createdAt: integer().notNull(),
    /** The person who made it, where one did; they may have left since. */
    personId: text(),
    /** JSON: name and BrandKit as a run of onboarding read them, before anybody's edits; null where no run made it. */
    read: text({ mode: "json" }).$type<{ name: string; kit: unknown }>(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.version] }),
    check("brand_kits_version_positive", sql`${t.version} > 0`),
    check("brand_kits_source_known", sql`${t.source} IN ('onboarding', 'operator', 'person')`),
  ],
);

export const products = sqliteTable(
  "products",
  {
    id: text().primaryKey(),
    brandId: text()
      .notNull()
      .references(() => brands.id),
    handle: text().notNull(),
    name: text().notNull(),
    status: text().notNull(),
    isCompatible: integer({ mode: "boolean" }).notNull(),
    incompatibilityReason: text(),
    category: text().notNull(),
    /** What made it this kind of product, a plain sentence. */
    because: text().notNull().default(""),
    aspectRatio: text({ enum: [...ProductShape.options] as [ProductShape, ...ProductShape[]] }).notNull(),
    /** Key of the cut-out in the media bucket; null where no picture could be used. */
    pictureKey: text(),
    /** Where in the web the picture is that was cut out; null without a cut-out, for one that was sent as a file, and where it is not known. */
    pictureAddress: text(),
    /** Key of the picture that is shown where there is no cut-out; null where no picture could be read. */
    imageKey: text(),
    /** JSON: ProductPicture of core/rendering. */
    picture: text({ mode: "json" }),
    /** JSON: colours of the product, most of it first, as #rrggbb. */
    colours: text({ mode: "json" }).notNull(),
    /** Why the product has no usable picture, in plain words; null where it has one. */
    pictureProblem: text(),
    /**
     * JSON: the shop's own picture (`aspectRatio`, `pictureKey`, `pictureAddress`, `imageKey`, `picture`, `colours`, `pictureProblem`), where
     * the columns above are those of one that was uploaded; null where they are the shop's.
     */
    shopPicture: text({ mode: "json" }),
    /** The key of the file in it, by which its owner is found; null where it has none. */
    shopImageKey: text(),
    /** JSON: addresses of the pictures that the shop shows of it and people may choose from; null for one that came before they were noted. */
    shopPictures: text({ mode: "json" }),
    /**
     * JSON: the kind as it follows from the shop (`category`, `isCompatible`, `incompatibilityReason`, `because`), where the columns above are
     * of one that a person has set; null where they follow from the shop.
     */
    shopKind: text({ mode: "json" }),
    /** JSON: ProductFacts of core/product, scraped words only. */
    facts: text({ mode: "json" }).notNull(),
    /** JSON: ProductIdentity of core/product, by which a later run knows it again; null for one that came before this was read. */
    identity: text({ mode: "json" }),
    /** How many concepts have been made of it: lowest goes first. */
    usageCount: integer().notNull(),
    position: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    unique("products_one_handle_a_brand").on(t.brandId, t.handle),
    index("products_by_picture").on(t.pictureKey),
    index("products_by_image").on(t.imageKey),
    index("products_by_shop_image").on(t.shopImageKey),
  ],
);

export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    brandId: text().notNull(),
    requestId: text().notNull(),
    status: text({ enum: ["queued", "processing", "rendering", "completed", "failed", "void"] }).notNull(),
    rawStatus: text().notNull(),
    /** Revision of the object that was projected last: an older projection never overwrites a newer one. */
    revision: integer().notNull(),
    format: text({ enum: ["static", "full"] }).notNull(),
    count: integer().notNull(),
    costCredits: integer().notNull(),
    /** JSON: DeliveryOrder of core/delivery: everything the object needs to begin. */
    order: text("order_document", { mode: "json" }).notNull(),
    /** Read inside the accepting batch; the checks below abort it when the account or brand changed meanwhile. */
    accountStatusAtAcceptance: text(),
    brandStatusAtAcceptance: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    check("deliveries_account_was_active", sql`${t.status} = 'void' OR ${t.accountStatusAtAcceptance} IS 'active'`),
    check("deliveries_brand_was_active", sql`${t.status} = 'void' OR ${t.brandStatusAtAcceptance} IS 'active'`),
    index("deliveries_by_account").on(t.accountId, t.createdAt),
    index("deliveries_by_status").on(t.status, t.updatedAt),
    index("deliveries_by_creation").on(t.createdAt, t.id),
  ],
);

export const transactions = sqliteTable(
  "transactions",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** 1, 2, 3 … without a gap for each account. */
    sequence: integer().notNull(),
    type: text({ enum: ["Deduction", "Purchase", "Bonus", "Refund"] }).notNull(),
    creditsDelta: integer().notNull(),
    balanceAfter: integer().notNull(),
    usdAmountCents: integer(),
    description: text().notNull(),
    deliveryId: text(),
    /** The payment that a purchase came from, or that a deduction took back. */
    paymentId: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex("transactions_one_purchase_a_payment")
      .on(t.paymentId)
      .where(sql`type = 'Purchase'`),
    unique("transactions_sequence_unbroken").on(t.accountId, t.sequence),
    unique("transactions_once_a_delivery").on(t.deliveryId, t.type),
    check("transactions_balance_not_negative", sql`${t.balanceAfter} >= 0`),
    check(
      "transactions_sign_fits_type",
      sql`(${t.type} = 'Deduction' AND ${t.creditsDelta} < 0) OR (${t.type} <> 'Deduction' AND ${t.creditsDelta} > 0)`,
    ),
  ],
);

export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    accountId: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    deliveryId: text().notNull(),
    /** The 202 as it was answered (JSON). */
    response: text({ mode: "json" }).notNull(),
    /** 200 once a blocking call has answered with the finished ads, 202 before. */
    answeredStatus: integer().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.endpoint, t.key] }),
    index("idempotency_keys_by_expiry").on(t.expiresAt),
  ],
);

/** Money asked of the payment provider; the row is there before the provider hears of it, and its id is the idempotency key. */
export const payments = sqliteTable(
  "payments",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: ["recharge", "topup"] }).notNull(),
    status: text({ enum: ["pending", "succeeded", "declined", "expired"] }).notNull(),
    amountCents: integer().notNull(),
    credits: integer().notNull(),
    /** As they were when the payment began: the same idempotency key must always come with the same order. */
    customer: text(),
    method: text(),
    /** What the provider is asked about again: a payment intent or a checkout session. */
    reference: text(),
    /** What refunds and disputes name. */
    intentReference: text(),
    /** Why it was declined, in plain words. */
    problem: text(),
    /** Until then somebody is at work on a pending recharge. */
    leaseUntil: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex("payments_one_recharge_at_a_time")
      .on(t.accountId)
      .where(sql`kind = 'recharge' AND status = 'pending'`),
    index("payments_by_account").on(t.accountId, t.createdAt),
    index("payments_by_status").on(t.status, t.updatedAt),
    index("payments_by_intent").on(t.intentReference),
    check("payments_linear", sql`${t.credits} > 0 AND ${t.amountCents} = ${t.credits} * 10`),
  ],
);

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

/** Money that went back, by what the provider names it by: it may tell of that before it tells of the payment. */
export const paymentReversals = sqliteTable("payment_reversals", {
  intentReference: text().primaryKey(),
  refundedCents: integer().notNull(),
  /** The provider's word for the state of a dispute; null where there was none. */
  disputeStatus: text(),
  updatedAt: integer().notNull(),
});

/** Events of the payment provider that have been applied: one that comes again changes nothing. */
export const paymentEvents = sqliteTable("payment_events", {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: integer().notNull(),
});

/** The memory of the test payment provider, which stands in for a real one where none is configured. */
export const testCharges = sqliteTable("test_charges", {
  /** The idempotency key. */
  key: text().primaryKey(),
  amountCents: integer().notNull(),
  /** JSON: ChargeOutcome. */
  outcome: text({ mode: "json" }).notNull(),
  createdAt: integer().notNull(),
});

/** The onboarding runs that an account has started of late: what its quota counts. Others are deleted with the next run. */
export const onboardingRuns = sqliteTable(
  "onboarding_runs",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    startedAt: integer().notNull(),
    /** It failed on our side, and counts no more; as many are given back as the quota has. */
    isGivenBack: integer("given_back", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("onboarding_runs_by_account").on(t.accountId, t.startedAt)],
);

/** Tool calls whose stream broke while they waited: the same call, sent again before its delivery has ended, joins it. */
export const interruptedCalls = sqliteTable(
  "interrupted_calls",
  {
    accountId: text().notNull(),
    /** SHA-256 of the call's arguments. */
    fingerprint: text().notNull(),
    /** The key under which the call was accepted. */
    idempotencyKey: text().notNull(),
    deliveryId: text().notNull(),
    interruptedAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.fingerprint] })],
);

/** How often an account has had something on a day (days since 1970, UTC). Earlier days are deleted with the next that is written. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    accountId: text().notNull(),
    what: text().notNull(),
    day: integer().notNull(),
    used: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.what, t.day] })],
);

/** Browsers in use, over all instances of the Worker: a row that has run out is a free slot. */
export const browserSlots = sqliteTable("browser_slots", {
  slot: integer().primaryKey(),
  /** Random: only who took the slot gives it back. */
  holder: text().notNull(),
  expiresAt: integer().notNull(),
});

/** Where each sweep of the schedule stands: a step goes on where the last one ended, and begins again after the end. */
export const sweeps = sqliteTable("sweeps", {
  name: text().primaryKey(),
  /** What the last step ended with, in the sweep's own words; empty: the next one begins a round. */
  position: text().notNull(),
  /** How often the step at this position has failed. */
  tries: integer().notNull(),
  /** What this round has handled, and what it could not handle. */
  handled: integer().notNull(),
  failed: integer().notNull(),
  /** The same of the last whole round, and when it ended; null before the first. */
  lastHandled: integer(),
  lastFailed: integer(),
  lastEndedAt: integer(),
  updatedAt: integer().notNull(),
});

/** Deletions that were asked for, each with how far it has come. The rows stay: they say what was deleted, when, and on whose word. */
export const deletions = sqliteTable(
  "deletions",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    scope: text({ enum: ["account", "brand"] }).notNull(),
    /** The brand that goes; null where the account had none. */
    brandId: text(),
    /** Steps in their order; `done` is the end. */
    state: text({ enum: ["stopping", "deliveries", "brand", "late_files", "records", "ledger", "done"] }).notNull(),
    /** Where the present step goes on; empty: at its beginning. */
    position: text().notNull(),
    /** JSON: folders of the media bucket in which the brand's runs have stored files. */
    folders: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Deliveries that have been deleted so far. */
    deliveriesDeleted: integer().notNull(),
    /** Nothing is done before. */
    notBefore: integer().notNull(),
    /** Why the last step failed, null when it did not. */
    problem: text(),
    requestedAt: integer().notNull(),
    updatedAt: integer().notNull(),
    endedAt: integer(),
  },
  (t) => [
    check(
      "deletions_state_known",
      sql`${t.state} IN ('stopping', 'deliveries', 'brand', 'late_files', 'records', 'ledger', 'done')`,
    ),
    check("deletions_scope_known", sql`${t.scope} IN ('account', 'brand')`),
    uniqueIndex("deletions_one_at_a_time")
      .on(t.accountId)
      .where(sql`state <> 'done'`),
    index("deletions_under_way")
      .on(t.notBefore)
      .where(sql`state <> 'done'`),
    index("deletions_by_account").on(t.accountId, t.requestedAt),
    index("deletions_by_brand").on(t.brandId),
  ],
);

/** People who may use the operator interface. */
export const operators = sqliteTable("operators", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  role: text({ enum: [...OperatorRole.options] as [OperatorRole, ...OperatorRole[]] }).notNull(),
  /** SHA-256 of the whole token, lower-case hexadecimal: the token itself is nowhere. */
  tokenHash: text().notNull().unique(),
  tokenPrefix: text().notNull(),
  createdAt: integer().notNull(),
  /** When the present token was made. */
  rotatedAt: integer().notNull(),
  /** From then on the token is unknown; null while it is live. */
  revokedAt: integer(),
});

/** Every operator call that may have changed something. Written before the call is carried out; only its outcome is added, once. */
export const operatorAudit = sqliteTable(
  "operator_audit",
  {
    sequence: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    /** Id of the operator; `bootstrap` for the configured token. */
    operatorId: text().notNull(),
    requestId: text().notNull(),
    method: text().notNull(),
    /** The address with the names of its parameters. */
    path: text().notNull(),
    /** The account that it was about; null where it was about none. */
    accountId: text(),
    /** JSON: the ids that the address names, and those that the answer gave. */
    ids: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Status of the answer; null where the call never came to one. */
    status: integer(),
  },
  (t) => [index("operator_audit_by_account").on(t.accountId, t.sequence)],
);

/**
 * People who sign in to the dashboard. The columns of this table and of those named `people_…` are the ones that better-auth asks for
 * (`src/adapters/people`); nobody is in here whose address was not proven by a link, or given by an
 * operator or by the owner of their account.
 */
export const people = sqliteTable("people", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: integer({ mode: "boolean" }).notNull(),
  image: text(),
  createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
});

export const peopleSessions = sqliteTable(
  "people_sessions",
  {
    id: text().primaryKey(),
    userId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Opens nothing by itself: the cookie carries it with a signature. */
    token: text().notNull().unique(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (t) => [index("people_sessions_by_person").on(t.userId)],
);

/** Devices with which people sign in in place of a link: the public half of each one's key. */
export const peoplePasskeys = sqliteTable(
  "people_passkeys",
  {
    id: text().primaryKey(),
    userId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: integer({ mode: "boolean" }).notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: integer({ mode: "timestamp_ms" }),
  },
  (t) => [index("people_passkeys_by_person").on(t.userId)],
);

/** Accounts at other services that sign somebody in. There are none; better-auth asks for the table. */
export const peopleIdentities = sqliteTable(
  "people_identities",
  {
    id: text().primaryKey(),
    userId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    accountId: text("identity").notNull(),
    providerId: text("provider").notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: integer({ mode: "timestamp_ms" }),
    refreshTokenExpiresAt: integer({ mode: "timestamp_ms" }),
    scope: text(),
    password: text(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (t) => [index("people_identities_by_person").on(t.userId)],
);

/** Links and challenges that wait to be used, under the hash of their token. */
export const peopleVerifications = sqliteTable(
  "people_verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (t) => [index("people_verifications_by_identifier").on(t.identifier)],
);

/** Whose account a person works in: one for each person, however many links and tabs race to make it. */
export const accountMembers = sqliteTable(
  "account_members",
  {
    personId: text()
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    role: text({ enum: [...PersonRole.options] as [PersonRole, ...PersonRole[]] }).notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("account_members_by_account").on(t.accountId),
    check("account_members_role_known", sql`${t.role} IN ('owner', 'editor', 'viewer')`),
  ],
);

/** What people changed in the account that they work in. Written with its outcome; from then on nobody changes it. */
export const peopleAudit = sqliteTable(
  "people_audit",
  {
    sequence: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    accountId: text().notNull(),
    /** Who it was, also after they have left the account. */
    personId: text().notNull(),
    email: text().notNull(),
    requestId: text().notNull(),
    method: text().notNull(),
    /** The address with the names of its parameters. */
    path: text().notNull(),
    /** JSON: what the address names, the ids of the answer, of a member mail address and role, of a verdict which it was. */
    about: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Status of the answer. */
    status: integer().notNull(),
  },
  (t) => [index("people_audit_by_account").on(t.accountId, t.sequence)],
);

/** Sign-in links that were asked for of late: what their limits count. Address and network are kept as hashes. */
export const signInRequests = sqliteTable(
  "sign_in_requests",
  {
    id: text().primaryKey(),
    addressHash: text().notNull(),
    networkHash: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("sign_in_requests_by_address").on(t.addressHash, t.createdAt),
    index("sign_in_requests_by_network").on(t.networkHash, t.createdAt),
    index("sign_in_requests_by_time").on(t.createdAt),
  ],
);

/** Links by which people without an account look at one delivery and say what they think of it. They go with their delivery. */
export const shareLinks = sqliteTable(
  "share_links",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    deliveryId: text().notNull(),
    /** Whom it is for. */
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: integer().notNull(),
    lastOpenedAt: integer(),
  },
  (t) => [
    index("share_links_by_delivery").on(t.deliveryId, t.createdAt),
    index("share_links_by_account").on(t.accountId),
  ],
);

/** What members of an account and guests say about the concepts of a delivery; it goes with its delivery. */
export const comments = sqliteTable(
  "comments",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    deliveryId: text().notNull(),
    conceptIndex: integer().notNull(),
    version: integer().notNull(),
    createdAt: integer().notNull(),
    /** Who wrote it: one of the two. A member may have left since, a link may have been ended. */
    personId: text(),
    shareLinkId: text(),
    /** As it was then. */
    authorName: text().notNull(),
    /** What its author decided with it. */
    verdict: text({ enum: ["approved", "rejected", "none"] }),
    text: text().notNull(),
  },
  (t) => [
    index("comments_by_delivery").on(t.deliveryId, t.createdAt),
    index("comments_by_account").on(t.accountId),
    check("comments_of_one_author", sql`(${t.personId} IS NULL) <> (${t.shareLinkId} IS NULL)`),
  ],
);
