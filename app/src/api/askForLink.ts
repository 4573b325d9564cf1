import { ApiError, call } from "./client.ts";
import { proofOf, type Work } from "./signUpWork.ts";

/** Has a link mailed that leads to `callbackURL`, after the work that the service asks for; where that came too late, once more. */
export async function askForLink(email: string, callbackURL: string): Promise<void> {
  const ask = async (work: Work) => {
    const proof = await proofOf(work, email, () => !document.hidden);
    await call("POST /auth/sign-in/magic-link", { body: { email, callbackURL, proof } });
  };
  const work = await call("GET /auth/sign-in/challenge");
  await ask(work).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === "proof_needed")) throw error;
    return ask((error.body as { challenge: Work }).challenge);
  });
}
