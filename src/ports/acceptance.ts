import type { WebsiteProofRow } from "../core/brand/websiteProof.ts";
import type { GenerateAccepted } from "../core/contract/responses/generate.ts";
import type { ChosenProduct } from "../core/creative/choices.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import type { MatchableProduct } from "../core/product/match.ts";
import type { ProductPicture } from "../core/rendering/scene.ts";
import type { Account } from "./accounts.ts";

/** Whose call it is: by the SHA-256 of the API key that it carries, or by the account that a signed-in person works in. */
export type Caller = { keyHash: string; accountId?: never } | { accountId: string; keyHash?: never };

/** What accepting a generate call reads and writes: one batch each, on the primary. */
export interface Acceptance {
  /** Everything that judging the call needs, in one read batch. */
  read(query: Caller & { idempotencyKey: string | null; nowMs: number }): Promise<AcceptanceFacts>;
  /**
   * Charges and records in one batch: deduction, transaction, delivery, idempotency key, product usage, the brand's
   * latest styles. Every precondition is
   * a constraint that aborts all of it. Gives the balance after the deduction, which is also what the stored response says.
   * A throw says nothing about the outcome: read again.
   */
  commit(call: AcceptedCall): Promise<number>;
  /** The balance right after the delivery of this id was charged; null when it was not committed. */
  committed(deliveryId: string): Promise<number | null>;
  /** The balance right after the delivery of this id was refunded; null while it was not. */
  refunded(deliveryId: string): Promise<number | null>;
  /** Puts a void row under the id, so that a batch that arrives late fails on it. False when the delivery is there already. */
  voidDelivery(deliveryId: string, accountId: string, nowMs: number): Promise<boolean>;
  /** Notes that a call which waited was answered under this key. */
  markAnswered(accountId: string, idempotencyKey: string): Promise<void>;
}

export interface AcceptanceFacts {
  account: Account | null;
  brand: AcceptanceBrand | null;
  products: AcceptanceProduct[];
  /** What the account has proven to be its own. */
  websiteProofs: WebsiteProofRow[];
  /** The remembered call under the given key, unless it has expired. */
  remembered: RememberedCall | null;
}

export interface AcceptanceProduct extends MatchableProduct, ChosenProduct {
  /** Null where it has none that can be used. */
  picture: ProductPicture | null;
}

export interface AcceptanceBrand {
  id: string;
  website: string;
  status: "pending" | "active";
  stage: string;
  statusMessage: string;
  startedAt: number;
  /** Ids of the styles that its concepts have had, newest first. */
  recentStyles: string[];
}

export interface RememberedCall {
  fingerprint: string;
  deliveryId: string;
  /** The 202 as it was answered. */
  response: AcceptedResponse;
  /** 200 once a blocking call was answered with the finished ads. */
  answeredStatus: number;
}

/** The 202 as it is remembered: without what depends on the call that asks for it again. */
export type AcceptedResponse = Omit<GenerateAccepted, "note" | "replayed_from_idempotency_key">;

export interface AcceptedCall {
  order: DeliveryOrder;
  /** The brand's, by which the call was judged; the batch is aborted where the brand has another by now. */
  website: string;
  transactionId: string;
  description: string;
  /** How many concepts each product gets. */
  shares: Map<string, number>;
  /** Ids of the concepts' styles, newest first: the last concept's leads. */
  styles: string[];
  response: AcceptedResponse;
  idempotency: { key: string; fingerprint: string; expiresAtMs: number } | null;
  nowMs: number;
}
