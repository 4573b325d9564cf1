import { type Block, h2, h3, json, note, p, type Page, type Picture, table, ul } from "../blocks.ts";
import { animationPromptGroups } from "../../../../core/rendering/categories.ts";
import { styles } from "../../../../core/styles/catalogue/catalogue.ts";
import { pinnedBySearch } from "../../../../core/styles/pins.ts";
import type { Style } from "../../../../core/styles/style.ts";
import { curlBlock, errorLink } from "./requests.ts";

/** `/docs/guides/styles`. */
export const stylesGuide: Page = {
  path: "/docs/guides/styles",
  title: "Styles",
  lead: `The ground of an ad is an animated texture or scene. There are ${styles.length} styles in ${categoryCount()} categories; each takes on the brand's own colours, and the still is the first frame of the video.`,
  blocks: () => [
    h2("Leave it to the service"),
    p(
      "Without a wish each concept gets a style of a category that suits its product. Neighbours differ in category, none comes twice before all that suit have come, and the brand's next order goes on where the last one ended.",
    ),
    h2("Or choose"),
    p("Three fields of `creative` say otherwise. The first of them that is given wins:"),
    table(
      ["Field", "Does"],
      [
        [
          "`featured_styles`",
          "Ids of styles. Each concept has one of them in turn, exactly as given; an id that comes twice counts once. Up to 50.",
        ],
        ["`animation_prompts`", "Names of categories. The styles are taken from these alone, in turn."],
        [
          "`style_search`",
          `A description in your own words, up to 500 characters. The ${pinnedBySearch} nearest styles are pinned, as if you had sent their ids. One that is near to no style is refused.`,
        ],
      ],
    ),
    curlBlock("/v1/ads/generate", {
      count: 2,
      format: "static",
      creative: { featured_styles: ["sty_porcelain-swirl", "sty_satin-swipe"] },
    }),
    p(
      `An unknown name is refused as ${errorLink("invalid_request")} before anything is charged; you never get another look under its name. Each ad of \`GET /v1/deliveries/{delivery_id}\` names its style in \`style_id\`, so that a look that worked can be ordered again.`,
    ),
    p(
      `A \`style_search\` to which no style is near, such as keyboard noise, is refused as ${errorLink("invalid_request")} too, with \`param: "creative.style_search"\`: name a material, a motion, a place or a light. \`GET /v1/styles/search\` refuses no such words; it answers them with low \`similarity\`.`,
    ),
    h2("One campaign"),
    p(
      "The ads of a delivery share a family of colours, so that they look like one brand's campaign; layouts, grounds and light make them differ. `creative.spread` says how far the colours go:",
    ),
    table(
      ["`spread`", "Grounds"],
      [
        ["`close`", "The brand's own colours, and neutrals with a touch of them."],
        ["`balanced`", "The same, and one accent from the products. This is what you get unless you say otherwise."],
        [
          "`wide`",
          "Each ad takes the hues that suit its product and style: for tests of many looks against each other.",
        ],
      ],
    ),
    h2("Search"),
    curlBlock("/v1/styles/search?q=golden+honey+dripping&top_n=3"),
    json("200 OK, shortened", {
      query: "golden honey dripping",
      results: [
        {
          style_id: "sty_honey-dipper",
          style_name: "Honey Dipper",
          animation_prompt: "Drippy Ingredients",
          similarity: 0.692,
        },
      ],
    }),
    ul(
      "Results are ordered by `similarity`, from 0 to 1. `top_n` is 1 to 50, 20 unless given.",
      "Take a `style_id` into `featured_styles`, or the `animation_prompt` of the best into `animation_prompts` for more variety.",
      `While the search is not ready it answers 503 ${errorLink("style_search_unavailable")}: ask again after 30 seconds.`,
    ),
    note(
      "The pictures show each style without a brand: its ground alone, in colours of its own. In an ad the palette follows your product and your brand, and words and product come on top.",
    ),
    ...Object.entries(animationPromptGroups).flatMap(([group, categories]): Block[] => [
      h2(group.replace(" - ", ": ")),
      ...categories.flatMap((category): Block[] => [
        h3(category),
        { kind: "gallery", pictures: styles.filter((style) => style.animationPrompt === category).map(pictureOf) },
      ]),
    ]),
  ],
};

function categoryCount(): number {
  return Object.values(animationPromptGroups).flat().length;
}

function pictureOf({ id, name, moods }: Style): Picture {
  return { src: `/docs/assets/styles/${id}.jpg`, name, id, hint: moods.join(", ") };
}
