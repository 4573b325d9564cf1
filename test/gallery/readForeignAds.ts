/** Prints ads for a reader to judge: `node test/gallery/readForeignAds.ts de 100 7` (language, how many, seed). */
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { Language } from "../../src/core/copywriter/language.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { inTurn } from "../../src/core/seed.ts";
import { foreignPages } from "../core/foreignPages.ts";

const tones = [null, null, "playful", "clinical", "luxurious", "calm"];
const [language = "de", count = "100", seed = "1"] = process.argv.slice(2);
const pages = foreignPages[Language.exclude(["en"]).parse(language)];
let history = emptyCopyHistory;
for (let at = 0; at < Number(count); at++) {
  const page = pages[(at + Number(seed)) % pages.length];
  if (page === undefined) break;
  const angle = CopyAngle.options[(at + Number(seed)) % CopyAngle.options.length] ?? "ritual";
  const tone = inTurn(tones, at * 7 + Number(seed)) ?? null;
  const written = writeWords({ ...page.source, angle, tone, language, seed: Number(seed) * 1009 + at }, history);
  history = written.history;
  const { headline, support, proofPoints, callToAction } = written.words;
  console.log(`${at + 1} ${page.noun} · ${headline} · ${support} · ${proofPoints.join(" / ")} · ${callToAction}`);
}
