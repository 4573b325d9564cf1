import { lendCanvas } from "./canvases.ts";
import { linear } from "./light.ts";
import { shadeOf, type Stage } from "./stage.ts";

/** A bar with round ends of two sizes, in units from the product's foot: fingers, arms, strokes of cream. */
export interface Bar {
  from: [x: number, y: number, radius: number];
  to: [x: number, y: number, radius: number];
}

export interface Relief {
  bars: Bar[];
  colour: string;
  roughness: number;
  /** How far bars flow into each other, in units. */
  flow: number;
  /** Height of a surface that is less than round: 1 is a ball, 0.3 a flat smear. */
  height?: number;
  /** Grooves along each bar, as a brush or a finger leaves them. */
  grooves?: number;
  /** Light that shines through at the edges, as in skin. */
  translucent?: number;
}

/** Paints bars that flow into one body. */
export function paintRelief(stage: Stage, relief: Relief): void {
  const { scale, centreX, footY, width, height } = stage;
  const bars = relief.bars.map(({ from, to }) => ({
    x: centreX + from[0] * scale,
    y: footY - from[1] * scale,
    radius: from[2] * scale,
    dx: (to[0] - from[0]) * scale,
    dy: (from[1] - to[1]) * scale,
    grow: (to[2] - from[2]) * scale,
  }));
  const flow = Math.max(0.8, relief.flow * scale);
  const edges = bars.flatMap(({ x, y, radius, dx, dy, grow }) => [
    [x - radius, y - radius, x + radius, y + radius],
    [x + dx - radius - grow, y + dy - radius - grow, x + dx + radius + grow, y + dy + radius + grow],
  ]);
  const side = (index: number, pick: (...values: number[]) => number) => pick(...edges.map((edge) => edge[index] ?? 0));
  const left = Math.max(0, Math.floor(side(0, Math.min) - flow));
  const top = Math.max(0, Math.floor(side(1, Math.min) - flow));
  const columns = Math.min(width, Math.ceil(side(2, Math.max) + flow)) - left;
  const rows = Math.min(height, Math.ceil(side(3, Math.max) + flow)) - top;
  if (columns <= 0 || rows <= 0) return;
  const canvas = lendCanvas(columns, rows);
  const image = canvas.getContext("2d").createImageData(columns, rows);
  const shade = shadeOf(stage, "plastic", relief.roughness);
  const [red, green, blue] = linear(relief.colour);
  const { height: swell = 1, grooves = 0, translucent = 0 } = relief;
  const normal = { x: 0, y: 0, z: 1 };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [px, py] = [left + column + 0.5, top + row + 0.5];
      let [sum, nx, ny, total] = [0, 0, 0, 0];
      for (const bar of bars) {
        const [rx, ry] = [px - bar.x, py - bar.y];
        const long = bar.dx * bar.dx + bar.dy * bar.dy;
        const t = long === 0 ? 0 : Math.min(1, Math.max(0, (rx * bar.dx + ry * bar.dy) / long));
        const radius = bar.radius + bar.grow * t;
        const [ox, oy] = [rx - bar.dx * t, ry - bar.dy * t];
        const away = Math.sqrt(ox * ox + oy * oy);
        const distance = away - radius;
        if (distance > flow * 4) continue;
        sum += Math.exp(-distance / flow);
        const inside = Math.min(1, away / radius);
        const weight = Math.exp(-distance / (flow * 1.6));
        total += weight;
        let slope = away === 0 ? 0 : (inside * swell) / away;
        if (grooves) {
          const across = (ox * bar.dy - oy * bar.dx) / Math.max(1, Math.sqrt(long)) / radius;
          slope = away === 0 ? 0 : (inside ** 4 * swell) / away;
          const groove = Math.sin(across * 17 + Math.sin(across * 41 + bar.x) * 1.2) * grooves * (1 - inside);
          nx += (weight * groove * bar.dy) / Math.max(1, Math.sqrt(long));
          ny += (weight * groove * bar.dx) / Math.max(1, Math.sqrt(long));
        }
        nx += weight * ox * slope;
        ny -= weight * oy * slope;
      }
      if (sum < 1e-4) continue;
      const depth = flow * Math.log(sum);
      const cover = Math.min(1, Math.max(0, depth + 0.5));
      if (cover === 0) continue;
      [normal.x, normal.y] = [nx / total, ny / total];
      const flat = Math.hypot(normal.x, normal.y);
      if (flat > 0.985) [normal.x, normal.y] = [(normal.x / flat) * 0.985, (normal.y / flat) * 0.985];
      normal.z = Math.sqrt(1 - Math.min(0.9703, normal.x ** 2 + normal.y ** 2));
      const at = (row * columns + column) * 4;
      const warm = 1 + translucent * (1 - normal.z);
      shade(
        image.data,
        at,
        normal,
        red * warm,
        green * (1 - translucent * 0.25 * (1 - normal.z)),
        blue * (2 - warm),
        1,
      );
      image.data[at + 3] = Math.round(cover * 255);
    }
  canvas.getContext("2d").putImageData(image, 0, 0);
  stage.ctx.drawImage(canvas, 0, 0, columns, rows, left, top, columns, rows);
}
