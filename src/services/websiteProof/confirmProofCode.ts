import { problem, type Problem } from "../../core/contract/errors.ts";
import type { WebsiteProofConfirmed } from "../../core/contract/responses/websiteProof.ts";
import type { ConfirmProofBody } from "../../core/contract/websiteProof.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { siteOfBrand, websiteProofFor, type ProofAccount, type WebsiteProofServices } from "./context.ts";
import { codeHashOf } from "./sendProofMail.ts";

/** POST /v1/website-proof/confirm: the code of a mail proves the domain to which it was sent, for as long as the brand is there. */
export async function confirmProofCode(
  ctx: WebsiteProofServices,
  account: ProofAccount,
  given: ConfirmProofBody,
): Promise<Result<WebsiteProofConfirmed, Problem>> {
  const found = await siteOfBrand(ctx, account.id);
  if (!found.ok) return found;
  const site = found.value;
  const nowMs = ctx.runtime.nowMs();
  const codeHash = await codeHashOf(ctx, account.id, given.code);
  const isMailed = await ctx.proofs.isMailed({ accountId: account.id, domain: site.domain, codeHash, nowMs });
  if (!isMailed) return err(problem("invalid_proof_code", { param: "code" }));
  await ctx.proofs.add(account.id, { scope: site.domain, method: "email", verifiedAtMs: nowMs });
  return ok({ website_proof: await websiteProofFor(ctx, account, site) });
}
