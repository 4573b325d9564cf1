import { callerNetwork } from "../core/limits/callerNetwork.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import { apiKeyPrefix, operatorTokenPrefix } from "../core/ids.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Account } from "../ports/accounts.ts";
import type { Runtime } from "../ports/runtime.ts";

const scheme = "Bearer ";
/** So much of a credential is no secret: key lists show it. */
const shownCharacters = 4;

/**
 * What an attempt at authentication counts against when it fails: where it came from, and the beginning of the credential that it
 * carries, so that one credential is not guessed from many places either. `address`: the caller's, null where it is not known.
 */
export function attemptSubjects(header: string | null, address: string | null): string[] {
  const network = `network ${address === null ? "unknown" : callerNetwork(address)}`;
  if (header === null || !header.startsWith(scheme)) return [network];
  const credential = header.slice(scheme.length);
  const prefix = [apiKeyPrefix, operatorTokenPrefix].find((each) => credential.startsWith(each)) ?? "";
  const shown = prefix.length + shownCharacters;
  return [network, `credential ${credential.slice(0, shown)}`];
}

/** Reads the key out of an Authorization header, literally as the spec has it, and gives its hash. */
export async function readKeyHash(header: string | null, runtime: Runtime): Promise<Result<string, Problem>> {
  if (header === null || header === "") return err(problem("missing_authorization"));
  if (!header.startsWith(scheme)) return err(problem("invalid_authorization_scheme"));
  const key = header.slice(scheme.length);
  if (!key.startsWith(apiKeyPrefix)) return err(problem("invalid_key_format"));
  return ok(await runtime.sha256Hex(key));
}

/** Refuses an unknown key (401) and a suspended account (403). */
export function admit(account: Account | null): Result<Account, Problem> {
  if (account === null) return err(problem("invalid_api_key"));
  if (account.status === "suspended") return err(problem("account_suspended"));
  return ok(account);
}
