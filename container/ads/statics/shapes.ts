import type { Box } from "../../../src/core/rendering/box.ts";

/** SVG paths of plain figures, in pixels of the canvas. */

export function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;
}

export function rectangle({ x, y, width, height }: Box): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}

/** A sheet that rises from below: its upper corners are round. */
export function sheetOutline({ x, y, width, height }: Box, radius: number): string {
  const right = x + width;
  return `M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${y}H${right - radius}A${radius} ${radius} 0 0 1 ${right} ${y + radius}V${y + height}Z`;
}

/** A card: all corners are round. */
export function roundedOutline({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  const corner = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return `M${x + radius} ${y}H${right - radius}${corner(right, y + radius)}V${bottom - radius}${corner(right - radius, bottom)}H${x + radius}${corner(x, bottom - radius)}V${y + radius}${corner(x + radius, y)}Z`;
}

/** A round-headed window. */
export function archOutline({ x, y, width, height }: Box): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}Z`;
}

export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}
