/** The tools under the spec's names, by the endpoints that they mirror (spec "What the service does", 8). */
export const toolNames = {
  "POST /v1/ads/generate": "service.generate_ads",
  "GET /v1/deliveries/{delivery_id}": "service.get_delivery",
  "GET /v1/brands": "service.list_brands",
  "POST /v1/brands": "service.create_brand",
  "GET /v1/products": "service.list_products",
  "GET /v1/balance": "service.get_balance",
  "GET /v1/styles/search": "service.search_styles",
} as const;

/** A sentence about endpoints and headers in the words of an agent, who knows tools and arguments. */
export function inToolNames(sentence: string): string {
  let told = sentence
    .replaceAll("an Idempotency-Key", "an `idempotency_key`")
    .replaceAll("Idempotency-Key", "idempotency_key");
  for (const [endpoint, name] of Object.entries(toolNames)) told = told.replaceAll(endpoint, name);
  return told;
}
