import { z } from "zod";
import { brandView } from "../../core/brand/view.ts";
import { BrandList } from "../../core/contract/responses/brand.ts";
import { ok } from "../../core/result.ts";
import { onlyArguments } from "../arguments.ts";
import type { Tool } from "../tool.ts";
import { toolNames } from "../toolNames.ts";

/** `service.list_brands`: the account's brand and how far its onboarding has come. */
export const listBrands: Tool = {
  name: toolNames["GET /v1/brands"],
  title: "List brands",
  description:
    "Reads the account's brand: whether ads can be ordered now (`ready_for_ads`), and how far onboarding has come. Free. An account has one brand at most; with none, call `service.create_brand` first.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  limit: "call",
  input: z.strictObject({}),
  output: [BrandList],
  async run(ctx, { args, account }) {
    const allowed = onlyArguments(args, []);
    if (!allowed.ok) return allowed;
    const brand = await ctx.onboarding.catalogue.brandOf(account.id);
    if (brand === null) {
      const structured = { brands: [] } satisfies BrandList;
      return ok({ summary: "The account has no brand yet. Call service.create_brand with its website.", structured });
    }
    const view = brandView(brand, account.status, ctx.publicUrl);
    const state = view.ready_for_ads ? "is ready for ads" : `is not ready for ads (${view.onboarding_status_detail})`;
    return ok({ summary: `The account's brand ${state}.`, structured: { brands: [view] } satisfies BrandList });
  },
};
