import { problem, type Problem } from "../contract/errors.ts";
import { TextureName } from "../rendering/scene.ts";
import { err, ok, type Result } from "../result.ts";
import { findStyle } from "./catalogue/catalogue.ts";
import { isDrawable } from "./drawable.ts";
import type { StyleHit } from "./search.ts";

/** Of so many nearest styles a search pins the first few that can be drawn. */
export const searchedStyles = 20;
export const pinnedBySearch = 5;

const available = TextureName.options.join(", ");

/** The pinned ids, each once; `invalid_request` for one that is unknown or that cannot be drawn yet. */
export function readFeaturedStyles(ids: readonly string[]): Result<string[], Problem> {
  for (const id of ids) {
    const style = findStyle(id);
    if (style === undefined) {
      return err(refusal("featured_styles", `No style has the id \`${id}\`. Take ids from GET /v1/styles/search.`));
    }
    if (!isDrawable(style)) {
      return err(
        refusal(
          "featured_styles",
          `The style \`${id}\` is of the category ${style.animationPrompt}, which is not available yet. Available now: styles of ${available}.`,
        ),
      );
    }
  }
  return ok([...new Set(ids)]);
}

/** The styles that a search pins, nearest first; `invalid_request` where none of those found can be drawn. */
export function pinsOfSearch(hits: readonly StyleHit[]): Result<string[], Problem> {
  const drawable = hits.filter(({ style, similarity }) => similarity > 0 && isDrawable(style));
  if (drawable.length > 0) return ok(drawable.slice(0, pinnedBySearch).map(({ style }) => style.id));
  return err(
    refusal(
      "style_search",
      `None of the styles nearest to this description can be drawn yet. Describe a look of ${available}, or leave \`style_search\` out.`,
    ),
  );
}

function refusal(field: string, message: string): Problem {
  return problem("invalid_request", { param: `creative.${field}`, message });
}
