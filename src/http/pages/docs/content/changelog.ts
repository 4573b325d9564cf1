import { h2, p, type Page, ul } from "../blocks.ts";

/** `/docs/changelog`. */
export const changelog: Page = {
  path: "/docs/changelog",
  title: "Changelog",
  lead: "What changed for those who call the API. The version in the path, `v1`, stands for compatible changes only: fields, codes and options are added, none is taken away or changes its meaning.",
  blocks: () => [
    h2("23 November 2026"),
    ul(
      "**A concept that cannot be rendered no longer fails its order.** It is made anew in another layout and with other words, then with other products of the order, at no further charge. See [Results](/docs/guides/results).",
      "**A failed delivery gives no files.** It is refunded in full as before; what it had finished is withdrawn, and its ads have neither `static_url` nor `video_url`. Its event lists all of its ads.",
      "**Addresses of files.** Until its delivery is completed a file is there only while the delivery names it, and may be cached for a minute; afterwards for a year. Files, viewer pages and product pictures of a suspended account are off until it is resumed. Other sites cannot show them in a frame.",
      "**Long and unusual brand names** are set closer, smaller or on two lines, and in another typeface where the brand's own lacks a letter; what no typeface here has gives way to the site's name.",
      "**The brand's name** on ads is one on which at least two signs of the website agree: its tags, title, domain, logo, copyright and products. What one tag alone claims is not set; `status_message` says so, and what to do.",
      "**Cut-outs** of products from photographs follow the product's edge more closely: each is looked at once more, close up.",
      "**Very wide products**, more than four times as wide as high, are no longer `usable_for_ads`: `picture_problem` says so, and an order leaves them out before it is charged.",
      "**Too many failed authentications** are refused before anything is looked up, the right key as well, for up to a minute. See [Limits](/docs/guides/limits).",
      "**Words of the shop that no ad says**: telephone numbers, addresses, handles, prices, insults, violence and other companies' names are left out of ads, and a name is shortened to what names the product. `dropped_words` in GET /v1/products and the brand's `status_message` say what was left out and why. See [Products](/docs/guides/products).",
      "**Agents** get words from a brand's website marked as untrusted; tools say `openWorldHint` and what they cost. See [Agents](/docs/guides/agents).",
      "**Onboarding runs** are limited to 50 in any 24 hours for an active account and 3 for a trial account. The next is refused with 429 `onboarding_limit_reached` and the time at which it is possible. See [Limits](/docs/guides/limits).",
      "**Limits of a day** for calls, dry runs and style searches, far above what a campaign needs: 429 `daily_limit_reached` says when the next is possible. See [Limits](/docs/guides/limits).",
      "**Disputes** switch the account's auto-recharge off. See [Credits](/docs/guides/credits).",
    ),
    h2("22 November 2026"),
    ul(
      "**One campaign.** The ads of a delivery share a family of colours; `creative.spread` narrows or widens it. See [Styles](/docs/guides/styles).",
      "**Products of ads.** Each ad names its `product_id` and `product_name`, in deliveries, answers and events.",
      "**Logos.** The shop's logo, also one that is an SVG, stands in the ads where their layout has the brand's name.",
      "**Agents.** An MCP server at `/mcp` with seven tools. See [Agents](/docs/guides/agents).",
      "**Dry runs.** `dry_run` on generate answers cost, products, styles and angles, and charges nothing. See [Dry runs and testing](/docs/guides/testing).",
      "**Metadata.** Up to 2 KB of your own strings on an order; they come back in the delivery and in the webhook.",
      "**Test accounts**, with watermarked ads and without real payments.",
      "**OpenAPI 3.1** at [/openapi.json](/openapi.json), an [API reference](/docs/reference) with try-it, a typed [TypeScript client](/docs/guides/typescript), and this site.",
      "**All 36 animation categories** move, each in six styles: [216 in all](/docs/guides/styles).",
      "**Choice of looks.** `style_search`, `featured_styles` and `in_situ` on generate; ads name their `style_id`.",
    ),
    h2("21 November 2026"),
    ul(
      "**Onboarding reads any beauty shop**: product feeds, structured data and plain pages, in four languages, with robots.txt obeyed.",
      "**Inspection.** Each ad has `compliance`: safe zones, contrast and size, measured on its own pixels.",
      "**Style search** over the catalogue, with `similarity`.",
      "**Payments.** Top-ups, auto-recharge inside the call, keys and webhook secrets that rotate with an overlap.",
      "**Standard Webhooks** headers beside `X-Service-Signature`.",
      "**First version** of the API: brands, products, generate, deliveries, balance and usage, with the viewer page.",
    ),
    p("Codes of errors may be added at any time: keep a default for those that you do not know."),
  ],
};
