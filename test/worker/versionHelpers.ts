import { grantCredits, send, type TestAccount, aReadyAccount, type ProductSeed } from "./builders.ts";
import { accept, ended, type Ad, type Delivery } from "./deliveryHelpers.ts";

export interface VersionAd extends Ad {
  index: number;
  version: number;
}

export interface Approval {
  status: string;
  version: number;
  reason: string | null;
  decided_at: string | null;
  before?: { status: string; version: number };
}

export interface Version {
  version: number;
  status: string;
  failure: string | null;
  headline: string;
  support: string | null;
  proof_points: string[] | null;
  call_to_action: string | null;
  layout: string | null;
  style_id: string | null;
  product_id: string | null;
  product_name: string | null;
  ads: VersionAd[];
  ended_at: string | null;
}

export interface Corrected extends Version {
  index: number;
  corrections_left: number;
  status_url: string;
  replayed_from_idempotency_key?: true;
}

export interface Versions {
  index: number;
  version: number;
  version_under_way: number | null;
  corrections_left: number;
  approval: Approval;
  versions: Version[];
}

export type ShownDelivery = Omit<Delivery, "ads"> & {
  ads: VersionAd[];
  concepts: Omit<Versions, "versions">[];
};

export type ReadyAccount = Awaited<ReturnType<typeof aReadyAccount>>;

/** A delivery of stills that has completed. */
export async function aCompleted(
  order: object = {},
  seeds?: ProductSeed[],
): Promise<{ account: ReadyAccount; id: string; delivery: ShownDelivery }> {
  const account = await aReadyAccount(seeds);
  await grantCredits(account, 100);
  const id = await accept(account, { format: "static", ...order });
  const delivery = (await ended(account, id)) as unknown as ShownDelivery;
  return { account, id, delivery };
}

const addressOf = (id: string, index: number | string) => `/v1/deliveries/${id}/concepts/${index}`;

/** Sends a correction; it waits for its version unless the headers say otherwise. */
export const correct = (
  { apiKey }: TestAccount,
  id: string,
  json: unknown,
  headers: Record<string, string> = { prefer: "wait" },
  index: number | string = 1,
) => send(`${addressOf(id, index)}/versions`, { key: apiKey, json, headers });

export async function corrected(account: TestAccount, id: string, json: unknown, index = 1): Promise<Corrected> {
  return (await correct(account, id, json, { prefer: "wait" }, index)).json<Corrected>();
}

export const versionsAt = ({ apiKey }: TestAccount, id: string, index: number | string = 1) =>
  send(`${addressOf(id, index)}/versions`, { key: apiKey });

export async function versionsOf(account: TestAccount, id: string, index = 1): Promise<Versions> {
  return (await versionsAt(account, id, index)).json<Versions>();
}

export const approve = ({ apiKey }: TestAccount, id: string, json: unknown, index: number | string = 1) =>
  send(`${addressOf(id, index)}/approval`, { key: apiKey, method: "PUT", json });
