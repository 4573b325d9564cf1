import { problem, type Problem } from "../core/contract/errors.ts";
import { isId, type IdKind } from "../core/ids.ts";
import { err, ok, type Result } from "../core/result.ts";

/** Of the operators' lists, which are given page by page, the newest first: `next_before` of a page is `before` of the next. */
export const entriesPerPage = 100;

const notOfAPage = err(
  problem("invalid_request", { param: "before", message: "`before` is the `next_before` of a page." }),
);

/** The number before which a page goes on; null for the first page. */
export function readSequence(before: string | undefined): Result<number | null, Problem> {
  if (before === undefined) return ok(null);
  return /^\d{1,15}$/.test(before) ? ok(Number(before)) : notOfAPage;
}

/** The id before which a page goes on; null for the first page. */
export function readBefore(before: string | undefined, kind: IdKind): Result<string | null, Problem> {
  if (before === undefined) return ok(null);
  return isId(kind, before) ? ok(before) : notOfAPage;
}

/** The first so many of what was found, where one more was looked for, and what the next page is asked for with; null where there is none. */
export function pageOf<Entry, Key>(found: readonly Entry[], entries: number, keyOf: (entry: Entry) => Key) {
  const shown = found.slice(0, entries);
  const last = shown.at(-1);
  return { shown, nextBefore: last === undefined || found.length <= entries ? null : keyOf(last) };
}
