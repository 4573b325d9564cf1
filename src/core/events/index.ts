import type { DeliveryState } from "../delivery/state.ts";
import { deliveryCompleted } from "./deliveryCompleted.ts";
import { deliveryFailed } from "./deliveryFailed.ts";
import type { DescribedEvent, EventType } from "./eventType.ts";
import { testEvent } from "./testEvent.ts";

/** Every event of a delivery, in the order of the documentation. */
export const eventTypes: readonly EventType[] = [deliveryCompleted, deliveryFailed];

/** Every event that a receiver may get. */
export const describedEvents: readonly DescribedEvent[] = [...eventTypes, testEvent];

/** The events that a step of a delivery brings about, as far as somebody is to be told. */
export function eventsOf(before: DeliveryState | null, after: DeliveryState): EventType[] {
  if (after.order.webhookUrl === null) return [];
  return eventTypes.filter((type) => type.hasHappened(before, after));
}

/** The same for every attempt and every replay, so that receivers can drop what they have seen. */
export function messageIdOf(eventName: string, deliveryId: string): string {
  return `msg_${deliveryId.replace(/^del_/, "")}_${eventName.replace(/^delivery\./, "")}`;
}
