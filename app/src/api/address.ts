import type { Given, GivenTo, OperationName } from "./operations.ts";

/** Where an operation is with its parameters filled in: "GET /calls/{request_id}" is at `/app/api/calls/req_1`. */
export function addressOf<O extends OperationName>(operation: O, ...[given]: GivenTo<O>): string {
  const { params = {}, query = {} }: Pick<Given, "params" | "query"> = given ?? {};
  const path = operation
    .slice(operation.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_braced, name: string) => segment(String(params[name])));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `/app/api${path}${asked.length === 0 ? "" : `?${asked.join("&")}`}`;
}

/** Browsers take `..` for the folder above, however it is written, and the call would reach another operation. */
function segment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new Error(`"${value}" is no part of an address`);
  return encodeURIComponent(value);
}
