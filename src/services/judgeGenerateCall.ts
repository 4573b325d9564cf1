import { needsProof, refusalWithoutProof } from "../core/brand/websiteProof.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import { parseGenerateRequest, type GenerateRequest } from "../core/contract/generate.ts";
import { choiceSeedOf } from "../core/creative/choices.ts";
import { canStand } from "../core/creative/surroundings.ts";
import { selectProducts } from "../core/product/match.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { AcceptanceBrand, AcceptanceFacts, AcceptanceProduct, AcceptedResponse } from "../ports/acceptance.ts";
import type { Account } from "../ports/accounts.ts";
import type { AddressRules } from "../ports/webhooks.ts";

/** A call that may be accepted, as far as one read of the database tells. */
export interface Judged {
  request: GenerateRequest;
  account: Account;
  brand: AcceptanceBrand;
  products: AcceptanceProduct[];
  /** Decides styles and angles where the call leaves them open. */
  choiceSeed: number;
}

export interface Accepted {
  response: AcceptedResponse;
  /** True when an earlier call under the same key was accepted and this one only repeats it. */
  replayed: boolean;
  /** 200 when the earlier call was answered with the finished ads. */
  answeredStatus: number;
}

/** What is the same for every call. */
export interface JudgeRules {
  addresses: AddressRules;
  /** Whether orders need proof of the website, for accounts of which an operator has not said otherwise. */
  websiteProofRequired: boolean;
}

/** The contract's order of checks after authentication: replay, body, brand, onboarding, proof of its website, products. `fingerprints`: those of the body, one of which a replay has. Pure. */
export function judgeGenerateCall(
  rules: JudgeRules,
  body: unknown,
  facts: AcceptanceFacts,
  fingerprints: readonly string[],
  nowMs: number,
): Result<Judged | Accepted, Problem> {
  const { account, remembered } = facts;
  if (remembered !== null && account?.status === "active") {
    if (!fingerprints.includes(remembered.fingerprint)) return err(problem("idempotency_key_reused"));
    return ok({ response: remembered.response, replayed: true, answeredStatus: remembered.answeredStatus });
  }
  return judgeNewCall(rules, body, facts, nowMs);
}

/** The same for a call that repeats no other. */
export function judgeNewCall(
  rules: JudgeRules,
  body: unknown,
  facts: Omit<AcceptanceFacts, "remembered">,
  nowMs: number,
): Result<Judged, Problem> {
  const { account, brand } = facts;
  if (account === null) return err(problem("invalid_api_key"));
  if (account.status === "suspended") return err(problem("account_suspended"));
  if (account.status === "trial") return err(problem("account_not_ready"));
  const parsed = parseGenerateRequest(body);
  if (!parsed.ok) return parsed;
  const request = parsed.value;
  if (request.webhookUrl !== null) {
    const trouble = rules.addresses.webhookProblem(request.webhookUrl);
    if (trouble !== null) return err(problem("invalid_webhook_url", { param: "webhook_url", message: trouble }));
  }
  if (request.brandId !== null && request.brandId !== brand?.id) return err(problem("brand_not_found"));
  if (brand === null) return err(problem("no_brand_selected"));
  if (brand.status !== "active") return err(onboardingProblem(brand, nowMs));
  const isProofNeeded = !request.dryRun && needsProof(account, rules.websiteProofRequired);
  const unproven = refusalWithoutProof(brand.website, facts.websiteProofs, isProofNeeded);
  if (unproven !== null) return err(unproven);
  const selection = selectProducts(facts.products, request.productRefs);
  switch (selection.kind) {
    case "incompatible":
      return err(problem("product_not_supported", { extra: { incompatible_products: selection.products } }));
    case "nothing-matches":
      return err(problem("no_matching_products"));
    case "nothing-usable":
      return err(problem("no_usable_products"));
    case "selected": {
      const products = request.inSitu ? selection.products.filter(canStandInSurroundings) : selection.products;
      if (products.length === 0) return err(nothingStands(selection.products));
      return ok({ request, account, brand, products, choiceSeed: choiceSeedOf(brand, facts.products, body) });
    }
  }
}

function canStandInSurroundings({ picture }: AcceptanceProduct): boolean {
  return picture !== null && canStand(picture);
}

/** A category, or surroundings, that cannot be had is refused before any charge: nothing else is drawn in its place. */
function nothingStands(products: readonly AcceptanceProduct[]): Problem {
  const names = products.slice(0, 3).map(({ name }) => name);
  const more = products.length > names.length ? ` and ${products.length - names.length} more` : "";
  return problem("invalid_request", {
    param: "in_situ",
    quotesWebsite: true,
    message: `No product of this call can stand in a lifestyle scene (${names.join(", ")}${more}): a picture with an outline is needed, of a product that is neither very slender nor very wide. Name others in product_refs, or leave in_situ out.`,
  });
}

/** What an onboarding usually takes; the estimate of a 425 counts down from it. */
const typicalOnboardingSeconds = 120;

function onboardingProblem(brand: AcceptanceBrand, nowMs: number): Problem {
  if (brand.stage === "failed") {
    const message = `Onboarding failed, and nothing is under way. ${brand.statusMessage} Call POST /v1/brands to start it again.`;
    return problem("brand_onboarding_in_progress", { quotesWebsite: true, message, retryAfterSeconds: null });
  }
  const spentSeconds = (nowMs - brand.startedAt) / 1000;
  return problem("brand_onboarding_in_progress", {
    quotesWebsite: true,
    message: `The brand is still being onboarded. ${brand.statusMessage} Poll GET /v1/brands until ready_for_ads is true.`,
    retryAfterSeconds: Math.max(15, Math.ceil(typicalOnboardingSeconds - spentSeconds)),
  });
}
