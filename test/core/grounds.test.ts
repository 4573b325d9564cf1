import { describe, expect, it } from "vitest";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { trueStyles } from "../../src/core/creative/shownStuffs.ts";
import { stylesInTurn, suitedTo, type StyledProduct } from "../../src/core/creative/styleTurns.ts";
import { supportedCategories } from "../../src/core/product/categories.ts";
import { stuffsOf } from "../../src/core/product/stuffs.ts";
import type { Stuff } from "../../src/core/categories/stuffs.ts";
import { hasPeople } from "../../src/core/rendering/categories.ts";
import { aBrief, aProduct, aSource, someFacts } from "./creativeBuilders.ts";

type Facts = Parameters<typeof someFacts>[0];

const product = (name: string, category: string, facts: Facts = {}): StyledProduct => ({
  name,
  category,
  facts: someFacts(facts),
});
const madeOf = (...names: string[]): Facts => ({ ingredients: names.map((name) => ({ name, percent: null })) });
const rotationOf = (of: StyledProduct, withPeople = false) =>
  [...suitedTo(of, withPeople).keys()].map(({ name }) => name);
const categoriesOf = (of: StyledProduct, withPeople = false) =>
  new Set([...suitedTo(of, withPeople).keys()].map(({ animationPrompt }) => animationPrompt));
const has = (of: StyledProduct, stuff: Stuff) => stuffsOf(of).has(stuff);

describe("grounds that suit", () => {
  const greenTea = product("Green Tea Lotion", "Lotion", madeOf("green tea", "glycerin"));
  const cucumber = product("Cucumber Toner", "Toner", madeOf("cucumber water"));

  it("never set honeycomb behind a lipstick, even one with honey in it", () => {
    const lipstick = product("Velvet Lipstick", "Lip Color", { description: "With beeswax, honey and almond oil." });
    expect(rotationOf(lipstick)).not.toContain("Honeycomb Ooze");
  });

  it.each([
    ["Rose Face Oil", "Oil", "With camellia. Scented with rose otto: warm, a little honeyed."],
    ["Day Cream", "Cream", "With squalane. Smells of honey and cut hay."],
    ["Tagescreme", "Cream", "Mit Squalan. Duftet nach Honig und Heu."],
  ])("show no honey that a product only smells of: %s", (name, category, description) => {
    expect(has(product(name, category, { description }), "honey")).toBe(false);
    expect(has(product(name, category, { description: "With honey. Smells of hay." }), "honey")).toBe(true);
  });

  it("never set strawberries behind green tea, which stands among leaves", () => {
    expect(rotationOf(greenTea)).not.toContain("Strawberry Glaze");
    expect(rotationOf(greenTea)).not.toContain("Berry Splash");
    expect(rotationOf(greenTea)).toContain("Herb Knolling");
  });

  it.each(["Eine haselnussgroße Menge auftragen.", "Appliquer une noix de crème.", "Use a hazelnut-sized amount."])(
    "never set nuts behind a cream of which one takes as much as a nut: %s",
    (description) => expect(has(product("Day Cream", "Moisturizer", { description }), "nuts")).toBe(false),
  );

  it("never set cocoa behind cucumber, which stands among cucumbers", () => {
    expect(rotationOf(cucumber)).not.toContain("Cocoa Bean Melt");
    expect(rotationOf(cucumber)).toContain("Cucumber Cooler");
  });

  it("show a lip colour only colour, cloth, light and pigment", () => {
    const categories = categoriesOf(product("Matte Lip Cream", "Lip Color", { texture: "creamy mousse" }));
    for (const stuff of ["Soapy Suds", "Lotion Texture", "Whipped Cream/Butter", "Gel Cream", "Serum Droplets"])
      expect(categories).not.toContain(stuff);
    expect(rotationOf(product("Matte Lipstick", "Lip Color"))).toEqual(
      expect.arrayContaining(["Tinted Lip Balm", "Ivory Silk", "Liquid Gradient", "Palm Shadow"]),
    );
  });

  it("swirl cream only for creams, lather only for what foams, and let drops fall only from liquids", () => {
    const foam = product("Foaming Face Wash", "Cleanser");
    const micellar = product("Micellar Water", "Cleanser");
    const serum = product("Barrier Serum", "Serum");
    const cream = product("Night Cream", "Cream");
    expect(categoriesOf(cream)).toContain("Lotion Texture");
    for (const other of [foam, micellar, serum]) expect(categoriesOf(other)).not.toContain("Lotion Texture");
    expect(categoriesOf(foam)).toContain("Soapy Suds");
    for (const other of [micellar, serum, cream]) expect(categoriesOf(other)).not.toContain("Soapy Suds");
    expect(categoriesOf(serum)).toContain("Serum Droplets");
    expect(categoriesOf(micellar)).toContain("Serum Droplets");
    for (const other of [foam, cream]) expect(categoriesOf(other)).not.toContain("Serum Droplets");
  });

  it("bring people unasked only where an image model photographs them", () => {
    for (const category of supportedCategories) {
      const shown = [...categoriesOf(product(category, category))];
      expect(shown.filter(hasPeople)).toEqual([]);
    }
    expect([...categoriesOf(product("Cream", "Cream"), true)].filter(hasPeople)).not.toEqual([]);
  });

  it("are what was pinned, whatever the product", () => {
    const request = {
      products: [greenTea],
      count: 6,
      featuredStyles: [],
      animationPrompts: [],
      recentStyles: [],
      withPeople: false,
      seed: 7,
    };
    const pinned = stylesInTurn({ ...request, animationPrompts: ["Face Loop", "Dripping Fruit"] });
    expect(new Set(pinned.map(({ animationPrompt }) => animationPrompt))).toEqual(
      new Set(["Face Loop", "Dripping Fruit"]),
    );
    const [honeycomb] = stylesInTurn({ ...request, featuredStyles: ["sty_honeycomb-ooze"] });
    expect(honeycomb?.name).toBe("Honeycomb Ooze");
  });

  it("are at least six neutral ones for every kind of product, whatever its page keeps to itself", () => {
    for (const category of supportedCategories) {
      const neutral = [...suitedTo(product("Nameless", category), false).keys()].filter(
        (style) => style.shows === null,
      );
      expect(new Set(neutral.map(({ animationPrompt }) => animationPrompt)).size, category).toBeGreaterThanOrEqual(6);
    }
  });

  it("stay varied over fifty concepts of any kind of product", () => {
    for (const category of supportedCategories) {
      const brief = aBrief({ count: 50, products: [aProduct(aSource({ name: "Nameless", category }), "p")] });
      const concepts = composeConcepts(brief);
      const times = Map.groupBy(concepts, ({ styleId }) => styleId);
      expect(times.size, category).toBeGreaterThanOrEqual(28);
      expect(Math.max(...[...times.values()].map(({ length }) => length)), category).toBeLessThanOrEqual(2);
      expect(new Set(concepts.map(({ animationPrompt }) => animationPrompt)).size, category).toBeGreaterThanOrEqual(6);
    }
  });

  it("show nothing under a product with nothing", () => {
    const shown = trueStyles(product("Nameless", "Eye Treatment")).map(({ shows }) => shows);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set([null]));
  });
});

describe("what a product has in it", () => {
  it.each([
    ["honey", "Honigmilch", "Mit echtem Honigextrakt."],
    ["honey", "Crème nourrissante", "Au miel de lavande."],
    ["honey", "Crema", "Con miel y avena."],
    ["strawberry", "Peeling", "Mit Erdbeersamen und Fragaria Vesca."],
    ["almond", "Huile", "Huile d’amande douce, Prunus Amygdalus Dulcis Oil."],
    ["cocoa", "Körperbutter", "Theobroma Cacao Seed Butter"],
    ["coconut", "Aceite", "Aceite de coco virgen."],
    ["cucumber", "Lotion", "Extrait de concombre (Cucumis Sativus)."],
    ["rose", "Eau", "Eau de rose de Damas."],
    ["greens", "Fluid", "Camellia Sinensis Leaf Extract"],
    ["grapefruit", "Duschgel", "Pamplemousse rose et menthe."],
  ] as const)("finds %s on the page of “%s”", (stuff, name, description) => {
    expect(has(product(name, "Cream", { description }), stuff)).toBe(true);
  });

  it.each([
    ["nuts", "Free of nuts, parabens and silicones."],
    ["almond", "Without almond or honey."],
    ["honey", "Ohne Honig und Bienenwachs."],
    ["honey", "Sans miel ni parfum."],
    ["coconut", "Coco-glucoside, cocamidopropyl betaine."],
    ["almond", "With mandelic acid (Mandelsäure)."],
    ["nuts", "Coconut oil and shea butter."],
    ["nuts", "A nut-free formula; may contain traces of nuts."],
    ["almond", "For almond-shaped eyes."],
    ["honey", "Pairs well with our Honey Mask."],
    ["coconut", "Milde Zuckertenside auf Basis von Kokos und Mais."],
    ["coconut", "Gentle coconut-derived cleansers."],
    ["citrus", "Hinterlässt keinen Fettfilm Duft: Zeder und Bergamotte."],
    ["rose", "A rose gold shimmer; argile rose."],
  ] as const)("does not find %s where the page says: “%s”", (stuff, description) => {
    expect(has(product("Daily Cream", "Cream", { description }), stuff)).toBe(false);
  });

  it("reads on after what the page says is not in it", () => {
    const described = product("Cream", "Cream", {
      description: "No parabens, but honey from Kent. Without silicones; aloe.",
    });
    expect(has(described, "honey") && has(described, "aloe")).toBe(true);
  });

  it("feels as it is called, not as what it contains", () => {
    expect(has(product("Serum with Oil Complex", "Serum"), "oil")).toBe(false);
    expect(has(product("Oil-free Moisturizer", "Cream"), "oil")).toBe(false);
    expect(has(product("Reinigungsgel", "Cleanser"), "gel")).toBe(true);
    expect(has(product("Lait démaquillant", "Cleanser"), "cream")).toBe(true);
    expect(has(product("Espuma limpiadora", "Cleanser"), "foam")).toBe(true);
  });
});
