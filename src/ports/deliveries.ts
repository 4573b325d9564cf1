import type { Refund } from "../core/credits/refund.ts";
import type { ConceptRef, CorrectedConcept, DeliveryEvent, Verdict } from "../core/delivery/events.ts";
import type { Problem } from "../core/contract/errors.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import type { DeliveryStatus } from "../core/contract/responses/delivery.ts";
import type { DeliveryState, VersionState } from "../core/delivery/state.ts";
import type { BriefProduct } from "../core/creative/brief.ts";
import type { BrandMaterial } from "../core/delivery/brief.ts";
import type { PlacementId } from "../core/rendering/placements.ts";
import type { Scene } from "../core/rendering/scene.ts";
import type { Result } from "../core/result.ts";
import type { WebhookAttempt } from "./webhooks.ts";

/** A delivery in a list: of its order only what every list shows. Times are milliseconds since 1970. */
export interface ListedDelivery {
  id: string;
  accountId: string;
  status: DeliveryStatus;
  rawStatus: string;
  format: "static" | "full";
  count: number;
  createdAt: number;
  updatedAt: number;
}

/** The index of deliveries in D1: who owns one, what was ordered, the status as last projected. */
export interface DeliveryIndex {
  find(deliveryId: string): Promise<IndexedDelivery | null>;
  /** Writes the status unless a newer revision has been written. */
  project(
    deliveryId: string,
    status: DeliveryStatus,
    rawStatus: string,
    revision: number,
    nowMs: number,
  ): Promise<void>;
  /** Gives credits of the order back with one `Refund` transaction, however often it is called. */
  refund(call: { transactionId: string; order: DeliveryOrder; refund: Refund; nowMs: number }): Promise<void>;
  /** Ids of deliveries that have not ended and were not touched since. */
  stale(untouchedSinceMs: number, limit: number): Promise<string[]>;
  /** The newest first; those accepted before `beforeId`, null for the newest of all. */
  list(filter: { status: string | null; beforeId: string | null; limit: number }): Promise<ListedDelivery[]>;
  /** Deliveries in the order in which they were accepted: those after `after`, accepted before `beforeMs`. */
  acceptedAfter(after: AcceptedAt | null, beforeMs: number, limit: number): Promise<(IndexedDelivery & AcceptedAt)[]>;
  /** The same of one account, whenever they were accepted. */
  ofAccount(accountId: string, after: AcceptedAt | null, limit: number): Promise<(IndexedDelivery & AcceptedAt)[]>;
  /** The account's newest, the last accepted first: those before `before`. */
  newestOf(accountId: string, before: AcceptedAt | null, limit: number): Promise<(IndexedDelivery & AcceptedAt)[]>;
  /** Forgets a delivery: its files and its object have gone before. */
  remove(deliveryId: string): Promise<void>;
  /** What composing needs: the brand and the ordered products that are still usable, in the ordered sequence. */
  material(order: DeliveryOrder): Promise<BrandMaterial | null>;
  /** Products that may take the place of one that cannot be drawn, the ordered ones first: those that are usable for ads by now. */
  substitutes(order: Pick<DeliveryOrder, "productIds" | "spareProductIds">): Promise<BriefProduct[]>;
}

export interface IndexedDelivery {
  id: string;
  accountId: string;
  status: DeliveryStatus | "void";
  rawStatus: string;
  /** Null where the row is void: a call that was never accepted. */
  order: DeliveryOrder | null;
  updatedAt: number;
}

/** A delivery's place in the order of acceptance. */
export interface AcceptedAt {
  id: string;
  createdAt: number;
}

/** The objects that own deliveries. Expected refusals are values; a throw means that the object could not be reached. */
export interface DeliveryObjects {
  /** Wakes the object soon, in case `start` never comes. Where the order was not accepted it deletes the page at `viewerKey`. */
  expect(deliveryId: string, viewerKey: string): Promise<void>;
  start(order: DeliveryOrder): Promise<void>;
  /** Null when the object has no delivery (not started yet). */
  read(deliveryId: string): Promise<DeliveryState | null>;
  /** Resolves when the revision is past `sinceRevision`, or after `timeoutMs` (at most 15 s) with the state as it is. */
  waitForChange(deliveryId: string, sinceRevision: number, timeoutMs: number): Promise<DeliveryState | null>;
  claim(deliveryId: string, ref: ConceptRef): Promise<Claim>;
  /** `late`: what it tells of is over, and nothing has changed. */
  report(deliveryId: string, event: DeliveryEvent): Promise<"taken" | "late">;
  /** Whether the file is one of the delivery's ads as they stand: false from the moment on in which it is given up. */
  names(deliveryId: string, key: string): Promise<boolean>;
  /** What each version of a concept was drawn from, as far as that is kept; version 1 is the concept as it was ordered. */
  scenesOf(deliveryId: string, concept: number): Promise<StoredScene[]>;
  /**
   * Begins another version of a concept. Under a key that has been used the version that was begun then is given. Whether it may be begun is
   * decided here: calls at the same moment never begin two, and none that builds on another version than the concept has by now.
   */
  correct(deliveryId: string, correction: WantedVersion): Promise<Result<BegunVersion, Problem>>;
  /** Notes what somebody says of a concept. `version`: the one that is meant; null: the one that is shown. */
  judge(deliveryId: string, verdict: Verdict, version: number | null): Promise<Result<DeliveryState, Problem>>;
  poke(deliveryId: string): Promise<void>;
  /** What happened to the delivery, oldest first, for operators. */
  journal(deliveryId: string): Promise<JournalLine[]>;
  /** The delivery's last event and every attempt to send it, oldest first. */
  webhook(deliveryId: string): Promise<WebhookReport>;
  /** Sends the delivery's last event again; nothing where there has been none. False: its body is no longer kept. */
  replayWebhook(deliveryId: string): Promise<boolean>;
  /** Deletes parts of what is kept of a delivery that is over. False while it still has something to do, and nothing is deleted. */
  purge(deliveryId: string, parts: DeliveryParts): Promise<boolean>;
  /** What has to be deleted elsewhere before the object is forgotten; null where it knows nothing. */
  holdings(deliveryId: string): Promise<DeliveryHoldings | null>;
  /** All that the object knows; null where it knows nothing. */
  copy(deliveryId: string): Promise<DeliveryCopy | null>;
  /** Deletes all that the object knows. False while the delivery still has money or files to bring back, and nothing is deleted. */
  forget(deliveryId: string): Promise<boolean>;
}

export type Claim =
  | {
      granted: true;
      accountId: string;
      scene: Scene;
      pictureKey: string;
      ads: { adId: string; orientation: PlacementId }[];
    }
  | { granted: false };

/** A version of a concept that is to be drawn. */
export interface WantedVersion extends Omit<CorrectedConcept, "ads"> {
  /** The version that it was made from. */
  base: number;
  scene: Scene;
  pictureKey: string;
}

export interface BegunVersion {
  state: DeliveryState;
  version: VersionState;
  /** An earlier call under the same key has begun it. */
  isReplayed: boolean;
}

export interface DeliveryParts {
  /** What its ads were drawn from. */
  scenes?: boolean;
  /** Its journal, the attempts to send its messages, and their bodies. */
  journal?: boolean;
}

export interface DeliveryHoldings {
  /** It has ended, and its files change no more. */
  isOver: boolean;
  adIds: string[];
  scenes: Scene[];
}

/** What is known of a delivery. */
export interface DeliveryCopy {
  state: DeliveryState;
  scenes: StoredScene[];
  journal: JournalLine[];
  webhook: WebhookReport;
}

export interface StoredScene {
  concept: number;
  /** 1: the concept as it was ordered. */
  version: number;
  scene: Scene;
  /** Of the product's cut-out in the media bucket. */
  pictureKey: string;
}

export interface WebhookReport {
  status: "none" | "pending" | "delivered" | "dropped";
  url: string | null;
  messageId: string | null;
  /** When it is sent next; null where it is not sent any more, or there is nothing to be sent yet. */
  nextAttemptAtMs: number | null;
  attempts: WebhookAttempt[];
}

export interface JournalLine {
  atMs: number;
  entry: string;
}
