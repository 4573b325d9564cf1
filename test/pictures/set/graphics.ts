import { lendLayer } from "./canvases.ts";
import type { Pack } from "./pack.ts";
import { line, type Face } from "./prints.ts";
import { nth } from "./random.ts";
import type { Stage } from "./stage.ts";

/** A stamp as of an award, a flash as of a sale; place and size as shares of the picture. */
export function paintBadge(
  stage: Stage,
  {
    x,
    y,
    size,
    kind,
    colour,
  }: { x: number; y: number; size: number; kind: "award" | "sale" | "ribbon"; colour: string },
): void {
  const { ctx, width, height } = stage;
  const radius = size * width;
  ctx.save();
  ctx.translate(x * width, y * height);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  switch (kind) {
    case "award":
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(0, 0, radius, 0, 7);
      ctx.fill();
      ctx.strokeStyle = "#ffffff";
      ctx.lineWidth = radius * 0.03;
      for (const ring of [0.9, 0.62]) {
        ctx.beginPath();
        ctx.arc(0, 0, radius * ring, 0, 7);
        ctx.stroke();
      }
      ctx.fillStyle = "#ffffff";
      ctx.font = `${radius * 0.17}px SetSans`;
      [..."BEAUTY AWARD · BEST NEW CARE · "].forEach((letter, i, all) => {
        ctx.save();
        ctx.rotate((i / all.length) * Math.PI * 2);
        ctx.fillText(letter, 0, -radius * 0.76);
        ctx.restore();
      });
      line(ctx, "WINNER", "SetBold", radius * 0.26, [0, -radius * 0.1], radius);
      line(ctx, "2026", "SetSerif", radius * 0.3, [0, radius * 0.2], radius);
      break;
    case "sale":
      ctx.fillStyle = colour;
      ctx.beginPath();
      for (let i = 0; i < 40; i++) {
        const reach = radius * (i % 2 ? 0.88 : 1);
        ctx.lineTo(Math.cos((i / 40) * 6.2832) * reach, Math.sin((i / 40) * 6.2832) * reach);
      }
      ctx.fill();
      ctx.fillStyle = "#ffffff";
      line(ctx, "−20 %", "SetBold", radius * 0.52, [0, -radius * 0.08], radius * 1.5);
      line(ctx, "this week", "SetSans", radius * 0.22, [0, radius * 0.34], radius * 1.3);
      break;
    case "ribbon":
      ctx.rotate(-0.6);
      ctx.fillStyle = colour;
      ctx.fillRect(-width, -radius * 0.28, width * 2, radius * 0.56);
      ctx.fillStyle = "#ffffff";
      line(ctx, "NEW · NOUVEAU · NEU", "SetBold", radius * 0.3, [0, 0], radius * 3);
      break;
  }
  ctx.restore();
}

/** Headline and call-outs beside the pack, as marketplaces have them; `x` is their left edge as a share. */
export function paintLettering(
  stage: Stage,
  { x, ink, index, room = 0.36 }: { x: number; ink: string; index: number; room?: number },
): void {
  const { ctx, width, height } = stage;
  const heads = ["Deep moisture", "24 h care", "Glow, daily", "Calm in a jar", "Pure results"];
  const points = ["for every skin", "no perfume", "98 % natural", "made with care", "tested by 120", "absorbs fast"];
  ctx.save();
  ctx.fillStyle = ink;
  ctx.textBaseline = "middle";
  const face: Face = nth(["SetBold", "SetDisplay", "SetSerif"] as const, index);
  line(ctx, nth(heads, index), face, width * 0.075, [x * width, height * 0.2], room * width);
  for (let i = 0; i < 4; i++) {
    const y = height * (0.36 + i * 0.13);
    ctx.lineWidth = 2.5;
    ctx.strokeStyle = ink;
    ctx.beginPath();
    ctx.arc(x * width + 20, y, 19, 0, 7);
    ctx.moveTo(x * width + 12, y);
    ctx.lineTo(x * width + 18, y + 7);
    ctx.lineTo(x * width + 29, y - 7);
    ctx.stroke();
    line(ctx, nth(points, index + i), "SetSans", width * 0.034, [x * width + 52, y], room * width - 50);
  }
  ctx.restore();
}

/** Small pictures of the same product down one side, each in a frame. */
export function paintInsets(stage: Stage, pack: Pack, { x, round }: { x: number; round: boolean }): void {
  const { ctx, width, height } = stage;
  for (let i = 0; i < 3; i++) {
    const [cx, cy, radius] = [x * width, height * (0.2 + i * 0.3), width * 0.11];
    const inset = lendLayer(Math.ceil(radius * 2), Math.ceil(radius * 2));
    const on = inset.getContext("2d");
    on.fillStyle = nth(["#efe6dc", "#dfe7e3", "#f3dfe0"], i);
    on.fillRect(0, 0, radius * 2, radius * 2);
    const scale = ((radius * 2) / pack.height) * nth([0.8, 1.7, 1.1], i);
    pack.paint({
      ...stage,
      ctx: on,
      width: inset.width,
      height: inset.height,
      scale,
      centreX: radius * (1 + (i - 1) * 0.3),
      footY: radius * 1.85,
      behind: () => on.getImageData(0, 0, inset.width, inset.height).data,
    });
    ctx.save();
    ctx.beginPath();
    if (round) ctx.arc(cx, cy, radius, 0, 7);
    else ctx.roundRect(cx - radius, cy - radius, radius * 2, radius * 2, 10);
    ctx.clip();
    ctx.drawImage(inset, cx - radius, cy - radius);
    ctx.restore();
    ctx.strokeStyle = "rgba(90,80,70,0.5)";
    ctx.lineWidth = 2;
    ctx.stroke();
  }
}
