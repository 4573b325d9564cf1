import type { PersonRefusal } from "./refusals.ts";

/** What a page makes its proof from; `kind` says how. */
export interface SignUpChallenge {
  kind: "work";
  /** Goes back as it is, with what was found. */
  challenge: string;
  /** How many bits the digest of a proof begins with that are zero. */
  zero_bits: number;
}

/** What is wrong with a proof. */
export type ProofFault = "missing" | "invalid" | "expired";

const messages: Record<ProofFault, string> = {
  missing:
    "A sign-in link needs a short check by your browser, and none came with this call. Load the page again and ask once more.",
  invalid: "The check by your browser does not fit this address. Ask for the link once more.",
  expired: "The check by your browser is too old. Ask for the link once more.",
};

/** No link without a proof; with the refusal comes what the next one is made from. */
export function proofNeeded(fault: ProofFault, challenge: SignUpChallenge): PersonRefusal {
  return { personCode: "proof_needed", message: messages[fault], extra: { challenge } };
}
