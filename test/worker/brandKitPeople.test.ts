import { beforeEach, describe, expect, it } from "vitest";
import { emptyBrandKit, type BrandKit } from "../../src/core/brand/kit.ts";
import { aReadyAccount, aRunThatReads, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { aMember, aPerson, type Browser } from "./people.ts";

interface Version {
  version: number;
  source: string;
  by: { email: string; name: string | null } | null;
  changed: string[];
}
interface Shown {
  kit: Record<string, unknown> & { name: string; roles: Record<string, string | null> };
  version: number;
  edited: string[];
  origins: Record<string, string>;
  shop: (Record<string, unknown> & { tone: string | null }) | null;
  versions: Version[];
}
interface Refusal {
  error: { code: string; message: string };
  version: number;
}

const read: BrandKit = {
  ...emptyBrandKit,
  colours: ["#7a3b2e", "#c2185b"],
  roles: { ...emptyBrandKit.roles, primary: "#7a3b2e", accent: "#c2185b" },
  fonts: { heading: "Lora", body: "Karla", pairing: "lora-karla" },
  tone: "Quiet care.",
  toneWords: ["calm"],
  claims: ["Vegan"],
};

let account: TestAccount & { brandId: string };
let editor: Browser;

beforeEach(async () => {
  account = await aReadyAccount();
  await aRunThatReads(account, read);
  editor = await aMember(account, "editor");
});

const shown = (browser = editor) => browser.json<Shown>("/app/api/brand");
const patch = (json: unknown, browser = editor) => browser.call("/app/api/brand/kit", { method: "PATCH", json });
const restore = (json: unknown, browser = editor) => browser.call("/app/api/brand/kit/restore", { json });
const emailOf = async (browser: Browser) =>
  (await browser.json<{ person: { email: string } }>("/app/api/session")).person.email;

async function saved(json: unknown, browser = editor): Promise<Shown> {
  const response = await patch(json, browser);
  expect(response.status).toBe(200);
  return response.json<Shown>();
}

describe("a person's edit of the brand kit", () => {
  it("is a version of theirs, told apart from an operator's and from a run's, each with what it changed", async () => {
    await saved({ tone: "Playful, cheeky.", roles: { primary: "#0b6e4f" }, base_version: 1 });
    const path = `/operator/v1/accounts/${account.accountId}/brand/kit`;
    expect((await send(path, { key: operatorToken, method: "PATCH", json: { claims: ["Refillable"] } })).status).toBe(
      200,
    );
    const { versions, version } = await shown();
    const email = await emailOf(editor);
    expect(version).toBe(3);
    expect(versions.map(({ version: each, source, by, changed }) => [each, source, by, changed])).toEqual([
      [3, "operator", null, ["claims"]],
      [2, "person", { email, name: null }, ["tone", "tone_words", "colours", "roles.primary"]],
      [1, "onboarding", null, []],
    ]);
  });

  it("survives a later run of onboarding, and whatever nobody has set follows the shop", async () => {
    await saved({ tone: "Playful, cheeky.", logo: null, base_version: 1 });
    await aRunThatReads(account, { ...read, tone: "Louder now.", claims: ["Refillable"] }, "Aurelia Skin");
    expect(await shown()).toMatchObject({
      version: 3,
      edited: ["logo", "tone", "tone_words"],
      kit: { name: "Aurelia Skin", tone: "Playful, cheeky.", tone_words: ["playful"], claims: ["Refillable"] },
    });
  });

  it("says of each field whom its value is of, and what the shop says", async () => {
    await saved({ tone: "Playful, cheeky.", base_version: 1 });
    const { origins, shop } = await shown();
    expect(origins).toMatchObject({
      name: "shop",
      tone: "person",
      claims: "shop",
      "roles.primary": "shop",
      "roles.secondary": "default",
      "fonts.pairing": "shop",
      logo: "default",
      language: "default",
    });
    expect(shop).toMatchObject({ tone: "Quiet care.", tone_words: ["calm"] });
  });

  it("is put back to what the shop says by now, and follows it again", async () => {
    await saved({ tone: "Playful, cheeky.", roles: { primary: "#0b6e4f" }, base_version: 1 });
    await aRunThatReads(account, { ...read, tone: "Louder now.", toneWords: ["bold"] });
    const back = await saved({ from_shop: ["tone", "tone_words"], claims: ["Made in Lisbon"], base_version: 3 });
    expect(back).toMatchObject({
      version: 4,
      edited: ["roles.primary", "claims"],
      kit: { tone: "Louder now.", tone_words: ["bold"], roles: { primary: "#0b6e4f" }, claims: ["Made in Lisbon"] },
    });
  });

  it("on a version that is not the newest any more is refused with who has changed what, and changes nothing", async () => {
    const other = await aMember(account, "owner");
    await saved({ claims: ["Refillable"], base_version: 1 }, other);
    const refused = await patch({ tone: "Mine.", base_version: 1 });
    expect(refused.status).toBe(409);
    const { error, version } = await refused.json<Refusal>();
    expect([error.code, version]).toEqual(["kit_changed", 2]);
    expect(error.message).toContain(`${await emailOf(other)} changed the claims meanwhile`);
    expect((await restore({ version: 1, base_version: 1 })).status).toBe(409);
    expect(await shown()).toMatchObject({ version: 2, kit: { tone: "Quiet care.", claims: ["Refillable"] } });
    await saved({ tone: "Mine.", base_version: 2 });
    expect(await shown()).toMatchObject({ version: 3, kit: { tone: "Mine.", claims: ["Refillable"] } });
  });

  it("of two at the same moment on the same version one is kept and the other is refused", async () => {
    const other = await aMember(account, "editor");
    const answers = await Promise.all([
      patch({ tone: "Mine.", base_version: 1 }),
      patch({ claims: ["Theirs"], base_version: 1 }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shown()).versions).toHaveLength(2);
  });

  it("says of a run that came in between that the shop was read anew", async () => {
    await aRunThatReads(account, { ...read, tone: "Louder now." });
    const { error } = await (await patch({ name: "Mine", base_version: 1 })).json<Refusal>();
    expect(error.message).toContain("A new reading of the shop changed the tone meanwhile");
  });

  it("goes back to an older version as a new one of theirs", async () => {
    await saved({ tone: "Mine.", base_version: 1 });
    expect((await restore({ version: 1, base_version: 2 })).status).toBe(201);
    expect(await shown()).toMatchObject({ version: 3, edited: [], kit: { tone: "Quiet care." } });
    expect((await shown()).versions[0]).toMatchObject({ source: "person", changed: ["tone", "tone_words"] });
  });

  it("that is bad is refused and names the field", async () => {
    const bad: [json: unknown, param: string | undefined][] = [
      [{ base_version: 1 }, undefined],
      [{ tone: "Mine." }, "base_version"],
      [{ tone: "Mine.", base_version: -1 }, "base_version"],
      [{ tone: "Mine.", base_version: "1" }, "base_version"],
      [{ tone: 5, base_version: 1 }, "tone"],
      [{ roles: { primary: "red" }, base_version: 1 }, "roles.primary"],
      [{ logo: "https://evil.example/logo.svg", base_version: 1 }, "logo"],
      [{ from_shop: ["toneWords"], base_version: 1 }, "from_shop.0"],
      [{ from_shop: "tone", base_version: 1 }, "from_shop"],
      [{ colour: "#000000", base_version: 1 }, "colour"],
    ];
    for (const [json, param] of bad) {
      const response = await patch(json);
      const { error } = await response.json<{ error: { code: string; param?: string } }>();
      expect([json, response.status, error.code, error.param]).toEqual([json, 400, "invalid_request", param]);
    }
    expect((await shown()).version).toBe(1);
  });

  it("needs an editor; a viewer sees it", async () => {
    const viewer = await aMember(account, "viewer");
    expect(await outcome(patch({ tone: "Mine.", base_version: 1 }, viewer))).toEqual([403, "role_missing"]);
    expect(await outcome(restore({ version: 1, base_version: 1 }, viewer))).toEqual([403, "role_missing"]);
    expect(await shown(viewer)).toMatchObject({ version: 1 });
  });
});

it("a version of somebody who has left stays, without their name", async () => {
  const json = { email: "leaver@shop.example", role: "editor" };
  const members = `/operator/v1/accounts/${account.accountId}/members`;
  const { person_id: personId } = await (
    await send(members, { key: operatorToken, json })
  ).json<{ person_id: string }>();
  await saved({ tone: "Mine.", base_version: 1 }, await aPerson(json.email));
  await send(`${members}/${personId}`, { key: operatorToken, method: "DELETE" });
  expect((await shown()).versions[0]).toMatchObject({ source: "person", by: null, changed: ["tone", "tone_words"] });
});
