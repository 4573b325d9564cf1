import type { ErrorEnvelope } from "./responses/error.ts";
import { errorTable, type ErrorCode } from "./errorTable.ts";

export { errorCodes, errorTable, type ErrorCode } from "./errorTable.ts";

/** An expected refusal as a value; `extra` goes beside `error` in the body. */
export interface Problem {
  code: ErrorCode;
  message?: string;
  /** The offending field, for `invalid_request`. */
  param?: string;
  /** Absent: the table's own. `null`: none, since waiting is no use. */
  retryAfterSeconds?: number | null;
  headers?: Record<string, string>;
  /** The call may have been accepted all the same; only a repeat under its own idempotency key is safe. */
  mayBeCharged?: true;
  /** The message quotes what the brand's website says. */
  quotesWebsite?: true;
  extra?: Pick<ErrorEnvelope, "incompatible_products">;
}

export function problem(code: ErrorCode, details: Omit<Problem, "code"> = {}): Problem {
  return { code, ...details };
}

/** When the same call may be sent again, in seconds; null: nobody is asked to send it again by itself. */
export function retryAfterSecondsOf({ code, retryAfterSeconds }: Problem): number | null {
  return retryAfterSeconds === undefined ? (errorTable[code].retryAfterSeconds ?? null) : retryAfterSeconds;
}

/** Path of the page that documents a code, relative to the documentation's address. */
export function docPath(code: ErrorCode): string {
  return code === "product_not_supported" ? "supported-products" : `errors#${code}`;
}

/** The envelope (spec "Errors"): `{ error: { code, message, doc_url } }`, with `param` for a malformed field. */
export function errorBody(problem: Problem, docsUrl: string): ErrorEnvelope {
  return {
    error: {
      code: problem.code,
      message: problem.message ?? errorTable[problem.code].message,
      ...(problem.param === undefined ? {} : { param: problem.param }),
      doc_url: `${docsUrl}/${docPath(problem.code)}`,
    },
    ...problem.extra,
  };
}
