import { z } from "zod";
import { problem } from "../../core/contract/errors.ts";
import { err, ok } from "../../core/result.ts";

import { searchStyles as search } from "../../services/searchStyles.ts";
import { onlyArguments } from "../tools/arguments.ts";
import type { Tool } from "../tools/tool.ts";
import { readStyleSearch, StyleSearch } from "./contract.ts";
import { styleHitView } from "./view.ts";

/** `service.search_styles`: the styles nearest to a description in plain language. */
export const searchStylesTool: Tool = {
  name: "service.search_styles",
  title: "Search styles",
  description:
    "Finds looks by a description in plain language, best first. Free. Pass `style_id` values as `creative.featured_styles` to `service.generate_ads` for exactly these styles, or their `animation_prompt` values as `creative.animation_prompts` for their categories.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  limit: "call",
  input: z.strictObject({
    q: z
      .string()
      .min(1)
      .max(500)
      .meta({ description: "The look in plain language.", examples: ["sunlit water, calm and bright"] }),
    top_n: z.int().min(1).max(50).default(20).meta({ description: "How many styles to give." }),
  }),
  output: [StyleSearch],
  async run(ctx, { account, args, afterAnswer }) {
    const allowed = onlyArguments(args, ["q", "top_n"]);
    if (!allowed.ok) return allowed;
    const { q, top_n: topN } = args;
    if (q !== undefined && typeof q !== "string") {
      return err(problem("invalid_request", { param: "q", message: "`q` must be a string that describes the look." }));
    }
    // The endpoint reads a query's text; what is no number here becomes what is no number there.
    const count = topN === undefined ? undefined : typeof topN === "number" ? String(topN) : "";
    const asked = readStyleSearch(q, count);
    if (!asked.ok) return asked;
    const found = await search(ctx, account.id, asked.value, afterAnswer);
    if (!found.ok) return found;
    const structured = { query: q ?? "", results: found.value.map(styleHitView) } satisfies StyleSearch;
    const [best] = structured.results;
    const summary = best ? `${structured.results.length} styles, best first: ${best.style_name}.` : "No styles.";
    return ok({ summary, structured });
  },
};
