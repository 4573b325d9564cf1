import { keptLine, keptText } from "../core/calls/keptText.ts";
import { longestAnswer, longestKey, longestPath, longestRequest, type LoggedCall } from "../core/calls/loggedCall.ts";
import type { ApiKeys } from "../ports/apiKeys.ts";
import type { CallLog } from "../ports/callLog.ts";

export interface CallLogContext {
  apiKeys: ApiKeys;
  callLog: CallLog;
}

/** A call that has been answered. */
export interface AnsweredCall extends Omit<LoggedCall, "by" | "request" | "answer"> {
  accountId: string;
  /** The hash of the API key that it came with, or the id of who has signed in. */
  by: { keyHash: string } | { personId: string };
  /** It was a call that changes nothing. */
  isReading: boolean;
  /** What was sent: JSON as it was read, or text that could not be read; undefined where there was nothing, or a file. */
  request: unknown;
  answer: object | string | undefined;
}

/** Keeps a call for its account's log. Comes after the answer: nobody waits for it, and what goes wrong in it changes nothing. */
export async function logCall(
  { apiKeys, callLog }: CallLogContext,
  { accountId, by, isReading, request, answer, ...call }: AnsweredCall,
): Promise<void> {
  const keyId = "keyHash" in by ? await apiKeys.idOf(by.keyHash) : null;
  const isOnlyRead = isReading && call.status < 400;
  const kept: LoggedCall = {
    ...call,
    path: keptLine(call.path, longestPath),
    idempotencyKey: call.idempotencyKey === null ? null : keptLine(call.idempotencyKey, longestKey),
    by: "keyHash" in by ? { kind: "key", id: keyId ?? "" } : { kind: "person", id: by.personId },
    request: isOnlyRead || request === undefined ? null : keptText(request, longestRequest),
    answer: isOnlyRead || answer === undefined ? null : keptText(answer, longestAnswer),
  };
  await callLog.note(accountId, kept, isReading);
}
