/** Deletions of accounts and brands that were asked for, each with how far it has come. */
export interface Deletions {
  /**
   * Notes that an account is to be deleted and shuts it in the same batch: suspended, without keys, its brand closed for orders. Asked
   * again it gives the first one. Null where there is no such account; `busy` while its brand is being deleted.
   */
  beginAccount(wish: DeletionWish): Promise<Deletion | "busy" | null>;
  /** The same of an account's brand, which is closed for orders. Null where there is none and none was deleted. */
  beginBrand(wish: DeletionWish): Promise<Deletion | null>;
  find(deletionId: string): Promise<Deletion | null>;
  /** Those that may be carried on, the longest untouched first. */
  due(nowMs: number, limit: number): Promise<Deletion[]>;
  /** Notes how far a deletion has come; false where somebody else has carried it on meanwhile. */
  save(deletion: Deletion, progress: DeletionProgress, nowMs: number): Promise<boolean>;
  /** When the account's last delivery was accepted; null where there is none. */
  lastAcceptedAtMs(accountId: string): Promise<number | null>;
  /** Files of the media bucket that the brand's products and kits name. */
  brandFiles(brandId: string): Promise<string[]>;
  /** Whether a payment that began after `sinceMs` has no outcome yet. */
  hasPendingPayment(accountId: string, sinceMs: number): Promise<boolean>;
  /** Deletes the next rows about people and their shop, and empties those that have to stay; true when nothing is left. */
  deleteRecords(deletion: Deletion): Promise<boolean>;
  /** Takes the words out of the next transactions of the ledger, from `position` on; an empty one when that was the last. */
  emptyLedger(deletion: Deletion): Promise<string>;
}

export interface DeletionWish {
  id: string;
  accountId: string;
  nowMs: number;
}

export interface Deletion {
  id: string;
  accountId: string;
  scope: "account" | "brand";
  /** Null where the account had none. */
  brandId: string | null;
  state: DeletionState;
  /** Where the present step goes on; empty: at its beginning. */
  position: string;
  /** Folders of the media bucket in which the brand's runs have stored files. */
  folders: string[];
  deliveriesDeleted: number;
  /** Nothing is done before. */
  notBefore: number;
  /** Why the last step failed; null when it did not. */
  problem: string | null;
  requestedAt: number;
  endedAt: number | null;
}

/** In their order. */
export type DeletionState = "stopping" | "deliveries" | "brand" | "late_files" | "records" | "ledger" | "done";

export type DeletionProgress = Partial<
  Pick<Deletion, "state" | "position" | "folders" | "deliveriesDeleted" | "notBefore" | "problem" | "endedAt">
>;
