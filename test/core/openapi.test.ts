import { Validator, type Schema } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { errorCodes, errorTable, type ErrorCode } from "../../src/core/contract/errors.ts";
import { play, rendering, renderedConcept, webhookPayload } from "./deliveryBuilders.ts";
import { document, operationsOf, responsesOf, type Operation } from "./openapiDocument.ts";

const calls = operationsOf(document.paths);
const events = operationsOf(document.webhooks);

function findings(schema: Schema, value: unknown): string[] {
  const root = { ...schema, components: document.components };
  return new Validator(root, "2020-12", false).validate(value).errors.map(({ error }) => error);
}

function contents(operation: Operation) {
  return [operation.requestBody, ...responsesOf(operation).map(([, response]) => response)].flatMap((part) =>
    Object.values(part?.content ?? {}),
  );
}

describe("the OpenAPI document", () => {
  it("is version 3.1 and names the service's own address", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers.map(({ url }) => url)).toEqual(["https://ads.example.net"]);
  });

  it("has the eight operations of the contract, those of corrections, of a picture and of the proof of a website, each with words of its own", () => {
    const promised = [
      "DELETE /v1/products/{product_id}/picture",
      "GET /v1/balance",
      "GET /v1/brands",
      "GET /v1/deliveries/{delivery_id}",
      "GET /v1/deliveries/{delivery_id}/concepts/{index}/versions",
      "GET /v1/products",
      "GET /v1/styles/search",
      "GET /v1/usage",
      "POST /v1/ads/generate",
      "POST /v1/brands",
      "POST /v1/deliveries/{delivery_id}/concepts/{index}/versions",
      "POST /v1/website-proof/check",
      "POST /v1/website-proof/confirm",
      "POST /v1/website-proof/mail",
      "PUT /v1/deliveries/{delivery_id}/concepts/{index}/approval",
      "PUT /v1/products/{product_id}/picture",
    ];
    expect(calls.map(([name]) => name)).toEqual(expect.arrayContaining(promised));
    const all = [...calls, ...events].map(([, operation]) => operation);
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { summary, description, tags, parameters } of all) {
      expect(summary.length).toBeGreaterThan(5);
      expect(description.length).toBeGreaterThan(40);
      expect(tags).toHaveLength(1);
      for (const parameter of parameters ?? []) expect(parameter.description, parameter.name).toBeTruthy();
    }
  });

  it("describes every event with its four signature headers", () => {
    expect(Object.keys(document.webhooks)).toEqual(expect.arrayContaining(["delivery.completed", "delivery.failed"]));
    for (const [, { parameters }] of events) {
      expect(parameters?.map(({ name, required }) => [name, required])).toEqual([
        ["X-Service-Signature", true],
        ["webhook-id", true],
        ["webhook-timestamp", true],
        ["webhook-signature", true],
      ]);
    }
  });

  it("has every code of the error table, and each of an operation's codes with an example under its status", () => {
    expect([...(document.components.schemas["ErrorCode"]?.enum ?? [])].sort()).toEqual([...errorCodes].sort());
    const shown = new Set<string>();
    for (const [name, operation] of calls) {
      for (const [status, { content, description }] of responsesOf(operation).filter(([status]) => status >= "400")) {
        for (const [code, { value }] of Object.entries(content?.["application/json"]?.examples ?? {})) {
          shown.add(code);
          expect(errorTable[code as ErrorCode].status, `${name} ${code}`).toBe(Number(status));
          expect(value).toMatchObject({ error: { code } });
          expect(description).toContain(`\`${code}\``);
        }
      }
    }
    // The rest is answered by addresses that are no operation of this document.
    expect(errorCodes.filter((code) => !shown.has(code)).sort()).toEqual([
      "invalid_signature",
      "method_not_allowed",
      "payments_unavailable",
    ]);
  });

  it("puts the retry header where the error table has a pause, and nowhere else", () => {
    for (const [name, operation] of calls) {
      for (const [status, { headers, content }] of responsesOf(operation).filter(([status]) => status >= "400")) {
        const codes = Object.keys(content?.["application/json"]?.examples ?? {}) as ErrorCode[];
        const hasPause = codes.every((code) => errorTable[code].retryAfterSeconds !== undefined);
        expect("Retry-After" in (headers ?? {}), `${name} ${status}`).toBe(hasPause);
      }
    }
  });

  it("has at least one example for every body, and each fits its schema", () => {
    for (const [name, operation] of [...calls, ...events]) {
      for (const { schema, examples } of contents(operation)) {
        expect(Object.keys(examples).length, name).toBeGreaterThan(0);
        for (const [key, { value }] of Object.entries(examples)) {
          expect(findings(schema, value), `${name} ${key}`).toEqual([]);
        }
      }
    }
  });

  it("notices an example that does not fit", () => {
    const schema = { $ref: "#/components/schemas/Balance" };
    expect(findings(schema, { credits_balance: "many" })).not.toEqual([]);
    expect(findings({ $ref: "#/components/schemas/GenerateBody" }, { colour: "red" })).not.toEqual([]);
  });

  it("describes every field of every schema", () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      for (const [field, property] of Object.entries(fieldsOf(schema))) {
        // A reference has its description where it leads, a constant says itself.
        const isPlain = "$ref" in property || "const" in property;
        expect(isPlain || property["description"], `${name}.${field}`).toBeTruthy();
      }
    }
  });

  it("fits the events that a delivery ends with", () => {
    const mediaUrl = (key: string) => `https://media.example.net/${key}`;
    const docsUrl = "https://ads.example.net/docs";
    const order = { count: 1, metadata: { campaign: "spring" } };
    const completed = play(rendering(order), [...renderedConcept(1), { kind: "viewerPublished" }]);
    const failed = play(rendering(order), [
      { kind: "gaveUp", message: "The renderer is gone." },
      { kind: "refunded" },
      { kind: "viewerPublished" },
    ]);
    const [done, gone] = [completed, failed].map((state) => webhookPayload(state, mediaUrl, docsUrl));
    expect(done?.event).toBe("delivery.completed");
    expect(gone?.event).toBe("delivery.failed");
    expect(findings({ $ref: "#/components/schemas/WebhookCompleted" }, done)).toEqual([]);
    expect(findings({ $ref: "#/components/schemas/WebhookFailed" }, gone)).toEqual([]);
    expect(findings({ $ref: "#/components/schemas/WebhookFailed" }, done)).not.toEqual([]);
  });
});

/** The properties of an object schema and of those inside it. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  const own = (schema["properties"] ?? {}) as Record<string, Schema>;
  const inner = Object.values(own).flatMap((property) => [property, property["items"] as Schema | undefined]);
  return Object.assign({}, ...inner.map((entry) => (entry === undefined ? {} : fieldsOf(entry))), own) as Record<
    string,
    Schema
  >;
}
