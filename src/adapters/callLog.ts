import type { ListedCall, LoggedCall } from "../core/calls/loggedCall.ts";
import type { CallLog } from "../ports/callLog.ts";

/** The methods of the object that others call. */
export interface CallLogRpc {
  note(call: LoggedCall, isReading: boolean): Promise<void>;
  list(failedOnly: boolean): Promise<ListedCall[]>;
  find(requestId: string): Promise<LoggedCall | null>;
  all(): Promise<LoggedCall[]>;
  forget(): Promise<void>;
}

/** Reaches each account's object by the account's id. `open` gives the stub of one. */
export class RpcCallLog implements CallLog {
  readonly #open: (accountId: string) => CallLogRpc;

  constructor(open: (accountId: string) => CallLogRpc) {
    this.#open = open;
  }

  note(accountId: string, call: LoggedCall, isReading: boolean): Promise<void> {
    return this.#open(accountId).note(call, isReading);
  }

  list(accountId: string, failedOnly: boolean): Promise<ListedCall[]> {
    return this.#open(accountId).list(failedOnly);
  }

  find(accountId: string, requestId: string): Promise<LoggedCall | null> {
    return this.#open(accountId).find(requestId);
  }

  all(accountId: string): Promise<LoggedCall[]> {
    return this.#open(accountId).all();
  }

  forget(accountId: string): Promise<void> {
    return this.#open(accountId).forget();
  }
}
