import { createDocument, type CreateDocumentOptions, type ZodOpenApiPathsObject } from "zod-openapi";
import { CopyAngle } from "../core/contract/creative.ts";
import { limitsPerMinute } from "../ports/rateLimits.ts";
import { PlacementId } from "../core/rendering/placements.ts";
import { Format, CategoryName } from "../core/rendering/scene.ts";
import type { Addresses } from "./openapi/addresses.ts";
import { sharedErrorResponses } from "./openapi/errorResponses.ts";
import { headers } from "./openapi/headers.ts";
import { documentedOperations } from "./index.ts";
import { operationObject, tags } from "./openapi/description.ts";
import { webhooks } from "./openapi/webhooks.ts";

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The OpenAPI 3.1 document of the public API, made from the schemas that the service validates and types its answers with. Pure. */
export function openApiDocument(addresses: Addresses): OpenApiDocument {
  const { publicUrl, docsUrl } = addresses;
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Ad Creative Generation API",
        version: "1.0.0",
        summary: "Finished ads for beauty products, from a shop's address.",
        description: introduction(addresses),
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
      servers: [{ url: publicUrl, description: "This service" }],
      externalDocs: { url: docsUrl, description: "Documentation" },
      security: [{ apiKey: [] }],
      tags: [...tags],
      paths: paths(addresses),
      webhooks: webhooks(addresses),
      components: {
        headers,
        responses: sharedErrorResponses(docsUrl),
        schemas: { AnimationPrompt: CategoryName, CopyAngle, Format, Orientation: PlacementId },
        securitySchemes: {
          apiKey: {
            type: "http",
            scheme: "bearer",
            description: "The account's API key: `Authorization: Bearer svc_live_…`, with one space after `Bearer`.",
          },
        },
      },
    },
    { override: plain },
  );
}

/** Every documented operation under its path and method. */
function paths(addresses: Addresses): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const operation of documentedOperations) {
    const method = operation.method.toLowerCase();
    all[operation.path] = { ...all[operation.path], [method]: operationObject(operation, addresses) };
  }
  return all;
}

/**
 * What zod adds and readers have no use for: bounds of safe integers, the pattern beside a date's format, and answers that are closed.
 * Clients are to ignore fields that they do not know.
 */
const plain: NonNullable<CreateDocumentOptions["override"]> = ({ jsonSchema, zodSchema, io }) => {
  const { def } = zodSchema._zod;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (io === "output" && def.type === "object" && def.catchall === undefined) delete jsonSchema.additionalProperties;
};

function introduction({ publicUrl, docsUrl }: Addresses): string {
  return `Order finished ads for the products of a beauty brand: stills and, in the format \`full\`, looping videos, each concept in 1080×1920 and 1080×1350.

1. Onboard the shop with \`POST /v1/brands\`, and ask \`GET /v1/brands\` until \`ready_for_ads\` is true.
2. Order ads with \`POST /v1/ads/generate\`.
3. Wait in the call (\`Prefer: wait\`), poll \`GET /v1/deliveries/{delivery_id}\`, or give a \`webhook_url\`.

**Errors.** Every answer that is not a success has the body \`{ "error": { "code", "message", "doc_url" } }\`. Branch on \`code\`. Calls answered with 425 or 429 may be sent again after the seconds of \`Retry-After\`, those answered with 5xx with growing pauses; other 4xx have to be corrected first. An address that does not exist answers 404 \`not_found\`, a method that it does not take 405 \`method_not_allowed\` with \`Allow\`.

**Limits.** ${limitsPerMinute.generate} generate calls and ${new Intl.NumberFormat("en").format(limitsPerMinute.call)} others a minute for an account; bodies up to 256 KiB.

**Growth.** Fields may be added to answers: ignore those that you do not know. Unknown fields of a request are refused, so that a misspelt option never costs money. \`GET ${publicUrl}/v1\` is a short index of the service, without a key. The interface of the service's operators is not part of this document.

More at [${docsUrl}](${docsUrl}).`;
}
