import { capBottle, dropperBottle, mistBottle, pumpBottle, type BottleLook } from "./bottles.ts";
import type { Drawing } from "./svg.ts";
import { jar, stone, tube, vial } from "./vessels.ts";

/** One picture of the shop. `ground` null: transparent PNG; otherwise a JPEG on that plain colour. */
export interface ShopPicture {
  file: string;
  drawing: Drawing;
  ground: string | null;
  /** Height in pixels. */
  height: number;
  /** The file is cut off in the middle, as broken uploads are. */
  truncated?: boolean;
}

const brand = "AURELIA";
const text = (lines: string[], note: string, size: string): BottleLook["text"] => ({ brand, lines, note, size });

const serum = dropperBottle({
  body: "#a35c33",
  label: "#f6ecdf",
  ink: "#3b2219",
  metal: "gold",
  gloss: 1,
  cap: "#efe4d8",
  text: text(["BARRIER REPAIR", "SERUM"], "5 ceramides · 2% ectoin", "30 ML  1.0 FL. OZ."),
});
const oil = dropperBottle({
  body: "#4d6b3c",
  label: "#f1efe0",
  ink: "#26351d",
  metal: "gold",
  gloss: 1,
  cap: "#23301c",
  text: text(["BOTANICAL", "FACE OIL"], "seven cold-pressed oils", "30 ML  1.0 FL. OZ."),
});
const lotion = pumpBottle({
  body: "#eec4bb",
  label: null,
  ink: "#6a2f2b",
  metal: "rose",
  gloss: 0.35,
  cap: "#f7e6df",
  text: text(["CLOUD MILK", "BODY LOTION"], "oat & squalane", "250 ML  8.4 FL. OZ."),
});
const cream = jar({
  body: "#f1e6da",
  label: null,
  ink: "#4a3020",
  metal: "gold",
  gloss: 0.55,
  cap: "metal",
  text: text(["OVERNIGHT", "RICH CREAM"], "shea butter & peptides", "50 ML  1.7 FL. OZ."),
});
const gel = jar({
  body: "#8fcfd6",
  label: null,
  ink: "#0d4854",
  metal: "silver",
  gloss: 0.9,
  cap: "metal",
  text: text(["WATER GEL", "MOISTURISER"], "72-hour hydration", "50 ML  1.7 FL. OZ."),
});
const mask = jar({
  body: "#b9705a",
  label: null,
  ink: "#fbeee6",
  metal: "rose",
  gloss: 0.3,
  cap: "#8f4d3b",
  text: text(["PINK CLAY", "MASK"], "kaolin & rosehip", "75 ML  2.5 FL. OZ."),
});
const sunscreen = tube({
  body: "#f6d98a",
  label: null,
  ink: "#5a3b0a",
  metal: "gold",
  gloss: 0.45,
  cap: "#fff6e2",
  text: text(["DAILY SHIELD", "SPF 50"], "no white cast", "50 ML  1.7 FL. OZ."),
});
const eyeCream = tube({
  body: "#cbb6dc",
  label: null,
  ink: "#3d2757",
  metal: "silver",
  gloss: 0.4,
  cap: "#efe8f6",
  text: text(["PEPTIDE", "EYE CREAM"], "caffeine & peptides", "15 ML  0.5 FL. OZ."),
});
const lipOil = vial({
  body: "#c4465a",
  label: null,
  ink: "#ffffff",
  metal: "rose",
  gloss: 1,
  cap: "metal",
  text: text(["ROSE", "LIP OIL"], "", "6 ML"),
});
const mist = mistBottle({
  body: "#bfe3e0",
  label: "#f7fbfa",
  ink: "#17494c",
  metal: "silver",
  gloss: 0.9,
  cap: "#e8f2f1",
  text: text(["CALMING", "TONER MIST"], "cucumber & aloe vera", "100 ML  3.4 FL. OZ."),
});
const tonic = capBottle({
  body: "#2f7f86",
  label: "#f3f6f2",
  ink: "#123b40",
  metal: "silver",
  gloss: 1,
  cap: "#163f44",
  text: text(["LACTIC ACID", "TONIC"], "7% lactic acid", "150 ML  5.0 FL. OZ."),
});
const cleanser = pumpBottle({
  body: "#93502c",
  label: "#f4e7d4",
  ink: "#43240f",
  metal: "gold",
  gloss: 0.9,
  cap: "#2c1a10",
  text: text(["MELTING OIL", "CLEANSER"], "jojoba & sunflower", "150 ML  5.0 FL. OZ."),
});
const shampoo = capBottle({
  body: "#d8c7a8",
  label: null,
  ink: "#4a3a1e",
  metal: "gold",
  gloss: 0.4,
  cap: "#8d7447",
  text: text(["SILK", "SHAMPOO"], "wheat protein", "250 ML  8.4 FL. OZ."),
});

/** Three of the products side by side, as gift sets are shown. Ids are kept apart by a prefix. */
function trio(parts: Drawing[]): Drawing {
  let x = 0;
  const placed = parts.map((part, i) => {
    const prefix = `p${i}-`;
    const own = (svg: string) =>
      svg.replace(/id="([^"]+)"/g, `id="${prefix}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
    const at = `<g transform="translate(${x} ${1370 - part.height})">${own(part.body)}</g>`;
    x += part.width - 30;
    return { defs: own(part.defs), body: at };
  });
  return {
    width: x + 30,
    height: 1370,
    defs: placed.map(({ defs }) => defs).join(""),
    body: placed.map(({ body }) => body).join(""),
  };
}

export const pictures: ShopPicture[] = [
  { file: "barrier-repair-serum.png", drawing: serum, ground: null, height: 1700 },
  { file: "botanical-face-oil.png", drawing: oil, ground: null, height: 1700 },
  { file: "cloud-milk-lotion.png", drawing: lotion, ground: null, height: 1700 },
  { file: "overnight-rich-cream.png", drawing: cream, ground: null, height: 1100 },
  { file: "water-gel-moisturiser.png", drawing: gel, ground: null, height: 1100 },
  { file: "pink-clay-mask.png", drawing: mask, ground: null, height: 1100 },
  { file: "daily-shield-spf-50.png", drawing: sunscreen, ground: null, height: 1700 },
  { file: "rose-lip-oil.png", drawing: lipOil, ground: null, height: 1700 },
  { file: "calming-toner-mist.png", drawing: mist, ground: null, height: 1700 },
  { file: "lactic-acid-tonic.jpg", drawing: tonic, ground: "#d9dadb", height: 1700 },
  { file: "melting-oil-cleanser.jpg", drawing: cleanser, ground: "#ffffff", height: 1700 },
  { file: "glow-ritual-set.png", drawing: trio([serum, lotion, mist]), ground: null, height: 1400 },
  { file: "rose-gua-sha.png", drawing: stone("#d99aa2"), ground: null, height: 900 },
  { file: "silk-shampoo.png", drawing: shampoo, ground: null, height: 1700 },
  { file: "peptide-eye-cream.png", drawing: eyeCream, ground: null, height: 1700, truncated: true },
];
