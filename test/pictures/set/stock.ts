import * as packs from "./packs.ts";
import type { Pack } from "./pack.ts";
import type { PrintStyle } from "./prints.ts";
import { metal, plastic } from "./stage.ts";

export const print = (index: number, ink = "#2b2623", rest: Partial<PrintStyle> = {}): PrintStyle => ({
  index,
  ink,
  ...rest,
});

const gold = metal("#e2b870", 0.07);
const rose = metal("#e0a893", 0.06);
const chrome = metal("#ececf0", 0.03);
const black = plastic("#1b1a1c", 0.12);
export const white = plastic("#f6f4f0", 0.12);
const cream = plastic("#efe5d6", 0.2);

/** Products that differ from white and from grey. */
export const coloured: Pack[] = [
  packs.pump({ body: "#5d7a66", cap: black, print: print(2, "#f4efe2") }),
  packs.jar({ body: "#c98a72", cap: cream, print: print(0) }),
  packs.dropper({ body: "#a8571c", cap: gold, print: print(3, "#3a2a1e", { paper: "#f3ecdf" }) }),
  packs.tube({ body: "#e7a8a4", cap: white, print: print(5, "#5a2730") }),
  packs.lipstick("#b3122e", metal("#26262a", 0.05)),
  packs.stick({ body: "#6d988e", cap: plastic("#e8ddc8", 0.3), print: print(9, "#ffffff") }),
  packs.polish("#8c1c3c", black),
  packs.carton({ body: "#d9b48f", cap: white, print: print(6, "#3b2417") }),
  packs.aerosol({ body: "#7f93c4", cap: plastic("#2c3a66", 0.14), print: print(7, "#ffffff") }),
  packs.airless({ body: "#2f5d62", cap: gold, print: print(8, "#f0e6cf") }),
  packs.jar({ body: "#2b3a55", cap: gold, print: print(4, "#e7c98b") }),
  packs.tube({ body: "#3c6e8f", cap: black, print: print(1, "#f2f6f7"), roughness: 0.1 }),
  packs.pump({ body: "#d9743c", cap: white, print: print(6, "#fff4e6") }, 128),
  packs.dropper({ body: "#2e5f46", cap: black, print: print(7, "#e9dcc0") }),
  packs.sachet({ body: "#b79ad6", cap: white, print: print(1, "#3a2456") }),
  packs.lipstick("#c4576a", gold),
  packs.stick({ body: "#e0b13f", cap: plastic("#3b332c", 0.2), print: print(3, "#33261a") }),
  packs.carton({ body: "#46614f", cap: white, print: print(9, "#f1e8d4", { border: "#d8bd85" }) }, 150, 800),
];

/** Products of white, cream and silver: the ground of a shop is nearly theirs. */
export const pale: Pack[] = [
  packs.jar({ body: "#f7f6f3", cap: white, print: print(4, "#6d655e") }),
  packs.pump({ body: "#f6f5f2", cap: white, print: print(1, "#3d3a37") }),
  packs.tube({ body: "#f7f7f6", cap: white, print: print(0, "#4b6b70") }),
  packs.airless({ body: "#f8f7f5", cap: white, print: print(2, "#55504b") }),
  packs.carton({ body: "#f8f7f4", cap: white, print: print(3, "#2f2f33") }),
  packs.stick({ body: "#f5f4f1", cap: white, print: print(8, "#8a5d52") }),
  packs.jar({ body: "#f5efe6", cap: cream, print: print(7, "#8c7657") }),
  packs.sachet({ body: "#f5f4f2", cap: white, print: print(9, "#444444") }),
  packs.pump({ body: "#f7f4ee", cap: chrome, print: print(5, "#6a6259") }, 132),
  packs.aerosol({ body: "#f2f2f4", cap: white, print: print(6, "#30486b") }),
];

export const shining: Pack[] = [
  packs.airless({ body: "#f4f2ee", cap: chrome, print: print(7) }),
  packs.lipstick("#a31f3d", chrome),
  packs.jar({ body: "#e9e4dc", cap: chrome, print: print(2) }),
  packs.aerosol({ body: "#e3e5ea", cap: chrome, print: print(0, "#26303c") }),
  packs.compact("#e2a78f", chrome),
  packs.polish("#c0475f", chrome),
  packs.pump({ body: "#3f3b52", cap: chrome, print: print(4, "#e9e6f3") }),
  packs.jar({ body: "#b5667a", cap: rose, print: print(8, "#fbeef0") }),
  packs.stick({ body: "#d9dadd", cap: chrome, print: print(1) }),
  packs.dropper({ body: "#6b3d1d", cap: chrome, print: print(5, "#f4e9d8") }),
];

export const glassy: Pack[] = [
  packs.dropper({ body: "", cap: chrome, print: print(4) }, "#eba79b"),
  packs.perfume("#f0b9a8", { body: "", cap: chrome, print: print(8) }),
  packs.glassJar("#f1d8c4", { body: "", cap: gold, print: print(1) }),
  packs.perfume("#e9d48c", { body: "", cap: black, print: print(3) }),
  packs.dropper({ body: "", cap: black, print: print(2) }, "#e7c04d"),
  packs.glassJar("#bcd8c6", { body: "", cap: white, print: print(6) }),
  packs.polish("#e79fb0", gold),
  packs.perfume("#c7dbe8", { body: "", cap: gold, print: print(9) }),
  packs.dropper({ body: "", cap: gold, print: print(7) }, "#f4f0e6"),
  packs.glassJar("#d9a9c0", { body: "", cap: chrome, print: print(5) }),
];

/** Of the coloured ones those that leave room beside them. */
export const tall = coloured.filter(({ height, halfWidth }) => height > 700 && halfWidth < 240);
