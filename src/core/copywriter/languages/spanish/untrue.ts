import type { Family } from "../../families.ts";
import type { Material } from "../../material.ts";
import { colouringTouches, type Touch } from "../pack.ts";

const untrue: Partial<Record<Family, RegExp>> = {
  mist: /textura|tacto|toca(?!\p{L})|roce/iu,
  mask: /cada día|todos los días|diario|al día(?!\p{L})|salir|costumbre|prisas/iu,
  /** Lines about freshness do not fit an oil. */
  oil: /fresc/iu,
  scrub: /m[ií]m[ao]|cada día|diario|al día(?!\p{L})|salir/iu,
  cleanser: /salir|aplica|toca(?!\p{L})/iu,
  sunscreen: /despacio|(?<!\p{L})ratos?(?!\p{L})|calma|noche/iu,
  lip: /tu piel/iu,
};
/** Make-up: lines about care and rest do not fit it. */
const colouring =
  /suav|m[ií]m[ao]|cu[ií]d[aá]|calma|pausas?(?!\p{L})|despacio|costumbre|hábito|constan|tranquil|rutina|agradec|en casa|(?<!\p{L})ratos?(?!\p{L})/iu;
/** Make-up is no treat for the skin below it. */
const treatsSkin = /(?:para|a) la piel|la piel (?:merece|agradece)/iu;
/** Lines that announce a name, for products that have none: "Respuesta corta: este sérum." */
const nameless =
  /^Est[ea] ([^:]+) es una? \1(?!\p{L})|^Est[ea] [^:]+:|: est[ea] [^.]+\.$|(?:se llama|^es|aquí tienes) (?:est[ea]|el|la)(?!\p{L})/iu;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /piel|cara|rostro|limpieza|textura|terciopelo|seda|toca(?!\p{L})/iu;

/** What only a page that speaks of radiance may promise; lips shine and the sun does by themselves. */
const radiance = /(?<!\p{L})luz(?!\p{L})|brill|lumin/iu;
const shining: readonly Family[] = ["lip", "sunscreen"];
/** Lines about a break in the day do not fit what is put on before sleep. */
const ofPauses = /a mano|ratos libres|pausas/iu;
/** A rich cream is not called light because it leaves no grease. */
const lightness = /liger|pes[aeo]|lino/iu;
const cloth = /seda|sedos|terciopel|aterciopel|sat[eé]n|satinad|cachemir/giu;
/** What prevents chafing is put on before dressing: lines about quiet care and softness do not fit it. */
const chafing = /antirroces|rozaduras/iu;
const ofCare =
  /suav|sedos|terciopelo|cachemir|seda(?!\p{L})|roce(?!s)|frí|viento|invierno|calma|pausa|(?<!\p{L})ratos?(?!\p{L})|noche|mañana|prisa|despacio|lujo|costumbre|rutina|mim[ao]|placer|días? (?:demasiado )?largos?|cierra|puerta|espejo|cita|ritual|café|cuídate|textura|cuidar|constan|sienta|sensación|hidrat|móvil/iu;

/** Acids that clear skin are used for that: no treat, and nothing to linger over. */
const clearing = /salicylic|glycolic|mandelic|azelaic|^retin(?:ol|al)/u;
const ofTreats =
  /m[ií]m[aoe]|capricho|placer|disfrut|gusto|lujo|calma|tranquil|despacio|momento|apetec|cada día|aclara|(?<!\p{L})ratos?(?!\p{L})/iu;
/** What covers a blemish or a day at the office is no protection for the beach. */
const weakSun = /(?:spf|fps)\s?(?:1?\d|2\d)(?!\d)|(?:con color|tono|tinte|beige|arena)(?!\p{L})/iu;
const ofSun = /(?<!\p{L})(?:sol|calle|gafas|playa|monte|terraza)(?!\p{L})/iu;
/** What is dabbed on a spot cares for no skin. */
const spot = /granit?os?|localizad|puntual|imperfecciones|(?<!\p{L})spot(?!\p{L})/iu;
/** An oil for the body is poured or sprayed. */
const dripping = /(?<!\p{L})gotas?(?!\p{L})/iu;

/** Whether a word of a product is in its name or its noun. */
const isCalled = (material: Material, called: RegExp) => called.test(`${material.name ?? ""} ${material.noun}`);
const hair = /termoprotector|capilar|cabello|(?<!\p{L})(?:pelo|puntas|melena|rizos)(?!\p{L})/iu;
const shower = /(?<!\p{L})(?:ducha|baño)(?!\p{L})/iu;
const intimate = /íntim/iu;
const tanning = /autobronce/iu;
const takesMakeUpOff = /desmaquill|micelar|leche limpiadora|(?:aceite|bálsamo) limpiador/iu;
const freshened = /fresc|fresqu|pepino|menta|agua|rosas|aloe|termal|hidrat/iu;

/** What is said of one kind of a family alone, and what it is true of. */
const ofOneKind: readonly (readonly [said: RegExp, isTrue: (material: Material, touch: Touch) => boolean])[] = [
  [/(?<!\p{L})manos(?!\p{L})/iu, ({ area }) => area === "hands"],
  [/(?<!\p{L})gotas?(?!\p{L})/iu, ({ family }) => family === "oil" || family === "serum"],
  [/zonas secas/iu, (material, touch) => touch !== "hair" && !stopsChafing(material)],
  [/cuchilla|(?<!\p{L})un afeitado/iu, ({ noun }) => noun === "gel de afeitado"],
  [/fijar el maquillaje|final del maquillaje|maquillaje aguante/iu, ({ noun }) => noun === "spray fijador"],
  [/antes de hidratar|hidratación\.$/iu, ({ family }, touch) => family !== "serum" || touch !== "hair"],
  [/antes de hidratar/iu, ({ noun }) => noun !== "bruma" && noun !== "spray fijador"],
  [/^En bruma/u, ({ noun, area }) => noun === "bruma" && area !== "body"],
  [/(?<!\p{L})(?:fiestas?|cena|sábado)(?!\p{L})/iu, ({ family }, touch) => family !== "lip" || touch !== "lip"],
  [/(?<!\p{L})pies(?!\p{L})/iu, ({ area }) => area === "feet"],
  [/brazos|piernas|codos/iu, ({ area }) => area === "body"],
  [/(?<!\p{L})(?:pelo|puntas)(?!\p{L})/iu, (material) => isCalled(material, hair)],
  [/en la ducha|la ducha(?!\p{L})/iu, (material) => isCalled(material, shower)],
  [/(?<!\p{L})(?:roces|rozan|muslos|falda)(?!\p{L})/iu, stopsChafing],
  [/antes del calor|secador/iu, (material) => isCalled(material, /termo/iu)],
  [/las cejas|peina/iu, ({ noun }) => noun === "gel de cejas"],
  [/(?<!\p{L})higiene/iu, (material) => isCalled(material, intimate)],
  [/hidrata(?!ción)/iu, ({ noun }) => noun !== "gel"],
  [/limpiar la piel\.$|limpieza/iu, ({ noun }) => noun !== "bruma" && noun !== "spray fijador"],
  [/(?<!\p{L})(?:fresc|refresc)/iu, (material) => material.family !== "mist" || isCalled(material, freshened)],
  [/(?<!\p{L})(?:color|pint[ae])/iu, ({ family }, touch) => family !== "lip" || touch === "lipColour"],
  [/(?<!\p{L})brillo/iu, ({ family }, touch) => family !== "lip" || touch === "gloss"],
  [/labios secos|hidrat\p{L}+ (?:para )?los labios|sequedad de los labios/iu, (_, touch) => touch === "lip"],
  [/unific|tono uniforme/iu, ({ category }) => category === "Foundation" || category === "Tinted Moisturizer"],
  [/rojeces|(?<!\p{L})cubre/iu, ({ category }) => category === "Concealer"],
  [/mejillas/iu, ({ category }) => category === "Blush"],
  [/bronceado/iu, ({ category }) => category === "Bronzer"],
  [/pómulos/iu, ({ category }) => category === "Highlighter"],
  [/antes del? (?:la )?(?:base|maquillaje)/iu, ({ category }) => category === "Primer"],
  [/el maquillaje/iu, (material) => material.family !== "cleanser" || isCalled(material, takesMakeUpOff)],
];

/** What products of a certain name are not: hair has no skin, and nobody treats himself to an intimate wash. */
const notOf: readonly (readonly [called: RegExp, said: RegExp])[] = [
  [hair, /piel|cara|masaj|gotas|nutr/iu],
  [shower, /gotas|masaj|nutr|hidrat|cara|ponerse/iu],
  [tanning, /hidrat|m[ií]m|cuid/iu],
  [
    intimate,
    /piel|m[ií]m[ao]|capricho|placer|disfrut|gusto|lujo|apetec|prest|comparte|hermana|plan|momento|agenda|textura|sentir|nota|apura|repiten|preguntan|toalla|puerta|ojos|te lo [^.]*pid|restos|suciedad|llevar|presum|sonrisa|respir|rato|móvil|música|engancha|querer más|rescate|quieres|regulares|mereces/iu,
  ],
  [/gel de cejas/iu, /cu[ií]d|m[ií]m[ao]|hidrat|sentir|hábito|textura|para la mirada/iu],
  [/gel de afeitado/iu, /cu[ií]d|hábito|hidrat|para la piel/iu],
  [/invierno|verano/iu, /todo el año|cualquier estación/iu],
  [
    /beb[eé]|infantil/iu,
    /(?<!\p{L})(?:tus?|ti|tú|te|contigo)(?!\p{L})|sentir|cu[ií]date|m[ií]mate|estrena|cuidarse|date(?!\p{L})/iu,
  ],
];

/** Whether a product keeps skin from chafing. */
export function stopsChafing({ name }: Material): boolean {
  return chafing.test(name ?? "");
}

/** Whether a line says what is untrue of a kind of product, of the hour when it is used or of what its page promises. */
export function spanishUntrue(text: string, material: Material, touch: Touch): boolean {
  const { family, name, benefits, time, texture, ingredients, area } = material;
  const said = text.replace(name ?? "", "");
  return (
    nameless.test(text) ||
    ofOneKind.some(([words, isTrue]) => words.test(said) && !isTrue(material, touch)) ||
    notOf.some(([called, words]) => isCalled(material, called) && words.test(said)) ||
    (untrue[family]?.test(said) ?? false) ||
    (colouringTouches.includes(touch) && colouring.test(said)) ||
    (touch === "tint" && treatsSkin.test(said)) ||
    (touch === "hair" && ofSkin.test(said)) ||
    (!benefits.includes("glow") && !shining.includes(family) && radiance.test(said)) ||
    (time === "night" && ofPauses.test(said)) ||
    (stopsChafing(material) && ofCare.test(said)) ||
    (/spray|bruma/iu.test(material.noun) && /desliza/iu.test(said)) ||
    (/(?<!\p{L})rica|cremos|manteca/u.test(texture ?? "") && lightness.test(said)) ||
    (ingredients.some(({ key }) => clearing.test(key)) &&
      (ofTreats.test(said) || (!benefits.includes("hydration") && /hidrat/iu.test(said)))) ||
    (family === "sunscreen" && weakSun.test(name ?? "") && ofSun.test(said)) ||
    (spot.test(name ?? "") && /cuida|m[ií]m[ao]|(?<!\p{L})piel (?:suave|cuidada)/iu.test(said)) ||
    (/manos a la crema/iu.test(said) && !material.noun.startsWith("crema")) ||
    (family === "oil" && (area === "body" || /(?<!\p{L})seco(?!\p{L})/iu.test(name ?? "")) && dripping.test(said)) ||
    /^Pensad[oa] para la piel\.$/u.test(said) ||
    // An oil that is in a balm makes it no oil.
    (family !== "oil" && /^(?:aceite|manteca) de .+ para /iu.test(said)) ||
    saysPlaceTwice(text) ||
    comparesCloths(said, name ?? "")
  );
}

/** "Brillo de labios" is said of lips, and so is a name of skin. */
function saysPlaceTwice(text: string): boolean {
  return ["piel(?:es)?", "labi(?:os|al)", "manos", "pies", "pestañas", "(?:cuerpo|corporal)"].some(
    (place) => (text.match(new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, "giu")) ?? []).length > 1,
  );
}

/** A product named for one cloth is not likened to another: "Loción Sedosa" to satin. */
function comparesCloths(said: string, name: string): boolean {
  const own = clothsIn(name);
  return own.length > 0 && clothsIn(said).some((other) => !own.includes(other));
}

function clothsIn(text: string): string[] {
  return (text.match(cloth) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace(/^a(?=ter)/u, "")
      .slice(0, 3),
  );
}
