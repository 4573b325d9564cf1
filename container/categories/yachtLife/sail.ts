import { createCanvas } from "@napi-rs/canvas";
import { mix } from "../../engine/colour.ts";
import { clamp, noiseField, sampleWrapped } from "../../engine/field.ts";
import { gust } from "../../engine/look.ts";
import { blend, createSheet, css } from "../../engine/tones.ts";
import { dyeRamp } from "../../materials/cloth/dye.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { createSea, paintSky, pathOf, seaOf } from "../../materials/water/sea.ts";
import { bar, curve, finishOf, rope, steel, whites } from "./fittings.ts";
import { layerOf, type View } from "./view.ts";

/** A white sail that fills with wind over a blue sea. */
export const whiteSail: View = (brush, options, form) => {
  const { width, height, palette, seed } = options;
  const horizon = Math.round(height * 0.7);
  const sunX = width * 0.82;
  const sky = paintSky(options, {
    width,
    height,
    horizon,
    sun: { x: sunX, y: height * 0.1, radius: width * 0.75 },
    cloud: 1,
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
    near: 0.24,
    ripple: 0.19,
    scale: 0.75 / form.scale,
    glint: mix(colours.light, [1, 1, 1], 0.8),
    quietZones: options.quietZones,
    path: pathOf(sunX, width * 0.07, width * 0.5, 0.92),
  });
  const mast = (y: number) => width * (0.17 + (0.05 * (height - y)) / height);
  const foot = (x: number) => height * (0.775 - (0.035 * x) / width);
  const cloth = whites(palette);

  const billow = noiseField(128, 128, { cells: [2, 3], octaves: 3, seed: seed + 3 });
  const weave = noiseField(256, 256, { cells: [60, 60], octaves: 2, seed: seed + 4 });
  const stripe = dyeRamp("accent", palette);
  const last = cloth.length - 1;

  const turns = 1024;
  const arch = Float32Array.from({ length: turns + 1 }, (_, n) => Math.sin((Math.PI * n) / turns));
  const bellies = Float32Array.from(
    { length: turns + 1 },
    (_, n) => 0.36 * Math.sin((Math.PI * 0.98 * n) / turns - 0.25) + (0.06 * n) / turns,
  );

  /** A sail between two edges, as its belly turns from the light. */
  const clothOf = (
    from: (y: number) => number,
    to: (y: number) => number,
    low: (x: number) => number,
    shade: number,
    isMain: boolean,
  ) => {
    const canvas = createCanvas(width, height);
    const { pixels, image } = createSheet(width, height);
    for (let y = 0, n = 0; y < height; y++) {
      const [left, right] = [from(y), to(y)];
      for (let x = 0; x < width; x++, n++) {
        const cover = clamp(x - left + 0.5) * clamp(right - x + 0.5) * clamp(low(x) - y + 0.5);
        if (cover <= 0) continue;
        const u = (x - left) / Math.max(1, right - left);
        const at = Math.round(clamp(u) * turns);
        const sag = 0.05 * height * (arch[at] ?? 0);
        const panel = ((y + sag - 0.16 * x) / (height * 0.125) + 8) % 1;
        const away = Math.min(panel, 1 - panel) * height * 0.125;
        const seam =
          away > 8 ? 0 : Math.exp(-((away / 1.1) ** 2)) * 0.15 - Math.exp(-(((away - 3.2) / 1.3) ** 2)) * 0.05;
        const puff = sampleWrapped(billow, u * 100, (y / height) * 128);
        const belly = bellies[at] ?? 0;
        const aside = Math.min(x - left, right - x);
        const hem = aside > width * 0.06 ? 0 : Math.exp(-aside / (width * 0.012)) * 0.09;
        const up = low(x) - y;
        const crease = up > height * 0.2 ? 0 : 0.05 * Math.sin(u * 34 + 9 * puff) * Math.exp(-up / (height * 0.05));
        const run = (up + sag * 1.6) / height;
        const band = (from: number, end: number) => clamp(Math.min(run - from, end - run) * height + 0.5);
        const dyed = isMain && run < 0.18 ? Math.max(band(0.13, 0.152), band(0.164, 0.172)) : 0;
        const light =
          shade + belly + 0.14 * puff - seam - hem + crease + 0.025 * (weave.data[(y & 255) * 256 + (x & 255)] ?? 0);
        const value = light * last;
        const place = value < 0 ? 0 : value > last ? last : value | 0;
        const colour = dyed > 0 ? blend(cloth[place] ?? 0, stripe[place] ?? 0, dyed) : (cloth[place] ?? 0);
        pixels[n] = ((colour & 0xffffff) | (Math.round(255 * cover) << 24)) >>> 0;
      }
    }
    canvas.getContext("2d").putImageData(image, 0, 0);
    return canvas;
  };
  const leech = (y: number) => {
    const share = (y + height * 0.22) / (height * 0.97);
    return (
      mast(y) + width * (0.1 + 0.64 * share ** 0.9 + 0.12 * Math.sin(Math.PI * share)) * (0.6 + 0.4 * form.coverage * 2)
    );
  };
  const main = clothOf(mast, leech, foot, 0.47, true);
  const jib = clothOf(
    (y) => width * (0.12 - 0.44 * (y / height)),
    (y) => mast(y) + width * 0.14 * Math.sin(Math.PI * clamp(y / height + 0.1)),
    (x) => height * (0.72 - 0.1 * (x / width)),
    0.36,
    false,
  );
  const { canvas: rig, ctx } = layerOf(options);
  ctx.drawImage(jib, 0, 0);
  ctx.drawImage(main, 0, 0);
  const metal = steel(palette);
  const end = { x: leech(foot(width * 0.9)) + width * 0.03, y: foot(width * 0.95) + height * 0.006 };
  for (let n = 1; n < 4; n++) {
    const y = height * (0.1 + 0.18 * n);
    ctx.strokeStyle = css(finishOf(cloth).dark, 0.28);
    ctx.lineWidth = width * 0.009;
    ctx.beginPath();
    ctx.moveTo(leech(y), y);
    ctx.lineTo(leech(y) - width * 0.2, y + height * 0.012);
    ctx.stroke();
  }
  bar(ctx, [{ x: mast(height * 0.8) - 2, y: foot(0) + height * 0.012 }, end], width * 0.036, finishOf(cloth), form);
  bar(
    ctx,
    [
      { x: mast(height * 1.05), y: height * 1.05 },
      { x: mast(-20), y: -20 },
    ],
    width * 0.05,
    metal,
    form,
  );
  const line = finishOf(dyeRamp("accent", palette));
  rope(
    ctx,
    curve(
      { x: end.x - width * 0.12, y: end.y + 4 },
      { x: width * 0.72, y: height * 0.9 },
      { x: width * 0.66, y: height * 1.04 },
    ),
    width * 0.02,
    line,
    form,
  );
  rope(
    ctx,
    curve(
      { x: end.x - width * 0.05, y: end.y + 4 },
      { x: width * 0.76, y: height * 0.92 },
      { x: width * 0.72, y: height * 1.04 },
    ),
    width * 0.02,
    line,
    form,
  );
  const haze = createHaze(options, form, 0.4);
  return (t) => {
    sea(t);
    // The boat heels under each gust, about its mast's foot, and its sail fills.
    const heel = 0.02 + 0.008 * gust(t, form.cycles, 0.2);
    const [cos, sin] = [Math.cos(heel), Math.sin(heel)];
    const foot = { x: mast(height), y: height };
    const fill = 0.008 * gust(t, form.cycles, 0);
    const place = (x: number, y: number) =>
      [foot.x + cos * (x - foot.x) - sin * (y - foot.y), foot.y + sin * (x - foot.x) + cos * (y - foot.y)] as const;
    const across = 1 + fill;
    const down = fill * 0.6;
    brush.setTransform(across * cos, across * sin, down * cos - sin, down * sin + cos, ...place(-fill * mast(0), 0));
    brush.drawImage(rig, 0, 0);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    haze(brush);
  };
};
