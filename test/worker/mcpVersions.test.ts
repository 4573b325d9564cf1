import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { beforeAll, describe, expect, it } from "vitest";
import { aReadyAccount, balanceOf } from "./builders.ts";
import { aClient, use } from "./mcpHelpers.ts";
import { aCompleted, versionsOf, type ReadyAccount } from "./versionHelpers.ts";

let account: ReadyAccount;
let id: string;
let client: Client;

beforeAll(async () => {
  ({ account, id } = await aCompleted({ count: 2 }, [{}, {}]));
  client = await aClient(account);
});

describe("service.correct_concept", () => {
  it("waits for the version and answers with it, its files and a preview, and charges nothing", async () => {
    const before = await balanceOf(account);
    const notices: string[] = [];
    const { structured, content, text } = await use(
      client,
      "correct_concept",
      { delivery_id: id, index: 1, headline: "Other words", support: null },
      ({ message }) => notices.push(message ?? ""),
    );
    expect(structured).toMatchObject({ version: 2, status: "rendered", headline: "Other words", corrections_left: 4 });
    expect(content.map(({ type }) => type)).toEqual(["text", "resource_link", "resource_link", "image", "image"]);
    expect(text).toContain("Version 2 of concept 1 is drawn, and the delivery shows it.");
    expect(notices[0]).toContain("nothing is charged");
    expect(await balanceOf(account)).toBe(before);
    const { structured: delivery } = await use(client, "get_delivery", { delivery_id: id });
    expect(delivery).toMatchObject({
      concepts: [
        { index: 1, version: 2 },
        { index: 2, version: 1 },
      ],
    });
  });

  it("begins no second version when the same call comes again, with a key or without", async () => {
    const args = { delivery_id: id, index: 2, headline: "Words of two", idempotency_key: "once" };
    const [first, second] = await Promise.all([
      use(client, "correct_concept", args),
      use(client, "correct_concept", args),
    ]);
    expect([first.structured["version"], second.structured["version"]]).toEqual([2, 2]);
    const { idempotency_key: _key, ...bare } = args;
    const { structured } = await use(client, "correct_concept", bare);
    expect(structured).toMatchObject({ error: { code: "invalid_request" } });
    expect((await versionsOf(account, id, 2)).versions).toHaveLength(2);
  });

  it("says why a version could not be drawn", async () => {
    const headline = "x".repeat(70);
    const { structured, isError, text } = await use(client, "correct_concept", { delivery_id: id, index: 1, headline });
    expect([isError, structured["status"]]).toEqual([false, "failed"]);
    expect(structured["failure"]).toContain("at a size that can be read");
    expect(text).toContain("Nothing has changed.");
  });

  it.each([
    [{ index: 1, headline: "x" }, "invalid_request", "delivery_id"],
    [{ delivery_id: 7, index: 1, headline: "x" }, "invalid_request", "delivery_id"],
    [{ delivery_id: "del_none", index: 1, headline: "x" }, "delivery_not_found", undefined],
    [{ delivery_id: "<id>", headline: "x" }, "invalid_request", "index"],
    [{ delivery_id: "<id>", index: "1", headline: "x" }, "invalid_request", "index"],
    [{ delivery_id: "<id>", index: 3, headline: "x" }, "not_found", undefined],
    [{ delivery_id: "<id>", index: 1 }, "invalid_request", undefined],
    [{ delivery_id: "<id>", index: 1, title: "x" }, "invalid_request", "title"],
    [{ delivery_id: "<id>", index: 1, headline: "x", wait_seconds: 0 }, "invalid_request", "wait_seconds"],
    [
      { delivery_id: "<id>", index: 1, headline: "x", idempotency_key: "" },
      "invalid_idempotency_key",
      "idempotency_key",
    ],
  ])("refuses %j with %s", async (args, code, param) => {
    const given = "delivery_id" in args && args.delivery_id === "<id>" ? { ...args, delivery_id: id } : args;
    const { structured, isError } = await use(client, "correct_concept", given);
    expect([isError, structured["error"]]).toEqual([true, expect.objectContaining({ code, ...(param && { param }) })]);
  });
});

describe("service.approve_concept", () => {
  it("notes what was said of the version that was looked at", async () => {
    const { version } = await versionsOf(account, id, 1);
    const said = await use(client, "approve_concept", { delivery_id: id, index: 1, status: "approved", version });
    expect(said.structured).toMatchObject({ index: 1, approval: { status: "approved", version } });
    expect(said.text).toContain(`Version ${version} of concept 1 is approved.`);
    const late = await use(client, "approve_concept", { delivery_id: id, index: 1, status: "rejected", version: 9 });
    expect(late.structured).toMatchObject({ error: { code: "invalid_request", param: "version" } });
    const undone = await use(client, "approve_concept", { delivery_id: id, index: 1, status: "none" });
    expect(undone.text).toContain("Nothing is said of version");
  });

  it("and the other tool find no delivery of another account", async () => {
    const stranger = await aClient(await aReadyAccount());
    for (const [tool, args] of [
      ["approve_concept", { status: "approved" }],
      ["correct_concept", { headline: "x" }],
    ] as const) {
      const { structured } = await use(stranger, tool, { delivery_id: id, index: 1, ...args });
      expect(structured).toMatchObject({ error: { code: "delivery_not_found", status: 404 } });
    }
  });
});
