import disposableDomains from "disposable-email-domains-js/dist/dict/disposable_email_blocklist.json" with { type: "json" };
import { z } from "zod";
import { problem, type Problem } from "../contract/errors.ts";
import { err, ok, type Result } from "../result.ts";

const Address = z.email().max(254);
let domains: ReadonlySet<string> | null = null;

/**
 * The address of a person as it is kept: without spaces around it, in lower case. Refused where it is none, and where its domain gives
 * mailboxes away that are gone tomorrow: whoever has one could have the welcome bonus as often as they like.
 */
export function readMailAddress(given: string): Result<string, Problem> {
  const address = Address.safeParse(given.trim().toLowerCase());
  if (!address.success) {
    const message = "`email` must be a whole mail address in plain letters, such as name@shop.com.";
    return err(problem("invalid_request", { param: "email", message }));
  }
  const domain = address.data.slice(address.data.indexOf("@") + 1);
  if (!isDisposable(domain)) return ok(address.data);
  const message = `Mailboxes at ${domain} are disposable. Use an address that you will still have tomorrow.`;
  return err(problem("invalid_request", { param: "email", message }));
}

/**
 * The mailbox that an address of `readMailAddress` is delivered to: `a+1@shop.com` and `a+2@shop.com` are two names of `a@shop.com`, by
 * which most mail services deliver. What is given or counted once for a mailbox goes by this; mail goes to the address as it was written.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const tagAt = address.indexOf("+");
  return tagAt > 0 && tagAt < at ? address.slice(0, tagAt) + address.slice(at) : address;
}

/** A domain counts with all that lies under it. */
function isDisposable(domain: string): boolean {
  domains ??= new Set(disposableDomains);
  const labels = domain.split(".");
  return labels.some((_label, index) => domains?.has(labels.slice(index).join(".")));
}
