import { z } from "zod";
import { ProductList } from "./contract.ts";
import { productListView } from "./view.ts";
import { ok } from "../../core/result.ts";
import { onlyArguments } from "../tools/arguments.ts";
import type { Tool } from "../tools/tool.ts";

/** `service.list_products`: the brand's catalogue. */
export const listProductsTool: Tool = {
  name: "service.list_products",
  title: "List products",
  description:
    "Reads the brand's products. Free. Only those with `usable_for_ads: true` can be advertised; the others say why not. Pass their `id` or `handle` as `product_refs` to `service.generate_ads`, or leave `product_refs` out to let the service take turns.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  limit: "call",
  input: z.strictObject({}),
  output: [ProductList],
  async run(ctx, { args, account }) {
    const allowed = onlyArguments(args, []);
    if (!allowed.ok) return allowed;
    const { catalogue } = ctx.onboarding;
    const brand = await catalogue.brandOf(account.id);
    const rows = brand === null ? [] : await catalogue.products(brand.id);
    const structured = productListView(brand, rows, (key) => ctx.media.url(key));
    const summary =
      brand === null
        ? "The account has no brand yet. Call service.create_brand with its website."
        : `The brand has ${structured.product_count} products; ${structured.usable_count} can be used in ads.`;
    return ok({ summary, structured });
  },
};
