import { wordsOf } from "../words.ts";

/**
 * Words of every sentence that say nothing about a look. Without this list a few of them would be taken for misspelt
 * words of the lexicon ("would" for "wood", "think" for "thick").
 */
const lists = [
  "a about above across add ads after again all along also always am an and another any anything are around as at away",
  "be because been before behind being below between both brand bottle but by call campaign can clip colour coloured",
  "colours color colored come coming could create customer day do does done down each edge else every feel feeling feels",
  "few find footage for from get give go going good great had has have having he her here hero his how i idea if image",
  "images in is it its jar just kind large launch launching left let like likes little long look looking looks lot lots",
  "made make makes making many maybe me mood more most move moves moving much my need needed new nice no not of off on",
  "one only onto open or other our out over package part people people's perhaps photo photos picture pictures piece place please",
  "product products put quite rather really right scene set she should show showing shows shot shots side similar so some",
  "something spot start style such take than that the their them then there these they thing things think this those",
  "through time to together too toward towards two under until up us use used using very via video videos vibe vibes want",
  "was way we were what when where which while who will with within without would you your",
  "aber als am an auf aus bei das dem den der des die ein eine einem einen einer es für im in ist mit nach oder sich sie",
  "sind über um und uns unser unsere unter vom von vor was wie wir wird zu zum zur ohne kein keine nicht nur sehr bitte",
  "ganz nah nahe etwas möchte möchten hätte hätten gern gerne viel viele mehr dazu hier dort alle alles dann wenn zeigen",
  "au aux avec ce ces cette comme d dans de des du elle en est et il ils je l la le les leur mais ne notre nous ou par",
  "pas plus pour qu que qui sa sans se ses son sont sous sur très un une vers votre",
  "al algo como con cual de del el ella en entre es esta este hacia hasta la las lo los más muy nuestra nuestro o para",
  "pero por que se sin sobre son su sus un una unas unos y",
];

export const commonWords: ReadonlySet<string> = new Set(lists.flatMap(wordsOf));

/** Words after which the next thing named is not wanted. */
export const negations: ReadonlySet<string> = new Set(
  "no not without never except ohne kein keine keinen nicht sans pas sin nunca".split(" "),
);
