import { h2, json, note, p, type Page, table, ul } from "../blocks.ts";
import { labelLimits, productShare, requiredContrast } from "../../../../core/rendering/inspection.ts";
import { curlBlock } from "./requests.ts";

/** `/docs/guides/results`. */
export const results: Page = {
  path: "/docs/guides/results",
  title: "Reading a delivery",
  lead: "One order is one delivery. It holds `count` concepts, and each concept two ads: one for each placement.",
  blocks: ({ baseUrl }) => [
    curlBlock("/v1/deliveries/$DELIVERY_ID"),
    json("200 OK, one of its ads", {
      delivery_id: "del_1n6t3c9m2k7v5b0q4x8wzj1hye",
      status: "completed",
      raw_status: "completed",
      ad_count: 2,
      ads: [
        {
          ad_id: "ad_9m3k7v1x5c8b2n4q6j0hzt1wye",
          index: 1,
          orientation: "vertical",
          headline: "Barrier care that lasts all day",
          static_url: `${baseUrl}/media/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/h4t9w2c7x1m5v.jpg`,
          video_url: `${baseUrl}/media/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/k8b3n6q0j2z7y.mp4`,
          status: "rendered",
          style_id: "sty_still-pond-rings",
          product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
          product_name: "Barrier Repair Serum",
          compliance: {
            passed: true,
            findings: [],
            layout: "editorial",
            width: 1080,
            height: 1920,
            safe_zones: [{ platform: "Meta Reels", passed: true }],
            contrast: [{ element: "headline", ratio: 11.69, required: 3, passed: true }],
            product_share: 0.245,
            product_psnr_db: 45.9,
            file_bytes: 149857,
          },
        },
      ],
      viewer_url: `${baseUrl}/media/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html`,
      created_at: "2026-03-02T10:00:00.000Z",
    }),
    h2("The ads"),
    table(
      ["Field", "Says"],
      [
        ["`index`", "The concept, from 1. Both placements of a concept share it; sort by it."],
        [
          "`orientation`",
          "`vertical` is 1080×1920, for Reels, Stories, Shorts and TikTok; `square` is 1080×1350, for feeds.",
        ],
        ["`headline`", "The words of the ad's headline, for the ad's text field or for a search in your own data."],
        ["`static_url`", "The still, a JPEG under 2 MB. Null until it is rendered, and when the delivery has failed."],
        [
          "`video_url`",
          "The video: H.264, 30 frames a second, 6 seconds, a seamless loop with a silent sound track, under 30 MB. Its first frame is the still. Null like the still, and always in the format `static`.",
        ],
        ["`status`", "`queued`, `rendering`, `rendered` or `failed`."],
        ["`style_id`", "The style; [`featured_styles`](/docs/guides/styles) takes it."],
        [
          "`product_id`, `product_name`",
          "The product that the ad shows, with its name when the ad was made. Null for ads that were made before these fields were.",
        ],
        ["`compliance`", "What was measured on the still; see below. Null until it is there."],
      ],
    ),
    p(
      "The blocking answer and the webhook carry the ads with `ad_id`, `orientation`, `headline`, `static_url`, `video_url`, `product_id` and `product_name`.",
    ),
    h2("Concepts that are made anew"),
    p(
      "A concept that cannot be rendered does not fail your order. It is composed anew in another layout, with other and plainer words; if that cannot be rendered either, it shows the next product that the order admits, rather one that no other concept shows: of `product_refs` where you named some, otherwise of all products that can be used. While the delivery runs, `headline`, `style_id` and product of its ads may change for that reason, and files that were shown may go; `ad_id` and `index` stay. The price is the same. Only a concept that cannot be rendered in any of these ways fails the delivery, which is refunded in full.",
    ),
    h2("A delivery that failed"),
    p(
      "Two more fields are there when `status` is `failed`, here as in the blocking answer and in the event: `error` says why, and `credits_refunded` how many credits are back on the account, which are all of them. Ads that were planned already are listed without files.",
    ),
    json("200 OK, a failed delivery, shortened", {
      delivery_id: "del_1n6t3c9m2k7v5b0q4x8wzj1hye",
      status: "failed",
      error: {
        code: "orchestration_failed",
        message: "Concept 1 could not be rendered, in other words and layouts either.",
        doc_url: `${baseUrl}/docs/errors#orchestration_failed`,
      },
      credits_refunded: 15,
    }),
    p(
      "To try again, send the order under a new [Idempotency-Key](/docs/guides/idempotency): the old one brings back this delivery.",
    ),
    h2("The files"),
    ul(
      "The addresses do not expire, and need no key: whoever has one can open it. They carry 128 bits of chance, so they cannot be guessed.",
      "An address is shown only once its file is there, and its content never changes; while the delivery runs it may be withdrawn, with what it showed. Once the delivery is `completed`, cache it as long as you like.",
      "While the delivery runs, its files are shown as they come. Should it fail, it costs nothing and gives nothing: they are deleted with the refund, and the addresses answer 404. The files of a suspended account answer 404, too, and are there again when it is resumed.",
      "Videos can be fetched in parts (`Range`).",
    ),
    note(
      "Files stay until the operator of the service removes them. Copy what a campaign depends on into your own storage.",
    ),
    h2("The viewer"),
    p(
      "`viewer_url` is a page for people: all concepts side by side, videos playing, headlines to copy, files to download. It needs no key and shows progress until the delivery has ended.",
    ),
    h2("What was checked"),
    p(
      "Every still is measured on its own pixels, and composed in another layout when something is wrong with it. The outcome is the ad's `compliance`:",
    ),
    table(["Field", "Says"], complianceRows()),
  ],
};

function complianceRows(): string[][] {
  const { min, max } = productShare.tall;
  const share = `${min * 100}% to ${max * 100}%`;
  return [
    ["`passed`", "True when nothing was found."],
    ["`findings`", "What was found, in whole sentences; empty when `passed`."],
    ["`layout`", "The layout that was drawn: the first of those that suit the words that passed."],
    ["`width, height`", "Pixels of the file."],
    ["`safe_zones`", "For each placement, whether all words lie where it shows them: `platform`, `passed`."],
    [
      "`contrast`",
      `For each block of words its contrast as WCAG measures it, on the pixels behind it: \`element\`, \`ratio\`, \`required\` (${requiredContrast.text}:1, headlines ${requiredContrast.headline}:1), \`passed\`.`,
    ],
    ["`product_share`", `Share of the picture that the product's box takes, 0 to 1; ${share} is right.`],
    [
      "`product_psnr_db`",
      `Likeness of the product in the file to its own picture in decibels; at least ${labelLimits.leastPsnrDecibels}.`,
    ],
    ["`file_bytes`", "Size of the file."],
  ];
}
