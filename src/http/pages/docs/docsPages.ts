import { errorCodes, errorTable, type ErrorCode } from "../../../core/contract/errors.ts";
import { creditsPerConcept, creditsToUsd } from "../../../core/credits/pricing.ts";
import { cspHash, escapeHtml } from "../html.ts";
import { docsStyle } from "./docsStyle.ts";

export interface DocsPage {
  html: string;
  contentSecurityPolicy: string;
}

async function page(title: string, body: string): Promise<DocsPage> {
  const contentSecurityPolicy = `default-src 'none'; style-src ${await cspHash(docsStyle)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${docsStyle}</style></head><body><div class="wrap">
<nav><a href="/docs">Quick start</a><a href="/docs/errors">Errors</a><a href="/docs/supported-products">Supported products</a></nav>
${body}</div></body></html>`;
  return { html, contentSecurityPolicy };
}

const pre = (text: string) => `<pre><code>${escapeHtml(text)}</code></pre>`;

/** Text of the error table, where backticks mark code. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** `/docs`: how to get from a key to finished ads. */
export function docsIndexPage({ baseUrl }: { baseUrl: string }): Promise<DocsPage> {
  const price = (format: "static" | "full") =>
    `${creditsPerConcept[format]} credits ($${creditsToUsd(creditsPerConcept[format]).toFixed(2)})`;
  return page(
    "Ad Creative Generation API",
    `<h1>From a shop to finished ads</h1>
<p class="lead">Onboard a beauty brand's website once, then order ads: each concept comes as a still in 1080×1920 and 1080×1350 and, for the format <code>full</code>, as looping videos.</p>
<h2>1. Your key</h2><p>Every call carries <code>Authorization: Bearer svc_live_…</code>, with one space. Treat the key like a password.</p>
${pre(`curl ${baseUrl}/v1/balance -H "Authorization: Bearer $KEY"`)}
<h2>2. Your brand</h2><p>Answers at once and reads the shop in the background. Poll until <code>ready_for_ads</code> is true.</p>
${pre(`curl ${baseUrl}/v1/brands -H "Authorization: Bearer $KEY" \\\n  -H "Content-Type: application/json" -d '{"website": "https://your-shop.example"}'\n\ncurl ${baseUrl}/v1/brands -H "Authorization: Bearer $KEY"`)}
<h2>3. Your ads</h2><p>With <code>Prefer: wait</code> the call stays open up to 240 s and answers 200 with the ads. Without it, it answers 202; poll <code>status_url</code> every 15 s, or give a <code>webhook_url</code>.</p>
${pre(`curl ${baseUrl}/v1/ads/generate -H "Authorization: Bearer $KEY" \\\n  -H "Content-Type: application/json" -H "Prefer: wait" \\\n  -H "Idempotency-Key: $(uuidgen)" \\\n  -d '{"count": 3, "format": "full", "creative": {"copy_angle": "sensory"}}'`)}
<p>A concept costs ${price("static")} as <code>static</code> and ${price("full")} as <code>full</code>. Credits are deducted when the call is accepted, and come back by themselves when a delivery fails.</p>
<h2>Never paying twice</h2><p>Send an <code>Idempotency-Key</code> (a UUID) with every generate call. The same key with the same body within 24 hours gives the same delivery and no second charge; the answer then carries <code>replayed_from_idempotency_key: true</code>. A refused call frees its key.</p>
<h2>Webhooks</h2><p>One POST when a delivery completes or fails. Answer with 2xx within 10 seconds; otherwise it is sent again after about 30 s, 5 min and 30 min, with the same bytes. Check the signature over the raw body before you parse it:</p>
${pre(`import { createHmac, timingSafeEqual } from "node:crypto";\n\nfunction isOurs(rawBody, header, webhookSecret) {\n  const expected = createHmac("sha256", webhookSecret).update(rawBody).digest();\n  const given = Buffer.from(header ?? "", "hex");\n  return given.length === expected.length && timingSafeEqual(given, expected);\n}\n// header: X-Service-Signature. The webhook-id, webhook-timestamp and webhook-signature\n// headers of Standard Webhooks come along for off-the-shelf verifiers.`)}
<h2>Limits</h2><p>300 generate calls and 1,200 other calls a minute for an account; bodies up to 256 KiB; 1 to 50 concepts a call. Addresses that you give must be on the public internet.</p>`,
  );
}

/** `/docs/errors`: every code with its own anchor. */
export function errorsPage(): Promise<DocsPage> {
  const areas = [...new Set(errorCodes.map((code) => errorTable[code].area))];
  const sections = areas.map(
    (area) =>
      `<h2>${area}</h2>${errorCodes
        .filter((code) => errorTable[code].area === area)
        .map(errorEntry)
        .join("")}`,
  );
  return page(
    "Errors",
    `<h1>Errors</h1><p class="lead">Every answer that is not a success has the same envelope. Branch on <code>error.code</code>; the message is for developers.</p>
${pre('{\n  "error": {\n    "code": "invalid_count",\n    "message": "`count` must be a whole number from 1 to 50.",\n    "doc_url": "…/docs/errors#invalid_count"\n  }\n}')}
<p>Answers of 4xx other than 425 and 429 must not be sent again unchanged. 425 and 429 are sent again after <code>Retry-After</code>; 5xx with exponential backoff, generate calls with an Idempotency-Key.</p>${sections.join("")}`,
  );
}

function errorEntry(code: ErrorCode): string {
  const { status, message, remedy, retryAfterSeconds } = errorTable[code];
  const retry =
    retryAfterSeconds === undefined ? "" : ` · retry after ${retryAfterSeconds} s, or as <code>Retry-After</code> says`;
  return `<h3 id="${code}"><code>${code}</code></h3><p class="meta">Status ${status}${retry}</p><p>${prose(message)}</p><p>${prose(remedy)}</p>`;
}

const supported = [
  "Creams and lotions",
  "Serums and essences",
  "Oils",
  "Balms",
  "Lip products: gloss, stain, tint, lipstick, lip cream, tinted lip balm",
  "Gels",
  "Mists and toners",
  "Sunscreens (sticks only if they flow)",
  "Eye and lip treatments",
  "Masks: cream, gel, clay, sleeping (no sheet masks)",
  "Scrubs and exfoliants, liquid peels included",
  "Color and complexion: foundation, primer, concealer, tinted moisturizer, blush, bronzer, highlighter",
  "Mousses and foams",
];

const unsupported: [category: string, reason: string, signals: string][] = [
  [
    "Multi-packs and sets",
    "One product per ad",
    "pack, set of N, duo, trio, bundle, kit, caddy, sampler, routine, essentials set, collection",
  ],
  [
    "Wipes and sheet products",
    "Fabric: no texture to animate",
    "wipes, cleansing cloth, towelettes, cotton pads, sheet mask, patches, strips",
  ],
  [
    "Tools and accessories",
    "No texture",
    "brush, spatula, applicator, sponge, gua sha, roller, headband, device, candle, diffuser",
  ],
  ["Bar soap", "A solid bar", "bar soap"],
  [
    "Hair, fragrance, deodorant",
    "Outside the vertical",
    "shampoo, conditioner, perfume, fragrance, eau de, cologne, deodorant, hair",
  ],
  ["Samples, gift cards, subscriptions", "Not standalone products with a hero shot", "sample, gift card, subscription"],
];

/** `/docs/supported-products`: the spec's two tables. */
export function supportedProductsPage(): Promise<DocsPage> {
  const rows = unsupported.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return page(
    "Supported products",
    `<h1>Supported products</h1><p class="lead">An ad shows one single product with a texture that flows. What counts is what the product is, not how it is advertised: signals are read as whole words in title and type.</p>
<h2>Supported</h2><ul>${supported.map((item) => `<li>${item}</li>`).join("")}</ul>
<h2>Not supported</h2><p>Ordering one of these answers 400 <a href="/docs/errors#product_not_supported"><code>product_not_supported</code></a> and costs nothing; <code>incompatible_products</code> names each with its reason.</p>
<table><thead><tr><th>Category</th><th>Why</th><th>Words in the title</th></tr></thead><tbody>${rows}</tbody></table>
<p>Filter GET /v1/products on <code>usable_for_ads</code> before you pass <code>product_refs</code>.</p>`,
  );
}
