import type { Deployment } from "./blocks.ts";
import { findPage, sections } from "./site.ts";

/** `/llms.txt`: what an agent needs first, and where the rest is (https://llmstxt.org). */
export function llmsText({ baseUrl }: Deployment): string {
  const lists = sections.map(({ name, pages }) => {
    const lines = pages.flatMap(({ path, name: title }) => {
      const page = findPage(path);
      return page === undefined
        ? []
        : [`- [${title}](${baseUrl}${path}.md): ${page.lead.replaceAll("](/", `](${baseUrl}/`)}`];
    });
    return `## ${name}\n\n${lines.join("\n")}`;
  });
  return `# Ad Creative Generation API

> Turns a beauty brand's website into finished paid-social ads: stills (5 credits a concept) and looping videos (15 credits a concept), each in 1080×1920 and 1080×1350. One credit is 0.10 USD.

- API: ${baseUrl}/v1, JSON. OpenAPI 3.1: ${baseUrl}/openapi.json
- MCP: ${baseUrl}/mcp, Streamable HTTP. Tools: service.list_brands, service.create_brand, service.list_products, service.search_styles, service.get_balance, service.generate_ads, service.get_delivery
- Both take \`Authorization: Bearer svc_live_…\`.
- Usual order: GET /v1/brands until ready_for_ads is true; GET /v1/products and take those with usable_for_ads; POST /v1/ads/generate with "dry_run": true to see the price and the plan; the same without dry_run and with an Idempotency-Key; GET /v1/deliveries/{delivery_id} every 15 to 30 seconds until status is completed or failed.
- Credits are deducted when generate answers 200 or 202, and come back by themselves when a delivery fails. A refused call costs nothing. Repeating a call with the same Idempotency-Key never pays twice.
- Errors: {"error": {"code", "message", "param"?, "doc_url"}}. Branch on the code. Retry 425, 429 and 409 after Retry-After, and 5xx with growing pauses; never another 4xx unchanged.

${lists.join("\n\n")}
`;
}
