import type { Schema } from "@cfworker/json-schema";

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: Content;
  responses: Record<string, DocumentedResponse | { $ref: string }>;
}

export interface DocumentedResponse extends Content {
  description: string;
  headers?: Record<string, { $ref: string }>;
}

interface Content {
  content?: Record<string, { schema: Schema; examples: Record<string, { summary?: string; value: unknown }> }>;
}

export interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema & { enum?: string[] }>;
    headers: Record<string, unknown>;
    responses: Record<string, DocumentedResponse>;
  };
}

// The document belongs to another TypeScript project (the Worker's); a static import would pull that project in here.
const address = new URL("../../src/api/openapiDocument.ts", import.meta.url).href;
const { openApiDocument } = (await import(address)) as {
  openApiDocument: (addresses: { publicUrl: string; docsUrl: string }) => unknown;
};

/** The document as a client reads it. */
export const document = JSON.parse(
  JSON.stringify(openApiDocument({ publicUrl: "https://ads.example.net", docsUrl: "https://ads.example.net/docs" })),
) as Document;

/** The responses of an operation by status, references followed. */
export function responsesOf({ responses }: Operation): [status: string, response: DocumentedResponse][] {
  return Object.entries(responses).map(([status, response]) => {
    const name = "$ref" in response ? (response.$ref.split("/").at(-1) ?? "") : null;
    return [
      status,
      name === null ? (response as DocumentedResponse) : (document.components.responses[name] as DocumentedResponse),
    ];
  });
}

/** Every operation with its method and path; webhooks under their event. */
export function operationsOf(paths: Document["paths"]): [name: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}
