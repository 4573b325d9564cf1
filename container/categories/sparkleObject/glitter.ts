import { adjust, fromHex, mix } from "../../engine/colour.ts";
import { blurField, fieldOf, noiseField, sampleWrapped, smoothstep, type Field } from "../../engine/field.ts";
import { areWordsAbove } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { isDeepGround, leaning, tint } from "../../engine/tones.ts";
import { bokehSprite, createBokeh, hushOf, type Blur } from "../../materials/light/glints.ts";
import { createTwinkle, fleckSheet, type Fleck } from "./dust.ts";
import { glowOf, groundOf, turns, white, type Sparkle } from "./sparkles.ts";

/** A river of fine dust across a night. */
export const stardust: Sparkle = (options, form) => {
  const { width, height, palette, seed, quietZones } = options;
  const random = randomFrom(seed);
  const hush = hushOf(quietZones);
  const side = form.light.x < 0 ? 1 : -1;
  const clouds = noiseField(90, 160, { cells: [4, 7], octaves: 4, gain: 0.55, seed });
  const middleAt = (v: number) => 0.5 + side * (0.34 * Math.cos(Math.PI * v) + 0.1 * Math.sin(3 * Math.PI * v));
  const density = (x: number, y: number) => {
    const v = y / height;
    const away = (x / width - middleAt(v)) / (0.13 + 0.1 * form.coverage + 0.07 * Math.sin(5 * v));
    const cloud = sampleWrapped(clouds, (x / width) * 90, v * 160);
    return Math.exp(-away * away) * smoothstep(-0.45, 0.5, cloud) * (1 - 0.85 * hush(x, y));
  };
  const coarse = fieldOf((width >> 2) + 2, (height >> 2) + 2, (x, y) => density(x * 4, y * 4));
  const isDeep = isDeepGround(palette);
  const [level, haze] = isDeep ? [0.24, 0.42] : [0.42, 0.2];
  const ground = groundOf(options, (x, y) => {
    const fall = ((x / width - 0.5) * form.light.x + (y / height - 0.5) * form.light.y) * 0.2;
    return level + fall + haze * sampleWrapped(coarse, x / 4, y / 4);
  });
  const glow = glowOf(options);
  const flecks: Fleck[] = [];
  for (let n = 0; flecks.length < 5200 && n < 40_000; n++) {
    const [x, y] = [random() * width, random() * height];
    if (random() > sampleWrapped(coarse, x / 4, y / 4) + 0.035) continue;
    const depth = random();
    flecks.push({
      x,
      y,
      radius: 0.35 + 1.1 * random() ** 3 * form.scale * 2,
      blur: depth > 0.86 ? 1 + 5 * (depth - 0.86) * 7 : 0,
      tone: random(),
    });
  }
  const bright = mix(glow, white, 0.5);
  // On a pale ground mica shows dark where it is turned away.
  const own = isDeep
    ? mix(fromHex(palette.groundLight), bright, 0.3)
    : adjust(fromHex(palette.groundShadow), { lightness: 0.86, chroma: 1.3 });
  const margin = 8;
  const sheets = [0, 1].map((half) =>
    fleckSheet(
      options,
      margin,
      flecks.filter((_, n) => n % 2 === half),
      own,
      bright,
      0.72,
    ),
  );
  const near: Blur[] = Array.from({ length: 34 }, () => {
    const [x, y] = [random() * width, random() * height];
    const radius = width * (0.012 + 0.034 * random() ** 2);
    return { x, y, radius, alpha: (0.14 + 0.4 * density(x, y)) * (1 - hush(x, y)), phase: random() };
  });
  const bokeh = createBokeh(near, [bokehSprite(32, glow)], { reach: 7, cycles: form.cycles });
  const twinkle = createTwinkle(options, form, {
    flecks,
    flashEvery: 3,
    starEvery: 70,
    flash: 5,
    star: 34,
    rays: 2,
    glow,
    random,
  });
  return (brush, t) => {
    brush.drawImage(ground, 0, 0);
    for (const [n, sheet] of sheets.entries()) {
      const turn = turns(t * form.cycles + n * 0.37);
      brush.globalAlpha = 0.82 + 0.18 * Math.sin(turn + 1);
      brush.drawImage(sheet, -margin + 5 * n * Math.sin(turn), -margin + 5 * n * Math.cos(turn));
    }
    brush.globalAlpha = 1;
    bokeh(brush, t);
    twinkle(brush, t);
  };
};

const tileSide = 256;

/** Mica laid side by side, each flake at its own angle to the light: most are dim, few are bright. It tiles. */
function glitterTile(random: () => number): Field {
  const flakes = Float32Array.from({ length: 128 * 128 }, () => random() ** 5 - 0.22 * random());
  const shake = Float32Array.from({ length: 128 * 128 }, () => random());
  return fieldOf(tileSide, tileSide, (x, y) => {
    const row = Math.floor(y / 2 + (shake[((x >> 1) * 31) & 16383] ?? 0)) & 127;
    const column = Math.floor(x / 2 + (shake[(row * 57) & 16383] ?? 0) * 2) & 127;
    return flakes[row * 128 + column] ?? 0;
  });
}

/** A surface of glitter, sharp where the product stands and out of focus beyond. */
export const champagne: Sparkle = (options, form) => {
  const { width, height, palette, seed, quietZones } = options;
  const random = randomFrom(seed);
  const hush = hushOf(quietZones);
  const above = areWordsAbove(height, quietZones);
  // 0 at the sharp end, 1 at the far one.
  const depthAt = (y: number) => (above ? 1 - y / height : y / height);
  const isDeep = isDeepGround(palette);
  const glow = glowOf(options);
  const dark = fromHex(palette.groundShadow);
  const mica = glitterTile(random);
  const soft = blurField({ ...mica, data: mica.data.slice() }, 3.2);
  const ground = groundOf(options, (x, y) => {
    const depth = depthAt(y);
    const spot = Math.exp(-(((x / width - 0.5 - 0.3 * form.light.x) / 0.5) ** 2) - ((depth - 0.45) / 0.4) ** 2);
    const n = (y & (mica.height - 1)) * mica.width + (x & (mica.width - 1));
    const blur = smoothstep(0.25, 0.62, depth);
    const grit =
      ((mica.data[n] ?? 0) * (1 - blur) + 2 * (soft.data[n] ?? 0) * blur) * (1 - 0.75 * smoothstep(0.5, 1, depth));
    return (
      (isDeep ? 0.25 : 0.36) +
      0.16 * spot +
      (isDeep ? 0 : 0.1 * depth) +
      (0.55 + 0.45 * spot) * (isDeep ? 0.8 : 0.52) * grit
    );
  });
  const flecks: Fleck[] = Array.from({ length: 5200 }, () => {
    const near = random() ** 1.25;
    const y = above ? height * (1 - near) : height * near;
    const blur = Math.max(0, near - 0.3) * 11 * (0.7 + 0.6 * random());
    return {
      x: random() * width,
      y,
      radius: 0.6 + 1.9 * random() ** 3 * (1.15 - near) * form.scale * 1.4,
      blur,
      tone: random() ** 1.6,
    };
  });
  const sheet = fleckSheet(
    options,
    0,
    flecks,
    mix(dark, fromHex(palette.groundBase), 0.3),
    mix(glow, white, 0.4),
    0.72,
  );
  const discs: Blur[] = Array.from({ length: 120 }, () => {
    const depth = 0.34 + 0.66 * random() ** 0.8;
    const [x, y] = [random() * width, above ? height * (1 - depth) : height * depth];
    const radius = width * (0.014 + 0.06 * (depth - 0.3) * (0.5 + random()));
    return { x, y, radius, alpha: (0.2 + 0.6 * random() ** 2) * (1 - 0.9 * hush(x, y)), phase: random() };
  });
  const gold = mix(fromHex(palette.groundLight), tint(0.9, 0.1, leaning(84, palette.groundBase, 0.4)), 0.5);
  const bokeh = createBokeh(discs, [bokehSprite(40, glow), bokehSprite(40, gold)], { reach: 4, cycles: form.cycles });
  const twinkle = createTwinkle(options, form, {
    flecks,
    flashEvery: 6,
    starEvery: 120,
    flash: 7,
    star: 40,
    rays: 3,
    glow,
    random,
  });
  return (brush, t) => {
    brush.drawImage(ground, 0, 0);
    brush.drawImage(sheet, 0, 0);
    bokeh(brush, t);
    twinkle(brush, t);
  };
};
