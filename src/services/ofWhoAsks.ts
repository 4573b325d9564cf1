import type { IndexedDelivery } from "../ports/deliveries.ts";

/** A delivery that somebody asks about. `accountId`: whose it must be; null for operators, who may ask about all. */
export interface DeliveryAsked {
  deliveryId: string;
  accountId: string | null;
}

/** The delivery, where whoever asks may know of it: another account's is as one that does not exist. */
export function ofWhoAsks(found: IndexedDelivery | null, { accountId }: DeliveryAsked): IndexedDelivery | null {
  return found !== null && (accountId === null || found.accountId === accountId) ? found : null;
}
