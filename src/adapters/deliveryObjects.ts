import type { Problem } from "../core/contract/errors.ts";
import type { ConceptRef, DeliveryEvent, Verdict } from "../core/delivery/events.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import type { Result } from "../core/result.ts";
import type {
  BegunVersion,
  Claim,
  DeliveryCopy,
  DeliveryHoldings,
  DeliveryObjects,
  DeliveryParts,
  JournalLine,
  StoredScene,
  WantedVersion,
  WebhookReport,
} from "../ports/deliveries.ts";

/** The methods of the object that others call. */
export interface DeliveryRpc {
  expect(deliveryId: string, viewerKey: string): Promise<void>;
  start(order: DeliveryOrder): Promise<void>;
  read(): Promise<DeliveryState | null>;
  waitForChange(sinceRevision: number, timeoutMs: number): Promise<DeliveryState | null>;
  claim(concept: number, attempt: number, version?: number): Promise<Claim>;
  scenesOf(concept: number): Promise<StoredScene[]>;
  correct(correction: WantedVersion): Promise<Result<BegunVersion, Problem>>;
  judge(verdict: Verdict, version: number | null): Promise<Result<DeliveryState, Problem>>;
  report(event: DeliveryEvent): Promise<"taken" | "late">;
  names(key: string): Promise<boolean>;
  poke(deliveryId: string): Promise<void>;
  journal(): Promise<JournalLine[]>;
  webhook(): Promise<WebhookReport>;
  replayWebhook(): Promise<boolean>;
  purge(parts: DeliveryParts): Promise<boolean>;
  holdings(): Promise<DeliveryHoldings | null>;
  copy(): Promise<DeliveryCopy | null>;
  forget(): Promise<boolean>;
}

/** Reaches each delivery's object by its name. `open` gives the stub of one. */
export class RpcDeliveryObjects implements DeliveryObjects {
  readonly #open: (deliveryId: string) => DeliveryRpc;

  constructor(open: (deliveryId: string) => DeliveryRpc) {
    this.#open = open;
  }

  expect(deliveryId: string, viewerKey: string): Promise<void> {
    return this.#open(deliveryId).expect(deliveryId, viewerKey);
  }

  start(order: DeliveryOrder): Promise<void> {
    return this.#open(order.deliveryId).start(order);
  }

  read(deliveryId: string): Promise<DeliveryState | null> {
    return this.#open(deliveryId).read();
  }

  waitForChange(deliveryId: string, sinceRevision: number, timeoutMs: number): Promise<DeliveryState | null> {
    return this.#open(deliveryId).waitForChange(sinceRevision, timeoutMs);
  }

  claim(deliveryId: string, { concept, attempt, version }: ConceptRef): Promise<Claim> {
    return this.#open(deliveryId).claim(concept, attempt, version);
  }

  scenesOf(deliveryId: string, concept: number): Promise<StoredScene[]> {
    return this.#open(deliveryId).scenesOf(concept);
  }

  correct(deliveryId: string, correction: WantedVersion): Promise<Result<BegunVersion, Problem>> {
    return this.#open(deliveryId).correct(correction);
  }

  judge(deliveryId: string, verdict: Verdict, version: number | null): Promise<Result<DeliveryState, Problem>> {
    return this.#open(deliveryId).judge(verdict, version);
  }

  report(deliveryId: string, event: DeliveryEvent): Promise<"taken" | "late"> {
    return this.#open(deliveryId).report(event);
  }

  names(deliveryId: string, key: string): Promise<boolean> {
    return this.#open(deliveryId).names(key);
  }

  poke(deliveryId: string): Promise<void> {
    return this.#open(deliveryId).poke(deliveryId);
  }

  journal(deliveryId: string): Promise<JournalLine[]> {
    return this.#open(deliveryId).journal();
  }

  webhook(deliveryId: string): Promise<WebhookReport> {
    return this.#open(deliveryId).webhook();
  }

  replayWebhook(deliveryId: string): Promise<boolean> {
    return this.#open(deliveryId).replayWebhook();
  }

  purge(deliveryId: string, parts: DeliveryParts): Promise<boolean> {
    return this.#open(deliveryId).purge(parts);
  }

  holdings(deliveryId: string): Promise<DeliveryHoldings | null> {
    return this.#open(deliveryId).holdings();
  }

  copy(deliveryId: string): Promise<DeliveryCopy | null> {
    return this.#open(deliveryId).copy();
  }

  forget(deliveryId: string): Promise<boolean> {
    return this.#open(deliveryId).forget();
  }
}
