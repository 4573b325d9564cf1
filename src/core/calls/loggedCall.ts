/** One call of the API as its account's log has it. */
export interface LoggedCall {
  /** `req_…`, as the answer's X-Request-Id named it. */
  requestId: string;
  /** When the call came, in ms since 1970. */
  atMs: number;
  method: string;
  /** From `/v1` on, with its query; `/mcp` for a tool. */
  path: string;
  /** The tool that an agent called; null for calls of the API. */
  tool: string | null;
  /** Of the answer; of a tool's answer the one that the matching endpoint has. */
  status: number;
  durationMs: number;
  /** Who called: the id of an API key, or of a person who did it from the dashboard. */
  by: { kind: "key" | "person"; id: string };
  idempotencyKey: string | null;
  /** `Content-Type` of the body, without its parameters; null where there was none. */
  contentType: string | null;
  /** The body; null where there was none, where it was a file, and for what only read something. */
  request: KeptText | null;
  /** The answer's body; null for what only read something. */
  answer: KeptText | null;
}

/** The beginning of a text; `isWhole`: there was no more. */
export interface KeptText {
  text: string;
  isWhole: boolean;
}

/** A call without its bodies, as lists have it. */
export type ListedCall = Omit<LoggedCall, "request" | "answer">;

/**
 * Calls are kept in three lanes, each with room for so many: what was done, what failed, and what only read something. So whoever polls, or
 * fails in a loop, pushes none of the orders out. What only read is kept without bodies: it is most of all calls, and can be called again.
 */
export const callsPerLane = 100;
export type Lane = "done" | "failed" | "read";

export function laneOf({ status }: Pick<LoggedCall, "status">, isReading: boolean): Lane {
  if (status >= 400) return "failed";
  return isReading ? "read" : "done";
}

/** Characters of a body that are kept. An order with everything that it may hold, for products of one by one, has about 4,000. */
export const longestRequest = 16_000;
export const longestAnswer = 8_000;
export const longestPath = 2_000;
export const longestKey = 255;
