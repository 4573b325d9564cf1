import { describe, expect, it } from "vitest";
import { BrandKit, emptyBrandKit } from "../../src/core/brand/kit.ts";
import {
  applyEdit,
  changedFields,
  EditedField,
  keepEdits,
  KitEdit,
  originOf,
  putBack,
  type NamedKit,
} from "../../src/core/brand/kitEdits.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { toneOfKit, voiceOf } from "../../src/core/copywriter/tone.ts";
import { aBrief } from "./creativeBuilders.ts";

const read: BrandKit = {
  ...emptyBrandKit,
  colours: ["#7a3b2e", "#c2185b", "#336699"],
  roles: { primary: "#7a3b2e", secondary: null, accent: "#c2185b", background: null, text: null },
  fonts: { heading: "Lora", body: "Karla", pairing: "lora-karla" },
  tone: "Quiet care.",
  toneWords: ["calm"],
  claims: ["Vegan"],
};
const current: NamedKit = { name: "Aurelia", kit: read, edited: [] };

describe("an operator's edit", () => {
  it("changes what it names and remembers that it did", () => {
    const { name, kit, edited } = applyEdit(current, { name: "Aurélia", claims: [], fonts: { pairing: "instrument" } });
    expect([name, kit.claims, kit.fonts]).toEqual([
      "Aurélia",
      [],
      { heading: "Lora", body: "Karla", pairing: "instrument" },
    ]);
    expect(edited).toEqual(["name", "fonts.pairing", "claims"]);
    expect(kit.colours).toEqual(read.colours);
  });

  it("of a role leads the colours that ads are made from", () => {
    const { kit, edited } = applyEdit(current, { roles: { primary: "#0b6e4f" } });
    expect(kit.roles).toEqual({ ...read.roles, primary: "#0b6e4f" });
    expect(kit.colours).toEqual(["#0b6e4f", "#c2185b", "#336699"]);
    expect(edited).toEqual(["roles.primary"]);
  });

  it("of the tone changes the words of tone with it, unless it names them", () => {
    const tone = "Fun, playful, cheeky joy.";
    expect(applyEdit(current, { tone }).kit.toneWords).toEqual(["playful"]);
    expect(applyEdit(current, { tone, toneWords: ["bold"] }).kit.toneWords).toEqual(["bold"]);
  });

  it("gives a kit that is still one", () => {
    const edits: KitEdit[] = [
      { tone: null, language: null, colours: [], roles: { primary: null, text: "#000000" } },
      { toneWords: ["a", "b"], examples: ["One."], language: "de-AT" },
    ];
    for (const edit of edits) expect(BrandKit.parse(applyEdit(current, KitEdit.parse(edit)).kit)).toBeDefined();
  });

  it.each([
    [{ tone: "x".repeat(501) }, "tone"],
    [{ tone: " " }, "tone"],
    [{ colours: ["red"] }, "colours.0"],
    [{ colours: Array.from({ length: 9 }, () => "#000000") }, "colours"],
    [{ roles: { primary: "#FFF" } }, "roles.primary"],
    [{ fonts: { pairing: "comic-sans" } }, "fonts.pairing"],
    [{ claims: ["x".repeat(81)] }, "claims.0"],
    [{ language: "English" }, "language"],
    [{ name: "" }, "name"],
  ])("is refused where it is %j", (edit, path) => {
    const parsed = KitEdit.safeParse(edit);
    expect(parsed.error?.issues[0]?.path.join(".")).toBe(path);
  });
});

describe("a new run of onboarding", () => {
  const fresh: BrandKit = {
    ...read,
    colours: ["#222288"],
    roles: { ...read.roles, primary: "#222288" },
    fonts: { heading: "Inter", body: "Inter", pairing: "inter" },
    tone: "Louder now.",
    toneWords: ["bold"],
    claims: ["Refillable"],
  };

  it("replaces everything that nobody has edited", () => {
    expect(keepEdits({ name: "New", kit: fresh }, current)).toEqual({ name: "New", kit: fresh, edited: [] });
  });

  it("leaves every field alone that an operator has set", () => {
    const edited = applyEdit(current, {
      name: "Aurélia",
      tone: "Calm, gentle, soothing.",
      roles: { primary: "#0b6e4f" },
      fonts: { pairing: "instrument" },
      claims: ["Made in Lisbon"],
    });
    const merged = keepEdits({ name: "New", kit: fresh }, edited);
    expect(merged).toEqual({
      name: "Aurélia",
      edited: edited.edited,
      kit: {
        ...fresh,
        colours: ["#0b6e4f", "#c2185b", "#222288"],
        roles: { ...fresh.roles, primary: "#0b6e4f" },
        fonts: { heading: "Inter", body: "Inter", pairing: "instrument" },
        tone: "Calm, gentle, soothing.",
        toneWords: ["calm"],
        claims: ["Made in Lisbon"],
        ownClaims: ["Made in Lisbon"],
      },
    });
  });
});

describe("a field that is put back", () => {
  const shop = { name: "Aurelia Skin", kit: { ...read, tone: "Louder now.", toneWords: ["bold"] } };

  it("is as the shop has it and follows it again; what else was set stays", () => {
    const edited = applyEdit(current, { tone: "Mine.", roles: { primary: "#0b6e4f" }, logo: null });
    const back = putBack(edited, ["tone", "toneWords"], shop);
    expect([back.kit.tone, back.kit.toneWords, back.kit.roles.primary]).toEqual(["Louder now.", ["bold"], "#0b6e4f"]);
    expect(back.edited).toEqual(["logo", "roles.primary"]);
    expect(putBack(edited, EditedField.options, shop)).toEqual({ ...shop, edited: [] });
  });
});

describe("two states of a kit", () => {
  it("differ in the fields that an edit names and those that follow from them", () => {
    const edited = applyEdit(current, { roles: { primary: "#0b6e4f" }, claims: ["Vegan"], name: "Aurélia" });
    expect(changedFields(current, edited)).toEqual(["name", "colours", "roles.primary"]);
    expect(changedFields(edited, edited)).toEqual([]);
  });

  it("say of each field whether somebody set it, the shop says it, or neither", () => {
    const edited = applyEdit(current, { claims: [] });
    const origins = EditedField.options.map((field) => [field, originOf(edited, field)]);
    expect(Object.fromEntries(origins)).toMatchObject({
      name: "shop",
      logo: "default",
      claims: "person",
      "roles.accent": "shop",
      "roles.text": "default",
      "fonts.pairing": "shop",
      examples: "default",
    });
    const unread = { ...current, kit: { ...read, fonts: { heading: null, body: null, pairing: read.fonts.pairing } } };
    expect(originOf(unread, "fonts.pairing")).toBe("default");
  });
});

describe("the kit in an ad", () => {
  it("decides fonts and voice", () => {
    const scenes = composeConcepts(aBrief({ kit: { ...read, fonts: { ...read.fonts, pairing: "instrument" } } }));
    expect(new Set(scenes.map(({ scene }) => scene.fonts))).toEqual(new Set(["instrument"]));
    const words = (kit: BrandKit) => composeConcepts(aBrief({ kit })).map(({ headline }) => headline);
    expect(words({ ...read, toneWords: ["playful"] })).not.toEqual(words({ ...read, toneWords: ["clinical"] }));
  });

  it("has claims that ads of every product may say where somebody has added them, and none of those that were read", () => {
    const pointsOf = (kit: BrandKit) =>
      composeConcepts(aBrief({ kit, count: 12 })).flatMap(({ scene: { words } }) => words.proofPoints);
    const shops = { name: "Aurelia", kit: { ...read, claims: ["Made in Lisbon"] }, edited: [] };
    expect(pointsOf(shops.kit)).not.toContain("Made in Lisbon");
    const set = applyEdit(shops, { claims: ["Made in Lisbon", "Refillable at home"] });
    expect(pointsOf(set.kit)).toContain("Refillable at home");
    expect(pointsOf(set.kit)).not.toContain("Made in Lisbon");
    const again = applyEdit(set, { claims: ["Refillable at home"] });
    expect(again.kit.ownClaims).toEqual(["Refillable at home"]);
    expect(pointsOf({ ...again.kit, bannedWords: ["refillable"] })).not.toContain("Refillable at home");
    const long = applyEdit(shops, { claims: ["Refillable at home, except for the lid and the pump"] });
    expect(pointsOf(long.kit).join()).not.toContain("Refillable");
    expect(pointsOf(putBack(set, ["claims"], shops).kit)).not.toContain("Refillable at home");
  });

  it("names words that no ad says, neither in a headline nor anywhere else, while there is something else to say", () => {
    const saidBy = (kit: BrandKit) =>
      composeConcepts(aBrief({ kit, count: 40 })).map(({ scene: { words } }) =>
        [words.headline, words.support, words.callToAction, ...words.proofPoints]
          .join(" ")
          .replaceAll("*", "")
          .toLowerCase(),
      );
    const before = saidBy(read);
    const counts = new Map<string, number>();
    for (const word of before.flatMap((text) => [...new Set(text.match(/\p{L}{4,}/gu))]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    // What a product is called, and what it is, can be said in one way only.
    const named = aBrief().products.map(({ name }) => name.toLowerCase());
    const bannedWords = [...counts]
      .filter(([word]) => !named.some((name) => name.includes(word)))
      .sort((a, b) => b[1] - a[1])
      .map(([word]) => word)
      .slice(0, 12);
    const says = (texts: string[], word: string) =>
      texts.some((text) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(text));
    expect(bannedWords.every((word) => says(before, word))).toBe(true);
    const after = saidBy({ ...read, bannedWords });
    expect(bannedWords.filter((word) => says(after, word))).toEqual([]);
    expect(after).toHaveLength(40);
  });

  it("lets words of tone speak before the sentence, and the sentence where no voice answers to them", () => {
    expect(voiceOf(toneOfKit({ ...read, tone: "Soft, gentle, natural care.", toneWords: ["playful"] }))).toBe(
      "playful",
    );
    expect(voiceOf(toneOfKit({ ...read, tone: "Soft, gentle, natural care.", toneWords: ["rugged"] }))).toBe("calm");
    expect(toneOfKit(emptyBrandKit)).toBeNull();
  });
});
