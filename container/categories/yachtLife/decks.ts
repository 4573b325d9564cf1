import { mix } from "../../engine/colour.ts";
import { clamp, smoothstep } from "../../engine/field.ts";
import { css } from "../../engine/tones.ts";
import { dyeRamp } from "../../materials/cloth/dye.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { createSea, paintSky, pathOf, seaOf } from "../../materials/water/sea.ts";
import { bar, curve, finishOf, rope, steel, whites, withShadow, type Point } from "./fittings.ts";
import { paintDeck, teakRamp } from "./teak.ts";
import { heaved, layerOf, paintRidges, type View } from "./view.ts";

/** How much sun passes a bar's shadow: the distance from its middle against half its width. */
const passes = (away: number, half: number, soft: number) => smoothstep(half - soft, half + soft, Math.abs(away));

/** The deck at the stern: its rail before a sunny coast, and the rail's shadow on the teak. */
export const riviera: View = (brush, options, form) => {
  const { width, height, palette, seed } = options;
  const horizon = Math.round(height * 0.27);
  const edge = height * 0.53;
  const capAt = height * 0.365;
  const right = form.light.x >= 0 ? 1 : -1;
  const sunX = width * (0.5 + right * 0.36);
  const sky = paintSky(options, {
    width,
    height,
    horizon,
    sun: { x: sunX, y: height * 0.04, radius: width * 0.7 },
    cloud: 0.9,
  });
  paintRidges(sky.getContext("2d"), options, horizon, [
    { heights: right > 0 ? [0.11, 0.075, 0] : [0, 0.075, 0.11], haze: 0.72, seed: seed + 1 },
    { heights: right > 0 ? [0.085, 0.01, 0] : [0, 0.01, 0.085], haze: 0.5, seed: seed + 2 },
  ]);
  const { colours, ramp } = seaOf(palette);
  const sunPath = pathOf(sunX, width * 0.08, width * 0.5, 1.15);
  const wake = pathOf(width * (0.5 - right * 0.08), width * 0.012, width * 0.34, 0.62);
  const sea = createSea(brush, {
    sky,
    seed,
    cycles: form.cycles,
    horizon,
    bottom: Math.ceil(edge + height * 0.03),
    ramp,
    far: 0.54,
    near: 0.34,
    ripple: 0.13,
    scale: 0.9,
    glint: mix(colours.light, [1, 1, 1], 0.75),
    quietZones: options.quietZones,
    path: (x, share) => Math.max(sunPath(x, share), wake(x, share)),
  });
  const posts = [-0.06, 0.16, 0.38, 0.6, 0.82, 1.04].map((at) => at * width);
  const long = height * 0.15;
  const lean = -right * 0.62;
  const soft = width * (0.002 + 0.012 * form.softness);
  const vanishing = { x: width * 0.5, y: height * 0.12 };
  const teak = teakRamp(palette);
  const { canvas, ctx } = layerOf(options);
  const deck = paintDeck(options, {
    ramp: teak,
    vanishing,
    top: edge,
    planks: 8,
    shade: 0.3,
    sun: 0.36,
    lit(x, y) {
      const away = y - edge;
      if (away > long * 1.4) return 1;
      const far = soft * (0.6 + (2 * away) / long);
      let lit = Math.min(
        passes(away - long, width * 0.02, far),
        0.35 + 0.65 * passes(away - long * 0.34, width * 0.004, far),
        0.35 + 0.65 * passes(away - long * 0.67, width * 0.004, far),
      );
      if (away < long)
        for (const post of posts) lit = Math.min(lit, passes(x - post - lean * away, width * 0.012, far));
      return lit;
    },
  });
  ctx.drawImage(deck, 0, 0);
  // The covering board at the deck's edge.
  const board = ctx.createLinearGradient(0, edge - height * 0.022, 0, edge + height * 0.004);
  const wood = finishOf(teak);
  board.addColorStop(0, css(wood.bright));
  board.addColorStop(0.3, css(mix(wood.own, wood.bright, 0.45)));
  board.addColorStop(0.8, css(wood.own));
  board.addColorStop(1, css(wood.dark));
  ctx.fillStyle = board;
  ctx.fillRect(0, edge - height * 0.022, width, height * 0.026);
  const metal = steel(palette);
  for (const share of [0.34, 0.67]) {
    const y = capAt + (edge - capAt) * share;
    bar(ctx, curve({ x: -5, y }, { x: width / 2, y: y + 3 }, { x: width + 5, y }), width * 0.008, metal, form);
  }
  for (const x of posts) {
    bar(
      ctx,
      [
        { x, y: edge - height * 0.01 },
        { x, y: capAt },
      ],
      width * 0.022,
      metal,
      form,
    );
    bar(
      ctx,
      [
        { x: x - width * 0.022, y: edge - height * 0.012 },
        { x: x + width * 0.022, y: edge - height * 0.012 },
      ],
      width * 0.018,
      metal,
      form,
    );
  }
  withShadow(ctx, palette, form, width * 0.012, () => {
    bar(
      ctx,
      [
        { x: -20, y: capAt },
        { x: width + 20, y: capAt },
      ],
      width * 0.052,
      finishOf(teakRamp(palette, 0.62)),
      { ...form, light: { x: 0, y: -1 } },
    );
  });
  const haze = createHaze(options, form, 0.5);
  return (t) => {
    sea(t);
    heaved(brush, canvas, t, form, 1, [Math.floor(capAt - width * 0.04), height]);
    haze(brush);
  };
};

/** Half of the bow's width at a share of the way from its tip to the frame's bottom. */
const flare = (share: number) => 0.64 * Math.max(0, share) ** 0.68;

/** The bow that points to the horizon, and the sun's glitter on the sea around it. */
export const bow: View = (brush, options, form) => {
  const { width, height, palette, seed } = options;
  const horizon = Math.round(height * 0.22);
  const tip = { x: width * 0.5, y: height * 0.45 };
  const shareOf = (y: number) => (y - tip.y) / (height - tip.y);
  const halves = Float64Array.from({ length: height }, (_, y) => width * flare(shareOf(y)));
  const sunX = width * (form.light.x >= 0 ? 0.7 : 0.3);
  const glitter = pathOf(sunX, width * 0.11, width * 0.6, 1.3);
  const sky = paintSky(options, {
    width,
    height,
    horizon,
    sun: { x: sunX, y: horizon * 0.45, radius: width * 0.6 },
    cloud: 0.55,
  });
  const { colours, ramp } = seaOf(palette);
  const sea = createSea(brush, {
    sky,
    seed,
    cycles: form.cycles,
    horizon,
    bottom: height,
    ramp,
    far: 0.5,
    near: 0.26,
    ripple: 0.17,
    scale: 1.05,
    glint: mix(colours.light, [1, 1, 1], 0.85),
    quietZones: options.quietZones,
    // The bow throws foam along both its sides.
    path(x, share) {
      const y = Math.round(horizon + share * (height - horizon));
      const down = shareOf(y);
      const away = (Math.abs(x - tip.x) - (halves[y] ?? 0)) / (width * (0.04 + 0.1 * down));
      const foam = down < 0 || away > 2.5 ? 0 : 1.25 * Math.exp(-away * away) * clamp(down * 5);
      return Math.max(glitter(x, share), foam);
    },
    hidden(y) {
      const half = (halves[y] ?? 0) - width * 0.05;
      return half > 0 ? [tip.x - half, tip.x + half] : [width, width];
    },
  });
  const { canvas, ctx } = layerOf(options);
  const side = (sign: number, share: number, up = 0): Point => ({
    x: tip.x + sign * width * flare(share),
    y: tip.y + (height - tip.y) * share - up,
  });
  const hull = (sign: number) => Array.from({ length: 61 }, (_, n) => side(sign, (n / 60) ** 1.6 * 1.1));
  const rise = (share: number) => height * (0.055 + 0.075 * share);
  const rail = (sign: number) =>
    Array.from({ length: 61 }, (_, n) => {
      const share = (n / 60) ** 1.6 * 1.1;
      return side(sign, share, rise(share));
    });
  const lean = form.light.x >= 0 ? -1 : 1;
  const soft = width * (0.004 + 0.02 * form.softness);
  const deckRamp = teakRamp(palette, 0.76);
  ctx.drawImage(
    paintDeck(options, {
      ramp: deckRamp,
      vanishing: { x: tip.x, y: height * 0.2 },
      top: tip.y,
      planks: 9,
      shade: 0.32,
      sun: 0.34,
      cover: (x, y) => clamp((halves[y] ?? 0) - Math.abs(x - tip.x) + 0.5),
      lit(x, y) {
        // The rail to the light throws its line across the planks.
        const share = shareOf(y);
        const from = tip.x - lean * (halves[y] ?? 0);
        const line = from + lean * width * (0.1 + 0.16 * share);
        const inner = from + lean * width * (0.05 + 0.08 * share);
        return Math.min(passes(x - line, width * 0.011, soft), 0.4 + 0.6 * passes(x - inner, width * 0.004, soft));
      },
    }),
    0,
    0,
  );
  const white = finishOf(whites(palette));
  for (const sign of [-1, 1]) bar(ctx, hull(sign), width * 0.062, white, form);
  const cordage = finishOf(dyeRamp({ lightness: 0.9, chroma: 0.03, hue: 85 }, palette));
  const metal = steel(palette);
  // A hatch of dark glass in its frame.
  const hatch = (up: number, down: number, half: number): Point[] => [
    { x: tip.x - width * half * 0.78, y: height * up },
    { x: tip.x + width * half * 0.78, y: height * up },
    { x: tip.x + width * half, y: height * down },
    { x: tip.x - width * half, y: height * down },
    { x: tip.x - width * half * 0.78, y: height * up },
  ];
  withShadow(ctx, palette, form, width * 0.02, () => {
    const outline = hatch(0.7, 0.79, 0.17);
    ctx.beginPath();
    for (const { x, y } of outline) ctx.lineTo(x, y);
    const glass = ctx.createLinearGradient(width * 0.36, height * 0.7, width * 0.62, height * 0.8);
    glass.addColorStop(0, css(mix(colours.deep, colours.light, 0.75)));
    glass.addColorStop(0.42, css(mix(colours.deep, colours.light, 0.35)));
    glass.addColorStop(0.44, css(colours.deep));
    glass.addColorStop(1, css(mix(colours.deep, colours.light, 0.3)));
    ctx.fillStyle = glass;
    ctx.fill();
  });
  bar(ctx, hatch(0.7, 0.79, 0.17), width * 0.022, metal, form);
  for (const sign of [-1, 1]) {
    for (const share of [0.06, 0.2, 0.42, 0.74]) {
      bar(ctx, [side(sign, share), side(sign, share, rise(share))], width * (0.012 + 0.008 * share), metal, form);
    }
    bar(
      ctx,
      rail(sign).map(({ x, y }, n) => ({ x, y: y + rise((n / 60) ** 1.6 * 1.1) * 0.5 })),
      width * 0.008,
      metal,
      form,
    );
  }
  bar(ctx, [...rail(-1).reverse(), ...rail(1)], width * 0.024, metal, form);
  bar(ctx, [tip, { x: tip.x, y: tip.y - rise(0) }], width * 0.016, metal, form);
  // A coil of rope on the foredeck.
  const coil = { x: tip.x + lean * width * 0.1, y: height * 0.655 };
  const coiled = layerOf(options);
  for (let turn = 5; turn >= 1; turn--) {
    const round = Array.from({ length: 49 }, (_, n) => ({
      x: coil.x + Math.cos((n * Math.PI) / 24) * width * 0.0195 * turn,
      y: coil.y + Math.sin((n * Math.PI) / 24) * width * 0.0105 * turn,
    }));
    rope(coiled.ctx, round, width * 0.021, cordage, form);
  }
  const coilRows = [0, Math.floor(height * 0.62), width, Math.ceil(height * 0.075)] as const;
  withShadow(ctx, palette, form, width * 0.016, () => ctx.drawImage(coiled.canvas, ...coilRows, ...coilRows));
  const haze = createHaze(options, form, 0.45);
  return (t) => {
    sea(t);
    heaved(brush, canvas, t, form, 1.5, [Math.floor(tip.y - rise(0) - width * 0.03), height]);
    haze(brush);
  };
};
