import { workersRuntime } from "../../src/adapters/runtime.ts";
import { SignUpWork } from "../../src/adapters/people/signUpWork.ts";
import { proofNeeded } from "../../src/core/people/signUpProof.ts";

/** Where somebody asks for a link, with the service's own work: what the page makes of it is judged as there. */
export class FakeDoor {
  /** How many of the next proofs come too late. */
  lateCount = 0;
  /** How long the next challenge takes. */
  delayMs = 0;
  readonly #work = new SignUpWork(btoa("k".repeat(32)), workersRuntime);

  async answer(route: string, body: unknown): Promise<{ status?: number; json: unknown } | null> {
    if (route === "/auth/sign-in/challenge") {
      await new Promise((resolve) => setTimeout(resolve, this.delayMs));
      return { json: await this.#work.challenge() };
    }
    if (route !== "/auth/sign-in/magic-link") return null;
    const { email, proof } = body as { email: string; proof: string };
    const proven = await this.#work.check(proof, email.toLowerCase());
    if (proven.ok && this.lateCount === 0) return { json: { status: true } };
    if (this.lateCount > 0) this.lateCount -= 1;
    const {
      personCode: code,
      message,
      extra,
    } = proofNeeded(proven.ok ? "expired" : proven.error, await this.#work.challenge());
    return { status: 403, json: { error: { code, message, doc_url: "/docs/errors" }, ...extra } };
  }
}
