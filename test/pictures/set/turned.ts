import { lendCanvas } from "./canvases.ts";
import { glassOf } from "./glass.ts";
import { lightOfLevel, linear } from "./light.ts";
import { bins, profileOf, silhouette, strokes, type Corner, type Profile } from "./profile.ts";
import type { Art } from "./prints.ts";
import { shadeOf, type Material, type Stage } from "./stage.ts";

/** Printed or stuck on: a drawing that is wrapped about the body, from edge to edge of what is seen of it. */
export interface Print {
  art: Art;
  from: number;
  to: number;
  /** How far round it goes: 1 is from one silhouette to the other. */
  reach: number;
}

export interface Turned {
  corners: Corner[];
  /** Depth as a share of the width; 1 is round. */
  depth?: number;
  /** 2 is round, 6 a box with soft edges. */
  squareness?: number;
  material: Material;
  print?: Print;
  /** Something above overhangs: this many units below the top lie in its shade. */
  shadeBelow?: number;
  /** Rings or ribs: how many, and between which heights. */
  ribs?: { count: number; from: number; to: number; upright?: boolean };
}

/** Paints a turned body on the stage's canvas: its edge as Skia covers it, its surface as the light map has it. */
export function paintTurned(stage: Stage, part: Turned): void {
  const { corners, depth = 1, squareness = 2, print } = part;
  const line = strokes(corners);
  const profile = profileOf(line);
  const path = silhouette(stage, line, depth, squareness);
  const widest = Math.max(...line.map(([, w]) => w));
  const { scale, centreX, footY, pitch, width, height } = stage;
  const left = Math.max(0, Math.floor(centreX - widest * scale) - 1);
  const right = Math.min(width, Math.ceil(centreX + widest * scale) + 1);
  const top = Math.max(0, Math.floor(footY - (profile.to + widest * pitch * depth) * scale) - 1);
  const bottom = Math.min(height, Math.ceil(footY - (profile.from - widest * pitch * depth) * scale) + 1);
  const [columns, rows] = [right - left, bottom - top];
  if (columns <= 0 || rows <= 0) return;
  const canvas = lendCanvas(columns, rows);
  const surface = canvas.getContext("2d");
  const image = surface.createImageData(columns, rows);
  shadeSurface(stage, part, profile, { left, top, columns, rows, out: image.data, print });
  surface.putImageData(image, 0, 0);
  stage.ctx.save();
  stage.ctx.clip(path);
  stage.ctx.drawImage(canvas, 0, 0, columns, rows, left, top, columns, rows);
  stage.ctx.restore();
}

interface Surface {
  left: number;
  top: number;
  columns: number;
  rows: number;
  out: Uint8ClampedArray;
  print: Print | undefined;
}

function shadeSurface(stage: Stage, part: Turned, profile: Profile, surface: Surface): void {
  const { scale, centreX, footY, pitch } = stage;
  const { left, top, columns, rows, out } = surface;
  const { depth = 1, squareness = 2, material, ribs } = part;
  const [red, green, blue] = linear(material.colour);
  const shade = shadeOf(stage, material.kind, material.roughness);
  const glass = material.kind === "glass" ? glassOf(stage, material, profile) : undefined;
  const label = surface.print && printAt(surface.print);
  const ink = { red, green, blue };
  const normal = { x: 0, y: 0, z: 1 };
  const outside = 3 / scale + pitch * 60;
  const binsAUnit = (bins - 1) / (profile.to - profile.from);
  const isRound = squareness === 2;
  const across = (share: number) =>
    isRound ? Math.sqrt(1 - share * share) : (1 - share ** squareness) ** (1 / squareness);
  const lastHalfWidth = Math.max(0.001, profile.halfWidth[bins - 1] ?? 0);

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (left + column + 0.5 - centreX) / scale;
      const up = (footY - top - row - 0.5) / scale;
      let y = up;
      let [bin, halfWidth, share, towards] = [0, 1, 0, 0];
      for (let pass = 0; pass < (pitch > 0.01 ? 3 : 1); pass++) {
        bin = Math.min(bins - 1, Math.max(0, ((y - profile.from) * binsAUnit + 0.5) | 0));
        halfWidth = Math.max(0.001, profile.halfWidth[bin] ?? 0);
        if (Math.abs(x) > halfWidth + outside) break;
        share = Math.min(0.9995, Math.abs(x) / halfWidth);
        towards = across(share);
        y = up + pitch * depth * halfWidth * towards;
      }
      // Only the edge's own pixels need a colour beyond the edge.
      if (Math.abs(x) > halfWidth + outside) continue;
      const lid = pitch > 0.01 ? Math.min(1, Math.max(0, (y - profile.to) * scale)) : 0;
      let [alongX, alongZ] = [share, towards / depth];
      if (!isRound) [alongX, alongZ] = [share ** (squareness - 1), towards ** (squareness - 1) / depth];
      const length = Math.sqrt(alongX * alongX + alongZ * alongZ);
      let [outward, upward] = [profile.outward[bin] ?? 1, profile.upward[bin] ?? 0];
      let occlusion = 1;
      let turn = 0;
      if (ribs && y > ribs.from && y < ribs.to) {
        if (ribs.upright) {
          const angle = Math.asin(share) * Math.sign(x) * ribs.count;
          turn = Math.sin(angle) * 0.55;
          occlusion *= 0.86 + 0.14 * Math.cos(angle);
        } else {
          const phase = (((y - ribs.from) / (ribs.to - ribs.from)) * ribs.count) % 1;
          upward += Math.sin(phase * 2 * Math.PI) * 0.5;
          outward *= 0.9;
        }
      }
      normal.x = ((alongX / length) * Math.sign(x) * outward + turn) * (1 - lid);
      normal.y = upward * (1 - lid) + 0.985 * lid;
      normal.z = (alongZ / length) * outward * (1 - lid) + 0.17 * lid;
      const unit = 1 / Math.max(0.001, Math.sqrt(normal.x ** 2 + normal.y ** 2 + normal.z ** 2));
      normal.x *= unit;
      normal.y *= unit;
      normal.z *= unit;
      if (part.shadeBelow && lid === 0)
        occlusion *=
          1 - 0.55 * Math.max(0, 1 - (profile.to - y) / part.shadeBelow) * Math.min(1, halfWidth / lastHalfWidth);
      const foot = (y + 4) / 46;
      if (foot < 1 && profile.from < 5) occlusion *= 0.62 + 0.38 * Math.max(0, foot);

      const at = (row * columns + column) * 4;
      [ink.red, ink.green, ink.blue] = [red, green, blue];
      let cover = 0;
      if (label && lid === 0) cover = label(Math.asin(share * Math.sign(x)), isRound ? 0 : x / halfWidth, y, ink);
      if (glass && cover < 1) {
        glass(out, at, top + row, { x: share * Math.sign(x), y }, normal, occlusion);
        if (cover === 0) continue;
        // Glass has no colour of its own under the ink: what was mixed in comes out again.
        ink.red = Math.max(0, (ink.red - red * (1 - cover)) / cover);
        ink.green = Math.max(0, (ink.green - green * (1 - cover)) / cover);
        ink.blue = Math.max(0, (ink.blue - blue * (1 - cover)) / cover);
        const [r, g, b] = [out[at] ?? 0, out[at + 1] ?? 0, out[at + 2] ?? 0];
        shade(out, at, normal, ink.red, ink.green, ink.blue, occlusion);
        out[at] = r + ((out[at] ?? 0) - r) * cover;
        out[at + 1] = g + ((out[at + 1] ?? 0) - g) * cover;
        out[at + 2] = b + ((out[at + 2] ?? 0) - b) * cover;
        continue;
      }
      shade(out, at, normal, ink.red, ink.green, ink.blue, occlusion);
    }
}

type PrintAt = (angle: number, flat: number, y: number, ink: { red: number; green: number; blue: number }) => number;

/** Mixes what is printed at a place into the body's colour; tells how much of it is printed. */
function printAt({ art: { canvas, width, height }, from, to, reach }: Print): PrintAt {
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return (angle, flat, y, ink) => {
    const u = flat === 0 ? angle / (Math.PI / 2) / reach : flat / reach;
    const v = (to - y) / (to - from);
    if (u <= -1 || u >= 1 || v <= 0 || v >= 1) return 0;
    const [px, py] = [(u * 0.5 + 0.5) * width - 0.5, v * height - 0.5];
    const [x, row] = [Math.max(0, Math.min(width - 2, px | 0)), Math.max(0, Math.min(height - 2, py | 0))];
    const [fx, fy] = [Math.max(0, px - x), Math.max(0, py - row)];
    let [red, green, blue, cover] = [0, 0, 0, 0];
    for (let corner = 0; corner < 4; corner++) {
      const [dx, dy] = [corner & 1, corner >> 1];
      const at = ((row + dy) * width + x + dx) * 4;
      const weight = ((dx ? fx : 1 - fx) * (dy ? fy : 1 - fy) * (data[at + 3] ?? 0)) / 255;
      red += weight * (lightOfLevel[data[at] ?? 0] ?? 0);
      green += weight * (lightOfLevel[data[at + 1] ?? 0] ?? 0);
      blue += weight * (lightOfLevel[data[at + 2] ?? 0] ?? 0);
      cover += weight;
    }
    if (cover <= 0) return 0;
    ink.red = ink.red * (1 - cover) + red;
    ink.green = ink.green * (1 - cover) + green;
    ink.blue = ink.blue * (1 - cover) + blue;
    return cover;
  };
}
