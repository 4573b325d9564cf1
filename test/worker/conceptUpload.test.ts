import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { encodePng } from "../../src/adapters/images/photonCodec.ts";
import { readHeader } from "../../src/adapters/images/header.ts";
import { R2Media } from "../../src/adapters/r2/media.ts";
import { servicesFor } from "../../src/composition.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { carryOutDeletions } from "../../src/services/deletions/carryOutDeletions.ts";
import { giveConceptPicture } from "../../src/services/giveConceptPicture.ts";
import { anAccount, operatorToken, outcome, send, type ErrorEnvelope } from "./builders.ts";
import { fileAt, until } from "./deliveryHelpers.ts";
import { breakCalls } from "./faults/brokenCalls.ts";
import { aMember, type Browser } from "./people.ts";
import { aCompleted, correct, versionsOf, type Corrected, type ReadyAccount } from "./versionHelpers.ts";

const services = servicesFor(env);
const shop = inject("sampleShopUrl");
const oilUrl = `${shop}/pictures/botanical-face-oil.png`;

let oil: Uint8Array;
let cleanser: Uint8Array;
beforeAll(async () => {
  const drawn = async (file: string) => new Uint8Array(await (await fetch(`${shop}/pictures/${file}`)).arrayBuffer());
  [oil, cleanser] = [await drawn("botanical-face-oil.png"), await drawn("melting-oil-cleanser.jpg")];
});

interface Given {
  account: ReadyAccount;
  id: string;
  editor: Browser;
}

async function aCorrectable(order: object = {}): Promise<Given> {
  const { account, id } = await aCompleted(order);
  return { account, id, editor: await aMember(account, "editor") };
}

const picturesPath = (id: string, index = 1) => `/app/api/deliveries/${id}/concepts/${index}/pictures`;

/** As long as whatever reads pictures is busy, as on a full machine, it is asked again. */
const unbusy = (call: () => Promise<Response>) => until(call, ({ status }) => status !== 503);

const upload = ({ id, editor }: Given, bytes: Uint8Array, type = "image/png", index = 1) =>
  unbusy(() =>
    editor.call(picturesPath(id, index), { method: "POST", body: bytes, headers: { "content-type": type } }),
  );

async function uploaded(given: Given, bytes = oil, type = "image/png"): Promise<string> {
  const answer = await upload(given, bytes, type);
  expect(answer.status).toBe(201);
  return (await answer.json<{ picture_id: string }>()).picture_id;
}

const redraw = ({ id, editor }: Pick<Given, "id" | "editor">, json: object, headers: Record<string, string> = {}) =>
  editor.call(`/app/api/v1/deliveries/${id}/concepts/1/versions`, { json, headers: { prefer: "wait", ...headers } });

const cutOut = (browser: Browser, id: string, pictureId: string) =>
  browser.call(`/app/api/deliveries/${id}/pictures/${pictureId}`);

const filesOf = async (id: string) => {
  const { objects } = await env.MEDIA.list({ prefix: `concepts/${id}/` });
  return objects.map(({ key }) => key);
};

const productsOf = async ({ apiKey }: ReadyAccount) => (await send("/v1/products", { key: apiKey })).json();
const errorOf = async (answer: Response) => (await answer.json<ErrorEnvelope>()).error;

describe("a picture that somebody uploads for one concept", () => {
  let given: Given;
  let pictureId: string;
  let before: unknown;

  beforeAll(async () => {
    given = await aCorrectable();
    before = await productsOf(given.account);
    pictureId = await uploaded(given);
  });

  it("is cut out and can be looked at by its team alone, before any version is begun", async () => {
    const { account, id, editor } = given;
    const seen = await cutOut(editor, id, pictureId);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/png"]);
    const header = readHeader(new Uint8Array(await seen.arrayBuffer()));
    expect(header).toMatchObject({ ok: true });
    for (const key of await filesOf(id)) expect((await fileAt(services.media.url(key))).status).toBe(404);
    expect((await versionsOf(account, id)).versions).toHaveLength(1);
  });

  it("has the same id when it is sent again, and is kept once", async () => {
    expect(await uploaded(given)).toBe(pictureId);
    expect(await filesOf(given.id)).toHaveLength(2);
  });

  it("is not mixed up with an address, and is nothing that a key can name", async () => {
    const both = await redraw(given, { picture_id: pictureId, picture_url: oilUrl });
    expect(await errorOf(both)).toMatchObject({
      code: "invalid_request",
      param: "picture_id",
      message: expect.stringContaining("either `picture_id` or `picture_url`") as string,
    });
    const byKey = await correct(given.account, given.id, { picture_id: pictureId });
    expect(await errorOf(byKey)).toMatchObject({ code: "invalid_request", param: "picture_id" });
  });

  it("is what the concept is drawn with, under one idempotency key once, while all products stay as they are", async () => {
    const { account, id } = given;
    const key = { "idempotency-key": crypto.randomUUID() };
    const drawn = await redraw(given, { picture_id: pictureId }, key);
    expect(await drawn.json<Corrected>()).toMatchObject({ version: 2, status: "rendered", corrections_left: 4 });
    const repeated = await redraw(given, { picture_id: pictureId }, key);
    expect(await repeated.json<Corrected>()).toMatchObject({ version: 2, replayed_from_idempotency_key: true });
    const [first, second] = await services.objects.scenesOf(id, 1);
    expect(second?.scene.product).not.toEqual(first?.scene.product);
    expect(second?.scene.words).toEqual(first?.scene.words);
    expect(second?.pictureKey).toBe(`concepts/${id}/${pictureId}.png`);
    expect(await productsOf(account)).toEqual(before);
  });

  it("is not drawn a second time, by its id or by the address of the same picture, since nothing would be different", async () => {
    for (const json of [{ picture_id: pictureId }, { picture_url: oilUrl }]) {
      const again = await unbusy(() => redraw(given, json));
      expect((await errorOf(again)).message).toContain("Nothing would be different");
    }
    expect(await filesOf(given.id)).toHaveLength(2);
  });

  it("may be given by its address, which the service fetches", async () => {
    const answer = await unbusy(() => given.editor.call(picturesPath(given.id), { json: { picture_url: oilUrl } }));
    expect([answer.status, await answer.json()]).toEqual([201, { picture_id: pictureId }]);
  });

  it("stands in what people changed, with its id", async () => {
    const { changes } = await (await aMember(given.account, "owner")).json<{ changes: object[] }>("/app/api/activity");
    const about = { delivery_id: given.id, index: "1", picture_id: pictureId };
    expect(changes).toContainEqual(
      expect.objectContaining({
        operation: "POST /app/api/deliveries/{delivery_id}/concepts/{index}/pictures",
        about: expect.objectContaining(about) as object,
      }),
    );
  });
});

describe("a picture for a concept that cannot be used", () => {
  let given: Given;
  beforeAll(async () => {
    given = await aCorrectable();
  });

  it.each<[string, () => [Uint8Array, string], [number, string], RegExp]>([
    ["another type of file", () => [oil, "application/pdf"], [415, "unsupported_media_type"], /image\/png/],
    [
      "a drawing under the type of a picture",
      () => [new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/png"],
      [400, "picture_not_usable"],
      /PNG, JPEG/,
    ],
    [
      "a picture that is too small",
      () => [encodePng({ rgba: new Uint8Array(100 * 100 * 4).fill(255), width: 100, height: 100 }), "image/png"],
      [400, "picture_not_usable"],
      /pixels/,
    ],
    ["half a picture", () => [oil.slice(0, oil.length / 2), "image/png"], [400, "picture_not_usable"], /./],
  ])("is refused with its reason: %s", async (_what, file, refused, reason) => {
    const answer = await upload(given, ...file());
    expect((await errorOf(answer.clone())).message).toMatch(reason);
    expect(await outcome(answer)).toEqual(refused);
    expect(await filesOf(given.id)).toEqual([]);
  });

  it("is refused where its address leads nowhere, or where nobody may look", async () => {
    for (const [picture_url, code] of [
      [`${shop}/pictures/nothing-is-here.png`, "picture_not_usable"],
      ["http://10.0.0.1/a.png", "invalid_request"],
      ["serum.png", "invalid_request"],
    ] as const) {
      const answer = await unbusy(() => given.editor.call(picturesPath(given.id), { json: { picture_url } }));
      expect([picture_url, (await outcome(answer))[1]]).toEqual([picture_url, code]);
    }
    expect(await filesOf(given.id)).toEqual([]);
  });

  it("is refused once the day's pictures are used up; a correction that names a kept one counts as none", async () => {
    const { account, id } = given;
    const pictureId = await uploaded(given, cleanser, "image/jpeg");
    const limits = { ...usualDailyLimits, productPictures: 1 };
    const dailyCounts = new D1DailyCounts(openDatabase(env.DB), limits, () => Date.now());
    const ctx = { ...services, onboarding: { ...services.onboarding, dailyCounts } };
    const bytes = new Blob([oil]).stream() as ReadableStream<Uint8Array>;
    const call = { account: { id: account.accountId, status: "active" as const }, deliveryId: id, conceptIndex: "1" };
    const used = await giveConceptPicture(ctx, { ...call, given: { bytes } });
    expect(used).toMatchObject({ ok: false, error: { code: "daily_limit_reached" } });
    const counted = () =>
      env.DB.prepare("SELECT SUM(used) AS total FROM daily_counts WHERE what = 'productPictures'").first("total");
    const countBefore = await counted();
    expect((await redraw(given, { picture_id: pictureId })).status).toBe(200);
    expect(await counted()).toBe(countBefore);
  });

  it("is refused once the concept has been corrected as often as it may be", async () => {
    for (let left = Infinity, at = 1; left > 0; at++) {
      const version = await redraw(given, { headline: `Calm, ${at} days on` });
      left = (await version.json<Corrected>()).corrections_left;
    }
    expect(await outcome(upload(given, oil))).toEqual([409, "concept_not_correctable"]);
  });

  it("is refused for a concept that is not there, and by an account on trial", async () => {
    expect(await outcome(upload(given, oil, "image/png", 2))).toEqual([404, "not_found"]);
    const account = await anAccount();
    const call = { account: { id: account.accountId, status: "trial" as const }, deliveryId: given.id };
    const bytes = new Blob([oil]).stream() as ReadableStream<Uint8Array>;
    const refused = await giveConceptPicture(services, { ...call, conceptIndex: "1", given: { bytes } });
    expect(refused).toMatchObject({ ok: false, error: { code: "account_not_ready" } });
  });
});

describe("whose a picture for a concept is", () => {
  it("is told to nobody: not to viewers, not to other accounts, and not by another delivery", async () => {
    const given = await aCorrectable();
    const pictureId = await uploaded(given);
    const viewer = await aMember(given.account, "viewer");
    expect((await upload({ ...given, editor: viewer }, oil)).status).toBe(403);
    expect((await cutOut(viewer, given.id, pictureId)).status).toBe(403);

    const others = await aCorrectable();
    expect(await outcome(upload({ ...given, editor: others.editor }, oil))).toEqual([404, "delivery_not_found"]);
    expect(await outcome(cutOut(others.editor, given.id, pictureId))).toEqual([404, "delivery_not_found"]);
    expect(await outcome(cutOut(others.editor, others.id, pictureId))).toEqual([404, "not_found"]);
    expect(await outcome(redraw({ id: given.id, editor: others.editor }, { picture_id: pictureId }))).toEqual([
      404,
      "delivery_not_found",
    ]);
    const nobodys = `pic_${"0".repeat(26)}`;
    const refusals = await Promise.all(
      [pictureId, nobodys, "pic_../../x", `../${given.id}/${pictureId}`].map(async (picture_id) => {
        const answer = await redraw(others, { picture_id });
        return [answer.status, await errorOf(answer)] as const;
      }),
    );
    for (const refusal of refusals) {
      expect(refusal).toEqual([400, expect.objectContaining({ code: "invalid_request", param: "picture_id" })]);
    }
    expect(new Set(refusals.map(([, { message }]) => message)).size).toBe(1);
    expect((await versionsOf(others.account, others.id)).versions).toHaveLength(1);
  });
});

describe("a picture for a concept, in the end", () => {
  it("goes with the scenes, after which none is taken and none named", async () => {
    const given = await aCorrectable();
    await uploaded(given);
    const gone = breakCalls(R2Media.prototype, "put", {
      only: (key) => key.endsWith(".json"),
      instead: async (real) => {
        await real();
        await services.objects.purge(given.id, { scenes: true });
      },
    });
    expect(await outcome(upload(given, cleanser, "image/jpeg"))).toEqual([409, "concept_not_correctable"]);
    expect(gone.hits()).toBe(1);
    expect(await filesOf(given.id)).toEqual([]);
    expect(await outcome(upload(given, oil))).toEqual([409, "concept_not_correctable"]);
    expect(await filesOf(given.id)).toEqual([]);
  });

  it("goes with the account, although no correction ever named it", async () => {
    const given = await aCorrectable();
    await uploaded(given);
    await uploaded(given, cleanser, "image/jpeg");
    expect(await filesOf(given.id)).toHaveLength(4);
    const path = `/operator/v1/accounts/${given.account.accountId}`;
    expect((await send(path, { key: operatorToken, method: "DELETE" })).status).toBe(202);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      const runtime = { ...services.runtime, nowMs: () => Date.now() + minutes * 60_000 };
      await carryOutDeletions({ ...services, runtime });
    }
    expect(await filesOf(given.id)).toEqual([]);
  });

  it("is not taken while the brand is being deleted", async () => {
    const given = await aCorrectable();
    const path = `/operator/v1/accounts/${given.account.accountId}/brand`;
    expect((await send(path, { key: operatorToken, method: "DELETE" })).status).toBe(202);
    const sent = { method: "POST", body: oil, headers: { "content-type": "image/png" } };
    expect(await outcome(given.editor.call(picturesPath(given.id), sent))).toEqual([503, "picture_unavailable"]);
    expect(await filesOf(given.id)).toEqual([]);
  });
});
