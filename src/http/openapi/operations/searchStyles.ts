import type { ZodOpenApiOperationObject } from "zod-openapi";
import { StyleSearch } from "../../../core/contract/responses/style.ts";
import { StyleSearchQuery } from "../../../core/styles/search.ts";
import type { Addresses } from "../addresses.ts";
import { errorResponses } from "../errorResponses.ts";
import { styleSearch } from "../examples/account.ts";
import { headerRefs } from "../headers.ts";

/** GET /v1/styles/search. */
export function searchStyles({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "searchStyles",
    tags: ["Styles"],
    summary: "Find styles by a description",
    description:
      "Ranks the styles by their likeness to a description in plain language. Pass `style_id` values in `creative.featured_styles` to have exactly these looks, or `animation_prompt` values in `creative.animation_prompts` to stay within their categories.",
    requestParams: { query: StyleSearchQuery },
    responses: {
      "200": {
        description: "The nearest styles, the closest first.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: StyleSearch,
            examples: { found: { summary: "Two styles", value: styleSearch } },
          },
        },
      },
      ...errorResponses(docsUrl, ["missing_query", "invalid_request", "style_search_unavailable"], {
        param: "top_n",
        message: "`top_n` must be a whole number from 1 to 50.",
      }),
    },
  };
}
