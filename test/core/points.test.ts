import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { maxPoints, ProductFacts } from "../../src/core/product/facts.ts";
import { readPoints } from "../../src/core/product/points.ts";
import { sourceOf } from "./copyShopPages.ts";

const list = (...items: string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join("\n")}</ul>`;

describe("what a page lists of a product", () => {
  it("is read as the page says it, without its stop", () => {
    expect(
      readPoints(
        `<p>A balm.</p>${list("<strong>Melts make-up</strong> in 60 seconds.", "Skin feels smooth, never squeaky", "Lässt die Poren feiner wirken")}`,
        "",
      ),
    ).toEqual(["Melts make-up in 60 seconds", "Skin feels smooth, never squeaky", "Lässt die Poren feiner wirken"]);
  });

  it.each([
    "91% saw smoother-looking skin",
    "Pores look clearer after 4 weeks",
    "8 shades: nude, terracotta, brick",
    "150 ml recycled bottle with a pump",
    "Free refill in the gift set",
    "Replaces your morning moisturiser (unless you’re very dry)",
    "Visibly fewer wrinkles (28 days, 32 women)*",
    "Skin feels smooth, never squeaky*",
    "May cause irritation on broken skin",
    "Mantener fuera del alcance de los niños",
    "Für empfindliche Haut ungeeignet",
    "Not for use around the eyes",
    "Never wear it on the same evening as an acid",
    "Pairs well with our vitamin C",
    "Apply to damp skin",
    "Sits well under make-up, if you give it five minutes",
    "Leicht entzündlich, von Kindern fernhalten",
    "Will transfer to white linen until dry",
    "Pérdida de firmeza y tono",
    "Protection solaire indispensable le lendemain",
    "Dans le train, au bureau, en avion",
    "Évitez le contour des yeux",
    "Nicht für empfindliche Haut geeignet",
    "No usar sobre piel irritada",
    "No lo uses la misma noche que el retinol",
    "Vegan",
    "Why we love it?",
  ])("is no result of a test, no pack, no advice and no place: %s", (item) => {
    expect(readPoints(list(item), "")).toEqual([]);
  });

  it.each([
    "Free from",
    "Ohne",
    "Sans :",
    "Formulated without",
    "Formulé sans",
    "Ingredients",
    "How to use",
    "Achtung",
  ])("is none of a list under “%s”", (heading) => {
    expect(readPoints(`<p>A serum.</p><h3>${heading}</h3>${list("Synthetic fragrance and silicones")}`, "")).toEqual(
      [],
    );
    expect(readPoints(`<p>A serum.</p><!-- ${list("Once written and taken back")} -->`, "")).toEqual([]);
  });

  it.each([
    "Comforts tight, flaking, reddened-looking skin.",
    "For skin that has had enough.",
    "Made for gardeners, adopted by nurses.",
    "A fine mist for radiator season, long-haul flights and four o’clock.",
    "Light to medium, skin-like cover with a natural finish.",
    "Trennt, verlängert, hebt.",
    "Für Hände, die arbeiten.",
    "Absorbe l’excès de sébum, désincruste, laisse le teint net.",
    "Fini naturel, ni mat ni glowy.",
    "Un soin de nuit pour peaux déjà habituées aux rétinoïdes.",
    "Deja la piel más luminosa desde el primer uso.",
    "Textura ligera que se absorbe en lo que tardas en buscar el pijama.",
    "Concentré anti-imperfections pour peaux mixtes à grasses.",
    "A proper blue-based red, as loud as you like.",
    "Aloe vera und Leinsamen lassen die Klinge gleiten.",
    "25 % Urea und Salicylsäure weichen Hornhaut auf.",
    "Deja la boca cómoda y nunca pegajosa.",
  ])("is also read from its sentences: %s", (sentence) => {
    expect(readPoints(`<p>It has a story. ${sentence} You will see.</p>`, "")).toEqual([sentence.slice(0, -1)]);
  });

  it.each([
    "Helps, but not overnight.",
    "For that, use the balm and then this.",
    "Leaves a tingle on freshly shaved legs.",
    "Lasts about ten weeks.",
    "Cleans so well that I bought three.",
    "For brown hair; lighter hair will show it.",
    "Keeps if you close it.",
    "Sent bon, mais pas longtemps.",
    "Riecht anfangs streng, aber das verfliegt.",
    "Mancha un poco la ropa.",
    "Squalane keeps the first weeks bearable.",
    "Lo hacemos con aceite de oliva.",
    "Son parfum est discret.",
    "Smells of hay",
  ])("is no reservation, advice, story, nor half a sentence: %s", (sentence) => {
    expect(readPoints(`<p>It has a story. ${sentence}</p>`, "")).toEqual([]);
  });

  it.each([
    "It dries out the skin.",
    "It takes off a day’s city and most make-up.",
    "Il laisse le teint gris et la peau rêche.",
    "Sie gibt ihr Wissen in Kursen weiter.",
    "The night oil softens skin while you sleep.",
    "Das passende Serum klärt unreine Haut.",
    "L’huile nourrit les pointes.",
    "Gibt es auch als Stick und als Creme.",
    "Leaves them soft and smooth.",
    "Pflegt beides in einem Schritt.",
    "Shea butter in other creams leaves skin greasy.",
    "Retinol gives many people redness at first.",
  ])("is nothing said of another thing, nor of one that an ad does not show: %s", (sentence) => {
    expect(readPoints(`<p>It has a story. ${sentence}</p>`, "")).toEqual([]);
  });

  it.each([
    "Leaves skin hydrated for the whole of a long working day, but only when it is worn together with the serum of the same line.",
    "Hält die Haut einen ganzen langen Tag lang feucht, aber nur wenn sie vorher gereinigt und danach eingecremt wird.",
    "Gibt der Haut genau das zurück, was ihr der Winter mit Heizungsluft und Wind über Wochen genommen hat.",
  ])("is no half of a long sentence: %s", (sentence) => {
    expect(readPoints(`<p>${sentence}</p>`, "")).toEqual([]);
  });

  it.each([
    "Protects against skin cancer.",
    "Relieves sore and aching muscles.",
    "Clears fungal nails.",
    "Schützt vor Hautkrebs.",
    "Befreit von Kopfläusen und Nissen.",
    "Beruhigt Juckreiz nach Insektenstichen.",
    "Soulage les douleurs musculaires.",
    "Apaise les brûlures légères.",
    "Alivia el dolor muscular y articular.",
    "Keeps mosquitoes and ticks away.",
    "Plumps lips like an injection.",
  ])("claims nothing that no cosmetic may: %s", (sentence) => {
    expect(readPoints(`<p>${sentence}</p>`, "")).toEqual([]);
    expect(readPoints(list(sentence), "")).toEqual([]);
  });

  it.each([
    "Retinol can leave skin red and sore.",
    "Leaves a white cast on deeper skin.",
    "Macht die Haut lichtempfindlich.",
    "Pour usage externe.",
    "Deja la piel sensible al sol.",
    "Finish with the Rose Oil at night.",
    "Deja actuar toda la noche.",
    "Laisse poser sous la douche puis masse.",
    "Suits dogs with cracked paws.",
    "Für Kinder und Babys mit trockener Haut.",
    "Smooths away fat for ugly thighs.",
    "Für Fragen steht das Team gern bereit.",
    "Secure payment by card or PayPal.",
    "As seen in Vogue and on television.",
    "Ships worldwide from Berlin.",
  ])("is no side effect, direction, body or business of the shop: %s", (sentence) => {
    expect(readPoints(`<p>${sentence}</p>`, "")).toEqual([]);
    expect(readPoints(list(sentence), "")).toEqual([]);
  });

  it.each([
    ["another product that the page offers", "You may also like", "A fine mist that sets make-up in place."],
    ["another product, in French", "Vous aimerez aussi", "Une huile pour les pointes sèches."],
    ["what customers say", "Reviews (212)", "Leaves skin so soft and even."],
    ["a caution", "Caution", "Leaves a film on some fabrics."],
  ])("is nothing under a heading of %s", (_, heading, sentence) => {
    const own = "<p>Softens dry, flaking skin.</p>";
    const other = `<h3>${heading}</h3><h4>Rose Mist</h4><p>Please read.</p><p>${sentence}</p>${list(sentence)}`;
    expect(readPoints(`${own}${other}`, "")).toEqual(["Softens dry, flaking skin"]);
    expect(readPoints(`${own}<blockquote>Leaves my cheeks happy. Softens everything.</blockquote>`, "")).toEqual([
      "Softens dry, flaking skin",
    ]);
  });

  it("is kept with the product's facts however much a page says", () => {
    const many = list(
      ...[
        "cheeks",
        "hands",
        "elbows",
        "knees",
        "shins",
        "heels",
        "lips",
        "brows",
        "arms",
        "legs",
        "palms",
        "wrists",
        "temples",
        "necks",
        "backs",
      ].map((part) => `Softens dry ${part} overnight`),
    );
    const { facts } = sourceOf("Aurelia", { name: "Rich Cream", description: many });
    expect(facts.points).toHaveLength(maxPoints);
    expect(ProductFacts.safeParse(facts).success).toBe(true);
  });

  it("is listed under a whole paragraph, whatever that ends in", () => {
    expect(
      readPoints(
        `<p>Wir haben sie in der Werkstatt erprobt, an Händen, die arbeiten.</p>${list("Beruhigt gespannte Haut")}`,
        "",
      ),
    ).toEqual(["Beruhigt gespannte Haut"]);
  });

  it("is nothing that a customer says, and no sentence under a heading of other things", () => {
    expect(readPoints("<p>“Great. Leaves my neighbours green with envy. Love it.” Anna</p>", "")).toEqual([]);
    expect(readPoints("<h3>How to use</h3><p>Softens best on damp skin.</p>", "")).toEqual([]);
    expect(readPoints("<h3>What it does</h3><p>Softens dry, flaking skin.</p>", "")).toEqual([
      "Softens dry, flaking skin",
    ]);
  });

  it("is bounded, in time as well, whatever comes", () => {
    expect(
      readPoints(
        list(...Array.from({ length: 90 }, (_, at) => `Softens rough hands, time after time ${"x".repeat(at % 9)}`)),
        "",
      ).length,
    ).toBeLessThanOrEqual(maxPoints);
    expect(readPoints(`${"<li>".repeat(5000)}`, "")).toEqual([]);
    expect(readPoints("<li>" + "a ".repeat(20_000), "")).toEqual([]);
    expect(readPoints(`<p>${"For skin. ".repeat(20_000)}</p>`, "")).toEqual([]);
    expect(readPoints(`<p>${"A soft, ".repeat(20_000)}</p>`, "")).toEqual([]);
    for (const hostile of ["<!--", "<ul>", "<ol><li>", "<ul><!--", "<blockquote"])
      expect(readPoints(hostile.repeat(10_000), "")).toEqual([]);
  });
});

describe("the line that a page opens with", () => {
  it.each([
    "Your everyday fix for visible pores and leftover marks.",
    "The balm that lives in every pocket, bag and cup holder you own.",
    "Exfoliation that plays nice.",
    "Dein Daily für ein ebenmäßiges Hautbild.",
    "Le sérum qui réveille les teints fatigués.",
    "Pour les mains qui travaillent !",
    "El sérum que tu piel apagada estaba esperando.",
  ])("is one of its points, and may head an ad: %s", (line) => {
    const html = `<h2>Description</h2><p>${line} ${line.replace(/^/, "Later: ")}</p>`;
    const point = line.replace(/ ?[.!]$/u, "");
    expect(readPoints(html, "")).toEqual([point]);
  });

  it.each([
    "Our very first soap and still the one we sell the most of.",
    "Hecho a mano en nuestro pequeño obrador para tu piel.",
    "It began with a cream in a kitchen in Bath.",
    "Two sisters, one kitchen and a very old car.",
    "Free shipping on every cream from 45 dollars.",
    "Dry skin after washing?",
    "Nobody tells you that your skin is this dry.",
    "Discover the cream of the year now.",
  ])("is none where the shop speaks of itself or of nothing that it sells: %s", (line) => {
    expect(readPoints(`<p>${line}</p>`, "")).toEqual([]);
  });

  it("stands above an ad of its product", () => {
    const page = sourceOf("Aurelia", {
      name: "Reset Toner",
      description: "<p>Exfoliation that plays nice. With aloe.</p>",
    });
    const headlines = Array.from({ length: 12 }, (_, seed) => {
      const request = { ...page, language: "en", angle: "sensory", tone: null, seed } as const;
      return writeWords(request, emptyCopyHistory).words.headline.replaceAll("*", "");
    });
    expect(headlines).toContain("Exfoliation that plays nice.");
  });
});

describe("a line after an offer", () => {
  it.each([
    [
      "<p>1+1 EVENT: order 1, receive 2.</p><p>Fluffy, fuller brows in 3 swipes!</p>",
      "Fluffy, fuller brows in 3 swipes",
    ],
    ["<p>She's back!!</p><p>Clean mineral protection for every day.</p>", "Clean mineral protection for every day"],
  ])("is the one that the page opens with: %s", (html, point) => {
    expect(readPoints(html, "")).toEqual([point]);
  });
});

describe("a sentence about the product", () => {
  it.each([
    ["This serum sinks in within a minute.", "Sinks in within a minute"],
    ["Halvers Gentle Cleanser removes dirt and light make-up.", "Removes dirt and light make-up"],
    ["The creamy formula glides on without dragging.", "Glides on without dragging"],
    ["Das Halvers Gel reinigt gründlich und sanft.", "Reinigt gründlich und sanft"],
    ["Die wässrige Gel-Textur zieht in wenigen Sekunden ein.", "Zieht in wenigen Sekunden ein"],
    ["Sa texture aqueuse pénètre en quelques secondes.", "Pénètre en quelques secondes"],
    ["Ce soin apaise la peau dès le premier geste.", "Apaise la peau dès le premier geste"],
    ["Este gel limpia en profundidad los poros.", "Limpia en profundidad los poros"],
  ])("is a point without it: %s", (sentence, point) => {
    const name = "Halvers Gentle Cleanser Gel 200 ml with Oat";
    expect(readPoints(`<p>It has a story. ${sentence}</p>`, name)).toEqual([point]);
  });

  it("is one of a German page that joins its nouns", () => {
    expect(readPoints("<p>Ruhe. Die Creme zieht in Sekunden ein.</p>", "Ruhepol Tagescreme")).toEqual([
      "Zieht in Sekunden ein",
    ]);
  });

  it("is one whose label is what is in it, and none whose label is another product", () => {
    expect(readPoints(list("Argan oil: softens rough, dry hands"), "Day Cream")).toEqual(["Softens rough, dry hands"]);
    expect(readPoints(list("Oat Cleanser: softens rough, dry hands"), "Day Cream")).toEqual([]);
  });

  it.each([
    "The serum seals it all in overnight.",
    "Our toner restores the balance of skin.",
    "The sun dries skin and hair alike.",
    "Most formulas leaves skin greasy.",
  ])("is none where something else does it: %s", (sentence) => {
    const name = "Halvers Gentle Cleanser Gel 200 ml with Oat";
    expect(readPoints(`<p>It has a story. ${sentence}</p>`, name)).toEqual([]);
  });

  it("is one where a pronoun means the product, which the sentence before it names", () => {
    const name = "Pot’Abricot Baume";
    const point = "Répare les lèvres gercées";
    expect(readPoints(`<p>Le Pot’Abricot, c’est notre baume. Il répare les lèvres gercées.</p>`, name)).toEqual([
      point,
    ]);
    expect(readPoints(`<p>Le froid, on connaît. Il répare les lèvres gercées.</p>`, name)).toEqual([]);
  });

  it("is several where it is long and says several things, none of them under a reservation of the others", () => {
    const long = (end: string) =>
      `<p>It has a story. This gel regulates shine, refines the look of enlarged pores and fades the look of leftover marks${end}.</p>`;
    expect(readPoints(long(""), "Gel")).toEqual([
      "Refines the look of enlarged pores",
      "Fades the look of leftover marks",
    ]);
    expect(readPoints(long(", but only with daily use"), "Gel")).toEqual([]);
  });

  it("says what skin is like after it, not what it is like without it", () => {
    expect(readPoints("<p>A story. La peau est nette, douce, jamais desséchée.</p>", "")).toHaveLength(1);
    expect(readPoints("<p>A story. Skin looks dull and tired in winter.</p>", "")).toEqual([]);
  });

  it("loses what only explains a name", () => {
    expect(readPoints(list("Squalane (from sugarcane) softens without clogging pores"), "")).toEqual([
      "Squalane softens without clogging pores",
    ]);
  });
});

describe("what a page says beside its product", () => {
  it.each([
    [
      "Self-Tan Drops",
      list(
        "Warning: leaves marks on the skin",
        "Without primer: fades within a day",
        "Not for: gives dry patches a colour",
      ),
    ],
    ["Fußbalsam", list("Achtung: macht die Haut ganz rutschig")],
    ["Day Cream", list("❌ Leaves skin greasy by noon", "★★★★★ Keeps skin hydrated all day")],
    ["Hand Cream", "<p>Tap water leaves skin tight and lips dry.</p>"],
    ["Handcreme", "<p>Heizungsluft macht die Haut trocken und fahl.</p>"],
    ["Chlorine Detox Shampoo", "<p>A story. Chlorine turns blonde hair green and leaves it like straw.</p>"],
    ["Soothing Gel", "<p>A story. The cheap gel leaves skin sticky.</p>"],
    [
      "Day Cream",
      "<p>A story. Protects skin against heating that dries it, wind that chaps it, and sun that fades freckles and leaves lines behind.</p>",
    ],
    [
      "Hand Balm",
      "<p>A story. Softens rough hands, calms the look of redness and keeps skin protected as long as it goes on again after a wash.</p>",
    ],
    ["Bright Cream", list("Calms visible redness (delicate skin only)", "Smooths the look of lines (from week six)")],
    ["Crema", list("Suaviza las arrugas (de forma temporal)")],
    [
      "Hautöl",
      "<p>Rein. Hält die Rötung länger an, die Anwendung beenden. Lässt die Haut Wasser los, wird sie fahl.</p>",
    ],
    ["Sérum", "<p>Noche. Protege tu piel del sol. Reduce la frecuencia ante cualquier rojez.</p>"],
    ["Shampoo", "<p>Our shampoo has no silicone. It builds up on hair over time.</p>"],
    ["Day Lotion", "<p>For nights, the Retinol Cream takes over.</p>"],
    ["Barrier Cream", "<p>Not sure? Our Water Gel has oat. Controls shine through the day.</p>"],
    ["Jelly Cleanser", "<p>A story. Gel cleansers strip skin of its oils.</p>"],
    ["Olive Hand Balm", "<p>A story. Leaves of the olive tree are picked in October.</p>"],
  ])("is no point of it: %s, %s", (name, html) => {
    expect(readPoints(html, name)).toEqual([]);
  });

  it("ends with the block in which it stands", () => {
    const html = "<p>Our Water Gel has oat. Controls shine well.</p><p>This cream sinks in within a minute.</p>";
    expect(readPoints(html, "Barrier Cream")).toEqual(["Sinks in within a minute"]);
  });

  it.each(["Pourquoi vous aimerez cette crème", "Warum es dir gefallen wird", "Moisture without the weight"])(
    "does not begin with a heading that only sounds so: %s",
    (heading) => {
      const html = `<p>A rich day cream for every morning of the year.</p><h3>${heading}</h3>${list("Softens dry, flaking skin")}`;
      expect(readPoints(html, "Day Cream")).toContain("Softens dry, flaking skin");
    },
  );
});

describe("a list under a heading", () => {
  it.each([
    "Why you’ll love it",
    "Warum du es lieben wirst",
    "Pourquoi vous allez l’adorer",
    "Por qué te va a enamorar",
  ])("of what there is to love is of the product: %s", (heading) => {
    expect(readPoints(`<h3>${heading}</h3>${list("Softens dry, flaking skin")}`, "")).toHaveLength(1);
  });

  it.each(["Made for you if", "Perfekt für dich, wenn du", "Idéale pour :", "Te va a gustar si…", "Why shop with us"])(
    "that goes on from it, or is of the shop, is not: %s",
    (heading) => {
      expect(readPoints(`<h3>${heading}</h3>${list("Les peaux normales à sèches")}`, "")).toEqual([]);
    },
  );

  it("goes on after an item that only sounds like another product's heading", () => {
    const html = `<p>A fluid for every morning.</p>${list("Layers and pairs well with make-up", "Softens dry, flaking skin")}`;
    expect(readPoints(html, "")).toContain("Softens dry, flaking skin");
  });

  it("that speaks to its reader says nothing of the product", () => {
    expect(readPoints(list("You want one simple step instead of five", "Tienes la piel mixta o grasa"), "")).toEqual(
      [],
    );
  });
});

describe("a sentence of a shop's plain prose", () => {
  const pointsOf = (sentence: string, name = "") => readPoints(`<p>Neu!</p><p>${sentence}</p>`, name);

  it.each([
    ["Flexible hold, no crunch, no flakes.", "Flexible hold, no crunch, no flakes"],
    ["Keine Silikone, kein Paraffin.", "Keine Silikone, kein Paraffin"],
    ["Ne coule pas dans les yeux.", "Ne coule pas dans les yeux"],
    ["No deja rastro blanco.", "No deja rastro blanco"],
    ["Won't clog pores all day.", "Won't clog pores all day"],
  ])("says what it spares one: %s", (sentence, point) => {
    expect(pointsOf(sentence)).toEqual([point]);
  });

  it.each([
    "No, it's a cream so you won't see bubbles.",
    "No returns, no refunds.",
    "Keine Anwendung bei Kindern, kein Augenkontakt.",
    "No usar con retinol, no aplicar al sol.",
  ])("denies something else: %s", (sentence) => {
    expect(pointsOf(sentence)).toEqual([]);
  });

  it.each([
    ["Spürbar weiche Haut ab der ersten Anwendung.", "", "Spürbar weiche Haut ab der ersten Anwendung"],
    ["Bog Witch is for congested, shiny skin.", "Bog Witch Mask", "For congested, shiny skin"],
    [
      "Our sunscreen is a sheer lotion that melts in and leaves a satin finish.",
      "Sunscreen",
      "Melts in and leaves a satin finish",
    ],
    ["Bringt deine Brauen in Form – und hält sie da!", "", "Bringt deine Brauen in Form"],
    ["DOMA LA BARBA CADA DÍA. NUTRE LA PIEL SECA.", "", "Nutre la piel seca"],
    [
      "A sheer, buildable balm for lips and cheeks made with beet root, mulberry extract and castor seed oil.",
      "",
      "A sheer, buildable balm for lips and cheeks",
    ],
    [
      "Une crème épaisse pour les mains abîmées par le froid, les lavages, le jardin, la vaisselle.",
      "",
      "Pour les mains abîmées par le froid, les lavages, le jardin, la vaisselle",
    ],
  ])("is read for what it says of the product: %s", (sentence, name, point) => {
    expect(pointsOf(sentence, name)).toContain(point);
  });

  it.each([
    [
      "<h2>The sunscreen you will actually want to wear</h2><p>Lightweight.</p>",
      "The sunscreen you will actually want to wear",
    ],
    [
      "<p>Protects lips from wind and cold, and soothes when they are already sore.</p>",
      "Protects lips from wind and cold",
    ],
    ["<p>Absorbs quickly, does not sit on top.</p>", "Absorbs quickly, does not sit on top"],
  ])("is a title too, and that part of a sentence which an ad may say: %s", (html, point) => {
    expect(readPoints(html, "")).toEqual([point]);
  });

  it.each([
    ["No more lipstick that fades before lunchtime.", "Lip Tint"],
    ["Adiós al gel que deja la piel tensa todo el día.", ""],
    ["Tired of a mask that dries and cracks on the face.", ""],
    ["Schützt vor UV-Strahlen – aber nur mit LSF darunter.", ""],
    ["Removes all make-up – apart from waterproof mascara.", ""],
    ["Care must be taken around the eyes.", ""],
    ["Hold a warm cloth over the face.", ""],
    ["Concealer tends to crease under eyes.", ""],
    ["Feuchtigkeit verliert die Haut im Winter.", ""],
    ["Contains nuts, no perfume.", ""],
    ["Doesn't feel nice on sunburnt skin.", ""],
    ["Ne laisse pas agir plus de dix minutes.", ""],
    ["Leaves a yellow stain on skin for hours.", ""],
    ["Everyone wants soft skin in summer.", ""],
  ])("is none of what it is told against, warned of or asked to do: %s", (sentence, name) => {
    expect(pointsOf(sentence, name)).toEqual([]);
  });

  it.each([
    "Dull and tired skin",
    "Skin type and concerns",
    "The problem with dry skin",
    "Ingredients to avoid for skin",
    "Key benefits for your skin",
  ])("is no title of what stands below it: %s", (title) => {
    expect(readPoints(`<h2>${title}</h2><p>Neu.</p>`, "")).toEqual([]);
  });

  it("is the opening line below a title that is the product's name", () => {
    const html = "<h2>Rose Petal Face Cream</h2><p>The cream that lives in every pocket.</p>";
    expect(readPoints(html, "Rose Petal Face Cream")).toEqual(["The cream that lives in every pocket"]);
  });

  it.each([
    ["<ul><li>HYDRATES THE SKIN ALL DAY.</li></ul>", "Hydrates the skin all day"],
    ["<p>Neu.</p><p>VITAMIN C BRIGHTENS DULL SKIN.</p>", "Vitamin C brightens dull skin"],
    ["<p>Neu.</p><p>0.5% Retinol smooths texture overnight.</p>", "0.5% Retinol smooths texture overnight"],
    ["<p>A cream.</p><h3>How does it work?</h3><p>Softens and smooths dry skin.</p>", "Softens and smooths dry skin"],
    ["<p>The oil-free moisture your skin asks for.</p>", "The oil-free moisture your skin asks for"],
    ["<p>Neu.</p><p>Nourrit la peau fine du contour des yeux.</p>", "Nourrit la peau fine du contour des yeux"],
  ])("is not lost by its figure, its letters or the question above it: %s", (html, point) => {
    expect(readPoints(html, "")).toEqual([point]);
  });

  it("is said once, not again by one of its parts", () => {
    expect(readPoints("<p>Le sérum qui réveille les teints fatigués.</p>", "")).toHaveLength(1);
  });
});

describe("what is told to whoever uses it", () => {
  it("is no point in a numbered list, nor what is numbered by hand", () => {
    const steps = "<ol><li>Lávate la cara con agua templada.</li><li>Deja la piel suave y seca.</li></ol>";
    expect(readPoints(`<p>Una mascarilla.</p><p>Uso</p>${steps}`, "")).toEqual([]);
    expect(readPoints("<p>Un aceite.</p><p>Uso<br>1. Lava la barba con agua y seca con toalla.<br></p>", "")).toEqual(
      [],
    );
  });

  it("is none after a customer's question; a page may open with a question of its own", () => {
    const said = "Softens wiry hair and leaves skin calm.";
    expect(readPoints(`<p>Dry beard?</p><p>${said}</p>`, "")).toContain("Softens wiry hair and leaves skin calm");
    expect(readPoints(`<p>An oil.</p><p><b>Does it smell?</b><br>${said}</p>`, "")).toEqual([]);
    expect(readPoints(`<p>An oil.</p><p><b>Does it smell?</b> ${said}</p>`, "")).toEqual([]);
  });

  it.each([
    ["Bartöl No. 7", "<p>Bartöl oder Balsam?</p><p>Öl pflegt, Balsam pflegt und gibt Halt.</p>"],
    ["Lip Tint Kirsche", "<ul><li>Öl oder Balm-Cleanser</li></ul>"],
    ["Brow Lock Gel", "<ul><li>Für den Laminated Look eine zweite Schicht</li></ul>"],
    ["Crema de manos", "<ul><li>Procedente de agricultura ecológica certificada</li></ul>"],
    ["Augencreme", "<p>Rund um das Auge ist die Haut besonders dünn.</p>"],
  ])("is no point of another kind, of more of it, or of skin itself: %s", (name, html) => {
    expect(readPoints(`<p>Neu.</p>${html}`, name)).toEqual([]);
  });

  it("is none that says no more than the product's name", () => {
    const html = "<p>Loción corporal hidratante con aloe vera Belzina.</p>";
    expect(readPoints(html, "Loción corporal BELZINA aloe vera 500 ml")).toEqual([]);
  });
});

describe("an ad", () => {
  it("says again under another headline what the page says itself, rather than two ingredients", () => {
    const page = sourceOf("Aurelia", {
      name: "Soft Day Cream",
      description: "<p>With oat, squalane and shea butter.</p><p>Softens dry skin in the wind and the rain.</p>",
    });
    let history = emptyCopyHistory;
    const supports = Array.from({ length: 6 }, (_, seed) => {
      const request = { ...page, language: "en", angle: "ritual", tone: null, seed } as const;
      const written = writeWords(request, history);
      history = written.history;
      return written.words.support;
    });
    expect(supports.filter((support) => support.startsWith("Softens dry skin")).length).toBeGreaterThanOrEqual(2);
  });

  it("of a long point has its first half as headline and what goes on from it below", () => {
    const { headline, support } = wordsOf(
      "es",
      "Absorbe el exceso de grasa, arrastra la suciedad y deja la piel mate.",
      "pain + solution",
    );
    expect(headline).toBe("Absorbe el exceso de grasa.");
    expect(support).toBe("Arrastra la suciedad y deja la piel mate.");
  });

  it("of a line that says what it is for does the same", () => {
    const { headline, support } = wordsOf(
      "en",
      "A rich, cushiony eye crème for dry, tired and mature eye areas.",
      "sensory",
    );
    expect(headline).toBe("A rich, cushiony eye crème.");
    expect(support).toBe("For dry, tired and mature eye areas.");
  });

  /** The first words of an ad that begins with a point of the page. */
  function wordsOf(language: "en" | "es", sentence: string, angle: CopyAngle) {
    const page = sourceOf("Aurelia", {
      name: language === "es" ? "Mascarilla Carbón" : "Eye Crème",
      description: `<p>${sentence}</p>`,
    });
    const begins = sentence.slice(0, 12);
    for (let seed = 0; seed < 40; seed++) {
      const { words } = writeWords({ ...page, language, angle, tone: null, seed }, emptyCopyHistory);
      const headline = words.headline.replaceAll("*", "");
      if (headline.startsWith(begins)) return { headline, support: words.support };
    }
    throw new Error("No ad begins with the page's words.");
  }

  const source = sourceOf("Aurelia", {
    name: "Off Duty Cleansing Balm",
    description: `<p>A cleansing balm with oat.</p>${list("Melts long-wear foundation and waterproof mascara", "Cures acne in a night for good", "Rinses clean with lukewarm water")}`,
  });
  const supportsOf = (bannedWords: string[], angles: readonly CopyAngle[] = CopyAngle.options) => {
    let history = emptyCopyHistory;
    return Array.from({ length: 24 }, (_, seed) => {
      const angle = angles[seed % angles.length] ?? "sensory";
      const written = writeWords({ ...source, language: "en", angle, tone: null, seed, bannedWords }, history);
      history = written.history;
      return written;
    });
  };

  it("goes on with what the page lists, and tells where it stands", () => {
    const using = supportsOf([]).filter(({ words }) => words.support.startsWith("Melts long-wear foundation"));
    expect(using.length).toBeGreaterThan(0);
    for (const { facts } of using)
      expect(facts).toContainEqual({
        text: "Melts long-wear foundation and waterproof mascara.",
        source: "claim",
        quote: "Melts long-wear foundation and waterproof mascara",
      });
  });

  it("says nothing of it that no ad may say, and no word that is banned", () => {
    for (const { words } of supportsOf(["mascara"])) expect(words.support).not.toMatch(/acne|mascara/i);
  });

  it("begins with it where it fits, and with people or a moment where it speaks of those", () => {
    const headlines = (angles: readonly CopyAngle[]) => supportsOf([], angles).map(({ words }) => words.headline);
    const isOfPage = /Rinses clean with lukewarm/;
    expect(headlines(["sensory", "benefit outcome"]).some((headline) => isOfPage.test(headline))).toBe(true);
    for (const headline of headlines(["social proof", "ritual"])) expect(headline).not.toMatch(isOfPage);
  });

  it("begins with what skin is like after it, and with no line that says whose skin it is for", () => {
    const headlinesOf = (opening: string) => {
      const page = sourceOf("Aurelia", { name: "Crema Alba", description: `<p>Una crema.</p>${list(opening)}` });
      return Array.from({ length: 12 }, (_, seed) => {
        const request = { ...page, language: "es", angle: "sensory", tone: null, seed } as const;
        return writeWords(request, emptyCopyHistory).words.headline.replaceAll("*", "");
      });
    };
    expect(headlinesOf("Piel suave todo el día")).toContain("Piel suave todo el día.");
    expect(headlinesOf("Piel normal, mixta y grasa")).not.toContain("Piel normal, mixta y grasa.");
  });

  it("goes on under an ingredient with nothing of the page that speaks of something else", () => {
    const serum = sourceOf("Aurelia", {
      name: "Clear Day Serum",
      description: `<p>With 5% niacinamide and squalane.</p>${list("Softens dry, flaking skin", "Niacinamide evens the look of skin tone", "Smells of a cut cucumber")}`,
    });
    let history = emptyCopyHistory;
    for (let seed = 0; seed < 60; seed++) {
      const angle = CopyAngle.options[seed % CopyAngle.options.length] ?? "sensory";
      const { words, history: next } = writeWords({ ...serum, language: "en", angle, tone: null, seed }, history);
      history = seed % 10 === 9 ? emptyCopyHistory : next;
      const headline = words.headline.replaceAll("*", "");
      expect(headline).not.toMatch(/^Smells/);
      if (/niacinamide|squalane/i.test(headline) && !headline.startsWith("Niacinamide evens"))
        expect(words.support).not.toMatch(/flaking|cucumber/);
    }
  });

  it("names no ingredient that only the list has where the page speaks of three", () => {
    const cream = sourceOf("Aurelia", {
      name: "Sheer Day Cream",
      description: "A cream with ceramides, squalane and oat.",
      inci: "Aqua, Squalane, Ceramide NP, Avena Sativa Kernel Extract, Glycerin, Cetearyl Alcohol, Lactic Acid, Xanthan Gum, Panthenol, Phenoxyethanol",
    });
    for (let seed = 0; seed < 40; seed++) {
      const angle = CopyAngle.options[seed % CopyAngle.options.length] ?? "sensory";
      const { words } = writeWords({ ...cream, language: "en", angle, tone: null, seed }, emptyCopyHistory);
      expect(JSON.stringify(words)).not.toMatch(/lactic|panthenol/i);
    }
  });

  it.each([
    ["en", /\b(?:night|evening|weekend|party|dinner)/i],
    ["de", /Abend|Picknick|Party|Reise/],
    ["fr", /(?:soirée|terrasse|sport|voyage)/i],
    ["es", /(?:noche|fiesta|gimnasio|viaje)/i],
  ] as const)(
    "calls up no hour or place that its page does not give, while there are other lines: %s",
    (language, invented) => {
      const cream = sourceOf("Aurelia", { name: "Oat Cream", description: "With oat, squalane and ceramides. Vegan." });
      for (let seed = 0; seed < 60; seed++) {
        const angle = CopyAngle.options[seed % CopyAngle.options.length] ?? "sensory";
        const { words } = writeWords({ ...cream, language, angle, tone: null, seed }, emptyCopyHistory);
        expect(words.support).not.toMatch(invented);
      }
    },
  );
});
