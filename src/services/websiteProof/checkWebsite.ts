import { readBeginning } from "../../core/bytes.ts";
import { recordNameOf, recordValueOf, tooManyAttempts } from "../../core/brand/websiteProof.ts";
import type { Problem } from "../../core/contract/errors.ts";
import type { ProofFinding, WebsiteProofChecked } from "../../core/contract/responses/websiteProof.ts";
import { siteOfWebsite, type Site } from "../../core/discovery/site.ts";
import { newId } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { siteOfBrand, websiteProofFor, type ProofAccount, type WebsiteProofServices } from "./context.ts";
import { readProofTags } from "./readProofTags.ts";

/** A head is at the page's beginning; so much of it is read. */
const headBytes = 1024 * 1024;
const pageTimeoutMs = 10_000;

/**
 * POST /v1/website-proof/check: looks now at the home page and the DNS of the brand's website. Where the website is proven already
 * nothing is looked at, and nothing counts. What is not found is no error: the findings say what was seen.
 */
export async function checkWebsite(
  ctx: WebsiteProofServices,
  account: ProofAccount,
): Promise<Result<WebsiteProofChecked, Problem>> {
  const found = await siteOfBrand(ctx, account.id);
  if (!found.ok) return found;
  const site = found.value;
  const before = await websiteProofFor(ctx, account, site);
  if (before.status === "verified") return ok({ website_proof: before, findings: [] });
  const nowMs = ctx.runtime.nowMs();
  const id = newId("proofAttempt", ctx.runtime.random);
  const counted = await ctx.proofs.attempt({ id, accountId: account.id, kind: "check", code: null, nowMs });
  if (!counted.ok) return err(tooManyAttempts("check", counted.error.oldestAtMs, nowMs));
  const tokens = await ctx.tokens.of(account.id, site.domain);
  const [record, tag] = await Promise.all([findRecord(ctx, site, tokens), findTag(ctx, site, tokens)]);
  const verifiedAtMs = ctx.runtime.nowMs();
  // A record is the domain's, with all hosts under it; a tag is that of its host, which others may have beside it.
  if (record?.found === true) await ctx.proofs.add(account.id, { scope: site.domain, method: "dns_txt", verifiedAtMs });
  else if (tag.found) await ctx.proofs.add(account.id, { scope: site.host, method: "meta_tag", verifiedAtMs });
  const findings = record === null ? [tag] : [tag, record];
  return ok({ website_proof: await websiteProofFor(ctx, account, site), findings });
}

async function findTag(
  { web }: Pick<WebsiteProofServices, "web">,
  site: Site,
  tokens: readonly string[],
): Promise<ProofFinding> {
  const seen = (found: boolean, message: string) => ({ method: "meta_tag" as const, found, message });
  const page = await web.open(site.homePage, {
    maxBytes: Infinity,
    timeoutMs: pageTimeoutMs,
    accept: "text/html",
    problemWith: (url) => leavesDomain(url, site),
  });
  if (!page.ok) return seen(false, page.problem);
  if (page.status < 200 || page.status > 299 || !/html/i.test(page.contentType)) {
    await page.body.cancel();
    const what = page.status === 200 ? "with something that is no page" : `with the status ${page.status}`;
    return seen(false, `${site.homePage} answered ${what}.`);
  }
  const html = await readBeginning(page.body, headBytes).catch(() => null);
  if (html === null) return seen(false, `${site.homePage} could not be read to the end of its head.`);
  const contents = await readProofTags(html);
  if (contents.some((content) => tokens.includes(content))) return seen(true, `${site.homePage} has the tag.`);
  return seen(
    false,
    contents.length === 0
      ? `The head of ${site.homePage} has no such tag.`
      : `The head of ${site.homePage} has such a tag, but not with this account's content.`,
  );
}

/** What another domain shows proves nothing of this one. */
function leavesDomain(url: string, { domain, homePage }: Site): string | null {
  const target = siteOfWebsite(url);
  if (target?.domain === domain) return null;
  return `${homePage} redirects to another domain, whose pages prove nothing of ${domain}.`;
}

async function findRecord(
  { dns }: Pick<WebsiteProofServices, "dns">,
  site: Site,
  tokens: readonly string[],
): Promise<ProofFinding | null> {
  if (!site.isRegistered) return null;
  const name = recordNameOf(site);
  const seen = (found: boolean, message: string) => ({ method: "dns_txt" as const, found, message });
  const answer = await dns.txt(name);
  if (!answer.ok) return seen(false, answer.problem);
  const values = tokens.map(recordValueOf);
  if (answer.texts.some((text) => values.includes(text.trim()))) return seen(true, `${name} has the record.`);
  return seen(
    false,
    answer.texts.length === 0
      ? `${name} has no TXT record. A new one can take an hour to be seen.`
      : `${name} has TXT records, but none with this account's value. A new one can take an hour to be seen.`,
  );
}
