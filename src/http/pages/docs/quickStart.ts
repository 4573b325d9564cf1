import { creditCents, creditsPerConcept, creditsToUsd, welcomeBonusCredits } from "../../../core/credits/pricing.ts";
import { maxConceptsPerDelivery } from "../../../core/contract/generate.ts";
import { maxWaitSeconds } from "../../../core/contract/prefer.ts";
import { TextureName } from "../../../core/rendering/scene.ts";
import { pinnedBySearch } from "../../../core/styles/pins.ts";
import { labelLimits, productShare, requiredContrast } from "../../../core/rendering/inspection.ts";
import { codeBlock, docsPage, section, table, type DocsPage } from "./layout.ts";

const auth = `-H "Authorization: Bearer $KEY"`;
const json = `-H "Content-Type: application/json"`;

const signatureCheck = `import { createHmac, timingSafeEqual } from "node:crypto";

// rawBody: the bytes as received. signature: the header X-Service-Signature.
export function isFromService(rawBody, signature, webhookSecret) {
  const expected = createHmac("sha256", webhookSecret).update(rawBody).digest();
  const given = Buffer.from(signature ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;

/** `/docs`: how to get from a key to finished ads. `baseUrl` has no slash at its end. */
export function docsIndexPage({ baseUrl }: { baseUrl: string }): Promise<DocsPage> {
  const sections: [id: string, name: string, body: string][] = [
    ["quick-start", "Four calls", fourCalls(baseUrl)],
    ["authentication", "Authentication", authentication],
    ["idempotency", "Never paying twice", idempotency],
    ["styles", "Choosing looks", styles(baseUrl)],
    ["results", "Getting the results", results(baseUrl)],
    ["inspection", "What was checked", inspection()],
    ["webhooks", "Webhooks", webhooks],
    ["credits", "Credits and prices", credits()],
    ["limits", "Limits", limits],
    ["more", "More", more],
  ];
  return docsPage({
    path: "/docs",
    title: "From a shop to finished ads",
    lead: "Onboard a beauty brand's website once, then order ads for its products. Each concept comes in two placements, 1080×1920 and 1080×1350: as a still and, in the format <code>full</code>, also as a looping video.",
    contents: sections.map(([id, name]) => [id, name]),
    body: sections.map(([id, name, body]) => section(id, name, body)).join(""),
  });
}

function fourCalls(baseUrl: string): string {
  return `<p>Put your key into the environment: <code>export KEY=svc_live_…</code></p>
<h3>1. Onboard the shop</h3><p>Answers 202 at once; the shop is read in the background.</p>
${codeBlock(`curl -X POST ${baseUrl}/v1/brands ${auth} \\\n  ${json} \\\n  -d '{"website": "https://your-shop.example"}'`)}
<h3>2. See whether it is ready</h3><p>Ask again until <code>ready_for_ads</code> is true. A mail tells you, too.</p>
${codeBlock(`curl ${baseUrl}/v1/brands ${auth}`)}
<h3>3. Order ads</h3><p>Answers 202 with a <code>delivery_id</code> and a <code>status_url</code>. All fields are optional.</p>
${codeBlock(`curl -X POST ${baseUrl}/v1/ads/generate ${auth} \\\n  ${json} \\\n  -H "Idempotency-Key: $(uuidgen)" \\\n  -d '{"count": 3, "format": "full", "creative": {"copy_angle": "sensory"}}'`)}
<h3>4. Fetch them</h3><p>Once <code>status</code> is <code>completed</code>, each ad has its addresses. <code>viewer_url</code> is a page to look at with others; it opens without a key and works right after the order.</p>
${codeBlock(`curl ${baseUrl}/v1/deliveries/$DELIVERY_ID ${auth}`)}`;
}

const authentication = `<p>Every call carries <code>Authorization: Bearer svc_live_…</code>, with one space after <code>Bearer</code>. Treat the key like a password: it is shown once, when it is made. A delivery or brand of another account is reported as not found.</p>`;

const idempotency = `<p>Send an <code>Idempotency-Key</code> (a UUID) with every order. The same key with the same body within 24 hours answers with the same delivery, makes no new ads and costs nothing; the answer then carries <code>replayed_from_idempotency_key: true</code>. Another body under the same key is refused. A refused call frees its key.</p>`;

function results(baseUrl: string): string {
  return `<p>There are three ways; pick one.</p>
<h3>Wait in the call</h3><p>With <code>Prefer: wait</code> the call stays open up to ${maxWaitSeconds} seconds and answers 200 with the ads. If that is not enough it answers 202 with a <code>status_url</code>; the delivery goes on.</p>
${codeBlock(`curl -X POST ${baseUrl}/v1/ads/generate ${auth} \\\n  ${json} \\\n  -H "Idempotency-Key: $(uuidgen)" -H "Prefer: wait" \\\n  -d '{"count": 1, "format": "static"}'`)}
<h3>Poll</h3><p>Ask <code>status_url</code> every 15 to 30 seconds. The status goes <code>queued</code>, <code>processing</code>, <code>rendering</code> and ends with <code>completed</code> or <code>failed</code>.</p>
<h3>Be called</h3><p>Give a <code>webhook_url</code> with the order.</p>`;
}

function styles(baseUrl: string): string {
  const rows = [
    [
      "featured_styles",
      "Ids of styles. Each concept has one of them in turn, exactly as given; an id that comes twice counts once. They win over both fields below.",
    ],
    [
      "animation_prompts",
      `Categories. The styles are taken from these alone, in turn. There are ${TextureName.options.length}: ${TextureName.options.join(", ")}.`,
    ],
    [
      "style_search",
      `A description in your own words, used when neither of the others is given: the ${pinnedBySearch} nearest styles are pinned, as if you had sent their ids.`,
    ],
  ];
  return `<p>Without a wish the service chooses: each concept has a style of a category that suits its product, neighbours differ in category, none comes twice before all that suit have come, and your brand's next order goes on where the last one ended. Products go lowest usage first, angles in turn.</p>
<p>Three fields of <code>creative</code> say otherwise. A name that is unknown is refused before anything is charged; you never get another look under its name. While the search is not ready the call answers 503 <code>style_search_unavailable</code> and costs nothing; the same <code>Idempotency-Key</code> never searches twice.</p>
${table(
  ["Field", "Does"],
  rows.map(([field = "", does = ""]) => [`<code>${field}</code>`, does]),
)}
${codeBlock(`curl "${baseUrl}/v1/styles/search?q=dewy+morning+glass" ${auth}`)}
<p>With <code>"in_situ": true</code> the product stands in a lifestyle scene (a bathroom shelf, stone and water, linen, sand, a marble vanity) in place of the animated texture, drawn in the style's colours; its own pixels stay as they are. Products whose picture has no outline, or that could not stand (very slender or very wide), are left out; a call that has no other is refused with <code>invalid_request</code> and costs nothing. The price is the same.</p>
<p>Each ad of <code>GET /v1/deliveries/{delivery_id}</code> names its style in <code>style_id</code>, so that a look that worked can be pinned.</p>`;
}

function inspection(): string {
  const large = `${requiredContrast.headline}:1`;
  const small = `${requiredContrast.text}:1`;
  const share = [productShare.minimum, productShare.maximum].map((part) => `${part * 100} %`).join(" to ");
  const rows = [
    ["passed", "True when nothing was found."],
    ["findings", "What was found, in whole sentences; empty when <code>passed</code>."],
    ["layout", "The layout that was drawn: the first of those that suit the words that passed."],
    ["width, height", "Pixels of the file."],
    [
      "safe_zones",
      "For each placement, whether all words lie where it shows them: <code>platform</code>, <code>passed</code>.",
    ],
    [
      "contrast",
      `For each block of words its contrast as WCAG measures it, on the pixels behind it: <code>element</code>, <code>ratio</code>, <code>required</code> (${small}, headlines ${large}), <code>passed</code>.`,
    ],
    ["product_share", `Share of the picture that the product's box takes, 0 to 1; ${share} is right.`],
    [
      "product_psnr_db",
      `Likeness of the product in the file to its own picture in decibels; at least ${labelLimits.leastPsnrDecibels}.`,
    ],
    ["file_bytes", "Size of the file."],
  ];
  return `<p>Every still is measured on its own pixels, and composed in another layout when something is wrong with it. <code>GET /v1/deliveries/{delivery_id}</code> shows the outcome as <code>compliance</code> of each ad; it is null until the still is there.</p>
${table(
  ["Field", "Says"],
  rows.map(([field = "", says = ""]) => [`<code>${field}</code>`, says]),
)}`;
}

const webhooks = `<p>One POST, <code>delivery.completed</code> or <code>delivery.failed</code>, to the https address that the order names. Answer with 2xx within 10 seconds; otherwise the same bytes are sent again after about 30 seconds, 5 minutes and 30 minutes. Expect an event more than once: act once for each pair of <code>delivery_id</code> and <code>event</code>.</p>
<p>Check the signature over the raw body before you parse it, and answer 401 if it does not fit:</p>
${codeBlock(signatureCheck)}
<p>The headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> of Standard Webhooks come along for off-the-shelf verifiers.</p>`;

function credits(): string {
  const row = (format: "static" | "full", what: string) => [
    `<code>${format}</code>`,
    what,
    String(creditsPerConcept[format]),
    `${creditsToUsd(creditsPerConcept[format]).toFixed(2)} USD`,
  ];
  return `<p>One credit is ${(creditCents / 100).toFixed(2)} USD. A new account starts with ${welcomeBonusCredits} credits.</p>
${table(["Format", "One concept gives", "Credits", "Price"], [row("static", "2 stills"), row("full", "2 stills and 2 videos")])}
<p>Credits are deducted when an order is accepted. If a delivery fails, all of them come back by themselves. A refused call costs nothing. <code>GET /v1/balance</code> shows the balance, <code>GET /v1/usage</code> each movement.</p>`;
}

const limits = `<ul><li>1 to ${maxConceptsPerDelivery} concepts in one order</li><li>300 orders and 1,200 other calls a minute for an account</li><li>Bodies up to 256 KiB</li><li>One brand for an account</li></ul>`;

const more = `<ul><li><a href="/docs/errors">Errors</a>: every code, what to do about it and when to try again</li><li><a href="/docs/supported-products">Supported products</a>: what an ad can show</li><li><a href="/v1">Service index</a>: the endpoints as JSON</li></ul>`;
