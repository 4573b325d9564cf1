import type { ListedCall, LoggedCall } from "../core/calls/loggedCall.ts";

/** The last calls of each account, apart from everything else that is stored. */
export interface CallLog {
  /** `isReading`: it was a call that changes nothing. */
  note(accountId: string, call: LoggedCall, isReading: boolean): Promise<void>;
  /** The newest first; with `failedOnly` those that were refused or went wrong. */
  list(accountId: string, failedOnly: boolean): Promise<ListedCall[]>;
  find(accountId: string, requestId: string): Promise<LoggedCall | null>;
  /** Everything, the oldest first. */
  all(accountId: string): Promise<LoggedCall[]>;
  forget(accountId: string): Promise<void>;
}
