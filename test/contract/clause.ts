import type { Expected } from "./expected.ts";

/** What is there before a request is sent. `setUps` says it in words. */
export type SetUp =
  | "nobody"
  | "newcomer"
  | "beginner"
  | "ready"
  | "catalogue"
  | "onboarding"
  | "unusable"
  | "trial"
  | "suspended"
  | "customer"
  | "veteran"
  | "orderer"
  | "finished"
  | "failed"
  | "buyer"
  | "operator";

/** Each set-up in words, as the documentation shows them. */
export const setUps: Readonly<Record<SetUp, string>> = {
  nobody: "no key",
  newcomer: "an account without a brand",
  beginner: "an account without a brand, made for this request alone",
  ready: "an account with 50 credits and a brand of one usable product",
  catalogue: "an account whose brand has a serum, a cream, a set, a draft and a product without a picture",
  onboarding: "an account whose brand is being onboarded",
  unusable: "an account whose brand has no usable product",
  trial: "an account on trial, with a brand",
  suspended: "a suspended account",
  customer: "an account that has ordered one static concept under its own id as Idempotency-Key: `<delivery_id>`",
  veteran: "an account with 60 transactions: the welcome bonus, then 1 to 59 credits that an operator has given",
  finished:
    "an account whose order of one static concept has completed while its call waited: `<delivery_id>`, the vertical still at `<still>`, the page at `<page>`",
  failed:
    "an account whose order of one static concept was given up by an operator: `<delivery_id>`, its page at `<page>`",
  orderer: "as `customer`, made for this request alone",
  buyer: "an account with 50 credits and a brand of one usable product, made for this request alone",
  operator: "the operator's token, and an account of its own for this request",
};

/**
 * One call as a client sends it. In path and body `<account_id>`, `<brand_id>`, `<product_id>` and `<delivery_id>` stand for what
 * the set-up has made, `<other_brand_id>` and `<other_delivery_id>` for what another account has, `<shop_url>` for a shop.
 */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it stands, in place of `body`, as `application/json` unless the headers say otherwise. */
  text?: string;
}

/** What the answer must be. What is not named may be anything. */
export interface Answer {
  status: number;
  /** `error.code` of the envelope. */
  code?: string;
  /** `error.param` of the envelope. */
  param?: string;
  headers?: Readonly<Record<string, Expected>>;
  /** The JSON body must have at least this. */
  body?: Expected;
  /** Of a page: something that it says. */
  text?: RegExp;
}

/**
 * What holds a sentence: a request of the table, another test of the repository, another sentence that was decided on in its place, or
 * nothing, with the reason.
 */
export type Held =
  | { by: "request"; account: SetUp; request: Call; expected: Answer }
  | { by: "test"; file: string; name: string }
  | { by: "replaced"; clause: string; why: string }
  | { by: "nobody"; why: string };

/** One sentence of the contract that can be true or false. */
export interface Clause {
  /** Area and number: `generate-12`. It never changes its meaning; numbers of clauses that are gone stay free. */
  id: string;
  /** Document and section: `spec` is the specification of the API, `decisions` what was settled beside it. */
  source: `${"spec" | "decisions"}, ${string}`;
  sentence: string;
  held: Held;
}

/** The clauses of one area. */
export interface Area {
  title: string;
  clauses: readonly Clause[];
}

/** A sentence with its id, where it comes from and what holds it. */
export const clause = (id: string, source: Clause["source"], sentence: string, held: Held): Clause => ({
  id,
  source,
  sentence,
  held,
});

/** Held by a request of the table. */
export const asked = (account: SetUp, request: Call, expected: Answer): Held => ({
  by: "request",
  account,
  request,
  expected,
});

/** Held by a test: its file without `test/` and `.test.ts`, and its name as the file has it. */
export const proved = (file: string, name: string): Held => ({ by: "test", file, name });

/** Held no longer: another clause was decided on in its place. */
export const replaced = (clause: string, why: string): Held => ({ by: "replaced", clause, why });

/** Held by no test here. */
export const untested = (why: string): Held => ({ by: "nobody", why });

export const get = (path: string, headers: Record<string, string> = {}): Call => ({ method: "GET", path, headers });

export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Call => ({
  method: "POST",
  path,
  headers,
  body,
});

/** A generate call with this body. */
export const order = (body: unknown, headers: Record<string, string> = {}): Call =>
  post("/v1/ads/generate", body, headers);

/** What a generate call with this body would do; nothing is charged. */
export const planned = (body: object): Call => order({ dry_run: true, ...body });

/** The envelope with this code, and the field that it blames. */
export const refused = (status: number, code: string, param?: string): Answer => ({
  status,
  code,
  ...(param === undefined ? {} : { param }),
});
