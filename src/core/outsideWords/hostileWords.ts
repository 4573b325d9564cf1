/**
 * Insults, slurs and obscene words in four languages, none of which an ad says, whoever wrote them. Chosen from two open lists and
 * added to by hand; their licences are in LICENSES.md beside this file:
 * - "List of Dirty, Naughty, Obscene and Otherwise Bad Words" (LDNOOBW; npm `naughty-words` 1.2.0; CC BY 4.0): en, de, fr, es
 * - `cuss` 2.2.0 by Titus Wormer (MIT): en, fr, es
 *
 * Both lists mean to catch whatever may offend ("nude", "cocky", "kumquat", "leche"). Here stands only
 * what names no shade, stuff, animal, place or ordinary thing in any of the four languages, since shops mix them: no "con" (Spanish for
 * "with"), "dick" (German for "thick"), "negro" (Spanish for "black"), "retard" (French for "delay").
 *
 * Written without accents, which are folded away, except for umlauts and "ñ" (so that "cono", a cone, is not "coño"). Separated by
 * commas; a word that ends in `*` stands for every word that begins so.
 */
export const hostileWords: Readonly<Record<"en" | "de" | "fr" | "es", string>> = {
  en: `
    fuck*, motherfuck*, fck, fcking, fucc*, shit, shits, shitty, shithead*, shitface*, bullshit, horseshit, cunt*, asshole*, arsehole*,
    dumbass*, jackass, asshat*, dickhead*, cocksucker*, cocksucking, suck my, bitch, bitches, bitchy, son of a bitch, sonofabitch, bastard,
    bastards, whore, whores, slut, sluts, slutty, skank, skanks, skanky, twat, twats, wanker, wankers, pussy, pussies, tits, titties, jizz,
    blowjob*, handjob*, cumshot*, dildo, dildos, porn, porno, pornographic, pornography, milf, milfs, bukkake, gangbang*, masturbat*,
    nigger*, nigga, niggas, niggaz, niglet*, faggot*, kike, kikes, spic, spics, wetback*, chink, chinks, gook, gooks, paki, pakis, raghead*,
    towelhead*, jigaboo*, darkie, darkies, tranny, trannies, shemale*, pikey, pikeys, golliwog*, white trash, trailer trash, porch monkey*,
    retarded, fucktard*, libtard*, idiot, idiots, idiotic, moron, morons, moronic, imbecile, imbeciles, stupid, loser, losers, scumbag*,
    scum, scam, scams, scammer, scammers, scamming, fraud, frauds, fraudster*, swindle*, swindler*, rip off, ripoff, con artist*, crap,
    crappy, sucks, piss off, pissed, go to hell, pervert, perverts, pedo, pedos, paedo*, pedophil*, paedophil*, ugly people, ugly women,
    ugly girls, ugly men, ugly bitch*, ugly face, ugly faces, fat people, fat women, fat girls, fat pig*, fat slob*, dirty jew*, dirty arab*,
    jewboy`,
  de: `
    arschloch*, arschlöcher*, arsch, ärsche, arschgesicht*, arschficker*, wichser*, hurensohn*, hurensöhne*, hure, huren, schlampe,
    schlampen, fotze, fotzen, nutte, nutten, schwuchtel*, kampflesbe*, kanake, kanaken, neger, negerin*, zigeuner*, judensau*,
    untermensch*, schlitzauge*, idiot, idioten, idiotin*, idiotisch*, vollidiot*, trottel, trotteln, deppen, dummkopf, dummköpfe, dumme kuh,
    dumme sau, vollpfosten, spast, spasti*, spasten, mongos, missgeburt*, scheiße*, scheiss*, beschissen*, kacke, kackbratze*, hackfresse*,
    ficken, fickt, ficker*, gefickt*, verpiss*, drecksau*, dreckschwein*, miststück*, penner, pimmel*, titten, möse, mösen,
    wichsen, betrug, betrüger*, betrügen*, abzocke*, abzocker*, halsabschneider*, verarsch*`,
  fr: `
    connard*, connasse*, connerie*, ducon, encule*, enculer*, enculeur*, salope*, salopard*, salaud*, pute, putes, putain*, fils de pute,
    fdp, ntm, nique ta, niquer*, nique, batard, batards, merde, merdes, merdeux, merdeuse*, merdique*, emmerde*, chier, chiotte*, chiasse,
    couille, couilles, branleur*, branleuse*, branlette*, foutre, va te faire, ta gueule, trou du cul, trouduc*, suce ma, suceuse*,
    pouffiasse*, petasse*, garce, garces, pede, pedes, tapette, tapettes, tafiole*, tarlouze*, gouine, gouines, negre,
    negres, negresse*, bougnoul*, youpin*, bicot, bicots, bamboula*, chinetoque*, idiote, idiotes, abruti, abrutie, abrutis, cretin, cretins,
    cretine*, debile, debiles, stupide, stupides, grosse vache, sale arabe, sale juif, sale noir, arnaque*, arnaqueur*, escroc, escrocs,
    escroquerie*, enfoire*`,
  es: `
    gilipollas, gilipuertas, jilipollas, hijo de puta, hija de puta, hijos de puta, hijoputa*, hijaputa*, puta, putas, puto, putos, putada,
    mierda, mierdas, joder, jodete, jodido, cabron, cabrones, cabrona*, coño, coños, pendejo*, pendeja*, chinga tu, chingar, chupapollas,
    soplapollas, lameculos, culero*, maricon*, marica, maricas, mariconazo*, bollera, bolleras, sudaca, sudacas, mongolico*, subnormal,
    subnormales, malparido*, idiota, idiotas, imbecil, imbeciles, estupido, estupida, estupidos, estupidas, tarado, tarados, vete a la,
    ramera, rameras, follar, follador*, mamada, mamadas, estafa, estafas, estafador*, fraude, fraudes, timador*`,
};

/**
 * Honest words that hold one of the above, and so take it back: a catkin, a lime. Folded and separated in the same way.
 */
export const honestPhrases = "pussy willow, pussy willows, pussy cat, blue tits, great tits, coal tits, stupid cupid";

/** Whom violent words have to be aimed at: "kill the frizz" and "burn baby" threaten nobody. */
const groups =
  "jews?|muslims?|christians?|arabs?|blacks?|whites?|asians?|gays?|lesbians?|immigrants?|refugees?|migrants?|foreigners?|cops?|police";
const people = `${groups}|everyone|everybody|yourself|yourselves|them all|people|wom[ae]n|m[ae]n|girls?|boys?|kids?|child(?:ren)?|bab(?:y|ies)|idiots?|morons?|losers?`;
const determiner = "(?:(?:all|every|the|these|those|your|my|their|our|some|of) ){0,2}(?:\\p{L}+ )?";

/** Violence by its words, in text that is folded as above, one space between words. */
export const violence: readonly string[] = [
  // English
  `(?:kill|kills|killing|murder|murders|stab|strangle|behead|lynch|exterminate|slaughter) (?:${determiner}(?:${people})|all)`,
  `(?:burn|bomb|gas|hang|shoot|drown|poison) (?:all |the |all the )?(?:${groups})`,
  "kill (?:myself|em all)|kys|death to|murder(?:s|ed|er|ers|ing|ous)?|homicid(?:e|es|al)|suicid(?:e|es|al)|genocid(?:e|es|al)|massacre[sd]?|rape(?! ?seed| oil)|rapes|raped|rapist|rapists|raping|terrorists?|terrorism|beheading|lynching|slaughter(?:ed|er|house)|holocaust|hitler|nazis?|neonazis?|swastikas?|white power|ku klux klan|kkk",
  // German
  "mord|morde|mörder(?:in|innen|s|n)?|ermord\\p{L}*|töten?|tötet|getötet|umbringen|umgebracht|bringt? (?:dich|euch|sie|alle) um|selbstmord|suizid|völkermord|vergewaltig\\p{L}*|abschlachten|terror|terroristen?|sieg heil|heil hitler|tod den|vergast|vergasen",
  // French
  "tuer|tuez|tuons|tue (?:les|tous|toutes|la|le)|meurtres?|meurtri(?:er|ers|ere|eres)|assassin(?:s|e|es|er|ez|at|ats)?|viol|violer|violeurs?|mort aux|crevez|egorg\\p{L}*|genocides?|terroristes?|massacrer|pendez",
  // Spanish
  "matar|maten|matad|mata (?:a|todos|todas)|asesin\\p{L}*|muerte a|violador(?:es)?|violar|genocidio|terroristas?|ahorca[rd]|degollar|masacre|suicidate",
];

/** What follows a word of violence and makes it harmless. */
export const harmlessTargets = "germs?|bacteria|odou?rs?|frizz|fungus|lice|mites|moths";
