import { problem, type Problem } from "../core/contract/errors.ts";
import { apiKeyPrefix } from "../core/ids.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Account } from "../ports/accounts.ts";
import type { Runtime } from "../ports/runtime.ts";

const scheme = "Bearer ";

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
