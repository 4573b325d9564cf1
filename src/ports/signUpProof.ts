import type { ProofFault, SignUpChallenge } from "../core/people/signUpProof.ts";
import type { Result } from "../core/result.ts";

/**
 * What has to come with the wish for a sign-in link, for whoever it is: a person does not notice what it costs, and whatever sends
 * forms without running a page has none. How it is made is the adapter's: work, or the token of a service such as Turnstile.
 */
export interface SignUpProof {
  /** What a page makes a proof from. */
  challenge(): Promise<SignUpChallenge>;
  /** Whether the proof holds now, for a link to this address and no other. */
  check(proof: string, email: string): Promise<Result<void, ProofFault>>;
}
