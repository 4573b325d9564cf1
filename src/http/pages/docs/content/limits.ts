import { h2, p, type Page, table, ul } from "../blocks.ts";
import { usualQuota } from "../../../../core/brand/onboardingQuota.ts";
import { proofLimits } from "../../../../core/brand/websiteProof.ts";
import { usualDailyLimits } from "../../../../core/dailyLimits.ts";
import { maxConceptsPerDelivery } from "../../../../core/contract/generate.ts";
import { metadataLimits } from "../../../../core/contract/metadata.ts";
import { maxWaitSeconds } from "../../../../core/contract/prefer.ts";
import { limitsPerMinute } from "../../../../ports/rateLimits.ts";
import { errorLink } from "./requests.ts";

const number = (value: number) => value.toLocaleString("en-US");

/** `/docs/guides/limits`. */
export const limits: Page = {
  path: "/docs/guides/limits",
  title: "Limits",
  lead: "What may be sent, how often, how long things last. What goes over a limit is refused with a message that names it, and costs nothing.",
  blocks: () => [
    h2("Rates"),
    table(
      ["Calls", "A minute", "Counted for"],
      [
        ["`POST /v1/ads/generate`", number(limitsPerMinute.generate), "an account"],
        ["all other calls", number(limitsPerMinute.call), "an account"],
        [
          "failed authentications",
          number(limitsPerMinute.failedAuthentication),
          "a network, or a key's first characters",
        ],
        ["files, viewer pages, documentation", number(limitsPerMinute.network), "a network"],
      ],
    ),
    p(
      `Past it the answer is 429 ${errorLink("rate_limited")}. Wait as long as \`Retry-After\` says; \`RateLimit\` and \`RateLimit-Policy\` tell the rest. The numbers are approximate, because the network counts by location. A network is an IPv4 address, or a /64 of IPv6.`,
    ),
    p(
      "After too many failed authentications the network that they came from (an IPv4 address, or a /64 of IPv6) and the keys that begin like those that were tried are refused for up to a minute, right keys as well. So a script with an old key should stop at its first 401.",
    ),
    p(
      `On one day (UTC) an account may make ${number(usualDailyLimits.calls)} calls, of them ${number(usualDailyLimits.dryRuns)} dry runs and ${number(usualDailyLimits.embeddings)} style searches for words that were not searched for shortly before, unless something else was agreed. Past it the answer is 429 ${errorLink("daily_limit_reached")}, which says when the next is possible: the day ends at midnight UTC.`,
    ),
    p(
      `Onboarding shows at most ${number(usualDailyLimits.browserPages)} pages of a shop in a browser on one day; past it pages are read as they are sent. At most ${number(usualDailyLimits.groundPictures)} grounds, lifestyle scenes among them, are photographed by an image model; past it the renderer draws them.`,
    ),
    p(
      `An active account may start ${usualQuota.active} onboarding runs in any 24 hours, a trial account ${usualQuota.trial}, unless something else was agreed. The next is refused with 429 ${errorLink("onboarding_limit_reached")}, which says when it is possible; what the brand has stays. Joining a run that is under way for the same website does not count.`,
    ),
    p(
      `For the [proof of its website](/docs/guides/website-proof) an account may ask for ${proofLimits.check} checks and ${proofLimits.mail} mails in any 24 hours. The next is refused with 429 ${errorLink("website_proof_limit_reached")}, which says when it is possible. A website that is proven is not looked at again, and that does not count.`,
    ),
    h2("Sizes"),
    table(
      ["What", "At most"],
      [
        ["Concepts of an order (`count`)", `${maxConceptsPerDelivery}, which are ${maxConceptsPerDelivery * 2} ads`],
        ["Body of a call", "256 KiB"],
        ["`product_refs`", "100 entries of 200 characters"],
        ["`brand_tone`, `style_search`", "500 characters"],
        ["`featured_styles`", "50 ids"],
        [
          "`metadata`",
          `${metadataLimits.keys} keys of ${metadataLimits.keyCharacters} characters, values of ${metadataLimits.valueCharacters}, ${number(metadataLimits.jsonBytes)} bytes as JSON`,
        ],
        ["`Idempotency-Key`", "255 printable ASCII characters"],
        ["`top_n` of a style search", "50"],
        ["`limit` of the ledger", "50"],
        ["Products of a brand", "the 500 best for ads of a larger shop"],
        ["Brands of an account", "1"],
      ],
    ),
    h2("Times"),
    table(
      ["What", "How long"],
      [
        ["`Prefer: wait`", `up to ${maxWaitSeconds} seconds, then 202`],
        ["Idempotency-Key", "24 hours from acceptance"],
        ["Answer of a webhook receiver", "10 seconds"],
        ["Retries of a webhook", "after about 30 seconds, 5 minutes and 30 minutes"],
        ["Old webhook secret after a rotation", "up to 24 hours, as asked for; 24 where nothing was said"],
        ["Old key after a rotation", "up to 24 hours, as asked for"],
        [
          "A delivery",
          "given up and refunded after 2 hours at the latest, after about 5 minutes of nothing but failures",
        ],
      ],
    ),
    h2("How long files last"),
    ul(
      "Addresses of stills, videos and viewer pages **do not expire** and are not signed with a time. A file's content never changes.",
      "Product pictures (`image_url`) stay while the product does; after a new onboarding take them from `GET /v1/products` again.",
      "No ad is deleted by itself; pictures of products are, once a new onboarding has read others. What a campaign depends on still belongs into your own storage.",
    ),
    h2("Outputs"),
    table(
      ["File", "Is"],
      [
        ["`vertical`", "1080×1920 pixels; words inside the safe zones of Reels, Stories, Shorts and TikTok"],
        ["`square`", "1080×1350 pixels (4:5)"],
        ["Still", "JPEG in sRGB, under 2 MB"],
        ["Video", "MP4, H.264, yuv420p, 30 frames a second, 6 seconds, silent AAC track, under 30 MB"],
      ],
    ),
    p("More than 10,000 ads a month are a matter of an agreement: write to support."),
  ],
};
