import { answer, publicOperation } from "../operation.ts";
import { searchStyles as search } from "../../services/searchStyles.ts";
import { readStyleSearch, StyleSearch, StyleSearchQuery } from "./contract.ts";
import { styleSearch } from "./examples.ts";
import { searchStylesTool } from "./tool.ts";
import { styleHitView } from "./view.ts";

export const searchStyles = publicOperation({
  method: "GET",
  path: "/v1/styles/search",
  operationId: "searchStyles",
  tag: "Styles",
  summary: "Find styles by a description",
  description:
    "Ranks the styles by their likeness to a description in plain language. Pass `style_id` values in `creative.featured_styles` to have exactly these looks, or `animation_prompt` values in `creative.animation_prompts` to stay within their categories.",
  requestParams: { query: StyleSearchQuery },
  answers: {
    200: {
      description: "The nearest styles, the closest first.",
      schema: StyleSearch,
      examples: { found: { summary: "Two styles", value: styleSearch } },
    },
  },
  errors: ["missing_query", "invalid_request", "style_search_unavailable"],
  invalidRequest: { param: "top_n", message: "`top_n` must be a whole number from 1 to 50." },
  tool: searchStylesTool,
  isInServiceIndex: true,
  async handler({ services, account, query, afterAnswer }) {
    const asked = readStyleSearch(query("q"), query("top_n"));
    if (!asked.ok) return asked;
    const found = await search(services, account.id, asked.value, afterAnswer);
    if (!found.ok) return found;
    const body: StyleSearch = { query: query("q") ?? "", results: found.value.map(styleHitView) };
    return answer(body);
  },
});
