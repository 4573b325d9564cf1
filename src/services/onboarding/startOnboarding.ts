import { errorText } from "../../core/errorText.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { parseCreateBrand } from "../../core/contract/createBrand.ts";
import type { BrandAccepted } from "../../core/contract/responses/brand.ts";
import { tooManyRuns } from "../../core/brand/onboardingQuota.ts";
import { newId } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { unprovenDomain } from "../websiteProof/context.ts";
import type { OnboardingServices } from "./services.ts";

const estimatedMinutes = 2;

/**
 * POST /v1/brands: starts a run, or joins the one that is under way for the same website. Answers without touching the site;
 * on an account that has a brand the scrape runs again against the new address, and no second brand appears. A run that is
 * joined does not count towards the account's quota.
 */
export async function startOnboarding(
  ctx: OnboardingServices,
  accountId: string,
  { body, requestId }: { body: unknown; requestId: string },
): Promise<Result<BrandAccepted, Problem>> {
  const website = parseCreateBrand(body);
  if (!website.ok) return website;
  const trouble = ctx.websiteProblem(website.value);
  if (trouble !== null) return err(problem("invalid_website", { param: "website", message: trouble }));
  if (await ctx.catalogue.isBeingDeleted(accountId)) {
    return err(problem("scraper_failed", { message: "The brand is being deleted. Try again in some minutes." }));
  }
  const account = await ctx.accounts.get(accountId);
  const unproven = account === null ? null : await unprovenDomain(ctx.websiteProof, account, website.value);
  const nowMs = ctx.runtime.nowMs();
  const name = hostOf(website.value);
  const newBrandId = newId("brand", ctx.runtime.random);
  const newRunId = newId("onboardingRun", ctx.runtime.random);
  const order = { newBrandId, newRunId, accountId, website: website.value, name, nowMs, quota: ctx.quota };
  const begun = await ctx.catalogue.begin(order);
  if (!begun.ok) return err(tooManyRuns(begun.error, nowMs));
  const start = begun.value;
  try {
    // Also for a run that is joined: should its object never have been told, it is now.
    const { brandId, website: address, run } = start;
    await ctx.objects.begin({ brandId, accountId, website: address, run, requestId });
  } catch (error) {
    console.error("onboarding could not be started", start.brandId, errorText(error));
    if (!start.joined) {
      await ctx.catalogue.fail(start.brandId, start.run, "The run could not be started; send the call again.", nowMs);
      await ctx.catalogue.uncount(newRunId);
      // Its object would tell of the end, and has never heard of it.
      ctx.signals.emit({
        name: "onboarding.failed",
        request_id: requestId,
        brand_id: start.brandId,
        account_id: accountId,
        products: 0,
        duration_ms: ctx.runtime.nowMs() - nowMs,
        is_ours: true,
      });
    }
    return err(problem("scraper_failed"));
  }
  return ok({
    brand_id: start.brandId,
    status: "Pending Onboarding",
    message: [
      `${start.joined ? "Onboarding is under way" : "Onboarding has started"}.`,
      "Poll GET /v1/brands until ready_for_ads is true.",
      ...(unproven === null ? [] : [`For that, prove that ${unproven} is yours: website_proof there says how.`]),
    ].join(" "),
    estimated_completion_minutes: estimatedMinutes,
  });
}

function hostOf(website: string): string {
  return (/^https?:\/\/([^/:?#]+)/i.exec(website)?.[1] ?? website).replace(/^www\./, "");
}
