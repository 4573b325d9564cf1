import type { ServiceIndex } from "../../core/contract/responses/serviceIndex.ts";
import { documentedOperations } from "../../api/index.ts";
import type { Route } from "../route.ts";

const endpoints = documentedOperations
  .filter(({ isInServiceIndex }) => isInServiceIndex)
  .map(({ method, path }) => `${method} ${path}`);

/** The public index (spec "Summary"): products left out. */
export function serviceIndex(path: "/" | "/v1"): Route {
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
            endpoints,
          } satisfies ServiceIndex),
        ),
    ],
  };
}
