/** Checks what the ledger promises, independently of the code that writes it. */
export interface LedgerAudit {
  /** Accounts whose balance is not the sum of their transactions, or whose chain of balances or sequence is broken. */
  brokenAccounts(limit: number): Promise<BrokenLedger[]>;
  /** The same check of one account; null when its ledger is sound. */
  check(accountId: string): Promise<BrokenLedger | null>;
}

export interface BrokenLedger {
  accountId: string;
  creditsBalance: number;
  /** Sum of all the account's transactions, in credits. */
  transactionsSum: number;
}
