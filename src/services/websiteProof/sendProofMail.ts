import { plainCode, proofWindowMs, recipientsOf, tooManyAttempts } from "../../core/brand/websiteProof.ts";
import { websiteProofMail } from "../../core/brand/websiteProofMail.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import type { WebsiteProofMailed } from "../../core/contract/responses/websiteProof.ts";
import type { SendProofMailBody } from "../../core/contract/websiteProof.ts";
import { errorText } from "../../core/errorText.ts";
import { base32, newId } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { siteOfBrand, type ProofAccount, type WebsiteProofServices } from "./context.ts";

/** 80 bits, 16 characters: nobody guesses one, and people can still type it. */
const codeBytes = 10;

/**
 * POST /v1/website-proof/mail: sends a code to a mailbox of those who run the domain of the brand's website. A code and no link: mail
 * scanners open links, and would prove what nobody has agreed to.
 */
export async function sendProofMail(
  ctx: WebsiteProofServices,
  account: ProofAccount,
  asked: SendProofMailBody,
): Promise<Result<WebsiteProofMailed, Problem>> {
  const found = await siteOfBrand(ctx, account.id);
  if (!found.ok) return found;
  const site = found.value;
  const recipient = recipientsOf(site).find((known) => known === asked.recipient.trim().toLowerCase());
  if (recipient === undefined) return err(noRecipient(recipientsOf(site), site.domain));
  const nowMs = ctx.runtime.nowMs();
  const code = base32(ctx.runtime.random(codeBytes));
  const id = newId("proofAttempt", ctx.runtime.random);
  const hash = await codeHashOf(ctx, account.id, code);
  const attempt = { id, accountId: account.id, kind: "mail", code: { domain: site.domain, hash }, nowMs } as const;
  const counted = await ctx.proofs.attempt(attempt);
  if (!counted.ok) return err(tooManyAttempts("mail", counted.error.oldestAtMs, nowMs));
  try {
    const mail = websiteProofMail({ domain: site.domain, accountEmail: account.email, code });
    await ctx.mail.send({ to: recipient, ...mail });
  } catch (error) {
    console.warn("the mail with a code could not be sent", account.id, errorText(error));
    await ctx.proofs.withdraw(id);
    return err(problem("proof_mail_failed"));
  }
  return ok({
    recipient,
    message: "The mail is on its way. Confirm its code with POST /v1/website-proof/confirm within 24 hours.",
    expires_at: new Date(nowMs + proofWindowMs).toISOString(),
  });
}

/** What is kept of a code. */
export function codeHashOf(
  { runtime }: Pick<WebsiteProofServices, "runtime">,
  accountId: string,
  code: string,
): Promise<string> {
  return runtime.sha256Hex(`proof of a website\n${accountId}\n${plainCode(code)}`);
}

function noRecipient(recipients: readonly string[], domain: string): Problem {
  const message =
    recipients.length === 0
      ? `${domain} has no mail; prove the website in another way.`
      : `\`recipient\` must be one of ${recipients.join(", ")}.`;
  return problem("invalid_request", { param: "recipient", message });
}
