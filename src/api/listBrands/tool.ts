import { z } from "zod";
import { BrandList } from "../../core/contract/responses/brand.ts";
import type { WebsiteProof } from "../../core/contract/responses/websiteProof.ts";
import { ok } from "../../core/result.ts";
import { showBrands } from "../../services/showBrands.ts";
import { onlyArguments } from "../tools/arguments.ts";
import type { Tool } from "../tools/tool.ts";

/** `service.list_brands`: the account's brand and how far its onboarding has come. */
export const listBrandsTool: Tool = {
  name: "service.list_brands",
  title: "List brands",
  description:
    "Reads the account's brand: whether ads can be ordered now (`ready_for_ads`), and how far onboarding has come. Where `website_proof.status` is `pending`, the website has to be proven before ads are made: tell your person what `website_proof.methods` says. Free. An account has one brand at most; with none, call `service.create_brand` first.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  limit: "call",
  input: z.strictObject({}),
  output: [BrandList],
  async run(ctx, { args, account }) {
    const allowed = onlyArguments(args, []);
    if (!allowed.ok) return allowed;
    const structured = await showBrands(ctx, account);
    const [brand] = structured.brands;
    if (brand === undefined) {
      return ok({ summary: "The account has no brand yet. Call service.create_brand with its website.", structured });
    }
    const state = brand.ready_for_ads ? "is ready for ads" : `is not ready for ads (${brand.onboarding_status_detail})`;
    return ok({ summary: `The account's brand ${state}.${proofAdvice(brand.website_proof)}`, structured });
  },
};

/** What an agent tells its person to do; nothing where nothing is to be done. */
function proofAdvice({ status }: WebsiteProof): string {
  if (status !== "pending") return "";
  return " Before the first ads its website must be proven to be the account's, which only a person can do: `website_proof.methods` has exactly what is to be put on the home page or into the DNS, or to whom a code can be mailed. Tell your person all of that, and that POST /v1/website-proof/check of the API, with the account's key, then looks for it. Dry runs work without.";
}
