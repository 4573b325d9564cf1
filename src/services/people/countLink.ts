import type { Problem } from "../../core/contract/errors.ts";
import { newId } from "../../core/ids.ts";
import { mailboxOf } from "../../core/people/mailAddress.ts";
import { tooManyLinks, type LinkOrigin } from "../../core/people/signInLimits.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { SignInRequests } from "../../ports/people.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** Counts one more link for the mailbox of an address; a refusal where the mailbox or the origin has had as many of late as it may. */
export async function countLink(
  { runtime, signInRequests }: { runtime: Runtime; signInRequests: SignInRequests },
  address: string,
  origin: { of: LinkOrigin; name: string },
): Promise<Result<void, Problem>> {
  const nowMs = runtime.nowMs();
  const [addressHash, networkHash] = await Promise.all([
    runtime.sha256Hex(`sign-in address\n${mailboxOf(address)}`),
    runtime.sha256Hex(`sign-in ${origin.of}\n${origin.name}`),
  ]);
  const counted = await signInRequests.count({
    id: newId("signInRequest", runtime.random),
    addressHash,
    networkHash,
    nowMs,
  });
  if (counted.ok) return ok(undefined);
  const { limit, oldestAtMs } = counted.error;
  return err(tooManyLinks(limit === "network" ? origin.of : limit, oldestAtMs, nowMs));
}
