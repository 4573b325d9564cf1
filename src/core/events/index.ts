import type { DeliveryState } from "../delivery/state.ts";
import { deliveryCompleted } from "./deliveryCompleted.ts";
import { deliveryFailed } from "./deliveryFailed.ts";
import type { EventType } from "./eventType.ts";

/** Every event that the service sends, in the order of the documentation. */
export const eventTypes: readonly EventType[] = [deliveryCompleted, deliveryFailed];

/** The events that a step of a delivery brings about, as far as somebody is to be told. */
export function eventsOf(before: DeliveryState | null, after: DeliveryState): EventType[] {
  if (after.order.webhookUrl === null) return [];
  return eventTypes.filter((type) => type.hasHappened(before, after));
}

/** The same for every attempt and every replay, so that receivers can drop what they have seen. */
export function messageIdOf(eventName: string, deliveryId: string): string {
  return `msg_${deliveryId.replace(/^del_/, "")}_${eventName.replace(/^delivery\./, "")}`;
}
