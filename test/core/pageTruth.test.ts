import { describe, expect, it } from "vitest";
import { quotationsOf } from "../../src/core/copywriter/customerWords.ts";
import { effectOf } from "../../src/core/copywriter/effects.ts";
import { english } from "../../src/core/copywriter/languages/english/pack.ts";
import { german } from "../../src/core/copywriter/languages/german/pack.ts";
import type { LanguagePack } from "../../src/core/copywriter/languages/pack.ts";
import { spanish } from "../../src/core/copywriter/languages/spanish/pack.ts";
import { materialOf } from "../../src/core/copywriter/readMaterial.ts";
import { classify } from "../../src/core/product/classify.ts";
import { sourceOf } from "./copyShopPages.ts";
import type { ShopPage } from "./copyShopColour.ts";

const material = (pack: LanguagePack, page: ShopPage) => materialOf(sourceOf("Aurelia", page), pack);
const listOfTen = (...others: string[]) =>
  ["Aqua", "Glycerin", "Cetearyl Alcohol", "Propanediol", "Panthenol", "Xanthan Gum", "Citric Acid", ...others].join(
    ", ",
  );

describe("what an ad may say of a page", () => {
  it("is the place that the page names where the product's name is a fantasy", () => {
    const area = (description: string) => material(english, { name: "Velvet No. 9", type: "Cream", description }).area;
    expect(area("A hand cream with shea butter.")).toBe("hands");
    expect(area("This foot cream has 25% urea.")).toBe("feet");
    const directions = "Auf die gewaschenen, trockenen Füße auftragen. Danach Hände waschen.";
    const foot = sourceOf("Aurelia", { name: "Zwölf Stunden stehen", type: "Creme", description: "Eine Creme." });
    expect(materialOf({ ...foot, facts: { ...foot.facts, usage: directions } }, german).area).toBe("feet");
    expect(area("Use it as a hand cream or a foot cream.")).toBe("skin");
    expect(area(`A rich cream. ${"It is kind. ".repeat(40)} Goes with our hand cream.`)).toBe("skin");
  });

  it("is no moisture of what is rinsed off", () => {
    const description = "A gel that keeps hydrated skin from drying. For a radiant complexion.";
    expect(material(english, { name: "Morning Face Wash", description }).benefits).not.toContain("hydration");
    expect(material(english, { name: "Morning Cream", description }).benefits).toContain("hydration");
  });

  it("is no scent-free of a product whose list has perfume, though its page tells of a version without", () => {
    const page = { name: "Potting Shed Hand Cream", description: "Fragrance-free version: Unscented. Non-greasy." };
    const inci = listOfTen("Parfum", "Limonene", "Linalool");
    const scented = material(english, { ...page, inci });
    expect(scented.claims).toEqual(["Non-greasy"]);
    expect(scented.benefits).not.toContain("bare");
    expect(material(english, { ...page, inci: listOfTen("Allantoin", "Tocopherol", "Bisabolol") }).benefits).toContain(
      "bare",
    );
  });

  it.each([
    ["Trockene Haut? Für trockene Haut zuerst Augencreme auftragen. Vegan.", german, ["Vegan"]],
    ["En pieles mixtas, solo en las mejillas. Vegano.", spanish, ["Vegano"]],
    ["Pieles sensibles: haz antes una prueba. Sin perfume.", spanish, ["Sin perfume"]],
    ["Suitable for sensitive skin only after a patch test. Vegan.", english, ["Vegan"]],
    ["Suitable for sensitive skin. Vegan.", english, ["Suitable for sensitive skin", "Vegan"]],
  ])("is no skin that it suits on a condition: %s", (description, pack, claims) => {
    expect([...material(pack, { name: "Serum No. 3", description }).claims].sort()).toEqual(claims);
  });

  it.each([
    ["<p>Oat and honey. Vegans: this isn't for you, but Little Fen mask is completely vegan.</p>", ""],
    ["<p>Oat and clay. Vegan.</p>", "Aqua, Kaolin, Glycerin, Mel (Honey), Avena Sativa Kernel Flour, Tocopherol"],
    ["<p>Une crème épaisse. Ne convient pas aux végans. Formule végan : voir Bise.</p>", ""],
  ])("is nothing vegan of what is not: %s", (description, inci) => {
    expect(sourceOf("Aurelia", { name: "Bog Witch Face Mask", description, inci }).facts.claims).toEqual([]);
  });

  it("is nothing that one may stir in, where a short list of plants is the whole one", () => {
    const { ingredients } = sourceOf("Aurelia", {
      name: "Heilerde-Maske Ringelblume",
      description:
        "<ul><li>Ölige Haut: 1 EL Pulver + 1 EL Rosenwasser</li><li>Trockene Haut: + 1 TL Mandelöl</li></ul>",
      inci: "Illite, Kaolin, Montmorillonite, Calendula Officinalis Flower Powder*, Chamomilla Recutita Flower Powder*",
    }).facts;
    expect(ingredients.map(({ name }) => name)).not.toContain("rose water");
    expect(ingredients.map(({ name }) => name)).not.toContain("almond oil");
  });

  it("is no shade's fruit, where the list has none of it", () => {
    const { ingredients } = sourceOf("Aurelia", {
      name: "Lip Tint (Mulberry)",
      description: "<p>With shea butter. Also in Clementine, Rosehip, and Fawn.</p>",
      inci: listOfTen("Butyrospermum Parkii (Shea) Butter", "Tocopherol", "Beta Vulgaris Root Extract"),
    }).facts;
    expect(ingredients.map(({ name }) => name)).not.toContain("rosehip");
  });

  it("is no texture in the name of another product", () => {
    const textureOf = (description: string) => sourceOf("Aurelia", { name: "Calm Ampoule", description }).facts.texture;
    expect(textureOf("Use 3 drops after toner (our Rice Milky Water Toner).")).toBeNull();
    expect(textureOf("A serum. Milky water that sinks in.")).toBe("milky water");
  });

  it("is no ingredient that only the list has, where the page says much and names others", () => {
    const page = {
      name: "Brow Gel",
      description: `<p>A tinted gel with castor oil and micro fibers. ${"It grabs onto tiny hairs and fills in sparse spots. ".repeat(3)}</p>`,
      inci: listOfTen("Ricinus Communis Seed Oil", "Tocopherol", "Niacinamide"),
    };
    const names = material(english, page).ingredients.map(({ name }) => name);
    expect(names).toContain("castor oil");
    expect(names).not.toContain("niacinamide");
  });

  it.each([
    [
      "Nachtcreme",
      "<p>Eine Creme.</p><h3>Wird oft gekauft</h3><p>Tagesschutz LSF 50</p>",
      listOfTen("Retinol", "BHT", "Parfum"),
    ],
    [
      "C-15 Sérum",
      "<p>Sérum con vitamina C. Termina con tu hidratante. SPF 50 siempre.</p>",
      listOfTen("Ascorbic Acid", "BHT", "Parfum"),
    ],
    ["Mascarilla de noche", `<p>${"Se pone y a dormir. ".repeat(20)} Cómprala junto al Fluido Solar SPF50+.</p>`, ""],
  ])("is no sun filter of another product: %s", (name, description, inci) => {
    expect(sourceOf("Aurelia", { name, description, inci }).facts.claims.join()).not.toMatch(/SPF|LSF/);
  });

  it.each([
    ["Day Cream SPF 15", "<p>A cream.</p>", "Aqua, Glycerin"],
    ["Fond de teint", "<p>Contient SPF 15.</p>", listOfTen("Ethylhexyl Methoxycinnamate", "Parfum", "BHT")],
    ["Teint Juste", "<p>Une crème teintée SPF 15 pour tous les jours.</p>", ""],
  ])(
    "is the sun filter of a product that names it, has it in its list, or begins its page with it: %s",
    (name, description, inci) => {
      expect(sourceOf("Aurelia", { name, description, inci }).facts.claims).toContain("SPF 15");
    },
  );

  it.each([
    "Is it reef safe? There's no regulated definition of reef safe.",
    "Für alle Hauttypen ausser sehr empfindlicher Haut.",
    "Non-greasy after a few minutes.",
    "Para pieles secas: encima de la crema.",
    "Para piel atópica recomendamos la versión Sin Perfume.",
  ])("is no claim that is only asked, excepted, later or another version's: %s", (text) => {
    expect(sourceOf("Aurelia", { name: "Soft Gel", description: `<p>${text}</p>` }).facts.claims).toEqual([]);
  });

  it.each([
    ["24 hours of hydration after one application.", "24 hours of hydration"],
    ["Is this suitable for sensitive skin? It is suitable for sensitive skin.", "suitable for sensitive skin"],
  ])("is a claim with what it was measured by, and an answer that affirms: %s", (text, claim) => {
    expect(sourceOf("Aurelia", { name: "Soft Gel", description: `<p>${text}</p>` }).facts.claims).toEqual([claim]);
  });

  it.each([
    "Frei von Parfum und Silikonen, mit Aloe Vera und Panthenol.",
    "A scent free formula, with aloe vera and panthenol.",
    "With 10% aloe vera and panthenol. It smells of aloe vera.",
  ])("is an ingredient beside a word of scent that is not its own: %s", (text) => {
    const { ingredients } = sourceOf("Aurelia", { name: "Soft Gel", description: `<p>${text}</p>` }).facts;
    expect(ingredients.map(({ name }) => name)).toEqual(expect.arrayContaining(["aloe vera", "panthenol"]));
  });

  it("is what a customer asks and the page affirms", () => {
    const { claims } = sourceOf("Aurelia", { name: "Soft Gel", description: "<p>Is it vegan? Yes, it is.</p>" }).facts;
    expect(claims).toEqual(["vegan"]);
  });

  it.each([
    ["Gel de ducha Higo y Té Verde", "<p>Gel con aroma a higo y té verde. Con glicerina.</p>", "green tea"],
    ["Gel de ducha Higo", "<p>Con glicerina. Aromas disponibles: higo y té verde, azahar.</p>", "green tea"],
    ["Masque de nuit", "<p>Un masque. Parfum floral léger, pivoine et thé blanc.</p>", "white tea"],
    ["Masque de nuit", "<p>Un masque. Peut-on l'utiliser avec un rétinol ? Oui.</p>", "retinol"],
    ["Sun Fluid LSF 50", "<p>Ein Fluid. Nach der Sonne: After-Sun Gel Aloe.</p>", "aloe"],
  ])("is no scent, and nothing that it may be worn with: %s %s", (name, description, ingredient) => {
    const inci = ingredient === "aloe" ? listOfTen("Ethylhexyl Triazone", "Tocopherol", "BHT") : "";
    const { ingredients } = sourceOf("Aurelia", { name, description, inci }).facts;
    expect(ingredients.map(({ name }) => name)).not.toContain(ingredient);
  });

  it("is no name that stands later in a title and says no kind, and butter is butter", () => {
    const title = "Nuit Overnight Sleeping Mask Hyaluronic + Watermelon 75 ml – Leave On, No Sheet";
    expect(material(english, { name: title, type: "Masks", description: "" }).name ?? "").not.toMatch(/leave on/i);
    expect(material(english, { name: "Wattleseed + Mango Whipped Body Butter", description: "" }).noun).toBe(
      "body butter",
    );
  });

  it("is no clay of the mask that the page sends others to", () => {
    const description =
      "<p>L'argile verte absorbe l'excès de sébum. Peaux sèches : choisissez plutôt le Masque Argile Rose.</p>";
    const { ingredients } = sourceOf("Aurelia", { name: "Masque Argile Verte", description }).facts;
    expect(ingredients.map(({ name }) => name)).not.toContain("pink clay");
  });

  it.each([
    [english, "Berry Good Lip + Cheek Tint (Mulberry) – NEW", /^new$/i],
    [english, "Stay Put! 24HR Soft Matte Foundation, 1 fl oz – 220 Warm Honey", /honey/i],
    [german, "NEU tag no. 3 Vitamin C Serum 12% 30ml", /neu/i],
  ])("is no name of what a shop shouts, nor of a shade: %s", (pack, name, shouted) => {
    expect(material(pack, { name, description: "Soft." }).name ?? "").not.toMatch(shouted);
  });

  it("is no soap of what is free of it", () => {
    expect(
      material(german, { name: "Waschcreme seifenfrei 200 ml", type: "Gesichtsreinigung", description: "" }).noun,
    ).not.toMatch(/seife/i);
  });

  it("is no benefit that the page denies", () => {
    const { benefits } = material(english, {
      name: "Even Keel Fluid",
      description: "A natural finish: not matte, not glowy.",
    });
    expect(benefits).not.toContain("glow");
  });

  it("is one plant once, an oil of kernels, and oat where a lotion is called a milk of oats", () => {
    const names = (page: ShopPage) => material(english, page).ingredients.map(({ name }) => name);
    expect(names({ name: "Aloe Gel", description: "With aloe and aloe vera." })).toHaveLength(1);
    expect(names({ name: "Lip Oil", description: "With plum kernel oil." })).toEqual(["plum oil"]);
    const inci = listOfTen("Avena Sativa Kernel Extract", "Tocopherol", "Bisabolol");
    expect(names({ name: "Body Lotion", description: "A lotion with oat milk.", inci })).not.toContain("oat milk");
  });

  it("is a name without a share, in which little words are small", () => {
    expect(material(german, { name: "SANFTMUT Fußcreme 10 % Urea", description: "Eine Fußcreme." }).name).toBe(
      "Sanftmut Fußcreme",
    );
    expect(material(english, { name: "Urea 10% Foot Cream", description: "A foot cream." }).name).not.toBe("Urea");
    const greeting = { name: "Bálsamo Desmaquillante Adiós, Rímel", description: "Un bálsamo." };
    expect(material(spanish, greeting).name ?? "").not.toMatch(/Adiós$/);
    expect(material(spanish, { name: "Bálsamo N.º 9", description: "Un bálsamo." }).name).toBe("Bálsamo");
    expect(material(german, { name: "HALT DIE LIPPEN BALSAM", description: "Ein Balsam für die Lippen." }).name).toBe(
      "Halt die Lippen Balsam",
    );
  });

  it("is no mishap that a customer tells with a smile", () => {
    const own = { url: "https://shop.example/" };
    const said = (text: string) => quotationsOf([{ text, author: "Anna K.", source: null }], "de", own);
    expect(said("Ist wirklich eine schöne, leichte Creme für jeden Tag.")).toHaveLength(1);
    expect(said("Für meine trockenen Wangen etwas zu leicht, T-Zone dafür top.")).toEqual([]);
    expect(said("Gegen Schwellungen gut, Augenringe sind noch da.")).toEqual([]);
    expect(said("Hat mein Lieblingsshirt am Kragen leider gelb gemacht.")).toEqual([]);
  });

  it("is no half of what an ingredient does", () => {
    const squalane = { name: "squalane", isPlural: false } as Parameters<typeof effectOf>[0];
    expect(effectOf(squalane, "Squalane keeps water in overnight.", "en")).not.toBe("keeps water");
    expect(effectOf(squalane, "Squalane keeps it that way.", "en")).not.toBe("keeps it");
  });
});

it("what goes around the eyes is for the eyes, whatever its line is called", () => {
  for (const title of ["L'Élixir Regard Absolu – Crème Contour des Yeux", "The Peptide Eye Crème Riche"])
    expect(classify({ title, productType: "", text: "" }).category).toBe("Eye Treatment");
});

it("a foam of the type of face washes is a cleanser, and one by itself a mousse", () => {
  expect(
    classify({ title: "Erstmal Schaum", productType: "Gesichtsreinigung Reinigungsschaum", text: "" }).category,
  ).toBe("Cleanser");
  expect(classify({ title: "Cloud Foam", productType: "Face wash", text: "" }).category).toBe("Cleanser");
  expect(classify({ title: "Cloud Foam", productType: "Body", text: "" }).category).toBe("Mousse");
  expect(classify({ title: "Teint Juste – crème teintée SPF 15", productType: "Visage", text: "" }).category).toBe(
    "Tinted Moisturizer",
  );
});
