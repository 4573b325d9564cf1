import type { SKRSContext2D } from "@napi-rs/canvas";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, isDeepGround, tint } from "../../engine/tones.ts";
import { dyeRamp } from "../../materials/cloth/dye.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { glowSprite, stamp } from "../../materials/light/glints.ts";
import { createSea, paintSky, seaOf } from "../../materials/water/sea.ts";
import { bar, curve, finishOf, rope, type Finish } from "./fittings.ts";
import { paintDeck, teakRamp } from "./teak.ts";
import { heaved, layerOf, paintRidges, type View } from "./view.ts";

interface Yacht {
  x: number;
  /** Length of its hull. */
  size: number;
  mast: number;
  isNear: boolean;
}

function paintYacht(
  ctx: SKRSContext2D,
  { x, size, mast }: Yacht,
  waterline: number,
  dark: Colour,
  edge: Colour,
  lamp: Colour,
): void {
  const tall = size * 0.16;
  ctx.fillStyle = css(dark);
  ctx.beginPath();
  ctx.moveTo(x - size * 0.5, waterline - tall * 0.85);
  ctx.quadraticCurveTo(x, waterline - tall * 0.6, x + size * 0.56, waterline - tall * 1.25);
  ctx.quadraticCurveTo(x + size * 0.47, waterline - tall * 0.3, x + size * 0.38, waterline + 1);
  ctx.lineTo(x - size * 0.44, waterline + 1);
  ctx.closePath();
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(x - size * 0.24, waterline - tall * 0.7);
  ctx.lineTo(x - size * 0.2, waterline - tall * 1.3);
  ctx.quadraticCurveTo(x + size * 0.08, waterline - tall * 1.38, x + size * 0.24, waterline - tall * 0.8);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = css(edge, 0.75);
  ctx.lineWidth = Math.max(0.8, size * 0.008);
  ctx.beginPath();
  ctx.moveTo(x - size * 0.5, waterline - tall * 0.87);
  ctx.quadraticCurveTo(x, waterline - tall * 0.62, x + size * 0.56, waterline - tall * 1.27);
  ctx.stroke();
  ctx.strokeStyle = css(dark);
  const spar = (width: number, from: [number, number], to: [number, number]) => {
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.lineTo(...to);
    ctx.stroke();
  };
  const foot = waterline - tall;
  spar(Math.max(1.2, size * 0.018), [x, foot], [x, foot - mast]);
  spar(Math.max(1.5, size * 0.03), [x, foot - tall * 0.75], [x - size * 0.4, foot - tall * 0.7]);
  for (const [share, half] of [
    [0.45, 0.06],
    [0.72, 0.045],
  ] as const)
    spar(Math.max(0.8, size * 0.008), [x - size * half, foot - mast * share], [x + size * half, foot - mast * share]);
  for (const [end, top] of [
    [-0.49, 1],
    [0.54, 0.96],
    [-0.06, 0.72],
    [0.06, 0.72],
  ] as const)
    spar(0.7, [x + size * end, foot + tall * 0.1], [x, foot - mast * top]);
  ctx.fillStyle = css(lamp, 0.95);
  for (const at of [-0.14, -0.05, 0.05]) ctx.fillRect(x + size * at, waterline - tall * 1.14, size * 0.05, tall * 0.17);
}

/** A harbour after sunset: masts against the last light, and lamps that run down the water. */
export const harbour: View = (brush, options, form) => {
  const { width, height, palette, seed } = options;
  const horizon = Math.round(height * 0.37);
  const random = randomFrom(seed + 4);
  const isDeep = isDeepGround(palette);
  const lamp = tint(0.85, 0.14, 70);
  const sky = paintSky(options, {
    width,
    height,
    horizon,
    sun: { x: width * 0.3, y: horizon, radius: width * 0.5 },
    cloud: 1,
  });
  const air = sky.getContext("2d");
  // What the sun leaves along the horizon.
  const ember = air.createLinearGradient(0, horizon * 0.2, 0, horizon * 0.92);
  const warm = tint(isDeep ? 0.74 : 0.86, isDeep ? 0.11 : 0.07, 50);
  ember.addColorStop(0, css(warm, 0));
  ember.addColorStop(0.65, css(warm, 0.4));
  ember.addColorStop(1, css(warm, 0.86));
  air.fillStyle = ember;
  air.fillRect(0, 0, width, horizon);
  paintRidges(air, options, horizon, [
    { heights: [0.03, 0.03, 0.07], haze: isDeep ? 0.45 : 0.62, seed: seed + 1 },
    { heights: [0.04, 0.012, 0.03], haze: isDeep ? 0.2 : 0.42, seed: seed + 2 },
  ]);
  const yachts: Yacht[] = [
    { x: 0.2, size: 0.22, mast: 0.13, isNear: false },
    { x: 0.47, size: 0.18, mast: 0.1, isNear: false },
    { x: 0.64, size: 0.24, mast: 0.15, isNear: false },
    { x: 0.92, size: 0.2, mast: 0.12, isNear: false },
    { x: 0.02, size: 0.5, mast: 0.29, isNear: true },
    { x: 0.78, size: 0.56, mast: 0.33, isNear: true },
  ].map(({ x, size, mast, isNear }) => ({
    x: (x + 0.03 * (random() - 0.5)) * width,
    size: size * width * form.scale,
    isNear,
    mast: mast * height * form.scale,
  }));
  const lamps = Array.from({ length: 9 }, (_, n) => ({
    x: width * ((n + 0.3 + 0.5 * random()) / 9),
    y: horizon - height * (0.006 + 0.02 * random()),
    strength: 0.55 + 0.45 * random(),
  }));
  const night = fromHex(palette.groundShadow);
  const dark = adjust(night, { lightness: isDeep ? 0.75 : 0.62, chroma: 1 });
  for (const { x, y, strength } of lamps) stamp(air, glowSprite(24, lamp), x, y, width * 0.04 * strength);
  const nearLine = height * 0.44;
  for (const yacht of yachts.filter(({ isNear }) => !isNear))
    paintYacht(air, yacht, horizon + 3, mix(dark, fromHex(palette.groundBase), 0.35), warm, lamp);
  const { ramp } = seaOf(palette);
  const near = (nearLine - horizon) / (height - horizon);
  const sea = createSea(brush, {
    sky,
    seed,
    cycles: form.cycles,
    horizon: horizon + 3,
    bottom: height,
    ramp,
    far: isDeep ? 0.52 : 0.66,
    near: 0.3,
    ripple: 0.11,
    scale: 0.8,
    glint: mix(lamp, [1, 1, 1], 0.15),
    quietZones: options.quietZones,
    path(x, share) {
      let light = 0;
      for (const one of lamps) {
        const away = (x - one.x) / (width * (0.012 + 0.05 * share));
        if (away * away < 7)
          light = Math.max(light, one.strength * Math.exp(-away * away) * 1.2 * Math.exp(-share * 1.6));
      }
      // Hulls and masts stand in the water upside down.
      for (const { x: middle, size, mast, isNear } of yachts) {
        const from = share - (isNear ? near : 0);
        if (from < 0) continue;
        const tall = (isNear ? 0.2 : 0.08) * (size / (width * 0.5));
        const half = size * 0.48 * (1 - from / tall);
        if (from < tall && Math.abs(x - middle) < half) light -= 1.1 * (1 - from / tall);
        if (Math.abs(x - middle) < size * 0.014 && from < mast / height) light -= 0.6 * (1 - (from * height) / mast);
      }
      return light;
    },
  });
  const { canvas: moored, ctx: mooring } = layerOf(options);
  for (const yacht of yachts.filter(({ isNear }) => isNear)) paintYacht(mooring, yacht, nearLine, dark, warm, lamp);
  for (const { x, size, mast } of yachts.filter(({ isNear }) => isNear))
    stamp(mooring, glowSprite(24, lamp), x, nearLine - size * 0.16 - mast, width * 0.03);
  // The jetty in front, with a rope between its posts.
  const { canvas: jetty, ctx } = layerOf(options);
  const top = height * 0.86;
  const teak = teakRamp(palette, 0.6);
  ctx.drawImage(
    paintDeck(options, {
      ramp: teak,
      vanishing: { x: width * 0.4, y: height * 0.5 },
      top,
      planks: 6,
      shade: 0.3,
      sun: 0.2,
      lit: (x, y) =>
        0.35 + 0.65 * Math.exp(-(((x - width * 0.2) / (width * 0.35)) ** 2) - ((y - top) / (height * 0.1)) ** 2),
    }),
    0,
    0,
  );
  const wood = finishOf(teak);
  const post: Finish = {
    ...wood,
    dark: adjust(wood.dark, { lightness: 0.6, chroma: 1 }),
    bright: mix(wood.own, lamp, 0.5),
  };
  const from = { x: width * 0.1, y: height * 0.775 };
  const to = { x: width * 0.93, y: height * 0.77 };
  bar(
    ctx,
    [
      { x: -20, y: top },
      { x: width + 20, y: top },
    ],
    height * 0.012,
    post,
    { ...form, light: { x: 0, y: -1 } },
  );
  for (const { x, y } of [from, to]) {
    bar(
      ctx,
      [
        { x, y: top + height * 0.03 },
        { x, y: y - height * 0.012 },
      ],
      width * 0.07,
      post,
      { ...form, light: { x: 0.8, y: -0.2 } },
    );
  }
  const line = finishOf(dyeRamp({ lightness: 0.72, chroma: 0.04, hue: 75 }, palette));
  rope(ctx, curve(from, { x: width * 0.5, y: height * 0.875 }, to), width * 0.026, line, {
    ...form,
    light: { x: 0, y: -1 },
  });
  for (const { x, y } of [from, to])
    rope(
      ctx,
      curve({ x: x - width * 0.035, y: y - 3 }, { x, y: y + 7 }, { x: x + width * 0.035, y: y - 3 }),
      width * 0.026,
      line,
      form,
    );
  const front = Math.floor(height * 0.74);
  const haze = createHaze(options, form, 0.5);
  const glow = glowSprite(32, lamp);
  return (t) => {
    sea(t);
    heaved(brush, moored, t, form, 0.8, [0, Math.ceil(nearLine + 4)]);
    // Masthead lamps and those of the quay flicker.
    for (const [n, { x, y, strength }] of lamps.entries()) {
      brush.globalAlpha = 0.35 + 0.3 * Math.sin(2 * Math.PI * (t * form.cycles * (1 + (n % 2)) + n * 0.37));
      stamp(brush, glow, x, y, width * 0.085 * strength);
    }
    brush.globalAlpha = 1;
    brush.drawImage(jetty, 0, front, width, height - front, 0, front, width, height - front);
    haze(brush);
  };
};
