import { proofLimits } from "../../../../core/brand/websiteProof.ts";
import { h2, json, note, p, type Page, table, ul } from "../blocks.ts";
import { curlBlock, errorLink } from "./requests.ts";

const token = "4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n";

/** `/docs/guides/website-proof`. */
export const websiteProof: Page = {
  path: "/docs/guides/website-proof",
  title: "Proof of a website",
  lead: "Agencies make ads for brands that are not theirs, so by default nobody has to prove anything. Where the service asks for it, an account shows once that the brand's website is its own, or that its owner agrees, before the first ads.",
  blocks: () => [
    h2("Is it needed?"),
    p(
      "`website_proof` of the brand in `GET /v1/brands` says so. With `status` `not_required` or `verified` there is nothing to do. With `pending` orders are refused with 403 " +
        errorLink("website_not_verified") +
        ", `ready_for_ads` is false, and nothing is charged; [dry runs](/docs/guides/testing) work all the same. The proof can be given while the shop is still being read.",
    ),
    json("The brand, shortened", {
      website: "https://www.aurelia.example",
      ready_for_ads: false,
      website_proof: {
        required: true,
        status: "pending",
        domain: "aurelia.example",
        methods: [
          {
            method: "meta_tag",
            url: "https://www.aurelia.example/",
            tag: `<meta name="ad-creative-verification" content="${token}">`,
          },
          {
            method: "dns_txt",
            name: "_ad-creative.aurelia.example",
            type: "TXT",
            value: `ad-creative-verification=${token}`,
          },
          { method: "email", recipients: ["admin@aurelia.example", "hostmaster@aurelia.example"] },
        ],
        verified_at: null,
        verified_by: null,
      },
    }),
    h2("Three ways"),
    p(
      "One of them is enough. Tag and record are your account's own: those of another account prove nothing, and may stand beside yours.",
    ),
    table(
      ["Way", "What to do", "What it proves"],
      [
        [
          "A tag",
          "Put `tag` between `<head>` and `</head>` of the home page at `url`, then have it checked. Only the home page counts, and only its head, as the server sends it: a tag that a script adds is not seen.",
          "The host of the website, and what lies under it. On the home page of the domain itself, with or without `www.`, that is the whole domain.",
        ],
        [
          "A DNS record",
          "Add a TXT record with `name` and `value`, then have it checked. New records can take an hour to be seen.",
          "The whole domain",
        ],
        [
          "A code by mail",
          "Have a code sent to one of `recipients`. Whoever reads the mail passes the code on, and you confirm it within 24 hours.",
          "The whole domain",
        ],
      ],
    ),
    h2("Check tag or record"),
    p(
      "The call looks now, and says what it saw of each way. What is not there yet is no error: put it right and check again.",
    ),
    curlBlock("/v1/website-proof/check", {}),
    json("200 OK, shortened", {
      website_proof: { status: "verified", verified_by: "dns_txt", verified_at: "2026-03-02T09:20:11.000Z" },
      findings: [
        { method: "meta_tag", found: false, message: "The head of https://www.aurelia.example/ has no such tag." },
        { method: "dns_txt", found: true, message: "_ad-creative.aurelia.example has the record." },
      ],
    }),
    h2("Code by mail"),
    curlBlock("/v1/website-proof/mail", { recipient: "admin@aurelia.example" }),
    p(
      `The mail says which account asks, and holds a code and no link, so that nothing is proven by a program that opens links. A code that is wrong or too old is refused with ${errorLink("invalid_proof_code")}.`,
    ),
    curlBlock("/v1/website-proof/confirm", { code: "7Q2M-9X4C-1V8B-5N3K" }),
    h2("How long it holds"),
    ul(
      "As long as the brand stays at that website. Tag and record may go once `status` is `verified`; nobody looks again.",
      "Onboarding the same domain again keeps it. Onboarding another one takes it away when that run has succeeded, also for a later way back; a run that fails changes nothing.",
      "A website that leads to another domain: the brand is at that domain from then on, as `website` and `status_message` say, and that one is to be proven.",
      "The domain is the one that somebody has registered: `shop.aurelia.co.uk` is of `aurelia.co.uk`, while `aurelia.myshopify.com` is one of its own, because others have shops beside it.",
      "Orders that were accepted go on whatever becomes of the proof.",
    ),
    note(
      `An account may ask for ${proofLimits.check} checks and ${proofLimits.mail} mails in any 24 hours; then the calls answer 429 ${errorLink("website_proof_limit_reached")}. See [Limits](/docs/guides/limits).`,
    ),
  ],
};
