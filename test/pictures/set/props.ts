import { lendLayer } from "./canvases.ts";
import type { Pack } from "./pack.ts";
import { randomOf } from "./random.ts";
import { paintRelief, type Bar } from "./relief.ts";
import { paintReflection, paintShadow, type Shadow } from "./picture.ts";
import { layerOn, lit, plastic, type Stage } from "./stage.ts";
import { paintTurned } from "./turned.ts";

/** Another pack in the picture: where it stands, in product units from the product's foot, and how large. */
export function paintOther(
  stage: Stage,
  pack: Pack,
  { x, y = 0, size = 1 }: { x: number; y?: number; size?: number },
  shadows: Shadow[] = [],
  reflection = 0,
): void {
  const other = layerOn({
    ...stage,
    centreX: stage.centreX + x * stage.scale,
    footY: stage.footY - y * stage.scale,
    scale: stage.scale * size,
    behind: () => stage.ctx.getImageData(0, 0, stage.width, stage.height).data,
  });
  pack.paint(other);
  const stands = { ...other, ctx: stage.ctx };
  if (reflection) paintReflection(stands, other.canvas, reflection);
  for (const shadow of shadows) paintShadow(stands, other.canvas, pack, shadow);
  stage.ctx.drawImage(other.canvas, 0, 0);
}

/** A round block of stone under the product. */
export function paintPlinth(
  stage: Stage,
  {
    halfWidth,
    height,
    colour,
    square = false,
  }: { halfWidth: number; height: number; colour: string; square?: boolean },
): void {
  const block: Pack = {
    height,
    halfWidth,
    paint: (on) => {
      paintTurned(on, {
        corners: [
          [0, halfWidth, 4],
          [height, halfWidth, 8],
        ],
        squareness: square ? 9 : 2,
        material: plastic(colour, 0.4),
      });
      const { ctx, scale, centreX, footY } = on;
      const random = randomOf(`plinth ${colour}`);
      ctx.globalCompositeOperation = "source-atop";
      for (let speck = 0; speck < 420; speck++) {
        ctx.fillStyle = random() < 0.6 ? "rgba(0,0,0,0.07)" : "rgba(255,255,255,0.12)";
        ctx.beginPath();
        ctx.arc(
          centreX + (random() * 2 - 1) * halfWidth * scale,
          footY - (random() * 1.3 - 0.15) * height * scale,
          0.6 + random() * 2,
          0,
          7,
        );
        ctx.fill();
      }
      ctx.globalCompositeOperation = "source-over";
    },
  };
  paintOther(stage, block, { x: 0, y: -height }, [
    { kind: "contact", strength: 0.5 },
    { kind: "pool", strength: 0.25 },
  ]);
}

/** A drinking glass, as stylists set beside a product. */
export const tumbler = (tint: string): Pack => ({
  height: 520,
  halfWidth: 170,
  clear: "#b8ccd0",
  paint: (stage) =>
    paintTurned(stage, {
      corners: [
        [0, 150, 16],
        [520, 172, 4],
      ],
      material: {
        kind: "glass",
        colour: "#eef6f6",
        roughness: 0.03,
        liquid: { colour: tint, from: 40, to: 330, width: 0.93 },
      },
    }),
});

/** Long leaves on a stalk, beside or behind the product. */
export function paintLeaves(
  stage: Stage,
  { x, y, size, colour, turn = 0 }: { x: number; y: number; size: number; colour: string; turn?: number },
): void {
  const { ctx, scale, centreX, footY } = stage;
  const random = randomOf(`leaves ${x} ${y}`);
  ctx.save();
  ctx.translate(centreX + x * scale, footY - y * scale);
  ctx.rotate(turn);
  ctx.scale(size * scale, size * scale);
  for (let leaf = 0; leaf < 9; leaf++) {
    ctx.save();
    const side = leaf % 2 ? 1 : -1;
    ctx.translate(0, -leaf * 62);
    ctx.rotate(side * (0.95 - leaf * 0.08) + (random() - 0.5) * 0.2);
    const length = 270 - leaf * 15;
    const fill = ctx.createLinearGradient(-40, 0, 40, 0);
    fill.addColorStop(0, lit(colour, 1.25));
    fill.addColorStop(0.49, lit(colour, 0.85));
    fill.addColorStop(0.51, lit(colour, 0.55));
    fill.addColorStop(1, lit(colour, 0.9));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(-62, -length * 0.3, -44, -length * 0.75, 0, -length);
    ctx.bezierCurveTo(44, -length * 0.75, 62, -length * 0.3, 0, 0);
    ctx.fill();
    ctx.strokeStyle = lit(colour, 1.5, 0.5);
    ctx.lineWidth = 1.6;
    for (let vein = 1; vein < 8; vein++) {
      ctx.beginPath();
      ctx.moveTo(0, (-length * vein) / 9);
      ctx.lineTo(-26, (-length * (vein + 1.1)) / 9);
      ctx.moveTo(0, (-length * vein) / 9);
      ctx.lineTo(26, (-length * (vein + 1.1)) / 9);
      ctx.stroke();
    }
    ctx.restore();
  }
  ctx.restore();
}

/** A stroke of cream, foundation or lipstick on the table, in units from the product's foot. */
export function paintSmear(
  stage: Stage,
  {
    x,
    y,
    size,
    colour,
    kind,
  }: { x: number; y: number; size: number; colour: string; kind: "cream" | "stroke" | "dots" },
): void {
  const bars: Bar[] = [];
  if (kind === "dots")
    for (let i = 0; i < 5; i++) {
      const at: [number, number, number] = [x + i * size * 150, y + (i % 2) * size * 40, size * (64 - i * 8)];
      bars.push({ from: at, to: [at[0] + size * 10, at[1], at[2] * 0.9] });
    }
  else
    for (let i = 0; i < 9; i++) {
      const point = (t: number): [number, number, number] => [
        x + size * 520 * t,
        y + size * (kind === "cream" ? 90 * Math.sin(t * 4.4) : 26 * Math.sin(t * 3)),
        size * (kind === "cream" ? 100 - 52 * t : 74 - 16 * t * t),
      ];
      bars.push({ from: point(i / 9), to: point((i + 1) / 9) });
    }
  const layer = layerOn(stage);
  paintRelief(layer, {
    bars,
    colour,
    roughness: kind === "stroke" ? 0.2 : 0.12,
    flow: size * 9,
    height: kind === "dots" ? 0.85 : 0.6,
    grooves: kind === "dots" ? 0 : 0.32,
  });
  const shadow = lendLayer(stage.width, stage.height);
  const on = shadow.getContext("2d");
  on.drawImage(layer.canvas, 0, 0);
  on.globalCompositeOperation = "source-in";
  on.fillStyle = "rgba(20,10,5,0.5)";
  on.fillRect(0, 0, stage.width, stage.height);
  stage.ctx.filter = "blur(4px)";
  stage.ctx.drawImage(shadow, 4, 5);
  stage.ctx.filter = "none";
  stage.ctx.drawImage(layer.canvas, 0, 0);
}
