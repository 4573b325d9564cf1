import type { SealedSecrets } from "../../ports/sealedSecrets.ts";
import type { Sweep } from "./runSweep.ts";

/**
 * Puts sealed secrets under the current key of the settings, round after round: an isolate that has not heard of a new key yet still seals
 * with the one before. After a round that had none to rewrap, the earlier key can go.
 */
export function rewrapSecrets({ sealedSecrets }: { sealedSecrets: SealedSecrets }): Sweep {
  return {
    name: "secrets",
    async step(position) {
      const { position: next, rewrapped, failed } = await sealedSecrets.rewrapNext(position);
      return { position: next, handled: rewrapped, failed, next: next === "" ? "over" : "more" };
    },
  };
}
