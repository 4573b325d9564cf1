import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { publicOperations } from "../../src/api/index.ts";
import { guestOperations } from "../../src/api/guests/index.ts";
import { peopleOperations } from "../../src/api/people/index.ts";
import { servicesFor } from "../../src/composition.ts";
import { aReadyAccount, send, type TestAccount } from "./builders.ts";
import { accept, ended, until } from "./deliveryHelpers.ts";
import { aClient, use } from "./mcpHelpers.ts";
import { aMember, sessionOf, type Browser } from "./people.ts";

/** Good bodies of the calls that have one, so that it is the id that is refused. */
const bodies: Record<string, object> = {
  "PUT /v1/deliveries/{delivery_id}/concepts/{index}/approval": { status: "approved" },
  "POST /v1/deliveries/{delivery_id}/concepts/{index}/versions": { headline: "Calm, from the first drop." },
  "PUT /v1/products/{product_id}/picture": { picture_url: "https://shop.example/picture.png" },
  "POST /app/api/api-keys/{key_id}/rotate": {},
  "PATCH /app/api/members/{person_id}": { role: "viewer" },
  "PATCH /app/api/products/{product_id}": { category: "Serum" },
  "POST /app/api/deliveries/{delivery_id}/comments": { concept_index: 1, text: "The bottle is too dark." },
  "POST /app/api/deliveries/{delivery_id}/share-links": { name: "Mara" },
  "PUT /app/api/shared/{token}/concepts/{index}/approval": { status: "approved", name: "Mara" },
  "POST /app/api/shared/{token}/comments": { name: "Mara", concept_index: 1, text: "The bottle is too dark." },
};

/** Calls whose body is a file. */
const pictureCalls = new Set([
  "POST /app/api/products/{product_id}/picture/preview",
  "POST /app/api/deliveries/{delivery_id}/concepts/{index}/pictures",
]);
const picture = { body: new Uint8Array([0x89, 0x50, 0x4e, 0x47]), headers: { "content-type": "image/png" } };

const withIds = [...publicOperations, ...peopleOperations].filter(({ path }) => path.includes("{"));
/** Ids that came with the call itself, or with its answer. */
const idsIn = /\b(?:[a-z]{2,4}_)[0-9a-z]{20,}\b/g;

let theirs: TestAccount & { productIds: string[] };
let ids: Record<string, string>;
/** The token of a link of theirs that has been ended. */
let endedToken: string;
let stranger: { account: TestAccount; browser: Browser; deliveryId: string };

beforeAll(async () => {
  theirs = await aReadyAccount();
  const owner = await aMember(theirs, "owner");
  const deliveryId = await accept(theirs, {
    format: "static",
    count: 1,
    webhook_url: "https://hooks.shop.example/ads",
  });
  expect((await ended(theirs, deliveryId)).status).toBe("completed");
  const remark = await owner.json<{ comment_id: string }>(`/app/api/deliveries/${deliveryId}/comments`, {
    json: { concept_index: 1, text: "The bottle is too dark." },
  });
  const link = await owner.json<{ share_link_id: string }>(`/app/api/deliveries/${deliveryId}/share-links`, {
    json: { name: "Mara" },
  });
  const shareLinks = `/app/api/deliveries/${deliveryId}/share-links`;
  const over = await owner.json<{ share_link_id: string; url: string }>(shareLinks, { json: { name: "Mara" } });
  await owner.call(`${shareLinks}/${over.share_link_id}`, { method: "DELETE" });
  endedToken = over.url.split("/").at(-1) ?? "";
  const picture_url = `${inject("sampleShopUrl")}/pictures/botanical-face-oil.png`;
  const given = await until(
    () => owner.call(`/app/api/deliveries/${deliveryId}/concepts/1/pictures`, { json: { picture_url } }),
    ({ status }) => status !== 503,
  );
  const { picture_id: pictureId } = await given.json<{ picture_id: string }>();
  const call = await send("/v1/balance", { key: theirs.apiKey });
  ids = {
    delivery_id: deliveryId,
    index: "1",
    product_id: theirs.productIds[0] ?? "",
    key_id: (await servicesFor(env).apiKeys.list(theirs.accountId))[0]?.id ?? "",
    person_id: (await sessionOf(owner)).person.person_id,
    comment_id: remark.comment_id,
    share_link_id: link.share_link_id,
    picture_id: pictureId,
    request_id: call.headers.get("x-request-id") ?? "",
  };
  const account = await aReadyAccount();
  const own = await accept(account, { format: "static", count: 1 });
  expect((await ended(account, own)).status).toBe("completed");
  stranger = { account, browser: await aMember(account, "owner"), deliveryId: own };
});

const addressOf = (path: string, values: Record<string, string>) =>
  path.replace(/{(\w+)}/g, (_match, name: string) => values[name] ?? expect.fail(`no id for ${name}`));

/** The same kind of id, of nothing. */
const nobodys = () =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, id.replace(/(?<=_)\w+$/, (text) => "0".repeat(text.length))]),
  );

async function shown(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  const headers = [...response.headers.keys()].join(" ");
  return [response.status, `${headers}\n${(await response.text()).replaceAll(idsIn, "an id")}`];
}

describe("a member of another account", () => {
  it.each(withIds.map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
    "learns nothing from %s: an id of others is answered as one of nothing",
    async (name, method, path) => {
      const json = bodies[name];
      const doors: ((address: string) => Promise<Response>)[] = path.startsWith("/v1/")
        ? [
            (address) => stranger.browser.call(`/app/api${address}`, { method, ...(json !== undefined && { json }) }),
            (address) => send(address, { key: stranger.account.apiKey, method, json }),
          ]
        : [
            (address) =>
              stranger.browser.call(address, {
                method,
                ...(json !== undefined && { json }),
                ...(pictureCalls.has(name) && picture),
              }),
          ];
      for (const door of doors) {
        const known = await shown(door(addressOf(path, ids)));
        expect(known).toEqual(await shown(door(addressOf(path, nobodys()))));
        expect(known[0]).toBe(404);
      }
    },
  );

  it.each([
    ["DELETE", "/app/api/deliveries/{delivery_id}/comments/{comment_id}"],
    ["DELETE", "/app/api/deliveries/{delivery_id}/share-links/{share_link_id}"],
    ["GET", "/app/api/deliveries/{delivery_id}/pictures/{picture_id}"],
  ])("learns nothing from %s %s where the delivery is their own and the rest is not", async (method, path) => {
    const door = (values: Record<string, string>) =>
      stranger.browser.call(addressOf(path, { ...values, delivery_id: stranger.deliveryId }), { method });
    const known = await shown(door(ids));
    expect(known).toEqual(await shown(door(nobodys())));
    expect(known[0]).toBe(404);
  });

  it("learns nothing by putting a product of others into an ad of their own", async () => {
    const path = `/v1/deliveries/${stranger.deliveryId}/concepts/1/versions`;
    const door = (productId = "") =>
      send(path, { key: stranger.account.apiKey, method: "POST", json: { product_id: productId } });
    const known = await shown(door(ids["product_id"]));
    expect(known).toEqual(await shown(door(nobodys()["product_id"])));
    expect(known[0]).toBe(400);
  });

  it.each([
    ["/app/api/deliveries?cursor=9999999999999.", "delivery_id"],
    ["/app/api/payments?before=", "payment_id"],
  ])("gets a page of their own from %s with an id of others", async (path, name) => {
    const theirId = name === "payment_id" ? `pay_${"0".repeat(25)}1` : ids["delivery_id"];
    const answer = await stranger.browser.call(`${path}${theirId ?? ""}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const id of Object.values(ids)) if (id.includes("_")) expect(text).not.toContain(id);
  });

  it.each([
    ["get_delivery", (of: Record<string, string>) => ({ delivery_id: of["delivery_id"] })],
    [
      "correct_concept",
      (of: Record<string, string>) => ({ delivery_id: of["delivery_id"], index: 1, headline: "Calm" }),
    ],
    [
      "approve_concept",
      (of: Record<string, string>) => ({ delivery_id: of["delivery_id"], index: 1, status: "approved" }),
    ],
    [
      "set_product_picture",
      (of: Record<string, string>) => ({ product_id: of["product_id"], picture_url: "https://shop.example/a.png" }),
    ],
    [
      "generate_ads",
      (of: Record<string, string>) => ({ product_ids: [of["product_id"]], count: 1, format: "static", dry_run: true }),
    ],
  ])("learns nothing from the tool %s of agents", async (name, argumentsOf) => {
    const client = await aClient(stranger.account);
    const asked = (of: Record<string, string>) => use(client, name, argumentsOf(of));
    const [known, unknown] = [await asked(ids), await asked(nobodys())];
    const said = (answer: unknown) => JSON.stringify(answer).replaceAll(idsIn, "an id");
    expect(said(known)).toBe(said(unknown));
    expect(said(known)).toContain('"isError":true');
  });

  it.each([
    ["/app/api/v1/ads/generate", (id: string) => ({ product_ids: [id], format: "static", count: 1, dry_run: true })],
    ["/app/api/brand/preview", (id: string) => ({ product_id: id, placement: "square", kit: {} })],
  ])("learns nothing from a body of %s either", async (path, body) => {
    const [theirId, noId] = [ids["product_id"] ?? "", nobodys()["product_id"] ?? ""];
    const known = await shown(stranger.browser.call(path, { json: body(theirId) }));
    expect(known).toEqual(await shown(stranger.browser.call(path, { json: body(noId) })));
    expect(known[0]).toBeGreaterThanOrEqual(400);
  });

  it.each(guestOperations.map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
    "learns nothing from %s with the link of a delivery that has been ended: it is answered as one that never was",
    async (name, method, path) => {
      const json = bodies[name];
      const doorOf = (token: string) =>
        stranger.browser.call(addressOf(path, { ...ids, token }), { method, ...(json !== undefined && { json }) });
      const known = await shown(doorOf(endedToken));
      expect(known).toEqual(await shown(doorOf(endedToken.replaceAll(/./g, "0"))));
      expect(known[0]).toBe(404);
    },
  );

  it("changed nothing by all that", async () => {
    expect((await send("/v1/balance", { key: theirs.apiKey })).status).toBe(200);
    const { people, apiKeys } = servicesFor(env);
    expect((await people.members(theirs.accountId)).map(({ role }) => role)).toEqual(["owner"]);
    expect(await apiKeys.list(theirs.accountId)).toHaveLength(1);
    const { comments, shareLinks } = servicesFor(env);
    expect(await comments.list(ids["delivery_id"] ?? "")).toHaveLength(1);
    expect(await shareLinks.list(ids["delivery_id"] ?? "")).toHaveLength(1);
  });
});
