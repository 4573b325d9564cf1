import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { adjust, fromHex } from "../../engine/colour.ts";
import { css, isDeepGround, leaning, tint } from "../../engine/tones.ts";
import { petalSheet, placePetal } from "../../materials/plants/petal.ts";
import { backdrop, blurred, holdsOn } from "../../materials/wet/layers.ts";
import { addGrain, naturalRamp } from "../../materials/wet/relief.ts";
import type { MakeGround } from "./surfaces.ts";

const broad = (share: number) =>
  Math.sin(Math.PI * Math.min(1, share * 0.98 + 0.005) ** 0.95) ** 0.62 * Math.min(1, 0.25 + share * 2.4);
const oval = (share: number) => Math.sin(Math.PI * share ** 0.86) ** 0.8;

/** A moth orchid, white against soft ground, another one out of focus behind. */
export const orchid: MakeGround = (options, form, random) => {
  const { width, height, palette } = options;
  const isDeep = isDeepGround(palette);
  const own = tint(isDeep ? 0.88 : 0.93, 0.018, leaning(350, palette.groundBase, 0.5));
  const ramp = naturalRamp(own, 0.6);
  const lipRamp = naturalRamp(tint(0.66, 0.15, leaning(352, palette.groundBase, 0.2)), 0.6);
  const throatRamp = naturalRamp(tint(0.82, 0.14, 84), 0.6);
  const shadow = css(adjust(fromHex(palette.groundShadow), { lightness: 0.75, chroma: 1 }), 0.5);
  const flower = (ctx: SKRSContext2D, x: number, y: number, size: number, lean: number) => {
    const put = (
      heading: number,
      length: number,
      girth: number,
      profile: (share: number) => number,
      tone: number,
      colour = ramp,
      ruffle = 0.05,
      out = 0,
    ) => {
      const turned = heading + lean;
      const petal = petalSheet({
        length: length * size,
        girth,
        profile,
        ramp: colour,
        heading: turned,
        light: form.light,
        ruffle,
        cup: 0.42,
        veins: 30,
        tone,
        random,
      });
      const at = { x: x + Math.cos(turned) * out * size, y: y + Math.sin(turned) * out * size };
      const blur = 0.1 * size;
      placePetal(ctx, petal, at.x, at.y, turned, {
        colour: shadow,
        blur,
        x: -form.light.x * blur * 0.5,
        y: -form.light.y * blur * 0.5,
      });
    };
    const up = -Math.PI / 2;
    put(up, 0.98, 0.33, oval, -0.02, ramp, 0.03);
    put(up + 2.2, 1, 0.3, oval, -0.06, ramp, 0.03);
    put(up - 2.2, 1, 0.3, oval, -0.03, ramp, 0.03);
    put(up + 1.28, 1.02, 0.5, broad, 0.03);
    put(up - 1.28, 1.02, 0.5, broad, 0.05);
    put(up + 2.55, 0.34, 0.42, broad, -0.1, lipRamp, 0.04);
    put(up - 2.55, 0.34, 0.42, broad, -0.04, lipRamp, 0.04);
    put(up + Math.PI, 0.46, 0.3, oval, 0, lipRamp, 0.08, 0.05);
    put(up + Math.PI, 0.2, 0.5, oval, 0.05, throatRamp, 0.02);
    put(up, 0.13, 0.55, oval, 0.1, ramp, 0, -0.06);
  };
  const picture = createCanvas(width, height);
  const ctx = picture.getContext("2d");
  backdrop(ctx, options, form, 0.55);
  const far = createCanvas(Math.ceil(width / 3), Math.ceil(height / 3));
  flower(far.getContext("2d"), far.width * 0.12, far.height * 0.22, far.width * 0.42, 0.35);
  ctx.globalAlpha = 0.75;
  ctx.drawImage(blurred(far, 8), 0, 0, width, height);
  ctx.globalAlpha = 1;
  const near = createCanvas(width, height);
  const nearContext = near.getContext("2d");
  nearContext.strokeStyle = css(tint(isDeep ? 0.5 : 0.62, 0.08, leaning(125, palette.groundBase, 0.25)));
  nearContext.lineWidth = width * 0.022;
  nearContext.beginPath();
  nearContext.moveTo(width * 1.08, height * 0.3);
  nearContext.quadraticCurveTo(width * 0.86, height * 0.36, width * 0.6, height * 0.62);
  nearContext.stroke();
  flower(nearContext, width * 0.56, height * 0.63, width * 0.64, -0.16);
  ctx.drawImage(near, 0, 0);
  addGrain(ctx, options.seed);
  return { picture, colour: own, holds: holdsOn(near) };
};
