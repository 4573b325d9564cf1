import { labelLettering, type BottleLook } from "./bottles.ts";
import { blur, gradient, lettering, metalStops, mix, roundStops, type Drawing } from "./svg.ts";

/** A wide jar with a lid: body with a rounded foot, its ellipses seen slightly from above. */
export function jar(look: BottleLook): Drawing {
  const defs = [
    gradient("body", "across", roundStops(look.body, look.gloss)),
    gradient("lid", "across", look.cap === "metal" ? metalStops(look.metal) : roundStops(look.cap, 0.6)),
    gradient("top", "down", [
      [0, "#ffffff", 0.65],
      [1, "#ffffff", 0.05],
    ]),
    gradient("depth", "down", [
      [0, "#ffffff", 0.16],
      [0.3, "#ffffff", 0],
      [1, "#1c0c06", 0.38],
    ]),
    gradient("strip", "down", [
      [0, "#ffffff", 0.9],
      [1, "#ffffff", 0.1],
    ]),
    blur("soft", 6),
    `<clipPath id="outline"><path d="M70 300L70 640Q70 730 170 745Q500 790 830 745Q930 730 930 640L930 300Z"/></clipPath>`,
  ].join("");
  const body = `
    <g clip-path="url(#outline)">
      <rect x="60" y="290" width="880" height="500" fill="url(#body)"/><rect x="60" y="290" width="880" height="500" fill="url(#depth)"/>
      <rect x="112" y="318" width="34" height="390" rx="16" fill="url(#strip)" opacity="${0.4 + 0.5 * look.gloss}" filter="url(#soft)"/>
      <rect x="872" y="330" width="16" height="370" rx="8" fill="#fff" opacity="${0.2 + 0.3 * look.gloss}" filter="url(#soft)"/>
      <path d="M90 720Q500 800 910 720L910 760L90 760Z" fill="#fff" opacity="${0.12 + 0.2 * look.gloss}" filter="url(#soft)"/>
      <rect x="60" y="290" width="880" height="26" fill="#000" opacity=".22" filter="url(#soft)"/>
    </g>
    <path d="M52 92Q52 62 120 52Q500 8 880 52Q948 62 948 92L948 286Q948 306 900 310Q500 334 100 310Q52 306 52 286Z" fill="url(#lid)"/>
    <path d="M56 92Q60 66 122 57Q500 14 878 57Q940 66 944 92Q900 112 500 120Q100 112 56 92Z" fill="url(#top)"/>
    <rect x="92" y="122" width="26" height="168" rx="12" fill="#fff" opacity=".5" filter="url(#soft)"/>
    <path d="M54 284Q500 330 946 284L946 296Q500 342 54 296Z" fill="#000" opacity=".16"/>
    ${labelLettering(look, 500, 436, 1)}`;
  return { width: 1000, height: 790, defs, body };
}

/** A tube that stands on its cap: flat crimp above, round below. */
export function tube(look: BottleLook): Drawing {
  const outline = "M36 96L524 96Q520 700 470 1130L90 1130Q40 700 36 96Z";
  const defs = [
    gradient("body", "across", roundStops(look.body, look.gloss)),
    gradient("cap", "across", look.cap === "metal" ? metalStops(look.metal) : roundStops(look.cap, 0.45)),
    gradient("depth", "down", [
      [0, "#ffffff", 0.22],
      [0.12, "#1c0c06", 0.05],
      [0.3, "#ffffff", 0.06],
      [0.8, "#1c0c06", 0.02],
      [1, "#1c0c06", 0.26],
    ]),
    blur("soft", 7),
    `<clipPath id="outline"><path d="${outline}"/></clipPath>`,
  ].join("");
  const crimp = Array.from(
    { length: 61 },
    (_, i) => `<rect x="${36 + i * 8}" y="42" width="3" height="54" fill="#000" opacity=".07"/>`,
  ).join("");
  const body = `
    <rect x="32" y="40" width="496" height="60" rx="8" fill="url(#body)"/>${crimp}
    <g clip-path="url(#outline)">
      <rect x="20" y="90" width="520" height="1050" fill="url(#body)"/><rect x="20" y="90" width="520" height="1050" fill="url(#depth)"/>
      <path d="M92 150Q96 640 134 1090" stroke="#fff" stroke-width="22" fill="none" opacity="${0.4 + 0.4 * look.gloss}" filter="url(#soft)"/>
      <path d="M478 160Q474 650 440 1090" stroke="#fff" stroke-width="9" fill="none" opacity=".3" filter="url(#soft)"/>
      <path d="M60 120Q280 190 500 120" stroke="#000" stroke-width="16" fill="none" opacity=".07" filter="url(#soft)"/>
    </g>
    <path d="M88 1132L472 1132L464 1338Q462 1360 440 1360L120 1360Q98 1360 96 1338Z" fill="url(#cap)"/>
    <rect x="88" y="1132" width="384" height="10" fill="#000" opacity=".2"/>
    <rect x="124" y="1152" width="20" height="180" rx="9" fill="#fff" opacity=".5" filter="url(#soft)"/>
    ${labelLettering(look, 280, 470)}`;
  return { width: 560, height: 1370, defs, body };
}

/** A slim lip vial: long cap above, clear vial with its gloss below. */
export function vial(look: BottleLook): Drawing {
  const defs = [
    gradient("body", "across", roundStops(look.body, 1)),
    gradient("cap", "across", look.cap === "metal" ? metalStops(look.metal) : roundStops(look.cap, 0.6)),
    gradient("glass", "across", [
      [0, "#ffffff", 0.75],
      [0.16, "#ffffff", 0.2],
      [0.5, "#ffffff", 0.02],
      [0.85, "#ffffff", 0.2],
      [1, "#ffffff", 0.65],
    ]),
    gradient("strip", "down", [
      [0, "#ffffff", 0.95],
      [1, "#ffffff", 0.15],
    ]),
    blur("soft", 4),
  ].join("");
  const body = `
    <rect x="96" y="30" width="208" height="580" rx="22" fill="url(#cap)"/>
    <rect x="120" y="56" width="18" height="530" rx="9" fill="#fff" opacity=".6" filter="url(#soft)"/>
    <rect x="104" y="606" width="192" height="34" fill="url(#cap)"/><rect x="104" y="606" width="192" height="8" fill="#000" opacity=".25"/>
    <rect x="74" y="638" width="252" height="722" rx="46" fill="${mix(look.body, "#ffffff", 0.55)}"/>
    <rect x="100" y="652" width="200" height="672" rx="30" fill="url(#body)"/>
    <rect x="190" y="650" width="20" height="560" fill="#ffffff" opacity=".22"/>
    <rect x="74" y="638" width="252" height="722" rx="46" fill="url(#glass)"/>
    <rect x="96" y="676" width="18" height="600" rx="9" fill="url(#strip)" filter="url(#soft)"/>
    <path d="M96 1330Q200 1362 304 1330" stroke="#fff" stroke-width="9" fill="none" opacity=".6" filter="url(#soft)"/>
    ${lettering(look.text.brand, 200, 930, { font: "serif", size: 36, tracking: 0.1, colour: look.ink })}
    ${look.text.lines.map((line, i) => lettering(line, 200, 990 + i * 30, { font: "sans", size: 19, tracking: 0.14, colour: look.ink })).join("")}
    ${lettering(look.text.size, 200, 1090, { font: "sans", size: 15, tracking: 0.1, colour: look.ink })}`;
  return { width: 400, height: 1390, defs, body };
}

/** A gua sha stone: polished, with a vein. */
export function stone(colour: string): Drawing {
  const outline =
    "M120 120Q300 20 520 80Q700 130 690 330Q680 520 480 600Q420 470 300 470Q180 480 120 600Q20 380 120 120Z";
  const defs = [
    gradient("body", "down", [
      [0, mix(colour, "#ffffff", 0.55)],
      [0.5, colour],
      [1, mix(colour, "#200c10", 0.3)],
    ]),
    blur("soft", 12),
    `<clipPath id="outline"><path d="${outline}"/></clipPath>`,
  ].join("");
  const body = `<g clip-path="url(#outline)"><rect width="760" height="660" fill="url(#body)"/>
    <path d="M80 380Q320 240 700 300" stroke="#fff" stroke-width="14" fill="none" opacity=".35" filter="url(#soft)"/>
    <path d="M170 170Q320 70 520 120" stroke="#fff" stroke-width="26" fill="none" opacity=".8" filter="url(#soft)"/></g>`;
  return { width: 740, height: 640, defs, body };
}
