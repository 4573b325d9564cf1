import type { AdOrder } from "../../../../client/src/types.ts";
import { quoted } from "../../parts/shell.ts";

/** What an order amounts to outside this page: a call with curl, with the typed client, and a wish for an agent. */
export interface Calls {
  curl: string;
  typescript: string;
  agent: string;
}

export function callsOf(order: AdOrder, baseUrl: string): Calls {
  return { curl: curlOf(order, baseUrl), typescript: typescriptOf(order, baseUrl), agent: agentOf(order, baseUrl) };
}

function curlOf(order: AdOrder, baseUrl: string): string {
  return [
    `curl ${baseUrl}/v1/ads/generate \\`,
    `  -H "Authorization: Bearer $API_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -d ${quoted(JSON.stringify(order, null, 2))}`,
  ].join("\n");
}

function typescriptOf(order: AdOrder, baseUrl: string): string {
  return [
    `import { AdCreativeClient } from "@ad-creative/client";`,
    ``,
    `const client = new AdCreativeClient({ apiKey: process.env.API_KEY, baseUrl: ${JSON.stringify(baseUrl)} });`,
    `const delivery = await client.generateAds(`,
    ...JSON.stringify(order, null, 2)
      .replace(/^(\s*)"([a-z_]\w*)":/gm, "$1$2:")
      .split("\n")
      .map((line, index, lines) => `  ${line}${index === lines.length - 1 ? "," : ""}`),
    `  { wait: true },`,
    `);`,
    `for (const ad of delivery.ads) console.log(ad.orientation, ad.headline, ad.static_url);`,
  ].join("\n");
}

function agentOf(order: AdOrder, baseUrl: string): string {
  return [
    `Use the tools of the MCP server at ${baseUrl}/mcp (my key is in its Authorization header).`,
    `Call service.generate_ads with exactly these arguments, and with dry_run: true first; tell me the price and wait for my yes:`,
    JSON.stringify(order, null, 2),
    `Then order it, wait with service.get_delivery until it has ended, and show me each ad's headline and picture.`,
  ].join("\n\n");
}
