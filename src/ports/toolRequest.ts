import type { Account } from "./accounts.ts";

/** One POST to the endpoint, admitted: host, key and body have been judged. */
export interface ToolRequest {
  request: Request;
  /** The JSON that the request carried. */
  body: unknown;
  account: Account;
  keyHash: string;
  /** `req_…`, as the answer's X-Request-Id names it. */
  requestId: string;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
}
