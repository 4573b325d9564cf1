import type { Family } from "../../families.ts";
import type { Material } from "../../material.ts";
import { colouringTouches, type Touch } from "../pack.ts";
import { isStrong, type Use, useOf } from "./uses.ts";

const untrue: Partial<Record<Family, RegExp>> = {
  mist: /doigts|texture|touch/iu,
  mask: /habitude|régularité|adopt/iu,
  /** Lines about freshness do not fit an oil. */
  oil: /fraî|frais/iu,
  scrub: /hydrat|verre d|soif|habitude|régularité|texture/iu,
  cleanser: /souffler|hydrat|verre d|soif|chouchout|appliqu/iu,
  sunscreen:
    /misez|passent? en premier|souffler|hydrat|soif|éclat|posez tout|ouvrez|téléphone|chouchout|bien dans|soufflez|respirez|coup de pouce|monde peut|presse|masse|étagère|bavardage|salle de bains|dou(?:x|ce|ceur)|moment|pause|instant|de soi|pour soi|rendez-vous|prenez soin|du soin|le soin|un soin|prendre soin|prend soin|porte|calme|fraî|soir|savour|petit|allié|merci|faites du bien|fait du bien|luxe|étape|rituel (?:tout|commence)|geste pour|la beauté|cadeau/iu,
  lip: /souffle[rz]|prendre son temps|posez tout|ouvrez|masse|doigts|pause|moment(?! maquillage)|rituel commence|rendez-vous|instant(?! devant)|la porte|le temps d’un soin/iu,
};
/** Make-up: lines about care and rest do not fit it. */
const colouring =
  /(?<!\p{L})(?:dou(?:x|ces?|ceur|cement)|soins?|calme|pauses?|habitude|régularité|étape|routine|pour soi|de vous|à vous\.|rituel (?:commence|tout)|rendez-vous|souffle[rz]|presse|passent? en premier|prendre son temps|prenez le temps|respirez|du bien|bien dans|posez tout|ouvrez|luxe|chouchout\p{L}*|bichonnage|étagère|coup de pouce|masse[rz]?|savoure|confort|merci|geste pour|moment (?:rien|est|avec)|la porte|la beauté, à)(?!\p{L})/iu;
/** Lines that announce a name, for products that have none: "La réponse est courte : ce sérum", "c’est l’heure de cette crème". */
const nameless =
  /^(?:Cet?|Cette) [^:]+:|^(?:Cet?|Cette) [^,]+, [^,]*\.$|(?:heure|moment) de (?:cet?|cette) |[Pp]lace à (?:cet?|cette) |s’appelle (?:cet?|cette) |: (?:c’est )?(?:cet?|cette) [^.]+\.$/u;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /crème|visage|peau|teint|mine|doigts|velours|soie|touch|dou(?:x|ce)/iu;

/** Acids and retinoids are strong: no page that does not say so lets an ad call them gentle, or their use a daily one. */
const untrueOfStrong =
  /douceur|dou(?:x|cement)|cocon|cocoon|(?<!\p{L})calme|soie|velours|cachemire|confort|fraî|tous les sens|rituel|savour|mass(?:ez|age)|chouchout|fai(?:t|tes) du bien|pause|souffle[rz]|on prend soin de soi|bichonn|plaisir/iu;

/** What only a page that speaks of radiance may promise; lips shine and the sun does by themselves. */
const radiance = /éclat|lumi/iu;
const shining: readonly Family[] = ["lip", "sunscreen"];
/** So low a factor serves the little sun of a day in town: its ads send nobody to the beach. */
const lowFactor = /(?:spf|fps|ip) ?(?:[4-9]|1\d|2[0-4])(?!\d)/iu;
const ofStrongSun =
  /soleil|solaire|été|plage|vacances|balade|beaux jours|dehors|saison|généreusement|chapeau|lunettes/iu;
/** Lines about a break in the day do not fit what is put on before sleep. */
const ofPauses = /portée de main|pause/iu;
/** "{Unepeau} bien hydratées" is of skin, hands and lips; of feet, nails and lashes it would be "hydratés". */
const disagrees = /(?:pieds|ongles|cils|sourcils) (?:bien )?[a-zé]+ées(?!\p{L})/iu;
/** Skin is fresh or clean at once, not day by day, and no touch tells it. */
const notByDegrees = /plus (?:fraîche|nette)s?(?!\p{L})|(?:fraîche|nette|confortable)s? au toucher/iu;
/** Soap is no first step of a routine. */
const ofFaceWash = /nettoyage|visage|journée|routine (?:commence|bien commencée)|premier geste de la routine/iu;
const soaps: readonly string[] = ["gel douche", "savon liquide"];
/** A rich cream is not called light because it leaves no grease. */
const lightness = /lég[eè]r|poids|(?<!\p{L})lin(?!\p{L})/iu;
/** What is said of the care of skin, or of a moment of it, fits neither foam for shaving nor what fixes make-up. */
const ofCare =
  /(?<!\p{L})(?:soins?|peau|dou(?:x|ces?|ceur|cement)|mass\p{L}*|routine|chouchout\p{L}*|habitude|régularité|fraî\p{L}*|frais|hydrat\p{L}*|éclat|doigts?|main|paumes?|lent|bichonn\p{L}*|fait du bien|font du bien|faites du bien|soi|dents|noisette|tapot\p{L}*)(?!\p{L})/iu;
const ofReader =
  /(?<!\p{L})(?:vous|votre|vos|soi|moment|monde|rendez-vous|plaisir|sens|routine|trousse|se fait|pattes|téléphone|luxe|savoure|silence|dents|amis|prête|adore|respirez|soufflez|maquill\p{L}*|chanson|musique|téléphone|peignoir|cadeau|craquez|beauté|habitudes?)(?!\p{L})/iu;
const untrueOfUse: Record<Use, RegExp> = {
  shave: ofCare,
  bath: /(?<!\p{L})(?:soins?|peau|visage|routine|dents|mass\p{L}*|tapot\p{L}*|noisette|doigts?|applique\p{L}*|verre d|soif)(?!\p{L})/iu,
  fixing: new RegExp(`${ofCare.source}|peignoir|téléphone|chanson|étagère|salle de bains`, "iu"),
  tan: ofCare,
  intimate: new RegExp(
    `${ofCare.source}|plaisir|moment|porte|étagère|touch|sens|prête|bien en vue|pris|luxe|savoure|en parle|conversation|parole|pattes|déranger|bouche|cadeau|trouvaille|fini|sourire|souriez|cœur|goût|préférences|on change|peignoir|musique|chanson|délicat`,
    "iu",
  ),
  baby: ofReader,
};
/** Words too grand for feet. */
const ofLuxury =
  /luxe|savoure|sens(?!\p{L})|délicat|cadeau|cachemire|velours|soie|dents|douceur|cocoon|cocon|prête|a pris|sourire|souriez/iu;
const cloth = /soie|soyeu|velours|velout|satin|cachemire/giu;

/** Whether a line says what is untrue of a kind of product, of the hour when it is used or of what its page promises. */
export function frenchUntrue(text: string, material: Material, touch: Touch): boolean {
  const { family, name, noun, time, texture } = material;
  const said = text.replace(name ?? "", "").replaceAll(noun, "");
  const use = useOf(material);
  return (
    (use !== null && untrueOfUse[use].test(said)) ||
    (material.area === "feet" && ofLuxury.test(said)) ||
    nameless.test(text) ||
    (untrue[family]?.test(said) ?? false) ||
    (colouringTouches.includes(touch) && colouring.test(said)) ||
    (lowFactor.test(name ?? "") && ofStrongSun.test(said)) ||
    (/froid/iu.test(said) && !material.occasions.includes("cold")) ||
    notByDegrees.test(said) ||
    disagrees.test(said) ||
    (soaps.includes(noun) && ofFaceWash.test(said)) ||
    (touch === "hair" && ofSkin.test(said)) ||
    (isStrong(material) && untrueOfStrong.test(said)) ||
    (!mayShine(material) && radiance.test(said)) ||
    (time === "night" && ofPauses.test(said)) ||
    (/riche|onctueu|beurre/u.test(texture ?? "") && lightness.test(said)) ||
    likensToCloth(said.replace(texture ?? "", ""), `${name ?? ""} ${texture ?? ""}`)
  );
}

/** A page of make-up may well say that its finish does not glow: its name has to. */
function mayShine({ family, benefits, name }: Material): boolean {
  if (family === "complexion") return radiance.test(name ?? "");
  return benefits.includes("glow") || shining.includes(family);
}

function likensToCloth(said: string, spoken: string): boolean {
  const own = clothsIn(spoken);
  return clothsIn(said).some((cloth) => !own.includes(cloth));
}

function clothsIn(text: string): string[] {
  return (text.match(cloth) ?? []).map((found) => found.slice(0, 3).toLowerCase().replace("soy", "soi"));
}
