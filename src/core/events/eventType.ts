import type { z } from "zod";
import type { DeliveryState } from "../delivery/state.ts";
import type { MediaUrl } from "../delivery/view.ts";

/** What a payload needs besides the delivery. */
export interface PayloadContext {
  mediaUrl: MediaUrl;
  docsUrl: string;
}

/** What receivers are told of an event: its form, and the words of its documentation. */
export interface DescribedEvent<P extends { event: string } = { event: string }> {
  name: P["event"];
  operationId: string;
  summary: string;
  description: string;
  schema: z.ZodType<P>;
  example(docsUrl: string): P;
}

/** An event that the service sends to the address that an order named: when it happens, and what it says. */
export interface EventType<P extends { event: string } = { event: string }> extends DescribedEvent<P> {
  /** Whether a step of a delivery brings it about. `before` is null where the delivery begins. */
  hasHappened(before: DeliveryState | null, after: DeliveryState): boolean;
  /** The body. It is frozen as text when the event happens: every attempt sends the same bytes. */
  payload(state: DeliveryState, context: PayloadContext): P;
}
