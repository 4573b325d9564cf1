import type { Family } from "../../families.ts";
import type { Material } from "../../material.ts";
import { colouringTouches, type Touch } from "../pack.ts";

const untrue: Partial<Record<Family, RegExp>> = {
  mist: /dedos|textura|tacto|toca(?!\p{L})|tocar|masajea|calienta|roce|caricia|se posa|se despliega/iu,
  mask: /te has puesto|paso de los días|cada día|día a día|día tras día|a diario|diario|al día(?!\p{L})|todos los días|salir|costumbre/iu,
  /** Lines about freshness do not fit an oil. */
  oil: /fresc/iu,
  scrub:
    /paso de los días|cada día|día a día|día tras día|a diario|diario|al día(?!\p{L})|todos los días|salir|desliza|se posa|se despliega|caricia|viste|dedos|te has puesto/iu,
  cleanser: /salir|quedarse|aplica|se posa|se despliega|viste|dedos|toca(?!\p{L})|tocar|te has puesto/iu,
  sunscreen:
    /paso de los días|día duro|despacio|un día largo|(?<!\p{L})ratos?(?!\p{L})|ceremonia|calma|minuto|sin prisa|tu tiempo|lento|metamorfosis|demorarse|noche/iu,
  lip: /tu piel|masajea|dedos/iu,
};
/** Make-up: lines about care and rest do not fit it. */
const colouring =
  /suav|mim[ao]|cuida|calma|pausas?(?!\p{L})|respir|descans|refugio|despacio|sin prisa|lento|costumbre|constan|tu tiempo|tranquil|un día largo|fácil de mantener|rutina|contigo|por hoy|inspira|un minuto|en casa|domingos|(?<!\p{L})ratos?(?!\p{L})/iu;
/** Lines that announce a name, for products that have none: "Respuesta corta: este sérum." */
const nameless = /^Est[ea] [^:]+:|: est[ea] [^.]+\.$/u;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /piel|cara|dedos|terciopelo|seda|caricia|toca(?!\p{L})|tocar/iu;

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
  /suav|sedos|confort|terciopelo|cachemir|seda(?!\p{L})|roce(?!s)|frí|viento|invierno|cálid|calma|masaj|respir|inspira|pausa|(?<!\p{L})ratos?(?!\p{L})|noche|domingo|mañana|prisa|despacio|ritmo|tu tiempo|ceremonia|lujo|costumbre|rutina|mim[ao]|placer|días? (?:demasiado )?largos?|día duro|cierra|cerrar|puerta|espejo|cita|minuto|refugio|ritual|café|contigo|cuídate|textura|sentidos|cuidar|mejorada|comienzo|constan|sienta|sensación|hidrat|móvil/iu;

/** Whether a product keeps skin from chafing. */
export function stopsChafing({ name }: Material): boolean {
  return chafing.test(name ?? "");
}

/** Whether a line says what is untrue of a kind of product, of the hour when it is used or of what its page promises. */
export function spanishUntrue(text: string, material: Material, touch: Touch): boolean {
  const { family, name, benefits, time, texture } = material;
  const said = text.replace(name ?? "", "");
  return (
    nameless.test(text) ||
    (untrue[family]?.test(said) ?? false) ||
    (colouringTouches.includes(touch) && colouring.test(said)) ||
    (touch === "hair" && ofSkin.test(said)) ||
    (!benefits.includes("glow") && !shining.includes(family) && radiance.test(said)) ||
    (time === "night" && ofPauses.test(said)) ||
    (stopsChafing(material) && ofCare.test(said)) ||
    (/spray|bruma/iu.test(material.noun) && /desliza/iu.test(said)) ||
    (/(?<!\p{L})rica|cremos|manteca/u.test(texture ?? "") && lightness.test(said)) ||
    comparesCloths(said, name ?? "")
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
