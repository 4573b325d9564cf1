import type { Family } from "../../families.ts";
import type { Material } from "../../material.ts";
import { colouringTouches, type Touch } from "../pack.ts";

const untrue: Partial<Record<Family, RegExp>> = {
  mist: /doigts|texture|touch|massez|réchauffez|tactile|caresse|contact|se pose|se déploie/iu,
  mask: /au fil des jours|chaque jour|par jour|jour après jour|du matin au soir|on sort|de tous les jours|quotidien|habitude/iu,
  /** Lines about freshness do not fit an oil. */
  oil: /fraî|frais/iu,
  scrub:
    /au fil des jours|chaque jour|par jour|jour après jour|du matin au soir|on sort|de tous les jours|quotidien|glisse|se pose|se déploie|caresse|plus pratique|drapez|doigts/iu,
  cleanser: /du matin au soir|on sort|s’attard|on applique|se pose|se déploie|drapez|doigts|touch/iu,
  sunscreen:
    /au fil des jours|lent|cérémonie|calme|minute|à soi|votre temps|savour|s’attard|métamorphose|souffle|soir/iu,
  lip: /dans sa peau|changer de peau|massez|doigts/iu,
};
/** Make-up: lines about care and rest do not fit it. */
const colouring =
  /(?<!\p{L})(?:dou(?:x|ces?|ceur)|crèmes|nouveau départ|soins?|calme|pauses?|souffl\p{L}*|respir\p{L}*|répit|repos|havre|lente?(?:ment)?|habitude|régularité|temps (?:est|avec|pour)|votre temps|tranquilles?|à la maison|dimanches?|oubliez|routine|instants? à soi|facile à|vous-même|inspirez|minutes?|fermez les yeux|s’attarder)(?!\p{L})/iu;
/** Lines that announce a name, for products that have none: "La réponse est courte : ce sérum." */
const nameless = /^(?:Cet?|Cette) [^:]+:|: (?:c’est )?(?:cet?|cette) [^.]+\.$/u;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /peau|teint|mine|doigts|velours|soie|caresse|touch/iu;

/** What only a page that speaks of radiance may promise; lips shine and the sun does by themselves. */
const radiance = /éclat|lumi|rayonn|illumin/iu;
const shining: readonly Family[] = ["lip", "sunscreen"];
/** Lines about a break in the day do not fit what is put on before sleep. */
const ofPauses = /portée de main|pauses/iu;
/** A rich cream is not called light because it leaves no grease. */
const lightness = /lég[eè]r|lourd|poids|(?<!\p{L})lin(?!\p{L})/iu;
const cloth = /soie|soyeu|velours|velout|satin|cachemire/giu;

/** Whether a line says what is untrue of a kind of product, of the hour when it is used or of what its page promises. */
export function frenchUntrue(text: string, material: Material, touch: Touch): boolean {
  const { family, name, benefits, time, texture } = material;
  const said = text.replace(name ?? "", "");
  return (
    nameless.test(text) ||
    (untrue[family]?.test(said) ?? false) ||
    (colouringTouches.includes(touch) && colouring.test(said)) ||
    (touch === "hair" && ofSkin.test(said)) ||
    (!benefits.includes("glow") && !shining.includes(family) && radiance.test(said)) ||
    (time === "night" && ofPauses.test(said)) ||
    (/riche|onctueu|beurre/u.test(texture ?? "") && lightness.test(said)) ||
    comparesCloths(said, name ?? "")
  );
}

/** A product named for one cloth is not likened to another: "Crème Velours" to cashmere. */
function comparesCloths(said: string, name: string): boolean {
  const own = clothsIn(name);
  return own.length > 0 && clothsIn(said).some((other) => !own.includes(other));
}

function clothsIn(text: string): string[] {
  return (text.match(cloth) ?? []).map((found) => found.slice(0, 3).toLowerCase().replace("soy", "soi"));
}
