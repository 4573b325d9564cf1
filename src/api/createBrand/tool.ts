import { z } from "zod";
import { BrandAccepted } from "../../core/contract/responses/brand.ts";
import { ok } from "../../core/result.ts";
import { startOnboarding } from "../../services/onboarding/startOnboarding.ts";
import type { Tool } from "../tools/tool.ts";

/** `service.create_brand`: starts onboarding of a website. */
export const createBrandTool: Tool = {
  name: "service.create_brand",
  title: "Create a brand",
  description:
    "Reads a shop's website in the background and makes it the account's brand, with its products. Free; takes minutes, for large shops up to an hour. Poll `service.list_brands` until `ready_for_ads` is true. An account has one brand: on an account that has one, the new website REPLACES its catalogue, so call `service.list_brands` first and ask before replacing one.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  limit: "call",
  input: z.strictObject({
    website: z
      .string()
      .max(2000)
      .meta({
        description: "The shop's home page, starting with http:// or https://.",
        examples: ["https://aurelia.example"],
      }),
  }),
  output: [BrandAccepted],
  async run(ctx, { args, account, requestId }) {
    const started = await startOnboarding(ctx.onboarding, account.id, { body: args, requestId });
    return started.ok ? ok({ summary: started.value.message, structured: started.value }) : started;
  },
};
