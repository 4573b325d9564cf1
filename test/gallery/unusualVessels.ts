import type { LabelText } from "../../sample-shop/bottles.ts";
import { blur, gradient, lettering, metalStops, mix, roundStops, type Drawing } from "../../sample-shop/svg.ts";

/** What a vessel of an unusual shape looks like. */
export interface VesselLook {
  body: string;
  /** A colour, or a metal by its name. */
  cap: string;
  ink: string;
  /** 0 matt to 1 glass. */
  gloss: number;
  text: LabelText;
}

function capGradient(cap: string, gloss: number): string {
  const metal = (["gold", "silver", "rose"] as const).find((name) => name === cap);
  return gradient("cap", "across", metal ? metalStops(metal) : roundStops(cap, gloss));
}

/** A flat tin, more than three times as wide as high: its lid's top is seen a little from above. */
export function flatTin({ body, cap, ink, gloss, text }: VesselLook): Drawing {
  const defs = [
    gradient("body", "across", roundStops(body, gloss)),
    capGradient(cap, gloss),
    gradient("top", "down", [
      [0, "#ffffff", 0.5],
      [1, "#ffffff", 0.04],
    ]),
    gradient("depth", "down", [
      [0, "#ffffff", 0.14],
      [0.4, "#ffffff", 0],
      [1, "#1c0c06", 0.4],
    ]),
    blur("soft", 6),
    `<clipPath id="outline"><path d="M40 190L40 352Q40 402 120 412Q700 452 1280 412Q1360 402 1360 352L1360 190Z"/></clipPath>`,
  ].join("");
  const drawn = `
    <g clip-path="url(#outline)"><rect x="30" y="180" width="1340" height="290" fill="url(#body)"/><rect x="30" y="180" width="1340" height="290" fill="url(#depth)"/>
      <rect x="110" y="206" width="40" height="190" rx="18" fill="#fff" opacity="${0.3 + 0.4 * gloss}" filter="url(#soft)"/>
      <rect x="30" y="180" width="1340" height="22" fill="#000" opacity=".24" filter="url(#soft)"/></g>
    <path d="M20 76Q20 46 110 38Q700 2 1290 38Q1380 46 1380 76L1380 178Q1380 198 1310 202Q700 226 90 202Q20 198 20 178Z" fill="url(#cap)"/>
    <path d="M24 76Q30 50 112 43Q700 8 1288 43Q1370 50 1376 76Q1300 98 700 104Q100 98 24 76Z" fill="url(#top)"/>
    <rect x="88" y="104" width="34" height="84" rx="14" fill="#fff" opacity=".45" filter="url(#soft)"/>
    ${lettering(text.brand, 700, 304, { font: "serif", size: 74, tracking: 0.16, colour: ink })}
    ${lettering(text.lines.join(" "), 700, 356, { font: "sans", size: 27, tracking: 0.18, colour: ink })}
    ${lettering(text.size, 700, 394, { font: "sans", size: 18, tracking: 0.12, colour: mix(ink, body, 0.25) })}`;
  return { width: 1400, height: 440, defs, body: drawn };
}

/** A pencil-thin stick, fourteen times as high as wide: a long cap, a ring, a slim barrel with lettering along it. */
export function thinStick({ body, cap, ink, gloss, text }: VesselLook): Drawing {
  const defs = [
    gradient("body", "across", roundStops(body, gloss)),
    capGradient(cap, 0.6),
    gradient("ring", "across", metalStops("silver")),
    blur("soft", 2.5),
  ].join("");
  const along = [
    lettering(text.brand, 0, 10, { font: "serif", size: 34, tracking: 0.16, colour: ink }),
    lettering(text.lines.join(" "), 300, 8, { font: "sans", size: 19, tracking: 0.16, colour: ink }),
  ].join("");
  const drawn = `
    <path d="M8 560L8 60Q8 8 50 8Q92 8 92 60L92 560Z" fill="url(#cap)"/>
    <rect x="24" y="40" width="9" height="500" rx="4" fill="#fff" opacity=".6" filter="url(#soft)"/>
    <rect x="6" y="556" width="88" height="22" rx="3" fill="url(#ring)"/>
    <path d="M8 578L92 578L92 1370Q92 1392 70 1392L30 1392Q8 1392 8 1370Z" fill="url(#body)"/>
    <rect x="23" y="590" width="8" height="780" rx="4" fill="#fff" opacity="${0.35 + 0.4 * gloss}" filter="url(#soft)"/>
    <g transform="translate(50 760) rotate(90)">${along}</g>`;
  return { width: 100, height: 1400, defs, body: drawn };
}
