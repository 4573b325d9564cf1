import type { FontClass } from "../rendering/fonts.ts";

/** Families that shops use, by the way they are drawn; in lower case. Our own pairings' families are among them. */
const families: Record<FontClass, string> = {
  garalde:
    "cormorant, cormorant garamond, cormorant infant, cormorant upright, eb garamond, garamond, adobe garamond, adobe garamond pro, apple garamond, cardo, sorts mill goudy, goudy old style, bembo, caslon, adobe caslon pro, big caslon, libre caslon text, libre caslon display, crimson text, crimson pro, sabon, palatino, palatino linotype, book antiqua, spectral, gilda display, cinzel, marcellus, forum, italiana, bellefair, ovo, castoro, alegreya, jenson, minion pro, trajan pro, ivyora, canela, canela deck, ogg, romie, amiri, proza libre",
  transitional:
    "playfair display, playfair, dm serif display, dm serif text, baskerville, libre baskerville, baskervville, times, times new roman, georgia, tiempos, tiempos headline, tiempos text, noto serif display, noto serif, source serif pro, source serif 4, pt serif, ibm plex serif, gt super, gt sectra, lyon, chronicle display, freight display pro, freight text pro, mrs eaves, domine, vidaloka, rufina, yeseva one, gloock, young serif, newsreader, caudex",
  didone:
    "bodoni moda, bodoni, bodoni 72, bauer bodoni, libre bodoni, didot, gfs didot, linotype didot, abril fatface, prata, playfair display sc, old standard tt, oranienbaum, arapey, chonburi, span, noe display, saol display, ivymode, ivypresto display, ivypresto headline, dala floda",
  "soft-old-style":
    "fraunces, recoleta, recoleta alt, cooper, cooper black, cooper light, windsor, souvenir, gelica, gelasio, roca, roca two, chonky, caprasimo, grenette, new spirit, quincy cf, cheltenham, clearface, itc clearface, hoefler text, rozha one, corben, quando",
  "contemporary-serif":
    "lora, merriweather, bitter, noto serif jp, roboto serif, literata, petrona, brygada 1918, faustina, manuale, zilla slab, roboto slab, arvo, rokkitt, josefin slab, slabo 27px, aleo, crete round, sentinel, museo slab, adelle, cambria, rasa, vollkorn, gupter, martel, kreon, ibarra real nova, eczar, trirong, taviraj, cormorant sc, shippori mincho, zen old mincho",
  "condensed-serif":
    "instrument serif, gt alpina, gt alpina condensed, editorial new, pp editorial new, pp eiko, reckless, reckless neue, bagnard, ivar display, schnyder, chronicle hairline, silk serif, apoc, pp fragment serif, gambetta, gambarino, zodiak, boska, sentient, erode",
  "geometric-sans":
    "jost, futura, futura pt, futura std, century gothic, avant garde, itc avant garde gothic, montserrat, outfit, poppins, league spartan, spartan, dm sans, urbanist, raleway, quicksand, nunito, nunito sans, comfortaa, varela round, gotham, gotham rounded, proxima nova, proxima nova soft, avenir, avenir next, lexend, lexend deca, sora, red hat display, plus jakarta sans, kumbh sans, questrial, didact gothic, muli, mulish, circular, circular std, cera pro, gilroy, product sans, google sans, brandon grotesque, sofia pro, tt norms, tt norms pro, tt commons, filson pro, euclid circular a, euclid circular b, gordita, campton, prompt, kanit, harmonia sans, harmonia sans pro, twentieth century, tw cen mt, prometo, satoshi, general sans, cabinet grotesk, clash display, manrope, be vietnam pro, glacial indifference, albert sans, onest, afacad, m plus rounded 1c",
  "humanist-sans":
    "figtree, open sans, lato, source sans pro, source sans 3, noto sans, myriad pro, gill sans, gill sans mt, optima, frutiger, frutiger neue, verdana, tahoma, trebuchet ms, calibri, candara, segoe ui, pt sans, ubuntu, cabin, fira sans, hind, catamaran, mukta, merriweather sans, alegreya sans, maven pro, asap, rosario, overlock, carlito, lucida grande, lucida sans, freight sans pro, whitney, ff meta, meta pro, scala sans, syntax, tenor sans, belleza, marcellus sans, ysabeau, assistant, heebo, rubik, oxygen, signika, dosis, titillium web, exo 2, cantarell",
  grotesque:
    "karla, work sans, space grotesk, franklin gothic, itc franklin gothic, libre franklin, public sans, news gothic, trade gothic, trade gothic next, bricolage grotesque, schibsted grotesk, hanken grotesk, familjen grotesk, darker grotesque, host grotesk, basier, apercu, apercu pro, monument grotesk, founders grotesk, gt america, gt walsheim, gt walsheim pro, graphik, national, national 2, brown, brown std, maison neue, nb international, pp neue montreal, neue montreal, syne, epilogue, archivo, archivo narrow, oswald, bebas neue, anton, league gothic, barlow, barlow condensed, roboto condensed, roboto mono, space mono, ibm plex mono, dm mono, courier, courier new, jetbrains mono, source code pro, menlo, chivo, sporting grotesque, bw gradual, ranade, switzer",
  "neo-grotesque":
    "inter, inter tight, instrument sans, helvetica, helvetica neue, helvetica now, neue helvetica, nimbus sans, arial, liberation sans, arimo, roboto, roboto flex, univers, univers next, akzidenz grotesk, aktiv grotesk, suisse int'l, suisse intl, suisse, haas grotesk, neue haas grotesk, neue haas grotesk display, neue haas unica, sf pro, sf pro display, sf pro text, san francisco, ibm plex sans, geist, acumin pro, unica77, theinhardt, acid grotesk, soehne, söhne, akkurat, untitled sans, basel grotesk, tt hoves, tt hoves pro, noto sans jp, noto sans kr, pretendard, metropolis, golos text, din, din next, d-din, din pro, din 2014, pt root ui, sequel sans, swiss 721",
  "art-deco-sans":
    "josefin sans, poiret one, gruppo, federo, limelight, monoton, broadway, bernhard, bernhard modern, julius sans one, tt ramillas, tenali, megrim, syncopate, michroma, antic didone, champagne & limousines, moon, park lane, mostra nuova, neutra, neutraface, neutraface 2, itc anna, elsie, della respira",
};

const classByFamily = new Map<string, FontClass>(
  (Object.entries(families) as [FontClass, string][]).flatMap(([kind, names]) =>
    names.split(", ").map((name) => [name, kind] as const),
  ),
);

/** Endings that say weight, width, cut or file rather than another drawing. */
const ending =
  /[\s_-]+(?:pro|std|lt|mt|web|webfont|variable|var|vf|regular|book|light|extralight|thin|medium|semibold|bold|black|roman|italic|normal|display|text|deck|headline|w\d{2}|n\d|[0-9]{3}|sc|lc|cyr|tt|otf|subset)$/;

/** Words inside a name that give a class away where the family itself is unknown. */
const signs: readonly [RegExp, FontClass][] = [
  [/garamond|caslon|goudy|jenson|bembo|sabon|cormorant/, "garalde"],
  [/didot|bodoni|didone/, "didone"],
  [/baskerville|times|playfair|georgia/, "transitional"],
  [/futura|geometric|rounded|circular|avenir|gotham/, "geometric-sans"],
  [/helvet|arial|haas|univers|neue/, "neo-grotesque"],
  [/deco/, "art-deco-sans"],
  [/slab|typewriter/, "contemporary-serif"],
  [/grotes[kq]|gothic|mono\b|condensed/, "grotesque"],
  [/humanist/, "humanist-sans"],
  [/sans/, "geometric-sans"],
  [/serif|antiqua|roman\b|mincho|display|editorial/, "transitional"],
];

/** How a family is drawn, by its name; null where the name says nothing. */
export function classOfFamily(family: string): FontClass | null {
  let name = family.toLowerCase().replace(/\s+/g, " ").trim();
  for (let cut = 0; cut < 4; cut++) {
    const known = classByFamily.get(name) ?? classByFamily.get(name.replace(/[-_]/g, " "));
    if (known !== undefined) return known;
    const shorter = name.replace(ending, "");
    if (shorter === name) break;
    name = shorter;
  }
  return signs.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
