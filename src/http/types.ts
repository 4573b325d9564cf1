import type { Services } from "../api/services.ts";
import type { Env } from "../env.ts";
import type { AcceptanceFacts, Caller } from "../ports/acceptance.ts";
import type { OperatorRole } from "../core/operators/roles.ts";
import type { Account } from "../ports/accounts.ts";
import type { SignedIn } from "../ports/people.ts";
import type { OpenedLink } from "../ports/sharing.ts";

/** Who makes an operator's call. */
export interface ActingOperator {
  id: string;
  role: OperatorRole;
}

/** Hono's types for this app. */
export interface App {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** When the call came, in ms since 1970. */
    cameAtMs: number;
    services: Services;
    account: Account;
    operator: ActingOperator;
    /** The body of a success, for what comes after it. */
    answered: object | undefined;
    /** Where an API key opened the call. */
    keyHash: string;
    /** Whose order it is. */
    caller: Caller;
    /** Who has signed in, where a session opened the call. */
    signedIn: SignedIn;
    /** Where a share link opened the call. */
    shareLink: OpenedLink;
    /** What the generate call's own read batch gave. */
    facts: AcceptanceFacts;
    /** The body's bytes where they were read ahead; null when there were too many. */
    bytes: Uint8Array | null | undefined;
    body: unknown;
    idempotencyKey: string | null;
  };
}
