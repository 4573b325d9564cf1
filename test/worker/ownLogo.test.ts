import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { encodePng } from "../../src/adapters/images/photonCodec.ts";
import { servicesFor } from "../../src/composition.ts";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { err, ok } from "../../src/core/result.ts";
import type { LogoDrawer } from "../../src/ports/pictures.ts";
import { setBrandLogo } from "../../src/services/accounts/setBrandLogo.ts";
import { aReadyAccount, aRunThatReads, outcome, send, type TestAccount } from "./builders.ts";
import { aMember, type Browser } from "./people.ts";

interface Logo {
  url: string;
  width: number;
  height: number;
  ground: string;
  stands_in_ads: boolean;
}
interface Shown {
  version: number;
  edited: string[];
  kit: { logo: Logo | null };
}

const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#7a3b2e" d="M30 3C12 15 8 35 30 57 52 35 48 15 30 3zm0 12c9 9 9 22 0 31-9-9-9-22 0-31z"/></svg>`;

let account: TestAccount & { brandId: string };
let editor: Browser;

beforeEach(async () => {
  account = await aReadyAccount();
  await aRunThatReads(account, emptyBrandKit);
  editor = await aMember(account, "editor");
});

const put = (body: BodyInit, { type = "image/svg+xml", seen = 1, browser = editor } = {}) =>
  browser.call(`/app/api/brand/logo?base_version=${seen}`, { method: "PUT", body, headers: { "content-type": type } });
const shown = () => editor.json<Shown>("/app/api/brand");

/** The same call where the renderer answers like this. */
function putBefore(draw: LogoDrawer["draw"]) {
  const services = servicesFor(env);
  const author = { source: "person", personId: "per_1" } as const;
  const onboarding = { ...services.onboarding, logos: { draw } };
  const file = new Blob([sign]).stream() as ReadableStream<Uint8Array>;
  return setBrandLogo({ ...services, onboarding }, { accountId: account.accountId, author, baseVersion: 1 }, file);
}

describe("a logo of one's own", () => {
  it("is a version of the kit whose logo stands in ads, and stays when the shop is read again", async () => {
    const response = await put(sign);
    expect(response.status).toBe(200);
    const { version, edited, kit } = await response.json<Shown>();
    expect([version, edited]).toEqual([2, ["logo"]]);
    expect(kit.logo).toMatchObject({ ground: "light", stands_in_ads: true });
    const file = await send(new URL(kit.logo?.url ?? "").pathname);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
    await aRunThatReads(account, emptyBrandKit);
    expect((await shown()).kit.logo).toEqual(kit.logo);
  });

  it("is put back to what the shop has", async () => {
    await put(sign);
    const json = { from_shop: ["logo"], base_version: 2 };
    expect((await editor.call("/app/api/brand/kit", { method: "PATCH", json })).status).toBe(200);
    expect(await shown()).toMatchObject({ edited: [], kit: { logo: null } });
  });

  it("that has no outline is refused with the reason, and changes nothing", async () => {
    const plate = encodePng({ rgba: new Uint8Array(300 * 100 * 4).fill(255), width: 300, height: 100 });
    for (const [body, type] of [
      [plate, "image/png"],
      ["<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"],
      ["no picture at all", "image/webp"],
    ] as const) {
      const refused = await put(body, { type });
      expect(refused.status).toBe(400);
      const { error } = await refused.json<{ error: { code: string; message: string } }>();
      expect(error.code).toBe("picture_not_usable");
      expect(error.message.length).toBeGreaterThan(20);
    }
    expect(await shown()).toMatchObject({ version: 1, kit: { logo: null } });
  });

  it("that says what no ad says is refused with what it says", async () => {
    const png = encodePng({ rgba: new Uint8Array(300 * 80 * 4).fill(90), width: 300, height: 80 });
    const refused = await putBefore(() => Promise.resolve(ok({ png, words: "call 0800 555 0199" })));
    expect(refused).toMatchObject({ ok: false, error: { code: "picture_not_usable" } });
    expect(JSON.stringify(refused)).toContain("The logo cannot stand in ads: in “call 0800 555 0199” it holds");
  });

  it("can be sent again where nothing could draw it", async () => {
    const refused = await putBefore(() => Promise.resolve(err({ reason: "The renderer is asleep.", temporary: true })));
    expect(refused).toMatchObject({ ok: false, error: { code: "picture_unavailable" } });
  });

  it("is refused on a version that is not the newest, as another type, too large, or by a viewer", async () => {
    await put(sign);
    expect(await outcome(put(sign))).toEqual([409, "kit_changed"]);
    expect(await outcome(put(sign, { seen: NaN }))).toEqual([400, "invalid_request"]);
    expect(await outcome(put(sign, { type: "image/gif", seen: 2 }))).toEqual([415, "unsupported_media_type"]);
    expect(await outcome(put("{}", { type: "application/json", seen: 2 }))).toEqual([400, "invalid_request"]);
    const large = `${sign}${" ".repeat(2 * 1024 * 1024)}`;
    expect((await put(large, { seen: 2 })).status).toBeGreaterThanOrEqual(413);
    const viewer = await aMember(account, "viewer");
    expect((await put(sign, { seen: 2, browser: viewer })).status).toBe(403);
    expect((await shown()).version).toBe(2);
  });

  it("is kept when unused files are looked through, as it is in the kit, and its brand's end takes it along", async () => {
    const { kit } = await (await put(sign)).json<Shown>();
    const key = decodeURIComponent(new URL(kit.logo?.url ?? "").pathname).replace("/media/", "");
    expect(await servicesFor(env).onboarding.brandFiles.inUse(account.brandId)).toContain(key);
    expect(await servicesFor(env).deletions.brandFiles(account.brandId)).toContain(key);
  });
});
