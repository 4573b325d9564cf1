import { Validator, type Schema } from "@cfworker/json-schema";
import { openApiDocument } from "../../src/api/openapiDocument.ts";

interface DocumentedResponse {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: Schema; examples: Record<string, unknown> }>;
}

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse | { $ref: string }> }>>;
  webhooks: Record<
    string,
    { post: { parameters: { name: string }[]; requestBody: Required<Pick<DocumentedResponse, "content">> } }
  >;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, { required?: boolean }>;
    responses: Record<string, DocumentedResponse>;
  };
}

const origin = "http://127.0.0.1:8787";

/** The document as a client reads it. */
const description = JSON.parse(
  JSON.stringify(openApiDocument({ publicUrl: origin, docsUrl: `${origin}/docs` })),
) as Description;

const definitions = Object.fromEntries(
  Object.entries(description.components.schemas).map(([name, schema]) => [name, closed(schema)]),
);

/** The schema without room for fields that it does not name: one that is not documented must not go unseen. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map((entry: unknown) => closed(entry)) as T;
  if (schema === null || typeof schema !== "object") return schema;
  const entries = Object.entries(schema).map(([key, value]: [string, unknown]) => [
    key,
    key === "$ref" ? String(value).replace("#/components/schemas/", "#/$defs/") : closed(value),
  ]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  if (copy["type"] === "object" && "properties" in copy) copy["additionalProperties"] ??= false;
  return copy as T;
}

/** What is wrong with a value under a schema of the document; empty when it fits. */
export function schemaFindings(schema: Schema, value: unknown): string[] {
  const validator = new Validator({ ...closed(schema), $defs: definitions }, "2020-12", false);
  return validator.validate(value).errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

export function namedSchema(name: string): Schema {
  const schema = description.components.schemas[name];
  if (schema === undefined) throw new Error(`The OpenAPI document has no schema ${name}.`);
  return schema;
}

/**
 * What is wrong with an answer of the API by the OpenAPI document: a status, header, content type, error code or field that it does not
 * have. Null for an address that is no part of the API. Reads a clone.
 */
export async function findingsOf(method: string, url: URL, response: Response): Promise<string[] | null> {
  if (!/^\/v1\/./.test(url.pathname)) return null;
  const path = Object.keys(description.paths).find((template) => pattern(template).test(url.pathname));
  const verb = (method === "HEAD" ? "GET" : method).toLowerCase();
  const operation = path === undefined ? undefined : description.paths[path]?.[verb];
  if (operation === undefined) return unknownAddress(path, response);
  const documented = resolved(operation.responses[String(response.status)]);
  if (documented === undefined) return [`the status ${response.status} is not documented`];
  const missing = Object.entries(documented.headers ?? {})
    .filter(([, { $ref }]) => description.components.headers[nameOf($ref)]?.required)
    .filter(([name]) => !response.headers.has(name))
    .map(([name]) => `the header ${name} is missing`);
  if (method === "HEAD") return missing;
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  const content = documented.content?.[type];
  if (content === undefined) return [...missing, `the content type ${type || "(none)"} is not documented`];
  const body: unknown = await response.clone().json();
  const code = (body as { error?: { code?: string } } | null)?.error?.code;
  const isForeignCode = response.status >= 400 && code !== undefined && !(code in content.examples);
  return [
    ...missing,
    ...schemaFindings(content.schema, body),
    ...(isForeignCode ? [`the code ${code} is not documented for the status ${response.status}`] : []),
  ];
}

/** Throws when an answer of the API is not as the OpenAPI document has it. */
export async function checkAnswer(method: string, url: URL, response: Response): Promise<void> {
  const findings = await findingsOf(method, url, response);
  if (findings === null || findings.length === 0) return;
  const body = (await response.clone().text()).slice(0, 2000);
  throw new Error(
    `${method} ${url.pathname} answered ${response.status}, but by the OpenAPI document ${findings.join("; ")}.\n${body}`,
  );
}

/** Throws when a webhook is not as the OpenAPI document has it. */
export function checkEvent(headers: Record<string, string>, body: string): void {
  const value = JSON.parse(body) as { event: string };
  const event = description.webhooks[value.event]?.post;
  if (event === undefined) throw new Error(`The OpenAPI document has no event ${value.event}.`);
  const schema = event.requestBody.content["application/json"]?.schema ?? {};
  const missing = event.parameters.filter(({ name }) => headers[name.toLowerCase()] === undefined);
  const findings = [...missing.map(({ name }) => `the header ${name} is missing`), ...schemaFindings(schema, value)];
  if (findings.length === 0) return;
  throw new Error(`The event ${value.event} is not as the OpenAPI document has it: ${findings.join("; ")}.\n${body}`);
}

function resolved(response: DocumentedResponse | { $ref: string } | undefined): DocumentedResponse | undefined {
  return response !== undefined && "$ref" in response
    ? description.components.responses[nameOf(response.$ref)]
    : response;
}

function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}$`);
}

/** Outside its operations the API has its envelope: 405 for another method, 404 for another address. */
async function unknownAddress(path: string | undefined, response: Response): Promise<string[]> {
  const expected = path === undefined ? 404 : 405;
  const status = response.status === expected ? [] : [`the status ${response.status} should be ${expected}`];
  if (response.body === null) return status;
  return [...status, ...schemaFindings(namedSchema("ErrorEnvelope"), await response.clone().json())];
}
