import { Path2D } from "@napi-rs/canvas";
import { lendCanvas } from "./canvases.ts";
import { linear } from "./light.ts";
import type { Finish, Pack } from "./pack.ts";
import { drawPrint } from "./prints.ts";
import { lit, shadeOf, type Material } from "./stage.ts";

/** A folding box, seen a little from the left: front and one side, each with its light. */
export const carton = ({ body, print }: Finish, halfWidth = 190, height = 760): Pack => ({
  height: height + 24,
  halfWidth: halfWidth + 58,
  paint: (stage) => {
    const { ctx, scale, centreX, footY } = stage;
    const [x, y] = [(units: number) => centreX + (units - 46) * scale, (units: number) => footY - units * scale];
    const side = 104;
    const quad = (points: [number, number][], fill: string | ReturnType<typeof ctx.createLinearGradient>) => {
      ctx.fillStyle = fill;
      ctx.beginPath();
      points.forEach(([px, py], i) => (i ? ctx.lineTo(x(px), y(py)) : ctx.moveTo(x(px), y(py))));
      ctx.closePath();
      ctx.fill();
    };
    const lift = 40 * (stage.pitch + 0.35);
    const flank = ctx.createLinearGradient(x(halfWidth), 0, x(halfWidth + side), 0);
    flank.addColorStop(0, lit(body, 0.52));
    flank.addColorStop(1, lit(body, 0.4));
    quad(
      [
        [halfWidth - 1, 0],
        [halfWidth + side, lift],
        [halfWidth + side, height + lift * 0.3],
        [halfWidth - 1, height],
      ],
      flank,
    );
    quad(
      [
        [-halfWidth, height - 1],
        [halfWidth, height - 1],
        [halfWidth + side, height + lift * 0.3],
        [-halfWidth + side * 0.96, height + lift * 0.42],
      ],
      lit(body, 1.02),
    );
    const front = ctx.createLinearGradient(x(-halfWidth), y(height), x(halfWidth), y(0));
    front.addColorStop(0, lit(body, 0.97));
    front.addColorStop(0.6, lit(body, 0.86));
    front.addColorStop(1, lit(body, 0.72));
    quad(
      [
        [-halfWidth, 0],
        [halfWidth, 0],
        [halfWidth, height],
        [-halfWidth, height],
      ],
      front,
    );
    const art = drawPrint(print, halfWidth * 2, height, scale);
    ctx.drawImage(
      art.canvas,
      0,
      0,
      art.width,
      art.height,
      x(-halfWidth),
      y(height),
      halfWidth * 2 * scale,
      height * scale,
    );
    ctx.fillStyle = "rgba(255,255,255,0.22)";
    ctx.fillRect(x(halfWidth) - 1.2, y(height), 1.4, height * scale);
    ctx.fillStyle = "rgba(0,0,0,0.22)";
    ctx.fillRect(x(-halfWidth), y(height - 92), halfWidth * 2 * scale, 1.2);
  },
});

/** A flat sachet with sealed rims, its filling swelling in the middle. */
export const sachet = ({ body, print, roughness }: Finish): Pack => ({
  height: 900,
  halfWidth: 320,
  paint: (stage) => {
    const { ctx, scale, centreX, footY, width, height } = stage;
    const path = new Path2D();
    const [x, y] = [(units: number) => centreX + units * scale, (units: number) => footY - units * scale];
    path.moveTo(x(-318), y(4));
    path.quadraticCurveTo(x(0), y(-8), x(318), y(2));
    path.quadraticCurveTo(x(304), y(450), x(320), y(896));
    path.quadraticCurveTo(x(0), y(906), x(-320), y(898));
    path.quadraticCurveTo(x(-306), y(450), x(-318), y(4));
    path.closePath();
    const [left, top] = [Math.max(0, Math.floor(x(-322))), Math.max(0, Math.floor(y(910)))];
    const [columns, rows] = [Math.min(width, Math.ceil(x(322))) - left, Math.min(height, Math.ceil(y(-10))) - top];
    const canvas = lendCanvas(columns, rows);
    const image = canvas.getContext("2d").createImageData(columns, rows);
    const shade = shadeOf(stage, "plastic", roughness ?? 0.18);
    const art = drawPrint(print, 640, 900, scale);
    const [red, green, blue] = linear(body);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [u, v] = [(left + column - centreX) / scale / 320, (footY - top - row) / scale / 450 - 1];
        const seam = Math.max(Math.abs(u) > 0.9 ? 1 : 0, Math.abs(v) > 0.9 ? 1 : 0);
        const crease =
          Math.sin(u * 9 + v * 4 + Math.sin(v * 7) * 1.4) * 0.06 +
          Math.sin(u * 23 - v * 17) * 0.035 * Math.max(Math.abs(u), Math.abs(v));
        const slope = seam ? 0 : 1;
        const grooves = seam && Math.abs(v) > 0.9 ? Math.sin(v * 380) * 0.16 : 0;
        const nx = slope * (u * u * u * 0.75 + crease);
        const ny = slope * (v * v * v * 0.6 + crease * 0.7) + grooves + 0.06;
        const nz = Math.sqrt(Math.max(0.05, 1 - nx * nx - ny * ny));
        shade(image.data, (row * columns + column) * 4, { x: nx, y: ny, z: nz }, red, green, blue, 1);
      }
    canvas.getContext("2d").putImageData(image, 0, 0);
    ctx.save();
    ctx.clip(path);
    ctx.drawImage(canvas, 0, 0, columns, rows, left, top, columns, rows);
    ctx.globalAlpha = 0.92;
    ctx.drawImage(art.canvas, 0, 0, art.width, art.height, x(-320), y(900), 640 * scale, 900 * scale);
    ctx.restore();
  },
});

/** A round compact from above, open: powder with a pressed pattern in a rim that shines. */
export const compact = (powder: string, rim: Material): Pack => ({
  height: 640,
  halfWidth: 320,
  lying: true,
  paint: (stage) => {
    const { ctx, scale, centreX, footY, width, height } = stage;
    const [cx, cy, radius] = [centreX, footY - 320 * scale, 320 * scale];
    const [left, top] = [Math.max(0, Math.floor(cx - radius) - 1), Math.max(0, Math.floor(cy - radius) - 1)];
    const [columns, rows] = [
      Math.min(width, Math.ceil(cx + radius) + 1) - left,
      Math.min(height, Math.ceil(cy + radius) + 1) - top,
    ];
    const canvas = lendCanvas(columns, rows);
    const image = canvas.getContext("2d").createImageData(columns, rows);
    const rimShade = shadeOf(stage, rim.kind, rim.roughness);
    const rimColour = linear(rim.colour);
    const powderShade = shadeOf(stage, "plastic", 0.35);
    const powderColour = linear(powder);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [u, v] = [(left + column + 0.5 - cx) / radius, -(top + row + 0.5 - cy) / radius];
        const away = Math.hypot(u, v);
        const at = (row * columns + column) * 4;
        if (away > 0.83) {
          const across = Math.max(-0.96, Math.min(0.96, (away - 0.915) / 0.085));
          const [nx, ny] = [(u / away) * across * 0.8, (v / away) * across * 0.8];
          rimShade(image.data, at, { x: nx, y: ny, z: Math.sqrt(1 - nx * nx - ny * ny) }, ...rimColour, 1);
          continue;
        }
        const wave =
          Math.sin(away * 46) * 0.1 + Math.sin(Math.atan2(v, u) * 12 + away * 9) * 0.12 * Math.min(1, away * 3);
        const [nx, ny] = [u * wave - 0.05, v * wave + 0.05];
        const wall =
          1 - 0.5 * Math.max(0, (away - 0.74) / 0.09) * (0.55 + ((0.45 * (v - u)) / Math.max(0.01, away)) * 0.7);
        powderShade(
          image.data,
          at,
          { x: nx, y: ny, z: Math.sqrt(1 - nx * nx - ny * ny) },
          ...powderColour,
          Math.min(1, wall),
        );
      }
    canvas.getContext("2d").putImageData(image, 0, 0);
    ctx.save();
    const disc = new Path2D();
    disc.arc(cx, cy, radius, 0, Math.PI * 2);
    ctx.clip(disc);
    ctx.drawImage(canvas, 0, 0, columns, rows, left, top, columns, rows);
    ctx.restore();
  },
});
