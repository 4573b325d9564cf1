import { createCanvas } from "@napi-rs/canvas";
import type { KernelBrush } from "../../engine/brush.ts";
import { adjust, fromHex, mix } from "../../engine/colour.ts";
import { fieldOf, noiseField, smoothstep } from "../../engine/field.ts";
import { gust, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, grainField, groundRamp, isDeepGround, pictureOf, tint } from "../../engine/tones.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { createSea, paintSky, pathOf, seaOf } from "../../materials/water/sea.ts";
import { riviera } from "./decks.ts";
import { bar, finishOf, withShadow, type Finish } from "./fittings.ts";
import { rimShare, windowOf, type RoundWindow } from "./roundWindow.ts";
import { paintDeck, teakRamp } from "./teak.ts";
import { layerOf, type View } from "./view.ts";

/** A cabin's wall of painted boards, and the sea in its round window of brass. */
export const porthole: View = (brush, options, form) => {
  const window = windowOf(options, form);
  return window === null ? riviera(brush, options, form) : cabin(brush, options, form, window);
};

/** A cabin's wall with its window. */
function cabin(
  brush: KernelBrush,
  options: PaintOptions,
  form: Form,
  { x, y, radius }: RoundWindow,
): (t: number) => void {
  const { width, height, palette, seed } = options;
  const { light } = form;
  const rim = radius * rimShare;

  // The view is drawn a little larger than its window, in which it rolls, and no larger than the picture.
  const shown = radius * 2.36;
  const side = Math.min(width, Math.ceil(shown));
  const inside = { ...options, width: side, height: side, quietZones: [] };
  const horizon = Math.round(side * 0.5);
  const sunX = side * (light.x < 0 ? 0.36 : 0.64);
  const sky = paintSky(inside, {
    width: side,
    height: side,
    horizon,
    sun: { x: sunX, y: side * 0.3, radius: side * 0.4 },
    cloud: 1,
  });
  const air = sky.getContext("2d");
  const sunColour = tint(0.87, 0.13, 66);
  const disc = air.createRadialGradient(sunX, side * 0.3, 0, sunX, side * 0.3, side * 0.085);
  disc.addColorStop(0, css(mix(sunColour, [1, 1, 1], 0.45)));
  disc.addColorStop(0.93, css(sunColour));
  disc.addColorStop(1, css(sunColour, 0));
  air.fillStyle = disc;
  air.fillRect(0, 0, side, side);
  // A boat under sail, far out.
  for (const [reach, tone] of [
    [0.075, 0.97],
    [-0.05, 0.9],
  ] as const) {
    air.fillStyle = css(mix(fromHex(palette.groundShadow), [1, 1, 1], tone));
    air.beginPath();
    air.moveTo(side * 0.66, horizon - side * 0.15);
    air.quadraticCurveTo(
      side * (0.66 + reach * 0.8),
      horizon - side * 0.07,
      side * (0.66 + reach),
      horizon - side * 0.018,
    );
    air.lineTo(side * 0.66, horizon - side * 0.014);
    air.fill();
  }
  air.fillStyle = css(fromHex(palette.groundShadow));
  air.beginPath();
  air.moveTo(side * 0.6, horizon - side * 0.012);
  air.lineTo(side * 0.745, horizon - side * 0.014);
  air.lineTo(side * 0.72, horizon + 1);
  air.lineTo(side * 0.62, horizon + 1);
  air.fill();
  const { colours, ramp } = seaOf(palette);
  const sea = createSea(brush, {
    sky,
    seed,
    cycles: form.cycles,
    horizon,
    bottom: side,
    ramp,
    far: 0.42,
    near: 0.16,
    ripple: 0.2,
    scale: 0.8,
    glint: mix(colours.light, [1, 1, 1], 0.75),
    quietZones: [],
    path: pathOf(sunX, side * 0.06, side * 0.3, 0.95),
    hidden: () => [side, width],
  });
  // Its edge lies under the ring, however the view heaves.
  const view = brush.blank(side);
  const seen = (radius * 0.98 * side) / shown;

  const wall = layerOf(options);
  const tile = 256;
  const boards = 7;
  const board = width / boards;
  const noise = noiseField(tile, tile, { cells: [15, 2], octaves: 3, seed: seed + 8 }).data;
  const tones = noiseField(64, 1, { cells: [16, 1], octaves: 1, seed: seed + 9 }).data;
  const deep = isDeepGround(palette);
  const columns = Float32Array.from({ length: width }, (_, px) => {
    const place = px / board + 0.5;
    const share = place - Math.floor(place);
    const edge = Math.min(share, 1 - share) * board;
    const groove = Math.exp(-((edge / 1.6) ** 2)) * 0.34;
    const bevel = (share < 0.5 ? 1 : -1) * Math.exp(-(((edge - 4) / 2.6) ** 2)) * 0.09 * (light.x || 0.5);
    const own = 0.05 * (tones[(Math.floor(place) * 7) & 63] ?? 0);
    return (deep ? 0.52 : 0.6) + 0.24 * (px / width - 0.5) * light.x + own - groove + bevel;
  });
  const lightField = fieldOf(width, height, (px, py) => {
    const grain = noise[(py & (tile - 1)) * tile + (px & (tile - 1))] ?? 0;
    return (columns[px] ?? 0) + 0.24 * (py / height - 0.5) * light.y + 0.035 * grain;
  });
  wall.ctx.drawImage(pictureOf(lightField, groundRamp(palette), grainField(width, height, seed), 0.014), 0, 0);

  // A ledge of teak under the wall.
  const ledge = height * 0.88;
  const teak = teakRamp(palette);
  withShadow(wall.ctx, palette, { ...form, light: { x: 0, y: 1 } }, height * 0.01, () => {
    bar(
      wall.ctx,
      [
        { x: -20, y: ledge },
        { x: width + 20, y: ledge },
      ],
      height * 0.016,
      finishOf(teak),
      { ...form, light: { x: 0, y: -1 } },
    );
  });
  wall.ctx.drawImage(
    paintDeck(options, {
      ramp: teak,
      vanishing: { x: width / 2, y: height * 0.3 },
      top: ledge + height * 0.004,
      planks: 5,
      shade: 0.36,
      sun: 0.26,
      lit: (_x, row) => smoothstep(ledge, ledge + height * 0.03, row),
    }),
    0,
    0,
  );

  const brass: Finish = {
    dark: tint(0.4, 0.07, 68),
    own: tint(0.7, 0.1, 80),
    bright: tint(0.96, 0.05, 94),
  };
  const ring = layerOf(options);
  const { ctx } = ring;
  const circle = (from: number, to: number, fill: Parameters<typeof Object.is>[0]) => {
    ctx.fillStyle = fill as string;
    ctx.beginPath();
    ctx.arc(x, y, to, 0, 2 * Math.PI);
    if (from > 0) ctx.arc(x, y, from, 0, 2 * Math.PI, true);
    ctx.fill();
  };
  // Brushed metal round the window: light comes back twice in each turn.
  const angle = Math.atan2(light.y, light.x);
  const sheen = (turn: number) => {
    const cone = ctx.createConicGradient(angle + turn, x, y);
    for (const [at, tone] of [
      [0, 1],
      [0.09, 0.72],
      [0.22, 0.22],
      [0.36, 0.5],
      [0.5, 0.72],
      [0.6, 0.4],
      [0.78, 0.16],
      [0.92, 0.7],
      [1, 1],
    ] as const)
      cone.addColorStop(
        at,
        css(tone < 0.5 ? mix(brass.dark, brass.own, tone * 2) : mix(brass.own, brass.bright, tone * 2 - 1)),
      );
    return cone;
  };
  withShadow(ctx, palette, form, width * 0.045, () => {
    circle(radius * 0.96, radius + rim, css(brass.own));
  });
  circle(radius * 0.94, radius + rim, sheen(0));
  circle(radius + rim * 0.78, radius + rim * 0.86, sheen(Math.PI));
  circle(radius * 0.94, radius + rim * 0.14, sheen(Math.PI));
  circle(radius + rim * 0.14, radius + rim * 0.2, css(brass.dark, 0.5));
  circle(radius * 0.94, radius * 0.965, css(brass.dark, 0.85));
  for (let n = 0; n < 8; n++) {
    const turn = (n + 0.5) * (Math.PI / 4);
    const [bx, by] = [x + Math.cos(turn) * (radius + rim * 0.5), y + Math.sin(turn) * (radius + rim * 0.5)];
    const bolt = rim * 0.17;
    ctx.fillStyle = css(brass.dark, 0.55);
    ctx.beginPath();
    ctx.arc(bx - light.x * bolt * 0.35, by - light.y * bolt * 0.35, bolt * 1.15, 0, 2 * Math.PI);
    ctx.fill();
    const dome = ctx.createRadialGradient(bx + light.x * bolt * 0.5, by + light.y * bolt * 0.5, 0, bx, by, bolt);
    dome.addColorStop(0, css(brass.bright));
    dome.addColorStop(0.5, css(brass.own));
    dome.addColorStop(1, css(brass.dark));
    ctx.fillStyle = dome;
    ctx.beginPath();
    ctx.arc(bx, by, bolt, 0, 2 * Math.PI);
    ctx.fill();
  }
  // The frame's shadow on the pane, and a window of light in the glass.
  const pane = layerOf(options);
  pane.ctx.beginPath();
  pane.ctx.arc(x, y, radius * 0.95, 0, 2 * Math.PI);
  pane.ctx.clip();
  const inner = pane.ctx.createRadialGradient(
    x - light.x * radius * 0.12,
    y - light.y * radius * 0.12,
    radius * 0.78,
    x - light.x * radius * 0.06,
    y - light.y * radius * 0.06,
    radius * 1.04,
  );
  const shadow = adjust(fromHex(palette.groundShadow), { lightness: 0.45, chroma: 1 });
  inner.addColorStop(0, css(shadow, 0));
  inner.addColorStop(1, css(shadow, 0.62));
  pane.ctx.fillStyle = inner;
  pane.ctx.fillRect(0, 0, width, height);
  const gloss = pane.ctx.createLinearGradient(x - radius, y - radius, x + radius * 0.4, y + radius * 0.4);
  gloss.addColorStop(0, "rgba(255,255,255,0.4)");
  gloss.addColorStop(0.5, "rgba(255,255,255,0.05)");
  gloss.addColorStop(0.51, "rgba(255,255,255,0)");
  pane.ctx.fillStyle = gloss;
  pane.ctx.fillRect(0, 0, width, height);
  // Water outside throws its light up onto the wall.
  const ripples = createCanvas(256, 256);
  const waves = noiseField(256, 256, { cells: [3, 9], octaves: 2, seed: seed + 12 }).data;
  const caustic = ripples.getContext("2d");
  const image = caustic.createImageData(256, 256);
  const bright = fromHex(palette.groundLight).map((channel) => Math.round(channel * 255));
  for (let n = 0; n < 65536; n++) {
    const line = Math.max(0, 1 - Math.abs(waves[n] ?? 0) * 7);
    const from = 1 - Math.hypot((n & 255) / 128 - 1, (n >> 8) / 128 - 1);
    image.data.set(
      [bright[0] ?? 255, bright[1] ?? 255, bright[2] ?? 255, 105 * line * line * Math.max(0, Math.min(1, from * 2))],
      n * 4,
    );
  }
  caustic.putImageData(image, 0, 0);
  const haze = createHaze(options, form, 0.5);
  return (t) => {
    sea(t);
    brush.takeDisc(view, side, seen);
    brush.drawImage(wall.canvas, 0, 0);
    const turn = 2 * Math.PI * t * form.cycles;
    for (const [n, sway] of [Math.sin(turn), Math.cos(turn)].entries()) {
      brush.globalAlpha = 0.55 + 0.3 * Math.sin(turn + n * 2.4);
      const stretch = 1 + 0.08 * sway;
      brush.drawImage(
        ripples,
        x - width * 0.75 * stretch,
        y + radius * 0.5 - n * 9 + 10 * sway,
        width * 1.5 * stretch,
        ledge - y - radius * 0.5 - height * 0.01,
      );
    }
    brush.globalAlpha = 1;
    const roll = 0.05 * Math.sin(2 * Math.PI * (t * form.cycles + 0.3));
    const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
    brush.setTransform(cos, sin, -sin, cos, x, y + radius * 0.035 * gust(t, form.cycles, 0.1));
    view.draw(-shown / 2, -shown / 2, shown);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.drawImage(pane.canvas, 0, 0);
    brush.drawImage(ring.canvas, 0, 0);
    haze(brush);
  };
}
