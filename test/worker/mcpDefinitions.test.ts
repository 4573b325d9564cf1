import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { beforeAll, describe, expect, it } from "vitest";
import { ApprovalBody, CorrectionBody } from "../../src/core/contract/correction.ts";
import { GenerateBody } from "../../src/core/contract/generate.ts";
import { anAccount } from "./builders.ts";
import { aClient, use } from "./mcpHelpers.ts";

let client: Client;

beforeAll(async () => {
  client = await aClient(await anAccount());
});

describe("the tools as they are listed", () => {
  it("are the spec's seven, the product's picture and those of corrections, with titles, advice, annotations and schemas without references", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [
        "approve_concept",
        "correct_concept",
        "create_brand",
        "generate_ads",
        "get_balance",
        "get_delivery",
        "list_brands",
        "list_products",
        "search_styles",
        "set_product_picture",
      ].map((name) => `service.${name}`),
    );
    for (const tool of tools) {
      expect(tool.title).toBeTruthy();
      expect(tool.description?.length).toBeGreaterThan(80);
      expect(Object.keys(tool.annotations ?? {}).sort()).toEqual(
        ["destructiveHint", "idempotentHint", "openWorldHint", "readOnlyHint", "title"].sort(),
      );
      expect(tool.inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(tool.outputSchema).toMatchObject({ type: "object" });
      expect(JSON.stringify(tool)).not.toContain("$ref");
      expect(JSON.stringify(tool)).not.toMatch(/(GET|POST|PUT) \/v1/);
    }
  });

  it("take the request's fields by their names, and generate what concerns the call alone besides", async () => {
    const { tools } = await client.listTools();
    const fields = (name: string) =>
      Object.keys(tools.find((tool) => tool.name === `service.${name}`)?.inputSchema.properties ?? {});
    expect(fields("generate_ads").sort()).toEqual(
      [...Object.keys(GenerateBody.shape), "idempotency_key", "wait_seconds"].sort(),
    );
    expect(fields("get_delivery")).toEqual(["delivery_id"]);
    const concept = ["delivery_id", "index"];
    expect(fields("correct_concept").sort()).toEqual(
      [...concept, ...Object.keys(CorrectionBody.shape), "idempotency_key", "wait_seconds"].sort(),
    );
    expect(fields("approve_concept").sort()).toEqual([...concept, ...Object.keys(ApprovalBody.shape)].sort());
    expect(fields("create_brand")).toEqual(["website"]);
    expect(fields("set_product_picture")).toEqual(["product_id", "picture_url"]);
    expect(fields("search_styles")).toEqual(["q", "top_n"]);
    for (const name of ["list_brands", "list_products", "get_balance"]) expect(fields(name)).toEqual([]);
  });

  it("warns of what costs and of what replaces", async () => {
    const { tools } = await client.listTools();
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name.slice(8), annotations]));
    expect(hints.generate_ads).toMatchObject({ readOnlyHint: false, idempotentHint: false });
    expect(hints.correct_concept).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(hints.create_brand).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(hints.set_product_picture).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    for (const name of ["get_delivery", "list_brands", "list_products", "get_balance", "search_styles"])
      expect(hints[name]).toMatchObject({ readOnlyHint: true });
  });
});

describe("what tools say of the world outside and of money", () => {
  it("is open where a website is read, its words are answered, or something is sent or charged", async () => {
    const { tools } = await client.listTools();
    const open = tools.flatMap(({ name, annotations }) => (annotations?.openWorldHint === true ? [name.slice(8)] : []));
    expect(open.sort()).toEqual([
      "correct_concept",
      "create_brand",
      "generate_ads",
      "get_delivery",
      "list_brands",
      "list_products",
      "set_product_picture",
    ]);
  });

  it("names the price of an order in credits and in USD, as it is charged, and calls the others free", async () => {
    const { tools } = await client.listTools();
    for (const { name, description } of tools) {
      if (name !== "service.generate_ads") expect([name, description]).toEqual([name, expect.stringContaining("Free")]);
    }
    const spending = tools.find(({ name }) => name === "service.generate_ads")?.description;
    expect(spending).toMatch(/COSTS CREDITS: 5 a concept with format `static`, 15 with `full`.* 1 credit is 0\.10 USD/);
    expect(spending).toMatch(/auto-recharge/);
    const { structured } = await use(client, "get_balance");
    expect(structured.pricing).toMatchObject({ static_ad_credits: 5, full_ad_credits: 15 });
  });
});
