import type { ProofMethod, ProofMethodName, WebsiteProof } from "../contract/responses/websiteProof.ts";
import { problem, type Problem } from "../contract/errors.ts";
import { limitHeaders, nextPossible } from "../contract/limitReached.ts";
import { dayMs, daySeconds } from "../days.ts";
import { isWithin, siteOfWebsite, type Site } from "../discovery/site.ts";

/** Name of the meta tag, and what begins the value of the DNS record. */
export const proofName = "ad-creative-verification";

/** Something that an account has proven to be its own. */
export interface WebsiteProofRow {
  /** A host, and with it what lies under it. */
  scope: string;
  method: ProofMethodName;
  verifiedAtMs: number;
}

/** The proof that holds for a site, the oldest; null where none does. */
export function proofOf(site: Site, proofs: readonly WebsiteProofRow[]): WebsiteProofRow | null {
  const holding = proofs.filter(({ scope }) => isWithin(site, scope));
  return holding.reduce<WebsiteProofRow | null>(
    (oldest, proof) => (oldest === null || proof.verifiedAtMs < oldest.verifiedAtMs ? proof : oldest),
    null,
  );
}

/** Whether an account's orders need the proof: as an operator has said of it, otherwise as the setting says. */
export function needsProof(account: { websiteProofRequired: boolean | null }, setting: boolean): boolean {
  return account.websiteProofRequired ?? setting;
}

export function tagOf(token: string): string {
  return `<meta name="${proofName}" content="${token}">`;
}

export function recordNameOf(site: Site): string {
  return `_ad-creative.${site.domain}`;
}

export function recordValueOf(token: string): string {
  return `${proofName}=${token}`;
}

/** Those whom a domain's mail reaches when it is about the domain (RFC 2142), and two that small shops have. */
const mailboxes = ["admin", "hostmaster", "webmaster", "postmaster", "info", "hello"] as const;

/** Whom a code may be sent to; nobody where the domain is none that somebody has registered. */
export function recipientsOf(site: Site): string[] {
  return site.isRegistered ? mailboxes.map((mailbox) => `${mailbox}@${site.domain}`) : [];
}

export interface ProofFacts {
  site: Site;
  /** The account's own, for this domain. */
  token: string;
  proofs: readonly WebsiteProofRow[];
  isRequired: boolean;
}

/** `website_proof` as the API shows it. */
export function websiteProofView({ site, token, proofs, isRequired }: ProofFacts): WebsiteProof {
  const proof = proofOf(site, proofs);
  return {
    required: isRequired,
    status: proof !== null ? "verified" : isRequired ? "pending" : "not_required",
    domain: site.domain,
    methods: methodsOf(site, token),
    verified_at: proof === null ? null : new Date(proof.verifiedAtMs).toISOString(),
    verified_by: proof?.method ?? null,
  };
}

function methodsOf(site: Site, token: string): ProofMethod[] {
  const tag: ProofMethod = { method: "meta_tag", url: site.homePage, tag: tagOf(token) };
  if (!site.isRegistered) return [tag];
  return [
    tag,
    { method: "dns_txt", name: recordNameOf(site), type: "TXT", value: recordValueOf(token) },
    { method: "email", recipients: recipientsOf(site) },
  ];
}

/** The refusal of an order for a website that nobody has proven; null where the order may go on. */
export function refusalWithoutProof(
  website: string,
  proofs: readonly WebsiteProofRow[],
  isRequired: boolean,
): Problem | null {
  if (!isRequired) return null;
  const site = siteOfWebsite(website);
  if (site !== null && proofOf(site, proofs) !== null) return null;
  const whose = site === null ? "The brand's website" : `The website ${site.host}`;
  const message = `${whose} has not been proven to be the account's, and this account's orders need that. Nothing was charged. \`website_proof\` of the brand in GET /v1/brands says exactly what to do.`;
  return problem("website_not_verified", { message });
}

export const proofWindowMs = dayMs;

/** What an account may have us do for its proof in any 24 hours: look at its website, send mails. */
export const proofLimits = { check: 300, mail: 3 } as const;
export type ProofAttemptKind = keyof typeof proofLimits;

const attemptNouns = { check: "checks of its website", mail: "mails with a code" } as const;

/** The answer to an attempt too many: 429 with the time of the next. `oldestAtMs`: when the oldest that counts was made. */
export function tooManyAttempts(kind: ProofAttemptKind, oldestAtMs: number, nowMs: number): Problem {
  const limit = proofLimits[kind];
  const { retryAfterSeconds, next } = nextPossible(oldestAtMs + proofWindowMs, nowMs);
  return problem("website_proof_limit_reached", {
    message: `This account may ask for ${limit} ${attemptNouns[kind]} in 24 hours and has done so; the next is possible at ${next}.`,
    retryAfterSeconds,
    headers: limitHeaders(`website-proof-${kind}`, limit, daySeconds, retryAfterSeconds),
  });
}

/** A code as its hash is made of it: people add capitals, spaces and hyphens, and take some characters for others. */
export function plainCode(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
}

/** A code as a mail shows it: capitals in groups of four. */
export function shownCode(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join("-");
}
