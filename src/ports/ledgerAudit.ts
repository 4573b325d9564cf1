/** Checks what the ledger promises, independently of the code that writes it. */
export interface LedgerAudit {
  /**
   * Checks the next part of all ledgers, beginning at `position` (empty: at the start): balances that are not what the last transaction
   * left, and chains of balances or sequences that are broken. No part is larger than a fixed number of rows.
   */
  next(position: string): Promise<AuditedSlice>;
  /** The whole check of one account; null when its ledger is sound. */
  check(accountId: string): Promise<BrokenLedger | null>;
}

export interface AuditedSlice {
  /** Where the next part begins; empty: all has been checked. */
  position: string;
  /** Rows that this part has looked at. */
  checked: number;
  broken: BrokenLedger[];
}

export interface BrokenLedger {
  accountId: string;
  creditsBalance: number;
  /** Sum of all the account's transactions, in credits. */
  transactionsSum: number;
}
