import { fromHex, inkIsDark, luminance, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf } from "../../engine/light.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  calmPull,
  loopsWithin,
  setColours,
  setQuietZones,
  type GroundModule,
  type GroundOptions,
} from "../../engine/groundModule.ts";
import { lightOpaque } from "../../materials/light/opaqueLight.ts";
import { usualWaves, looks, type WaveLook } from "./looks.ts";

const usualWidth = 540;
const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/** Smooth bands, sheets and veins in soft light. */
export const abstractWaves: GroundModule = {
  setup(kernel, options) {
    const look = lookOf(looks, usualWaves, options.style);
    const random = randomFrom(options.seed);
    setQuietZones(kernel, options);
    const draw = look.kind === "ridges" ? ridges(kernel, options, look, random) : bands(kernel, options, look, random);
    const loop = loopsWithin(options.style);
    return { frame: (t) => draw(loop(t)) };
  },
};

type Draw = (t: number) => void;
type Of<Kind extends WaveLook["kind"]> = Extract<WaveLook, { kind: Kind }>;

function ridges(kernel: Kernel, options: GroundOptions, look: Of<"ridges">, random: () => number): Draw {
  const { palette, style } = options;
  const base = fromHex(palette.groundBase);
  const shade = mix(base, fromHex(palette.groundShadow), 0.95);
  const light = fromHex(palette.groundLight);
  setColours(kernel, [shade, base, light]);
  const turn = look.turn + 0.2 * (random() - 0.5);
  const side = random() < 0.5 ? -1 : 1;
  kernel.setRidges({
    count: look.count / (style?.scaleRatio ?? 1),
    warp: look.warp,
    acrossX: Math.cos(turn),
    acrossY: Math.sin(turn) * side,
    skew: look.skew,
    sharpness: look.sharpness,
    height: look.height,
    ripple: look.ripple,
    ripples: look.ripples,
    grit: look.grit,
    seed: Math.floor(random() * 100_000),
  });
  lightOpaque(kernel, style, look.surface);
  kernel.setOpaqueCalm(0.2, calmPull(palette, inkIsDark(palette) ? mix(shade, base, 0.4) : light));
  return (t) => {
    kernel.drawRidges(t);
    kernel.shadeOpaque();
  };
}

function bands(
  kernel: Kernel,
  options: GroundOptions,
  look: Exclude<WaveLook, { kind: "ridges" }>,
  random: () => number,
): Draw {
  const { palette, style, width } = options;
  const { ramp, shade, line } = look.colours(palette);
  setColours(kernel, [...ramp, shade, line]);
  const toward = inLightOf(style, { x: -0.62, y: -0.78 });
  kernel.setBandLight(toward.x, toward.y);
  // Words lose contrast against colours on their own side of the ground.
  const [darkest, ...lighter] = [...ramp].sort((one, other) => luminance(one) - luminance(other));
  const worst = (inkIsDark(palette) ? darkest : lighter.at(-1)) ?? line;
  const pull = calmPull(palette, mix(ramp[2], worst, 0.45));
  const white = inkIsDark(palette) || look.kind === "curtains" ? 1 : 0.45;
  kernel.setBandCalm(look.kind === "contours" ? look.lines : 0, white, 0.22, pull);
  const draw = shapeOf(kernel, options, look, width / 2 / usualWidth, random);
  return (t) => {
    draw(t);
    kernel.shadeBands();
  };
}

function shapeOf(
  kernel: Kernel,
  options: GroundOptions,
  look: Exclude<WaveLook, { kind: "ridges" }>,
  unit: number,
  random: () => number,
): Draw {
  const { style } = options;
  switch (look.kind) {
    case "melt":
      setNoise(kernel, look, 1.4 / (style?.scaleRatio ?? 1.4), random);
      return (t) => kernel.drawMelt(t, look.folds);
    case "contours":
      setNoise(kernel, look, 1, random);
      return (t) =>
        kernel.drawContours({
          t,
          levels: look.levels,
          line: look.line * unit,
          terrace: look.terrace,
          shadow: look.shadow * unit,
          veins: look.veins,
          isValley: look.isValley,
        });
    case "sheets": {
      const place = curves(kernel, options, look.count, sheetCurve, random);
      const { lip, body, shadow, depth, sheen } = look;
      return (t) => {
        place(t);
        kernel.drawSheets(lip * unit, body * unit, shadow * unit, depth, sheen);
      };
    }
    case "dunes": {
      const place = curves(kernel, options, look.count, duneCurve, random);
      const { lip, body, shadow, depth, lee, spacing, ripple } = look;
      return (t) => {
        place(t);
        kernel.drawDunes({
          lip: lip * unit,
          body: body * unit,
          shadow: shadow * unit,
          depth,
          lee,
          spacing: spacing * unit,
          ripple,
        });
      };
    }
    case "curtains": {
      const place = curves(kernel, options, look.count, curtainCurve, random);
      return (t) => {
        place(t);
        kernel.drawCurtains(look.height * unit, look.soft * unit, look.glow);
      };
    }
  }
}

function setNoise(kernel: Kernel, look: { zoom: number; warp: number }, scale: number, random: () => number): void {
  kernel.setBandNoise(look.zoom * scale, look.warp, random() * 8, random() * 8, Math.floor(random() * 100_000));
}

/** A curve from side to side at a moment: how far down it runs (canvas widths) and its strength, by place across, 0…1. */
interface Curve {
  down(u: number, t: number): number;
  strength(u: number, t: number): number;
}

type MakeCurve = (share: number, canvasHeight: number, random: () => number) => Curve;

const sheetCurve: MakeCurve = (share, canvasHeight, random) => {
  const [first, second, sheen] = [random(), random(), random()];
  const lean = 0.34 - 0.3 * share;
  return {
    down: (u, t) =>
      canvasHeight * (share * 1.02 - 0.04) +
      lean * (0.5 - u) +
      0.13 * wave(0.62 * u + first + 0.05 * wave(t + share)) +
      0.05 * wave(1.25 * u + second + 0.09 * wave(t + 0.3 + second)),
    strength: (u, t) => 0.5 + 0.5 * wave(0.7 * u + sheen + 0.07 * wave(t + first)),
  };
};

/** Crests that sweep through the whole frame without meeting. */
const duneCurve: MakeCurve = (share, canvasHeight, random) => {
  const [first, second] = [0.25 * random(), random()];
  const turn = Math.round(share * 4) % 2 === 0 ? 0 : 0.5;
  const spine = 0.3 + 0.35 * second;
  return {
    down: (u, t) =>
      canvasHeight * (share * 1.2 - 0.12) +
      0.2 * (u - 0.5) +
      0.12 * wave(0.62 * u + first + turn + 0.02 * wave(t + share)) +
      0.03 * wave(1.3 * u + second + 0.03 * wave(t + 0.3 + second)),
    strength: (u, t) => u - spine + 0.02 * wave(t + second),
  };
};

const curtainCurve: MakeCurve = (share, canvasHeight, random) => {
  const [first, second, third] = [random(), random(), random()];
  return {
    down: (u, t) =>
      canvasHeight * (0.3 + 0.72 * share) +
      (0.5 - u) * 0.3 * (first < 0.5 ? -1 : 1) +
      0.16 * wave(0.8 * u + first + 0.06 * wave(t + share)) +
      0.05 * wave(1.9 * u + second + 0.12 * wave(t + 0.4)),
    strength: (u, t) => {
      const broad = 0.55 + 0.45 * wave(0.9 * u + third + 0.12 * wave(t + second));
      const rays =
        0.5 + 0.25 * wave(7 * u + first + 0.2 * wave(t)) + 0.25 * wave(17 * u + second - 0.3 * wave(t + 0.3));
      return broad * (0.55 + 0.45 * rays);
    },
  };
};

/** Writes the curves of a moment into the kernel's table, the farthest first. */
function curves(
  kernel: Kernel,
  { width, height }: GroundOptions,
  count: number,
  make: MakeCurve,
  random: () => number,
): Draw {
  const columns = width / 2;
  const pointer = kernel.bandEdges(count);
  const all = Array.from({ length: count }, (_, n) => make(n / count, height / width, random));
  return (t) => {
    const table = new Float32Array(kernel.memory.buffer, pointer, count * 3 * columns);
    for (const [n, curve] of all.entries()) {
      const row = n * 3 * columns;
      let last = curve.down(-1 / columns, t) * columns;
      for (let x = 0; x < columns; x++) {
        const down = curve.down(x / columns, t) * columns;
        table[row + x] = down;
        table[row + columns + x] = 1 / Math.hypot(1, down - last);
        table[row + 2 * columns + x] = curve.strength(x / columns, t);
        last = down;
      }
    }
  };
}
