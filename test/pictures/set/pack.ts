import { drawPrint, type PrintStyle } from "./prints.ts";
import type { Material, Stage } from "./stage.ts";
import { paintTurned, type Print, type Turned } from "./turned.ts";

/** A product with its size in units; its foot stands at y = 0. */
export interface Pack {
  height: number;
  halfWidth: number;
  paint: (stage: Stage) => void;
  /** Light comes through it: its shadow has this colour and is fainter. */
  clear?: string;
  /** Lies on the table and is seen from above. */
  lying?: boolean;
}

export interface Finish {
  body: string;
  cap: Material;
  print: PrintStyle;
  roughness?: number;
}

export function printed(
  stage: Stage,
  style: PrintStyle,
  [from, to]: [number, number],
  halfWidth: number,
  reach: number,
  isFlat = false,
): Print {
  const width = (isFlat ? 2 : Math.PI) * halfWidth * reach;
  return { art: drawPrint(style, width, to - from, stage.scale * 1.25), from, to, reach };
}

/** A pack of turned parts, the ones that lie behind first. */
export const turned = (height: number, halfWidth: number, parts: (stage: Stage) => Turned[], clear?: string): Pack => ({
  height,
  halfWidth,
  paint: (stage) => {
    for (const part of parts(stage)) paintTurned(stage, part);
  },
  ...(clear ? { clear } : {}),
});
