import { blur, gradient, lettering, metalStops, mix, roundStops, type Drawing, type metals } from "./svg.ts";

export interface LabelText {
  brand: string;
  lines: string[];
  note: string;
  size: string;
}

export interface BottleLook {
  body: string;
  /** Paper of the label; null prints on the body itself. */
  label: string | null;
  ink: string;
  metal: keyof typeof metals;
  /** 0 matt to 1 glass. */
  gloss: number;
  /** Rubber bulb or cap. */
  cap: string;
  text: LabelText;
}

/** Lettering of a label, centred on `x`, its brand's baseline at `y`; `k` scales all of it. */
export function labelLettering(
  { text, ink, metal }: Pick<BottleLook, "text" | "ink" | "metal">,
  x: number,
  y: number,
  k = 1,
): string {
  const rule = metal === "silver" ? "#9aa0a8" : metal === "rose" ? "#c48b78" : "#b98b4e";
  const lines = text.lines.map((line, i) =>
    lettering(line, x, y + (88 + i * 36) * k, { font: "sans", size: 25 * k, tracking: 0.17, colour: ink }),
  );
  const after = y + (88 + text.lines.length * 36) * k;
  return [
    lettering(text.brand, x, y, { font: "serif", size: 66 * k, tracking: 0.14, colour: ink }),
    `<rect x="${x - 32 * k}" y="${y + 30 * k}" width="${64 * k}" height="${1.8 * k}" fill="${rule}"/>`,
    ...lines,
    lettering(text.note, x, after + 34 * k, { font: "italic", size: 32 * k, colour: ink }),
    lettering(text.size, x, after + 112 * k, {
      font: "sans",
      size: 18 * k,
      tracking: 0.12,
      colour: mix(ink, "#ffffff", 0.25),
    }),
  ].join("");
}

const bodyPath =
  "M208 505C208 552 56 545 56 660L56 1296Q56 1356 116 1356L444 1356Q504 1356 504 1296L504 660C504 545 352 552 352 505Z";

/** Light, edges and depth that every glass or plastic bottle of this outline gets. */
function bodyLight(look: BottleLook): string {
  const strong = 0.45 + 0.5 * look.gloss;
  return `
    <rect x="40" y="495" width="480" height="880" fill="url(#depth)"/>
    <rect x="78" y="655" width="${20 + 8 * look.gloss}" height="610" rx="13" fill="url(#strip)" opacity="${strong}" filter="url(#soft)"/>
    <rect x="470" y="670" width="11" height="590" rx="5" fill="${mix(look.body, "#ffffff", 0.65)}" opacity="${0.25 + 0.4 * look.gloss}" filter="url(#soft)"/>
    <path d="M92 615Q160 556 212 540" stroke="#fff" stroke-width="9" fill="none" opacity="${0.35 + 0.4 * look.gloss}" filter="url(#soft)"/>
    <path d="M62 1326Q280 1376 498 1326L498 1352L62 1352Z" fill="${mix(look.body, "#ffffff", 0.5)}" opacity="${0.2 + 0.25 * look.gloss}" filter="url(#soft)"/>`;
}

function commonDefs(look: BottleLook): string {
  return [
    gradient("body", "across", roundStops(look.body, look.gloss)),
    gradient("metal", "across", metalStops(look.metal)),
    gradient("cap", "across", roundStops(look.cap, 0.5)),
    gradient("depth", "down", [
      [0, "#ffffff", 0.28],
      [0.18, "#ffffff", 0.04],
      [0.75, "#1c0c06", 0.04],
      [1, "#1c0c06", 0.42],
    ]),
    gradient("strip", "down", [
      [0, "#ffffff", 0.95],
      [0.6, "#ffffff", 0.55],
      [1, "#ffffff", 0],
    ]),
    look.label === null
      ? ""
      : gradient("paper", "across", [
          [0, mix(look.label, "#2a1a10", 0.24)],
          [0.1, mix(look.label, "#2a1a10", 0.04)],
          [0.3, mix(look.label, "#ffffff", 0.6)],
          [0.7, mix(look.label, "#2a1a10", 0.03)],
          [1, mix(look.label, "#2a1a10", 0.28)],
        ]),
    blur("soft", 5),
    `<clipPath id="outline"><path d="${bodyPath}"/></clipPath>`,
  ].join("");
}

function label(look: BottleLook): string {
  if (look.label === null) return labelLettering(look, 280, 850);
  return `<rect x="56" y="752" width="448" height="436" fill="url(#paper)"/>
    <rect x="56" y="752" width="448" height="2" fill="#b98b4e"/><rect x="56" y="1186" width="448" height="2" fill="#b98b4e"/>
    <rect x="84" y="756" width="20" height="428" fill="#fff" opacity=".55" filter="url(#soft)"/>${labelLettering(look, 280, 880)}`;
}

/** Glass body with its liquid: the level shows as a lighter ellipse, the glass stands clear above it. */
function glassBody(look: BottleLook, level: number): string {
  return `<g clip-path="url(#outline)">
    <rect x="40" y="495" width="480" height="870" fill="url(#body)"/>
    <rect x="40" y="${level}" width="480" height="${1370 - level}" fill="${mix(look.body, "#200c04", 0.45)}" opacity=".32"/>
    <ellipse cx="280" cy="${level + 2}" rx="224" ry="15" fill="${mix(look.body, "#ffffff", 0.55)}" opacity=".5"/>
    ${bodyLight(look)}</g>`;
}

/** A dropper: rubber bulb, knurled collar, glass with its liquid and pipette. */
export function dropperBottle(look: BottleLook): Drawing {
  const knurls = Array.from(
    { length: 34 },
    (_, i) => `<rect x="${200 + i * 4.8}" y="312" width="1.5" height="132" fill="#3b260c" opacity=".2"/>`,
  ).join("");
  const pipette = `<g clip-path="url(#outline)"><rect x="267" y="500" width="26" height="250" fill="#ffffff" opacity=".2"/><rect x="271" y="500" width="4" height="250" fill="#fff" opacity=".35"/></g>`;
  const body = `
    <path d="M226 300L226 132Q226 44 280 44Q334 44 334 132L334 300Z" fill="url(#cap)"/>
    <path d="M244 284L244 142Q244 88 260 78L260 284Z" fill="#fff" opacity=".55" filter="url(#soft)"/>
    <rect x="208" y="456" width="144" height="54" fill="url(#body)"/>
    <rect x="196" y="290" width="168" height="170" rx="9" fill="url(#metal)"/>${knurls}
    <rect x="196" y="290" width="168" height="13" rx="6" fill="#fff" opacity=".35"/><rect x="196" y="446" width="168" height="14" rx="6" fill="#2b1a08" opacity=".35"/>
    ${glassBody(look, 640)}${pipette}${label(look)}`;
  return { width: 560, height: 1370, defs: commonDefs(look), body };
}

/** A pump: spout, stem, collar, frosted or opaque body. */
export function pumpBottle(look: BottleLook): Drawing {
  const body = `
    <path d="M118 96Q118 66 150 66L330 66Q352 66 352 88L352 150L206 150L206 128L150 128Q118 128 118 96Z" fill="url(#cap)"/>
    <path d="M136 84Q140 78 152 78L318 78" stroke="#fff" stroke-width="7" fill="none" opacity=".6" filter="url(#soft)"/>
    <rect x="236" y="148" width="88" height="150" fill="url(#cap)"/><rect x="226" y="236" width="108" height="20" rx="6" fill="url(#metal)"/>
    <rect x="192" y="290" width="176" height="176" rx="12" fill="url(#metal)"/>
    <rect x="192" y="290" width="176" height="12" rx="6" fill="#fff" opacity=".35"/><rect x="192" y="452" width="176" height="14" rx="6" fill="#000" opacity=".22"/>
    <rect x="206" y="462" width="148" height="50" fill="url(#body)"/>
    <g clip-path="url(#outline)"><rect x="40" y="495" width="480" height="870" fill="url(#body)"/>${bodyLight(look)}</g>${label(look)}`;
  return { width: 560, height: 1370, defs: commonDefs(look), body };
}

/** A spray: tall clear cap over a glass body. */
export function mistBottle(look: BottleLook): Drawing {
  const body = `
    <rect x="212" y="60" width="136" height="412" rx="26" fill="url(#cap)"/>
    <rect x="230" y="84" width="16" height="360" rx="8" fill="#fff" opacity=".65" filter="url(#soft)"/>
    <rect x="204" y="432" width="152" height="52" rx="8" fill="url(#metal)"/>
    <rect x="208" y="480" width="144" height="32" fill="url(#body)"/>
    ${glassBody(look, 600)}${label(look)}`;
  return { width: 560, height: 1370, defs: commonDefs(look), body };
}

/** A flat screw-cap bottle, as tonics and shampoos have. */
export function capBottle(look: BottleLook): Drawing {
  const body = `
    <rect x="196" y="250" width="168" height="226" rx="16" fill="url(#cap)"/>
    <rect x="214" y="266" width="15" height="190" rx="7" fill="#fff" opacity=".6" filter="url(#soft)"/>
    <rect x="196" y="462" width="168" height="14" rx="6" fill="#000" opacity=".2"/>
    <rect x="208" y="474" width="144" height="38" fill="url(#body)"/>
    ${glassBody(look, 590)}${label(look)}`;
  return { width: 560, height: 1370, defs: commonDefs(look), body };
}
