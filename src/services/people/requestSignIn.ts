import type { Problem } from "../../core/contract/errors.ts";
import { errorText } from "../../core/errorText.ts";
import { readMailAddress } from "../../core/people/mailAddress.ts";
import type { PersonRefusal } from "../../core/people/refusals.ts";
import { signInMail } from "../../core/people/signInMail.ts";
import { proofNeeded } from "../../core/people/signUpProof.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Mail } from "../../ports/mail.ts";
import type { People, SignInLinks, SignInRequests } from "../../ports/people.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { SignUpProof } from "../../ports/signUpProof.ts";
import { countLink } from "./countLink.ts";

export interface SignInContext {
  runtime: Runtime;
  mail: Mail;
  people: People;
  signInLinks: SignInLinks;
  signInRequests: SignInRequests;
  signUpProof: SignUpProof;
  signUp: "open" | "closed";
  appUrl: string;
}

export interface SignInWish {
  email: string;
  /** What the page has made of a challenge, for this address; undefined: nothing. */
  proof: string | undefined;
  /** The path of the dashboard to which the link leads. */
  to: string;
  /** Where the call comes from. */
  network: string;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
}

/**
 * Mails a link that signs in. The answer, and how long it takes, are the same whether somebody is known by the address or not: the mail is
 * made after it. A wish without its proof counts for nobody, so that an address cannot be kept from its links for nothing. Where sign-up is
 * closed, nobody gets a mail who works in no account.
 */
export async function requestSignIn(
  ctx: SignInContext,
  wish: SignInWish,
): Promise<Result<void, Problem | PersonRefusal>> {
  const address = readMailAddress(wish.email);
  if (!address.ok) return address;
  const proven =
    wish.proof === undefined ? err("missing" as const) : await ctx.signUpProof.check(wish.proof, address.value);
  if (!proven.ok) return err(proofNeeded(proven.error, await ctx.signUpProof.challenge()));
  const counted = await countLink(ctx, address.value, { of: "network", name: wish.network });
  if (!counted.ok) return counted;
  wish.afterAnswer(sendLink(ctx, address.value, wish.to));
  return ok(undefined);
}

async function sendLink(ctx: SignInContext, email: string, to: string): Promise<void> {
  try {
    if (ctx.signUp === "closed" && !((await ctx.people.byEmail(email))?.accountId ?? false)) return;
    const { url } = await ctx.signInLinks.create(email, to);
    await ctx.mail.send({ to: email, ...signInMail({ url, host: new URL(ctx.appUrl).host }) });
  } catch (error) {
    console.warn("the mail with a sign-in link could not be sent", errorText(error));
  }
}
