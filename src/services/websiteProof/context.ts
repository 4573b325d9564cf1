import { needsProof, websiteProofView } from "../../core/brand/websiteProof.ts";
import { siteOfWebsite, type Site } from "../../core/discovery/site.ts";
import type { WebsiteProof } from "../../core/contract/responses/websiteProof.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Account } from "../../ports/accounts.ts";
import type { Catalogue } from "../../ports/catalogue.ts";
import type { DnsRecords } from "../../ports/dnsRecords.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { WebStreams } from "../../ports/web.ts";
import type { ProofTokens, WebsiteProofs } from "../../ports/websiteProofs.ts";

/** What the proof of a website needs of the outside. */
export interface WebsiteProofServices {
  runtime: Runtime;
  catalogue: Pick<Catalogue, "brandOf">;
  proofs: WebsiteProofs;
  tokens: ProofTokens;
  web: WebStreams;
  dns: DnsRecords;
  mail: Mail;
  /** Whether orders need the proof, for accounts of which an operator has not said otherwise. */
  isRequired: boolean;
}

export type ProofAccount = Pick<Account, "id" | "email" | "websiteProofRequired">;

/** What showing the state of a proof needs. */
export type ProofStates = Pick<WebsiteProofServices, "proofs" | "tokens" | "isRequired">;

/** `website_proof` of an account for a website. */
export async function websiteProofFor(
  ctx: ProofStates,
  account: Pick<ProofAccount, "id" | "websiteProofRequired">,
  site: Site,
): Promise<WebsiteProof> {
  const [proofs, [token]] = await Promise.all([ctx.proofs.of(account.id), ctx.tokens.of(account.id, site.domain)]);
  return websiteProofView({ site, token, proofs, isRequired: needsProof(account, ctx.isRequired) });
}

/** The domain that an account has still to prove before ads are made from a website; null where it need not, or has. */
export async function unprovenDomain(
  ctx: ProofStates,
  account: Pick<ProofAccount, "id" | "websiteProofRequired">,
  website: string,
): Promise<string | null> {
  const { status, domain } = await websiteProofFor(ctx, account, knownSiteOf(website));
  return status === "pending" ? domain : null;
}

/** Where the website of the account's brand is. */
export async function siteOfBrand(
  ctx: Pick<WebsiteProofServices, "catalogue">,
  accountId: string,
): Promise<Result<Site, Problem>> {
  const brand = await ctx.catalogue.brandOf(accountId);
  if (brand === null) return err(problem("no_brand_selected", { message: "The account has no brand yet." }));
  return ok(knownSiteOf(brand.website));
}

/** Of a website that was taken for one when its brand was onboarded. */
export function knownSiteOf(website: string): Site {
  const site = siteOfWebsite(website);
  if (site === null) throw new Error(`the website of a brand is no address: ${website.slice(0, 100)}`);
  return site;
}
