import type { DeliveryStatus } from "../core/contract/responses/delivery.ts";
import type { KeptCount } from "../core/signals/metrics.ts";

/** What all instances of the service have counted. */
export interface MetricCounts {
  read(): Promise<KeptCount[]>;
}

/** Deliveries of one state that have not ended. */
export interface UnderwayCount {
  status: DeliveryStatus;
  deliveries: number;
  /** When the one that has not changed for longest last changed, in ms since 1970. */
  untouchedSinceMs: number;
}

export interface DeliveryCounts {
  /** Of states that no delivery is in there is none. */
  underway(): Promise<UnderwayCount[]>;
}
