import type { Family } from "../../families.ts";
import type { Material } from "../../material.ts";
import { colouringTouches } from "../pack.ts";
import { germanKinds } from "./kinds.ts";
import { germanReading } from "./reading.ts";
import { pluralAreas } from "./words.ts";

const { touchOf } = germanKinds;

const untrue: Partial<Record<Family, RegExp>> = {
  eye: /einmassieren|eincremen|anfassen/iu,
  mist: /textur|großer schluck|fingerspitz|anfassen|badtür|(?<!\p{L})spa(?!\p{L})|cremen|auftr[aä]g|aufgetragen|einmassieren|spür(?!en, wie)/iu,
  mask: /jeden tag|tag für tag|dranbl|gern dran|routine|voll(?:e|en) tag/iu,
  scrub: /textur|pfleg|reinig|frisch|auftragen/iu,
  cleanser: /(?:sanfte|leichte|mehr|nur) pflege|pflege ohne|auftragen|textur/iu,
  sunscreen: /pfleg|moment|feuchtigkeit/iu,
  lip: /frisch|badtür|spa spielen|einmassieren|(?<!\p{L})(?:haut|bad)(?!\p{L})|hautgefühl|(?<!\p{L})spa(?!\p{L})|minuten|auszeit/iu,
};
/** Make-up: lines about care and rest do not fit it. */
const colouring =
  /pfleg|ruhe|ruhig|atmen|auszeit|hautgefühl|genuss|genieß|mitmach|routine|gönn|feines|minuten|stille|moment|termin|guttut|etwas gutes|kümmert|geschehen|entspannen|ritual|schritt für|sei gut|wohltat|fest für|glücklich|freuen sich/iu;
/** A primer comes first: lines about being ready and about a finished complexion do not fit it. */
const finished = /fertig|teint|(?:,| und) (?:los|raus)(?!\p{L})/iu;
/** Acids and retinoids are strong. */
const isStrong = ({ ingredients }: Material) =>
  ingredients.some(({ key }) => /retin(?:ol|al)|(?:glycolic|lactic|salicylic|mandelic) acid/u.test(key));
/** What is put on a blemish alone, or strong, is no treat. */
const ofTreats = /sanft|genuss|genieß|luxus|fest für|freundin|spa(?!\p{L})/iu;
const clearing = /pickel|akne|unrein/iu;
const isClearing = ({ name, noun, ingredients }: Material) =>
  clearing.test(`${name ?? ""} ${noun}`) || ingredients.some(({ key }) => key === "salicylic acid");
/** What is called a cream is put on more than a blemish. */
export const isSpot = ({ name, noun, family }: Material) =>
  family !== "cream" && /pickel/iu.test(`${name ?? ""} ${noun}`);
/** A share on the page, or the name, tells that an acid or a retinoid is what the product is for. */
const namesActive = /retin(?:ol|al)|säure|(?<!\p{L})[ABP]HA(?!\p{L})/iu;
export const isActive = (material: Material) =>
  isSpot(material) ||
  namesActive.test(material.name?.replace(/hyaluronsäure/giu, "") ?? "") ||
  material.ingredients.some(
    ({ key, hasPercent }) =>
      hasPercent && /retin|(?:glycolic|lactic|mandelic|azelaic|salicylic) acid|vitamin c/u.test(key),
  );
/** It tingles, and is no ritual. */
const ofComfort =
  /wohlf|angenehm|gefühl|fühl(?:t|en)?(?!\p{L})|ritual|genie|genuss|sanft|spür|streichel|nettes wort|gönn|feines|ruhig|minuten|in ruhe|atmen|stille|moment|termin|guttut|glücklich|liebe|spa(?!\p{L})|pflegezeit|auszeit|anfassen/iu;
/** What is for one blemish alone, or peels, is no care of the skin. */
const ofCare = /pfleg|jeden tag|tag für tag|routine/iu;
/** A day's product is put on before things begin. */
const ofEvenings = /abschalten|auszeit|entspann|zurücklehn|genieß|socken|füße hoch/iu;
const ofSprays = /sprüh/iu;
/** A blemish is no skin, and needs no time. */
const ofAllSkin = /haut|zeit|badtür|welt/iu;
export const isAfterShave = ({ name }: Material) => /after.?shave/iu.test(name ?? "");
/** Nobody makes a ceremony of what follows a shave. */
const ofPampering = /genuss|genieß|luxus|sanfter moment|stille|eincremen|(?<!\p{L})spa(?!\p{L})/iu;
const ofRest = /fein|gönn|gutes|entspann|auszeit|minuten|in ruhe|ruhige|durchatmen|moment|ich-zeit|drama|sinne/iu;
/** Lips' masks and scrubs stay at home. */
const onTheGo = /schlüssel|tasche|griffbereit|kurz auftragen/iu;
/** Lines that announce a name, for products that have none: "Die kurze Antwort: dieses Serum." */
const nameless = /^Diese[rs]? [^:]+:|: diese[rs]? [^.]+\.$/u;
/** "Die Pflege pflegt", "Der Reinigungsschaum reinigt": a verb that says its noun again. */
const tautology = /pflege(?!\p{L}).*(?<!\p{L})(?:ge)?pfleg(?:t|te|en|st)(?!\p{L})|reinig\p{L}+ .*reinig/iu;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /haut|gesicht|(?<!\p{L})spa(?!\p{L})/iu;

/** Whom it is put on is not who reads. */
const isBaby = ({ name, noun }: Material) => /(?<!\p{L})(?:baby|kinder|wickel)/iu.test(`${name ?? ""} ${noun}`);
const ofReader =
  /(?<!\p{L})(?:du|dich|dir|deine?[rnms]?)(?!\p{L})|ich-zeit|luxus|genieß|genuss|zähne|handy|scroll|to-do|stress|termin|auszeit|feierabend|perfektion|welt|kopf|abschalten|eigenen haut|anziehen|bad(?!\p{L})|upgrade|plot|tage|fingerspitzen|woche|cremen|um die ohren|anfassen|freundin/iu;
/** Of what is for the intimate parts a line says that it cleans, and nothing of how it feels or when. */
const isIntimate = ({ name, noun }: Material) => /intim/iu.test(`${name ?? ""} ${noun}`);
const ofAnyPlace =
  /gefühl|fühlt|wohlf|pfleg|tag(?!\p{L})|tage|haut|laun|moment|hallo|frisch|sache|bad(?!\p{L})|nimmst|brauchst|ärmel|spa(?!\p{L})|tipp|kennst|neugierig|handy|teilen|wer |freundin|zeit|wechsel|dusche|finger|danach|kopf|weiter|durchatmen|platz|start|extra|freu|leicht|luxus|herzen|liebe/iu;
/** What foams or smooths before a blade, tans or goes into the bath is no care that is rubbed in. */
const isNoCare = ({ name, noun }: Material) =>
  /rasier(?:gel|schaum|creme|öl|seife)|shaving|selbstbräun|self.?tan|tanning|milchbad|ölbad|badeöl|badezusatz/iu.test(
    `${name ?? ""} ${noun}`,
  );
const ofRubbingIn =
  /pfleg|crem|einmassier|einziehen|saubere (?:haut|hände)|tropfen|dosieren|fingerspitzen|auftragen|aufgetragen|waschen|danke|verdient|zähne|zuwendung|zahnbürste|tupf|jeden tag|reisetasche|nettes wort|minuten|badtür|fest für|wohltat/iu;

/** What holds make-up gives no colour, and is not spread. */
const ofColour = /make-up mit|zum schminken|verblend|auftragen|alltag, fest|mit den fingern|hauch/iu;

/** Whether a line says what is untrue of a kind of product, of the hour when it is used or of what its page promises. */
export function germanUntrue(text: string, material: Material): boolean {
  const said = text.replace(material.name ?? "", "");
  return (
    nameless.test(text) ||
    tautology.test(text) ||
    (material.category === "Toner" && /frisch|zwischendurch|pause/iu.test(text)) ||
    (untrue[material.family]?.test(said) ?? false) ||
    (isClearing(material) && ofRest.test(text)) ||
    ((isSpot(material) || (isActive(material) && material.category === "Toner")) && ofCare.test(said)) ||
    (isSpot(material) && (ofAllSkin.test(said) || /verteil/iu.test(said))) ||
    /^gemacht als/iu.test(said) ||
    (isBaby(material) && ofReader.test(said)) ||
    (isIntimate(material) && ofAnyPlace.test(said)) ||
    (isNoCare(material) && ofRubbingIn.test(said)) ||
    (material.category === "Mist" && /nach dem waschen/iu.test(said)) ||
    (/fixier|fixing|setting/iu.test(`${material.name ?? ""} ${material.noun}`) && ofColour.test(said)) ||
    (/(?<!\p{L})(?:wasser|wasserhahn|waschen|gewaschen)(?!\p{L})/iu.test(said) &&
      /mizell|entfern|abschmink/iu.test(`${material.name ?? ""} ${material.noun}`)) ||
    (/zahnbürste|fingerspitzen/iu.test(said) && ["body", "hands", "feet"].includes(material.area)) ||
    (/^(?:Wimpern|Brauen)/u.test(material.noun) && /tropfen|einmassier|fingerspitzen|verteil/iu.test(said)) ||
    (isStrong(material) && /einmassier|kleine kreise/iu.test(said)) ||
    (/anziehen|raue stellen/iu.test(said) && material.area !== "body") ||
    (isActive(material) && ofComfort.test(said)) ||
    (isAfterShave(material) && ofPampering.test(text)) ||
    (material.time === "day" && ofEvenings.test(text)) ||
    (material.time !== "day" && /eincremen und los/iu.test(text)) ||
    (material.category !== "Mist" && ofSprays.test(said)) ||
    (/kurze nacht/iu.test(text) && material.category !== "Concealer") ||
    (/ein hauch \p{L}+, und los/iu.test(text) &&
      !["Blush", "Bronzer", "Highlighter"].includes(material.category ?? "")) ||
    (/verblenden/iu.test(text) && !["Concealer", "Blush", "Foundation"].includes(material.category ?? "")) ||
    (/dusche/iu.test(text) && material.area !== "body") ||
    (/badtür/iu.test(text) && pluralAreas.includes(material.area)) ||
    ((isStrong(material) || isClearing(material)) && ofTreats.test(said)) ||
    (/maske|peeling/iu.test(material.noun) && onTheGo.test(text)) ||
    (germanReading.occasions.cold.test(said) && !material.occasions.includes("cold")) ||
    (material.category === "Primer" && finished.test(text)) ||
    (colouringTouches.includes(touchOf(material)) && (colouring.test(said) || /nachttisch/iu.test(said))) ||
    (touchOf(material) === "hair" && ofSkin.test(text))
  );
}
