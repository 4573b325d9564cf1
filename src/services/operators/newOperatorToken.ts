import { base32, operatorTokenPrefix } from "../../core/ids.ts";
import type { OperatorToken } from "../../ports/operators.ts";
import type { Runtime } from "../../ports/runtime.ts";

const shownCharacters = 4;

/** A token with 256 random bits, shown once, and what is stored of it. */
export async function newOperatorToken(runtime: Runtime): Promise<{ token: string; stored: OperatorToken }> {
  const token = operatorTokenPrefix + base32(runtime.random(32));
  const tokenPrefix = token.slice(0, operatorTokenPrefix.length + shownCharacters);
  return { token, stored: { tokenHash: await runtime.sha256Hex(token), tokenPrefix } };
}
