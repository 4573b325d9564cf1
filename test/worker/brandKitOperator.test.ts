import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { D1BrandKits, kitOfRun } from "../../src/adapters/d1/brandKits.ts";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { emptyBrandKit, type BrandKit } from "../../src/core/brand/kit.ts";
import {
  aBrand,
  anAccount,
  aRunOf,
  aRunThatReads,
  operatorToken,
  outcome,
  send,
  type TestAccount,
} from "./builders.ts";

interface Shown {
  brand: { brand_id: string; name: string; ready_for_ads: boolean };
  kit: Record<string, unknown> & { name: string; colours: string[]; roles: Record<string, string | null> };
  version: number;
  edited: string[];
  versions: { version: number; source: string; edited: string[]; created_at: string }[];
  products: Record<string, number>;
  notes: string[];
}
type Made = Pick<Shown, "version" | "edited" | "kit">;

let account: TestAccount;
let brandId: string;

beforeEach(async () => {
  account = await anAccount();
  ({ brandId } = await aBrand(account, [
    {},
    { hasPicture: false },
    { isCompatible: false, incompatibilityReason: "It is a brush." },
    { status: "Inactive" },
  ]));
});

const at = (path: string, accountId = account.accountId) => `/operator/v1/accounts/${accountId}/brand${path}`;
const patch = (json: unknown, accountId?: string) =>
  send(at("/kit", accountId), { method: "PATCH", key: operatorToken, json });
const restore = (json: unknown) => send(at("/kit/restore"), { key: operatorToken, json });

async function shown(): Promise<Shown> {
  const response = await send(at(""), { key: operatorToken });
  expect(response.status).toBe(200);
  return response.json<Shown>();
}

async function edited(json: unknown): Promise<Made> {
  const response = await patch(json);
  expect(response.status).toBe(200);
  return response.json<Made>();
}

describe("what an operator sees of a brand", () => {
  it("is the brand, its kit, and how many products can be used and why others cannot", async () => {
    expect(await shown()).toMatchObject({
      brand: { brand_id: brandId, name: "Aurelia", ready_for_ads: true },
      kit: {
        name: "Aurelia",
        logo: null,
        colours: ["#8a5a2b"],
        roles: { primary: null, secondary: null, accent: null, background: null, text: null },
        fonts: { heading: null, body: null, pairing: "cormorant-jost" },
        tone: null,
        tone_words: [],
        examples: [],
        claims: [],
        language: null,
      },
      edited: [],
      products: { total: 4, active: 3, usable: 1, unsupported: 1, without_picture: 1 },
      notes: ["1 product cannot be used: The picture could not be read.", "1 product cannot be used: It is a brush."],
    });
  });

  it("is nothing without the token, the account or a brand", async () => {
    expect((await send(at(""), { key: account.apiKey })).status).toBe(401);
    expect(await outcome(send(at("", "acc_nobody"), { key: operatorToken }))).toEqual([404, "not_found"]);
    const { accountId } = await anAccount();
    expect(await outcome(send(at("", accountId), { key: operatorToken }))).toEqual([404, "not_found"]);
    expect(await outcome(patch({ tone: "Calm." }, accountId))).toEqual([404, "not_found"]);
  });
});

describe("an operator's edit", () => {
  it("is a new version, and what ads are made from", async () => {
    const made = await edited({
      name: "Aurélia",
      tone: "Fun, playful, cheeky.",
      roles: { primary: "#0b6e4f" },
      fonts: { pairing: "instrument" },
      claims: ["Made in Lisbon"],
      examples: ["Skin that holds its glow"],
      language: "pt",
    });
    expect(made).toMatchObject({
      version: 1,
      edited: ["name", "tone", "tone_words", "roles.primary", "fonts.pairing", "claims", "examples", "language"],
      kit: { name: "Aurélia", tone_words: ["playful"], colours: ["#0b6e4f", "#8a5a2b"], claims: ["Made in Lisbon"] },
    });
    const second = await edited({ tone_words: ["calm"] });
    expect([second.version, second.kit.tone]).toEqual([2, "Fun, playful, cheeky."]);
    const row = await env.DB.prepare("SELECT name, kit FROM brands WHERE id = ?")
      .bind(brandId)
      .first<{ name: string; kit: string }>();
    expect([row?.name, JSON.parse(row?.kit ?? "{}")]).toMatchObject([
      "Aurélia",
      { toneWords: ["calm"], fonts: { pairing: "instrument" } },
    ]);
    const { brand, versions } = await shown();
    expect(brand.name).toBe("Aurélia");
    expect(versions.map(({ version, source }) => [version, source])).toEqual([
      [2, "operator"],
      [1, "operator"],
    ]);
  });

  it.each([
    [{ tone: 5 }, "tone"],
    [{ tone: "x".repeat(501) }, "tone"],
    [{ tone_words: ["a", "b", "c", "d", "e", "f", "g"] }, "tone_words"],
    [{ colours: ["#12345"] }, "colours.0"],
    [{ roles: { primary: "red" } }, "roles.primary"],
    [{ fonts: { pairing: "papyrus" } }, "fonts.pairing"],
    [{ claims: [""] }, "claims.0"],
    [{ examples: ["x".repeat(201)] }, "examples.0"],
    [{ language: "deutsch!" }, "language"],
    [{ name: "x".repeat(61) }, "name"],
  ])("of %j is refused and names the field", async (body, param) => {
    const response = await patch(body);
    expect(response.status).toBe(400);
    expect((await response.json<{ error: unknown }>()).error).toMatchObject({ code: "invalid_request", param });
    expect((await shown()).versions).toEqual([]);
  });

  it("of nothing, of unknown fields or without JSON is refused", async () => {
    expect(await outcome(patch({}))).toEqual([400, "invalid_request"]);
    expect(await outcome(patch([]))).toEqual([400, "invalid_request"]);
    expect(await outcome(patch({ toneWords: ["calm"] }))).toEqual([400, "invalid_request"]);
    expect(await outcome(patch({ roles: { tertiary: "#000000" } }))).toEqual([400, "invalid_request"]);
    const bare = { method: "PATCH", key: operatorToken, body: "{", headers: { "content-type": "application/json" } };
    expect(await outcome(send(at("/kit"), bare))).toEqual([400, "invalid_json"]);
  });

  it("survives beside others at the same moment, each with a version of its own", async () => {
    const edits = [
      { tone: "Calm." },
      { claims: ["Vegan"] },
      { language: "de" },
      { name: "A" },
      { examples: ["One two."] },
    ];
    const made = await Promise.all(edits.map(edited));
    expect(made.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
    expect((await shown()).kit).toMatchObject({
      name: "A",
      tone: "Calm.",
      claims: ["Vegan"],
      language: "de",
      examples: ["One two."],
    });
  });

  it("loses to a version that is there already", async () => {
    const kits = new D1BrandKits(openDatabase(env.DB));
    const next = { version: 1, source: "operator", name: "One", kit: emptyBrandKit, edited: [] } as const;
    expect(await kits.append(brandId, { ...next, edited: [] }, 1)).toBe(true);
    expect(await kits.append(brandId, { ...next, name: "Two", edited: [] }, 2)).toBe(false);
    expect((await kits.current(brandId))?.name).toBe("One");
  });
});

describe("an older version", () => {
  it("comes back as a new one, with what was edited then", async () => {
    await edited({ tone: "Calm, gentle, soothing." });
    await edited({ tone: null, claims: ["Vegan"] });
    const response = await restore({ version: 1 });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      version: 3,
      edited: ["tone", "tone_words"],
      kit: { tone: "Calm, gentle, soothing.", claims: [] },
    });
    expect((await shown()).versions).toHaveLength(3);
  });

  it("is refused where there is none", async () => {
    expect(await outcome(restore({ version: 7 }))).toEqual([404, "not_found"]);
    for (const body of [{}, { version: 0 }, { version: 1.5 }, { version: "1" }])
      expect(await outcome(restore(body))).toEqual([400, "invalid_request"]);
  });

  it("is never changed, and deleted with its brand only", async () => {
    await edited({ tone: "Calm." });
    await expect(env.DB.prepare("UPDATE brand_kits SET kit = '{}'").run()).rejects.toThrow("never changed");
    await expect(env.DB.prepare("DELETE FROM brand_kits").run()).rejects.toThrow("with its brand only");
  });
});

describe("a run of onboarding", () => {
  const read: BrandKit = { ...emptyBrandKit, colours: ["#222288"], tone: "Louder now.", claims: ["Refillable"] };

  it("adds a version and leaves alone what operators have set", async () => {
    await aRunThatReads({ ...account, brandId }, read);
    await edited({ name: "Aurélia", tone: "Calm, gentle, soothing.", roles: { accent: "#0b6e4f" } });
    await aRunThatReads(
      { ...account, brandId },
      { ...read, colours: ["#884422"], claims: ["Vegan"], language: "fr" },
      "New name",
    );
    const { kit, version, versions, edited: fields, brand } = await shown();
    expect([brand.name, version, fields]).toEqual(["Aurélia", 3, ["name", "tone", "tone_words", "roles.accent"]]);
    expect(kit).toMatchObject({
      name: "Aurélia",
      tone: "Calm, gentle, soothing.",
      claims: ["Vegan"],
      language: "fr",
      colours: ["#0b6e4f", "#884422"],
    });
    expect(versions.map(({ source }) => source)).toEqual(["onboarding", "operator", "onboarding"]);
  });

  it("whose site showed nothing, or that fails, changes no kit", async () => {
    await aRunThatReads({ ...account, brandId }, read);
    await aRunThatReads({ ...account, brandId }, null);
    const catalogue = new D1Catalogue(openDatabase(env.DB));
    const { accountId } = account;
    const { run } = await aRunOf(catalogue, { accountId, website: "https://b.example", nowMs: 5 });
    await catalogue.fail(brandId, run, "It could not be read.", Date.now());
    expect(await shown()).toMatchObject({ version: 1, kit: { name: "Aurelia", tone: "Louder now." } });
  });

  it("cannot overwrite an edit that comes in between", async () => {
    const db = openDatabase(env.DB);
    const prepared = await kitOfRun(db, brandId, { name: "Aurelia", kit: read }, 1);
    await edited({ tone: "Calm." });
    const [first, ...others] = prepared.statements;
    if (first === undefined) throw new Error("a run that read a kit must record it");
    await expect(db.batch([first, ...others])).rejects.toThrow();
    const again = await kitOfRun(db, brandId, { name: "Aurelia", kit: read }, 2);
    expect(again.kit).toMatchObject({ tone: "Calm.", claims: ["Refillable"] });
  });
});
