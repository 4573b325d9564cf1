import type { ServiceIndex } from "../../core/contract/responses/serviceIndex.ts";
import type { Operation } from "../app.ts";

/** The public index (spec "Summary"): exactly these entries, products left out. */
export function serviceIndex(path: "/" | "/v1"): Operation {
  return {
    method: "GET",
    path,
    handlers: [
      (c) =>
        Promise.resolve(
          c.json({
            service: "Ad Creative Generation API",
            version: "v1",
            docs: c.get("services").settings.docsUrl,
            endpoints: [
              "POST /v1/ads/generate",
              "GET /v1/deliveries/{delivery_id}",
              "GET /v1/brands",
              "POST /v1/brands",
              "GET /v1/styles/search",
              "GET /v1/balance",
              "GET /v1/usage",
            ],
          } satisfies ServiceIndex),
        ),
    ],
  };
}
