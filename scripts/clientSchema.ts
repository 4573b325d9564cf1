import openapiTS, { astToString } from "openapi-typescript";
import { openApiDocument } from "../src/api/openapiDocument.ts";
import { formatted } from "./formatted.ts";

export const clientSchemaPath = "client/src/schema.ts";

/** The client's types as TypeScript, generated from the OpenAPI document by openapi-typescript. */
export async function clientSchema(): Promise<string> {
  const publicUrl = "https://api.example.com";
  const document = JSON.stringify(openApiDocument({ publicUrl, docsUrl: `${publicUrl}/docs` }));
  const nodes = await openapiTS(document, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
  });
  const head = "/** Generated from the OpenAPI document by `npm run build:client`. Don't edit. */\n";
  return formatted(clientSchemaPath, head + astToString(nodes));
}
