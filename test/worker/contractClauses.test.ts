import { inject, describe, expect, it } from "vitest";
import { areas } from "../contract/all.ts";
import { type Answer, type Call, type Clause, type SetUp } from "../contract/clause.ts";
import { mismatches, type Expected } from "../contract/expected.ts";
import {
  aBrand,
  aReadyAccount,
  anAccount,
  grantCredits,
  operatorToken,
  send,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { ended, generate, read, type Delivery } from "./deliveryHelpers.ts";

/** A key to call with, and what the names in angle brackets stand for. */
interface Caller {
  key?: string;
  names: Record<string, string>;
}

const catalogue = [
  { handle: "barrier-serum", name: "Barrier Serum" },
  { handle: "night-cream", name: "Night Cream" },
  {
    handle: "glow-set",
    name: "Glow Set",
    isCompatible: false,
    incompatibilityReason: "One ad shows one product.",
  },
  { handle: "sleeping-mask", name: "Sleeping Mask", status: "Draft" },
  { handle: "rose-mist", name: "Rose Mist", hasPicture: false },
];

function callerOf(account: TestAccount, made: { brandId?: string; productIds?: string[] } = {}): Caller {
  const { brandId = "", productIds: [productId = ""] = [] } = made;
  return { key: account.apiKey, names: { account_id: account.accountId, brand_id: brandId, product_id: productId } };
}

async function ready(seeds?: Parameters<typeof aReadyAccount>[0]): Promise<Caller> {
  const account = await aReadyAccount(seeds);
  return callerOf(account, account);
}

async function onboarding(): Promise<Caller> {
  const account = await anAccount();
  return callerOf(account, await aBrand(account, [{}], "pending"));
}

async function moved(status: "trial" | "suspended"): Promise<Caller> {
  const account = await aReadyAccount();
  const path = `/operator/v1/accounts/${account.accountId}`;
  expect((await send(path, { key: operatorToken, method: "PATCH", json: { status } })).status).toBe(200);
  return callerOf(account, account);
}

/** An account with one order, and its delivery as it is when `until` has come. */
async function customer(
  until?: (account: TestAccount, deliveryId: string) => Promise<Delivery>,
  headers: Record<string, string> = {},
): Promise<Caller> {
  const account = await aReadyAccount();
  const key = { "idempotency-key": account.accountId };
  const response = await generate(account, { format: "static" }, { ...key, ...headers });
  const { delivery_id } = await response.json<{ delivery_id: string }>();
  const caller = callerOf(account, account);
  const delivery = await until?.(account, delivery_id);
  const pathOf = (url: string | null | undefined) => (url ? new URL(url).pathname : "");
  const shown = { still: pathOf(delivery?.ads[0]?.static_url), page: pathOf(delivery?.viewer_url) };
  return { ...caller, names: { ...caller.names, ...shown, delivery_id } };
}

async function givenUp(account: TestAccount, deliveryId: string): Promise<Delivery> {
  const path = `/operator/v1/deliveries/${deliveryId}/fail`;
  expect((await send(path, { key: operatorToken, json: { reason: "asked for" } })).status).toBe(200);
  return ended(account, deliveryId);
}

async function veteran(): Promise<Caller> {
  const account = await anAccount();
  for (let credits = 1; credits <= 59; credits++) await grantCredits(account, credits);
  return callerOf(account);
}

/** The operator, with an account that has ordered where the request is about a delivery. */
async function operator(call: Call): Promise<Caller> {
  const { names } = call.path.includes("<delivery_id>") ? await customer() : await ready();
  return { key: operatorToken, names };
}

const shared: Partial<Record<SetUp, Promise<Caller>>> = {};
const made: Record<SetUp, (call: Call) => Promise<Caller>> = {
  nobody: () => Promise.resolve({ names: {} }),
  newcomer: () => (shared.newcomer ??= anAccount().then((account) => callerOf(account))),
  ready: () => (shared.ready ??= ready()),
  catalogue: () => (shared.catalogue ??= ready(catalogue)),
  onboarding: () => (shared.onboarding ??= onboarding()),
  unusable: () => (shared.unusable ??= ready([{ hasPicture: false }])),
  trial: () => (shared.trial ??= moved("trial")),
  suspended: () => (shared.suspended ??= moved("suspended")),
  customer: () => (shared.customer ??= customer()),
  veteran: () => (shared.veteran ??= veteran()),
  finished: () => (shared.finished ??= customer(read, { prefer: "wait" })),
  failed: () => (shared.failed ??= customer(givenUp)),
  beginner: async () => callerOf(await anAccount()),
  buyer: () => ready(),
  orderer: () => customer(),
  operator,
};

/** The caller, and the names of what another account has where the request is about that. */
async function callerFor(setUp: SetUp, call: Call): Promise<Caller> {
  const caller = await made[setUp](call);
  const names = { ...caller.names, shop_url: `${inject("receiverUrl")}/empty-shop-of-the-contract` };
  if (!JSON.stringify(call).includes("<other_")) return { ...caller, names };
  const { names: other } = await made.customer(call);
  return {
    ...caller,
    names: { ...names, other_brand_id: other["brand_id"] ?? "", other_delivery_id: other["delivery_id"] ?? "" },
  };
}

/** The value with what its names in angle brackets stand for; patterns stay as they are. */
function named<T>(value: T, names: Readonly<Record<string, string>>): T {
  if (typeof value === "string")
    return value.replace(/<(\w+)>/g, (whole, name: string) => names[name] ?? whole) as T & string;
  if (value === null || typeof value !== "object" || value instanceof RegExp) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => named(entry, names)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, named(entry as unknown, names)])) as T;
}

async function sent(call: Call, key: string | undefined): Promise<Response> {
  const { method, path, headers = {}, body, text } = call;
  const raw = text === undefined ? {} : { body: text, headers: { "content-type": "application/json", ...headers } };
  const json = body === undefined ? {} : { json: body };
  return send(path, { method, headers, ...(key === undefined ? {} : { key }), ...json, ...raw });
}

async function findingsOf(response: Response, expected: Answer): Promise<string[]> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  const error: Partial<ErrorEnvelope["error"]> = (body as Partial<ErrorEnvelope> | undefined)?.error ?? {};
  const same = (value: Expected | undefined, actual: unknown, at: string) =>
    value === undefined ? [] : mismatches(value, actual, at);
  const findings = [
    ...same(expected.status, response.status, "status"),
    ...same(expected.code, error.code, "error.code"),
    ...same(expected.param, error.param, "error.param"),
    ...Object.entries(expected.headers ?? {}).flatMap(([name, value]) => same(value, response.headers.get(name), name)),
    ...same(expected.body, body, "body"),
    ...same(expected.text, text, "the page"),
  ];
  return findings.length === 0 ? [] : [...findings, `The answer: ${text.slice(0, 1000)}`];
}

/** Gives up what a request has ordered, so that nobody is kept waiting by drawings that are looked at by none. */
async function giveUp(response: Response): Promise<void> {
  if (response.status !== 202) return;
  const { delivery_id: id, replayed_from_idempotency_key: isReplay } = await response.json<{
    delivery_id?: string;
    replayed_from_idempotency_key?: true;
  }>();
  if (id === undefined || isReplay) return;
  await send(`/operator/v1/deliveries/${id}/fail`, { key: operatorToken, json: { reason: "The test is over." } });
}

const isRequest = ({ held }: Clause) => held.by === "request";

for (const { title, clauses } of areas.filter((area) => area.clauses.some(isRequest))) {
  describe(title, () => {
    for (const { sentence, held } of clauses) {
      if (held.by !== "request") continue;
      it(sentence, async () => {
        const { key, names } = await callerFor(held.account, held.request);
        const response = await sent(named(held.request, names), key);
        const answer = response.clone();
        expect(await findingsOf(response, named(held.expected, names))).toEqual([]);
        await giveUp(answer);
      });
    }
  });
}
