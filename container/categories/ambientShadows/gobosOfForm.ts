import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { blurField } from "../../engine/field.ts";
import { gust } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { createSheet } from "../../engine/tones.ts";
import { dimSun, flood, shade, sun, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import { blurredSprite, drawTwig, stampSprite } from "../../materials/plants/foliage.ts";

/** An arch of late sun on a wall, tall and leaning, with a branch in it. */
export function archGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  const blur = 1 + 5 * form.softness;
  const random = randomFrom(seed);
  const arch = createCanvas(width, height);
  const ctx = arch.getContext("2d");
  ctx.filter = `blur(${blur.toFixed(1)}px)`;
  ctx.setTransform(1, -side * 0.1, side * 0.12, 1, -side * width * 0.02, side * height * 0.03);
  ctx.fillStyle = sun;
  const half = width * 0.245 * form.scale;
  const middle = width * (0.5 - side * 0.03);
  const shoulder = height * 0.36;
  ctx.beginPath();
  ctx.moveTo(middle - half, height * 1.3);
  ctx.lineTo(middle - half, shoulder);
  ctx.arc(middle, shoulder, half, Math.PI, 2 * Math.PI);
  ctx.lineTo(middle + half, height * 1.3);
  ctx.fill();
  const twig = blurredSprite(width * 1.5, blur * 1.3, (draw) => {
    draw.fillStyle = draw.strokeStyle = shade;
    for (const turn of [-0.35, 0.05, 0.42]) {
      draw.save();
      draw.rotate(turn);
      drawTwig(draw, {
        length: width * 0.6,
        bend: 0.5 - turn,
        pairs: 9,
        leafLength: width * 0.15,
        leafWidth: width * 0.045,
        round: false,
        random,
      });
      draw.restore();
    }
  });
  return (out, t) => {
    flood(out, shade);
    out.drawImage(arch, 0, 0);
    out.globalAlpha = 0.8;
    const turn = 2.3 + 0.09 * gust(t, form.cycles, 0.1);
    stampSprite(out, twig, width * (side > 0 ? 0.98 : 0.02), height * 0.08, side > 0 ? turn : Math.PI - turn);
    out.globalAlpha = 0.75;
    const other = 3.3 + 0.1 * gust(t, form.cycles, 0.55);
    stampSprite(out, twig, width * (side > 0 ? 1.0 : 0), height * 0.72, side > 0 ? other : Math.PI - other, 0.8);
    dimSun(out, t, form.cycles);
  };
}

/** The long shadow of a tumbler of water: a soft body, its rim, and the light that water gathers in it. */
export function glassGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  const random = randomFrom(seed);
  const blur = 1.2 + 5 * form.softness;
  const base = createCanvas(width, height);
  const ctx = base.getContext("2d");
  ctx.fillStyle = sun;
  ctx.fillRect(0, 0, width, height);
  const size = width * form.scale;
  const place = (out: SKRSContext2D) => {
    out.setTransform(1, 0, 0, 1, width * (side > 0 ? 0.66 : 0.34), height * 0.42);
    out.rotate(side * 0.62);
    out.scale(side, 1);
  };
  const half = size * 0.3;
  const [top, bottom] = [-size * 0.5, size * 0.46];
  const body = (out: SKRSContext2D, inset: number, from: number) => {
    out.beginPath();
    out.moveTo(-half * 1.12 + inset, from);
    out.lineTo(-half * 0.86 + inset, bottom);
    out.bezierCurveTo(
      -half * 0.7,
      bottom + half * 0.36 - inset,
      half * 0.7,
      bottom + half * 0.36 - inset,
      half * 0.86 - inset,
      bottom,
    );
    out.lineTo(half * 1.12 - inset, from);
    out.bezierCurveTo(half * 0.8, from - half * 0.36, -half * 0.8, from - half * 0.36, -half * 1.12 + inset, from);
  };
  const shadowPart = (deviation: number, alpha: number, draw: (out: SKRSContext2D) => void) => {
    ctx.save();
    place(ctx);
    ctx.filter = `blur(${deviation.toFixed(1)}px)`;
    ctx.globalAlpha = alpha;
    ctx.fillStyle = ctx.strokeStyle = shade;
    draw(ctx);
    ctx.fill();
    ctx.restore();
  };
  shadowPart(blur * 4, 0.32, (out) => body(out, -half * 0.08, top));
  shadowPart(blur, 0.3, (out) => body(out, 0, top));
  shadowPart(blur, 0.42, (out) => body(out, half * 0.12, -size * 0.12));
  ctx.save();
  place(ctx);
  ctx.filter = `blur(${blur.toFixed(1)}px)`;
  ctx.strokeStyle = shade;
  ctx.globalAlpha = 0.5;
  ctx.lineWidth = half * 0.1;
  body(ctx, 0, top);
  ctx.stroke();
  ctx.restore();
  const waves = Array.from({ length: 7 }, (_, n) => ({
    along: (0.7 + n * 0.55) * (random() < 0.5 ? -1 : 1),
    across: 0.8 + n * 0.6 * random(),
    cycles: form.cycles * (1 + (n % 2)),
    phase: random(),
    strength: 0.3 / (1 + n * 0.45),
  }));
  const [across, down] = [Math.round(half * 1.9), Math.round(size * 0.62)];
  const glow = createCanvas(across, down);
  const glowContext = glow.getContext("2d");
  const { image, pixels } = createSheet(across, down);
  const gathered = new Float32Array(across * down);
  const count = 12000;
  const gain = (0.62 * across * down) / count;
  const splat = (t: number) => {
    gathered.fill(0);
    for (let n = 0; n < count; n++) {
      // Rays spread evenly over the water's surface, bent by its slope on their way to the wall.
      const u = ((n * 0.754877666) % 1) * 2 - 1;
      const v = ((n * 0.569840291) % 1) * 2 - 1;
      let [bendU, bendV] = [0, 0];
      for (const { along, across: wide, cycles, phase, strength } of waves) {
        const slope = strength * Math.cos(2 * Math.PI * (along * v * 0.5 + wide * u * 0.5 + cycles * t + phase));
        bendU += slope * wide * 0.12;
        bendV += slope * along * 0.1;
      }
      // A glass is a lens across its width: most of its light gathers near its middle.
      const x = (0.5 + 0.44 * u * (1 - 0.3 * (1 - u * u)) + 0.19 * bendU) * across;
      const y = (0.5 + 0.45 * v + 0.17 * bendV) * down;
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < 1 || top < 1 || left >= across - 2 || top >= down - 2) continue;
      const edge = 1 - Math.max(Math.abs(u), Math.abs(v)) ** 6;
      const [fx, fy] = [x - left, y - top];
      const at = top * across + left;
      gathered[at] = (gathered[at] ?? 0) + (1 - fx) * (1 - fy) * edge;
      gathered[at + 1] = (gathered[at + 1] ?? 0) + fx * (1 - fy) * edge;
      gathered[at + across] = (gathered[at + across] ?? 0) + (1 - fx) * fy * edge;
      gathered[at + across + 1] = (gathered[at + across + 1] ?? 0) + fx * fy * edge;
    }
    blurField({ width: across, height: down, data: gathered }, 0.9);
    for (let n = 0; n < pixels.length; n++) {
      pixels[n] = (Math.min(255, (gathered[n] ?? 0) * gain * 75) << 24) | 0xffffff;
    }
    glowContext.putImageData(image, 0, 0);
  };
  return (out, t) => {
    splat(t);
    out.drawImage(base, 0, 0);
    out.globalCompositeOperation = "lighter";
    place(out);
    out.drawImage(glow, -across / 2, size * 0.16 - down / 2);
    out.setTransform(1, 0, 0, 1, 0, 0);
    out.globalCompositeOperation = "source-over";
  };
}
