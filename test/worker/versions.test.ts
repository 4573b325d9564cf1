import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { R2Media } from "../../src/adapters/r2/media.ts";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../src/composition.ts";
import { deleteDelivery } from "../../src/services/deleteDelivery.ts";
import { exportAccount, type ExportLine } from "../../src/services/exportAccount.ts";
import { anAccount, aReadyAccount, balanceOf, outcome, send, usageOf, type ErrorEnvelope } from "./builders.ts";
import { accept, fileAt, journalled, keptFiles, read, received, until } from "./deliveryHelpers.ts";
import { breakCalls } from "./faults/brokenCalls.ts";
import { aMovableClock } from "./faults/clock.ts";
import {
  aCompleted,
  approve,
  correct,
  corrected,
  versionsAt,
  versionsOf,
  type Corrected,
  type ReadyAccount,
  type ShownDelivery,
  type VersionAd,
} from "./versionHelpers.ts";

const immutable = "public, max-age=31536000, immutable";
/** No layout has room for it: one word of 60 letters. */
const endlessWord = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte";

afterEach(() => {
  vi.restoreAllMocks();
});

const services = servicesFor(env);
const objectOf = (id: string) => env.DELIVERY.get(env.DELIVERY.idFromName(id));
const shown = async (account: ReadyAccount, id: string) => (await read(account, id)) as unknown as ShownDelivery;
const idsOf = (ads: readonly VersionAd[]) => ads.map(({ ad_id }) => ad_id);
const messageOf = async (response: Response) => (await response.json<ErrorEnvelope>()).error.message;
const ledgerOf = async (account: ReadyAccount) =>
  (await usageOf(account)).map(({ type, credits_delta }) => [type, credits_delta]);
/** Nothing is left to do but to look once more for late files. */
const settled = (id: string) =>
  until(
    async () => (await objectOf(id).read())?.outbox ?? [],
    (outbox) => outbox.every(({ effect }) => effect.kind === "withdrawFiles"),
    30_000,
  );

describe("a corrected headline", () => {
  let account: ReadyAccount;
  let before: ShownDelivery;
  let version: Corrected;
  let after: ShownDelivery;
  let receiver: string;

  beforeAll(async () => {
    receiver = `versions-${Date.now()}`;
    const completed = await aCompleted({ webhook_url: `${inject("receiverUrl")}/${receiver}` });
    ({ account, delivery: before } = completed);
    version = await corrected(account, completed.id, { headline: "Calm skin, from the first morning" });
    await settled(completed.id);
    after = await shown(account, completed.id);
  });

  it("is drawn as a version with ads, ids and files of its own, and inspected", () => {
    expect(version).toMatchObject({
      index: 1,
      version: 2,
      status: "rendered",
      failure: null,
      headline: "Calm skin, from the first morning",
      corrections_left: 4,
    });
    expect(version.ads.map(({ orientation, version: of }) => [orientation, of])).toEqual([
      ["vertical", 2],
      ["square", 2],
    ]);
    for (const ad of version.ads) expect(ad.compliance?.passed, JSON.stringify(ad.compliance)).toBe(true);
    expect(idsOf(version.ads).filter((id) => idsOf(before.ads).includes(id))).toEqual([]);
  });

  it("takes the place of the first in the delivery and on its page", async () => {
    expect(after.ads).toEqual(version.ads);
    expect([after.status, after.ad_count]).toEqual(["completed", 2]);
    expect(after.concepts).toEqual([
      {
        index: 1,
        version: 2,
        version_under_way: null,
        corrections_left: 4,
        approval: { status: "none", version: 2, reason: null, decided_at: null },
      },
    ]);
    const page = await (await fileAt(after.viewer_url)).text();
    expect(page).toContain("Calm skin, from the first morning");
    expect(page).toContain(version.ads[0]?.static_url);
    expect(page).not.toContain(before.ads[0]?.static_url);
  });

  it("leaves the first version and its files as they were, and both may be cached for ever", async () => {
    const { versions } = await versionsOf(account, before.delivery_id);
    expect(versions.map(({ version: number, status }) => [number, status])).toEqual([
      [1, "rendered"],
      [2, "rendered"],
    ]);
    expect(versions[0]?.ads).toEqual(before.ads);
    expect(versions[1]).toMatchObject({ support: versions[0]?.support, style_id: versions[0]?.style_id });
    const stills = await Promise.all([...before.ads, ...version.ads].map(({ static_url }) => fileAt(static_url)));
    expect(stills.map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual(
      stills.map(() => [200, immutable]),
    );
    const bytes = await Promise.all(stills.map((still) => still.bytes()));
    expect(bytes[0]).not.toEqual(bytes[2]);
  });

  it("costs nothing and tells no receiver once more that the delivery has completed", async () => {
    expect(await balanceOf(account)).toBe(145);
    expect(await ledgerOf(account)).toEqual([
      ["Deduction", -5],
      ["Bonus", 100],
      ["Bonus", 50],
    ]);
    const log = await received(receiver, 1);
    expect(log.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual(["delivery.completed"]);
  });

  it("is refused once more, because nothing would be different", async () => {
    const again = await correct(account, before.delivery_id, { headline: "Calm skin, from the first morning" });
    expect(again.status).toBe(400);
    expect(await messageOf(again)).toContain("Nothing would be different");
    expect((await versionsOf(account, before.delivery_id)).versions).toHaveLength(2);
  });
});

describe("a version on its way", () => {
  it("leaves the delivery as it was until all of it is drawn, and keeps a second correction of its concept waiting", async () => {
    const { account, id, delivery } = await aCompleted();
    let isOpen = false;
    breakCalls(HttpRenderer.prototype, "render", {
      instead: async (real) => {
        await until(
          () => Promise.resolve(isOpen),
          (open) => open,
        );
        return real();
      },
    });
    const begun = await correct(account, id, { headline: "Other words" }, {});
    const { version, status, status_url } = await begun.json<Corrected>();
    expect([begun.status, begun.headers.get("location"), version, status]).toEqual([202, status_url, 2, "queued"]);
    const during = await shown(account, id);
    expect(during.ads).toEqual(delivery.ads);
    expect(during.concepts[0]).toMatchObject({ version: 1, version_under_way: 2 });
    const second = await correct(account, id, { headline: "Further words" });
    expect([second.status, second.headers.get("retry-after")]).toEqual([409, "5"]);
    expect(await messageOf(second)).toContain("Version 2 of this concept is still being drawn");
    isOpen = true;
    const { versions } = await until(
      () => versionsOf(account, id),
      ({ version: now }) => now === 2,
    );
    expect(versions).toHaveLength(2);
    expect((await shown(account, id)).ads.map(({ headline }) => headline)).toEqual(["Other words", "Other words"]);
  });

  it("answers 202 when the wait ends first", async () => {
    const { account, id } = await aCompleted();
    breakCalls(HttpRenderer.prototype, "render", {
      instead: (real) =>
        until(
          () => Promise.resolve(0),
          () => false,
          3_000,
        ).then(real),
    });
    const begun = await correct(account, id, { headline: "Other words" }, { prefer: "wait=1" });
    expect([begun.status, begun.headers.get("retry-after")]).toEqual([202, "5"]);
  });

  it("is drawn once although its message comes five times", async () => {
    const { account, id } = await aCompleted();
    breakCalls(CloudflareRenderQueue.prototype, "send", {
      instead: (real) => Promise.all([real(), real(), real(), real(), real()]),
    });
    const { ads, version } = await corrected(account, id, { headline: "Other words" });
    await settled(id);
    expect(await keptFiles(ads)).toHaveLength(2);
    expect(
      (await journalled<{ version?: number }>(id, "claimed")).filter((entry) => entry.version === version),
    ).toHaveLength(1);
  });

  it("is drawn although its message was lost, its consumer died and its object was put out", async () => {
    const clock = await aMovableClock();
    const { account, id } = await aCompleted();
    breakCalls(CloudflareRenderQueue.prototype, "send", { instead: () => Promise.resolve() });
    await correct(account, id, { headline: "Other words" }, {});
    await until(
      async () => (await objectOf(id).read())?.outbox.length,
      (waiting) => waiting === 0,
      20_000,
    );
    await evictDurableObject(objectOf(id));
    const ref = { concept: 1, attempt: 1, version: 2 };
    expect((await services.objects.claim(id, ref)).granted).toBe(true);
    expect((await services.objects.claim(id, ref)).granted).toBe(false);
    await evictDurableObject(objectOf(id));
    const attempt = async () => (await objectOf(id).read())?.versions[0]?.attempt;
    for (let turn = 0; turn < 20 && (await attempt()) === 1; turn++) await clock.skip(id);
    const { version } = await until(
      () => versionsOf(account, id),
      ({ version: now }) => now === 2,
      20_000,
    );
    expect(version).toBe(2);
    expect((await journalled<{ attempt: number; version?: number }>(id, "conceptFinished")).at(-1)).toMatchObject({
      attempt: 2,
      version: 2,
    });
  });

  it("is drawn although storing its files and settling them fail at first", async () => {
    const { account, id } = await aCompleted();
    const stored = breakCalls(R2Media.prototype, "put", { times: 2 });
    const settling = breakCalls(R2Media.prototype, "settle", { times: 1 });
    const { ads, status } = await corrected(account, id, { headline: "Other words" });
    expect([status, stored.hits()]).toEqual(["rendered", 2]);
    await settled(id);
    expect(settling.hits()).toBe(1);
    const still = await fileAt(ads[0]?.static_url ?? "");
    expect(still.headers.get("cache-control")).toBe(immutable);
    expect(await keptFiles(ads)).toHaveLength(2);
  });
});

describe("a version that cannot be drawn", () => {
  it("fails alone, with a reason for people: the delivery stays, nothing is refunded, and it does not count", async () => {
    const { account, id, delivery } = await aCompleted();
    const failed = await corrected(account, id, { headline: endlessWord });
    expect(failed).toMatchObject({ version: 2, status: "failed", corrections_left: 5 });
    expect(failed.failure).toContain("at a size that can be read");
    expect(failed.ads.map(({ static_url }) => static_url as string | null)).toEqual([null, null]);
    await settled(id);
    expect(await shown(account, id)).toEqual(delivery);
    expect(await keptFiles(failed.ads)).toEqual([]);
    expect(await ledgerOf(account)).toEqual([
      ["Deduction", -5],
      ["Bonus", 100],
      ["Bonus", 50],
    ]);
    const next = await corrected(account, id, { headline: "Shorter words" });
    expect(next).toMatchObject({ version: 3, status: "rendered", corrections_left: 4 });
  });

  it("fails where the layout that was asked for cannot hold it, rather than show another one", async () => {
    const { account, id } = await aCompleted();
    const headline = "A headline of eighty characters that says what the serum does for skin each day";
    const versions: Corrected[] = [];
    for (const layout of ["split", "hero", "minimal"])
      versions.push(await corrected(account, id, { layout, headline }));
    for (const { status, failure, ads, layout } of versions) {
      if (status === "failed") expect(failure).toContain("layout");
      else expect(ads.map(({ compliance }) => compliance?.["layout"])).toEqual([layout, layout]);
    }
  });

  it("is given up with the renderer's failures, and leaves no file", async () => {
    const { account, id, delivery } = await aCompleted();
    breakCalls(HttpRenderer.prototype, "render", {
      times: Infinity,
      instead: async (real) => {
        await real();
        return { kind: "failed", message: "Something inside: /scratch/0815", retriable: true } as const;
      },
    });
    const { status, failure, ads } = await corrected(account, id, { headline: "Other words" });
    expect([status, failure]).toEqual(["failed", "The renderer kept failing. Send the same correction again."]);
    await settled(id);
    expect(await keptFiles(ads)).toEqual([]);
    expect(await shown(account, id)).toEqual(delivery);
  });

  it("says what to do when the picture that the ad was drawn with is gone", async () => {
    const { account, id } = await aCompleted();
    await env.MEDIA.delete(`products/${account.productIds[0]}/hero.png`);
    const { status, failure } = await corrected(account, id, { headline: "Other words" });
    expect(status).toBe("failed");
    expect(failure).toContain("Give `product_id`");
  });
});

describe("corrections of one concept", () => {
  it("are free five times, and refused from the sixth on", async () => {
    const { account, id } = await aCompleted({ count: 2 }, [{}, {}]);
    for (let left = 4; left >= 0; left--) {
      const version = await corrected(account, id, { headline: `Words of version ${6 - left}` });
      expect([version.status, version.corrections_left]).toEqual(["rendered", left]);
    }
    const sixth = await correct(account, id, { headline: "Once more" });
    expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([409, null]);
    expect(await sixth.json()).toMatchObject({
      error: { code: "concept_not_correctable", message: expect.stringContaining("5 times") as string },
    });
    expect((await corrected(account, id, { headline: "The other concept" }, 2)).corrections_left).toBe(4);
    const delivery = await shown(account, id);
    expect(delivery.ads.map(({ index, version }) => [index, version])).toEqual([
      [1, 6],
      [1, 6],
      [2, 2],
      [2, 2],
    ]);
  });

  it("build on each other: what a later one does not name is as the one before left it", async () => {
    const { account, id } = await aCompleted();
    const { style_id: styleId } = await corrected(account, id, { headline: "Other words", palette: "dark" });
    const next = await corrected(account, id, { call_to_action: "Meet it", proof_points: ["Fragrance-free"] });
    expect(next).toMatchObject({
      version: 3,
      status: "rendered",
      headline: "Other words",
      call_to_action: "Meet it",
      proof_points: ["Fragrance-free"],
      style_id: styleId,
    });
    const scenes = await services.objects.scenesOf(id, 1);
    expect(scenes.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(scenes[2]?.scene.palette).toEqual(scenes[1]?.scene.palette);
    expect(scenes[1]?.scene.palette).not.toEqual(scenes[0]?.scene.palette);
  });

  it("show another product of the brand, and none that an order could not have", async () => {
    const { account, id } = await aCompleted({}, [
      { name: "Barrier Serum" },
      { name: "Cloud Essence" },
      { name: "Glow Set", isCompatible: false, incompatibilityReason: "One ad shows one product." },
      { name: "Draft Serum", status: "Draft" },
    ]);
    const [first, second, set, draft] = account.productIds;
    const other = (await shown(account, id)).ads[0]?.product_id === first ? second : first;
    const version = await corrected(account, id, { product_id: other, style_id: "sty_still-pond-rings" });
    expect(version).toMatchObject({ status: "rendered", product_id: other, style_id: "sty_still-pond-rings" });
    const foreign = (await aReadyAccount()).productIds[0];
    expect(await outcome(correct(account, id, { product_id: set }))).toEqual([400, "product_not_supported"]);
    for (const product_id of [draft, foreign, "prd_none"]) {
      const refused = await correct(account, id, { product_id });
      expect([refused.status, (await refused.json<ErrorEnvelope>()).error.param]).toEqual([400, "product_id"]);
    }
  });
});

describe("a correction under an Idempotency-Key", () => {
  it("begins one version however often and however simultaneously it is sent", async () => {
    const { account, id } = await aCompleted();
    const headers = { "idempotency-key": "one-correction" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => correct(account, id, { headline: "Other words" }, headers)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json<Corrected>()));
    expect(new Set(bodies.map(({ version }) => version))).toEqual(new Set([2]));
    expect(new Set(bodies.map(({ ads }) => idsOf(ads).join())).size).toBe(1);
    expect(bodies.filter(({ replayed_from_idempotency_key: replayed }) => replayed !== true)).toHaveLength(1);
    const waited = await correct(
      account,
      id,
      { support: null, headline: "Other words" },
      { ...headers, prefer: "wait" },
    );
    expect([waited.status, waited.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    const late = await correct(account, id, { headline: "Other words" }, headers);
    expect([late.status, (await late.json<Corrected>()).version]).toEqual([200, 2]);
    expect((await versionsOf(account, id)).versions).toHaveLength(2);
  });

  it("refuses another body, another concept and a malformed key, and frees the key of a refused call", async () => {
    const { account, id } = await aCompleted({ count: 2 }, [{}, {}]);
    const headers = { "idempotency-key": "mine", prefer: "wait" };
    expect(await outcome(correct(account, id, { headline: "<b>" }, headers))).toEqual([400, "invalid_request"]);
    expect((await correct(account, id, { headline: "Other words" }, headers)).status).toBe(200);
    const reused = [400, "idempotency_key_reused"];
    expect(await outcome(correct(account, id, { headline: "Further words" }, headers))).toEqual(reused);
    expect(await outcome(correct(account, id, { headline: "Other words" }, headers, 2))).toEqual(reused);
    const malformed = correct(account, id, { headline: "x" }, { "idempotency-key": "k".repeat(256) });
    expect(await outcome(malformed)).toEqual([400, "invalid_idempotency_key"]);
  });
});

describe("what is no business of the caller", () => {
  it("is a 404 that teaches nothing, on each address of a concept", async () => {
    const { id } = await aCompleted();
    const stranger = (await anAccount()) as ReadyAccount;
    for (const address of [id, "del_00000000000000000000000000", "nonsense"])
      for (const answer of [
        correct(stranger, address, { headline: "x" }),
        correct(stranger, address, { headline: "x" }, {}, 99),
        versionsAt(stranger, address),
        approve(stranger, address, { status: "approved" }),
      ])
        expect(await outcome(answer)).toEqual([404, "delivery_not_found"]);
    expect((await objectOf(id).read())?.versions).toEqual([]);
  });

  it("is a 404 for a concept that the delivery lacks", async () => {
    const { account, id } = await aCompleted();
    for (const index of [0, 2, "-1", "1.5", "one", "1e0", "01"])
      for (const answer of [
        correct(account, id, { headline: "x" }, {}, index),
        versionsAt(account, id, index),
        approve(account, id, { status: "approved" }, index),
      ])
        expect(await outcome(answer)).toEqual([404, "not_found"]);
    const message = await messageOf(await correct(account, id, { headline: "x" }, {}, 2));
    expect(message).toBe("There is no such concept: the delivery has one concept, with the index 1.");
  });
});

describe("a delivery that can't be corrected", () => {
  it("has not completed yet, or has failed", async () => {
    const account = await aReadyAccount();
    let isOpen = false;
    breakCalls(HttpRenderer.prototype, "render", {
      times: Infinity,
      instead: async () => {
        await until(
          () => Promise.resolve(isOpen),
          (open) => open,
        );
        return { kind: "failed", message: "no", retriable: false } as const;
      },
    });
    const id = await accept(account, { format: "static" });
    const early = await correct(account, id, { headline: "x" });
    expect([early.status, early.headers.get("retry-after")]).toEqual([409, "15"]);
    expect(await outcome(approve(account, id, { status: "approved" }))).toEqual([409, "concept_not_ready"]);
    expect((await versionsAt(account, id)).status).toBe(200);
    isOpen = true;
    await until(
      () => read(account, id),
      ({ status }) => status === "failed",
    );
    expect(await outcome(correct(account, id, { headline: "x" }))).toEqual([409, "concept_not_correctable"]);
    expect(await outcome(approve(account, id, { status: "approved" }))).toEqual([409, "concept_not_correctable"]);
  });

  it("is older than what it was drawn from is kept", async () => {
    const { account, id, delivery } = await aCompleted();
    await settled(id);
    await until(
      () => services.objects.purge(id, { scenes: true }),
      (isDone) => isDone,
    );
    const refused = await correct(account, id, { headline: "x" });
    expect(await messageOf(refused)).toContain("no longer kept");
    const { versions } = await versionsOf(account, id);
    expect(versions).toMatchObject([{ version: 1, support: null, proof_points: null, ads: delivery.ads }]);
  });

  it("is not one that was stored before there were versions", async () => {
    const { account, id, delivery } = await aCompleted();
    await settled(id);
    await runInDurableObject(objectOf(id), (_object, { storage }) => {
      const state = storage.kv.get<Record<string, unknown>>("state") ?? {};
      const { versions: _versions, approvals: _approvals, ...old } = state;
      storage.kv.put("state", old);
      storage.kv.put("version", 3);
      storage.sql.exec("DROP TABLE version_scenes");
    });
    await evictDurableObject(objectOf(id));
    expect(await shown(account, id)).toEqual(delivery);
    expect((await corrected(account, id, { headline: "Other words" })).status).toBe("rendered");
  });
});

describe("what somebody says of a concept", () => {
  it("is shown in the delivery for its version, can be said twice, and is set back by the next version", async () => {
    const { account, id } = await aCompleted();
    const said = await approve(account, id, { status: "approved", version: 1 });
    const { approval } = await said.json<{ approval: { decided_at: string } }>();
    expect(approval).toMatchObject({ status: "approved", version: 1, reason: null });
    expect(await (await approve(account, id, { status: "approved" })).json()).toMatchObject({ approval });
    expect((await shown(account, id)).concepts[0]?.approval).toEqual(approval);
    await corrected(account, id, { headline: "Other words" });
    expect((await shown(account, id)).concepts[0]?.approval).toEqual({
      status: "none",
      version: 2,
      reason: null,
      decided_at: null,
      before: approval,
    });
    const late = await approve(account, id, { status: "approved", version: 1 });
    expect([late.status, (await late.json<ErrorEnvelope>()).error]).toMatchObject([400, { param: "version" }]);
    const rejected = await approve(account, id, { status: "rejected", reason: "Too loud.", version: 2 });
    expect(await rejected.json()).toMatchObject({ approval: { status: "rejected", version: 2, reason: "Too loud." } });
    expect(await (await approve(account, id, { status: "none" })).json()).toMatchObject({
      approval: { status: "none" },
    });
    expect(await outcome(approve(account, id, { status: "perhaps" }))).toEqual([400, "invalid_request"]);
  });
});

describe("the life of versions", () => {
  it("ends with their delivery: no file is left, and an export names every one before that", async () => {
    const { account, id, delivery } = await aCompleted();
    const second = await corrected(account, id, { headline: "Other words" });
    const third = await corrected(account, id, { headline: "Further words" });
    await settled(id);
    const ads = [...delivery.ads, ...second.ads, ...third.ads];
    const files = await keptFiles(ads);
    expect(files).toHaveLength(6);
    const lines: ExportLine[] = [];
    for await (const line of exportAccount(services, account.accountId, "")) lines.push(line);
    expect(lines.flatMap((line) => (line.type === "file" ? line.key : []))).toEqual(expect.arrayContaining(files));
    const copied = lines.find((line) => line.type === "delivery");
    expect(copied?.scenes.map(({ version }) => version)).toEqual([1, 2, 3]);
    const indexed = (await services.index.find(id)) ?? expect.fail();
    expect(
      await until(
        () => deleteDelivery(services, indexed),
        (isDone) => isDone,
        20_000,
      ),
    ).toBe(true);
    expect(await keptFiles(ads)).toEqual([]);
    for (const { static_url } of ads) expect((await fileAt(static_url)).status).toBe(404);
    expect((await versionsAt(account, id)).status).toBe(404);
    expect((await correct(account, id, { headline: "Too late" })).status).toBe(404);
  });

  it("keeps a deletion and a sweep waiting while one is drawn, and ends with the account", async () => {
    const { account, id } = await aCompleted();
    await settled(id);
    breakCalls(CloudflareRenderQueue.prototype, "send", { times: Infinity, instead: () => Promise.resolve() });
    await correct(account, id, { headline: "Other words" }, {});
    expect(await services.objects.purge(id, { scenes: true })).toBe(false);
    expect((await services.objects.holdings(id))?.isOver).toBe(false);
    expect(await services.objects.forget(id)).toBe(false);
    await services.objects.report(id, { kind: "gaveUp", message: "The account or its brand was deleted." });
    const { versions } = await versionsOf(account, id);
    expect(versions.at(-1)).toMatchObject({ status: "failed", failure: "The account or its brand was deleted." });
    expect((await shown(account, id)).status).toBe("completed");
  });

  it("has no file that anybody sees of a version that failed", async () => {
    const { account, id } = await aCompleted();
    const keys: string[] = [];
    breakCalls(HttpRenderer.prototype, "render", {
      times: 1,
      instead: async (real) => {
        await real();
        const { objects } = await env.MEDIA.list({ prefix: "ads/" });
        keys.push(...objects.map(({ key }) => key));
        return { kind: "failed", message: "no", retriable: false } as const;
      },
    });
    const { ads } = await corrected(account, id, { headline: "Other words" });
    const own = keys.filter((key) => idsOf(ads).some((adId) => key.includes(adId)));
    expect(own).toHaveLength(2);
    for (const key of own) expect((await send(`/media/${key}`)).status).toBe(404);
  });
});

it("an account in trial corrects nothing, as it orders nothing", async () => {
  const { account, id } = await aCompleted();
  const path = `/operator/v1/accounts/${account.accountId}`;
  await send(path, { key: "the-operator-token-of-all-the-tests", method: "PATCH", json: { status: "trial" } });
  expect(await outcome(correct(account, id, { headline: "x" }))).toEqual([403, "account_not_ready"]);
  expect((await versionsAt(account, id)).status).toBe(200);
});
