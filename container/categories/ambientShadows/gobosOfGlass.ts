import { blurField, createField, noiseField, sampleWrapped, smoothstep, type Field } from "../../engine/field.ts";
import { randomFrom } from "../../engine/random.ts";
import { createSheet } from "../../engine/tones.ts";
import { dimSun, thickerCloud, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import { develop, splat } from "./gatheredLight.ts";

/** A ray through the bowl: where it lands with no glass in its way, how the glass bends it, how much of it comes through. */
interface Ray {
  x: number;
  y: number;
  /** Away from the bowl's middle, as seen on the paper. */
  outX: number;
  outY: number;
  /** In radii of the bowl. */
  radius: number;
  /** Turns of the ridges, and how strongly they bend here. */
  phase: number;
  ridge: number;
  /** What the rolled rim and the body bend, whatever the moment is. */
  bend: number;
  clear: number;
  /** 0 beside the glass, 1 where its light has come farthest. */
  far: number;
}

/**
 * A ribbed glass bowl before the sun, mostly out of the picture: each of its ridges is a ring-shaped lens, and light that is
 * taken from their shadow lies in bright arcs on the paper.
 */
export function glassGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  const size = width * 0.74 * form.scale;
  const [middleX, middleY] = [width * (side > 0 ? 1.02 : -0.02), height * 0.08];
  const away = Math.atan2(-form.light.y, -form.light.x);
  const [awayX, awayY] = [Math.cos(away), Math.sin(away)];
  const random = randomFrom(seed);
  const [first, second, third] = [random(), random(), random()].map((share) => 2 * Math.PI * share) as [
    number,
    number,
    number,
  ];
  // Light from beside the picture falls into it.
  const margin = Math.ceil(size * 0.08);
  const rays: Ray[] = [];
  for (let y = -margin; y < height + margin; y++) {
    for (let x = -margin; x < width + margin; x++) {
      const [dx, dy] = [(x - middleX) / size, (y - middleY) / size];
      // Low sun draws the bowl's shadow out.
      const alongSun = (dx * awayX + dy * awayY) / 1.3;
      const acrossSun = -dx * awayY + dy * awayX;
      const plain = Math.hypot(alongSun, acrossSun);
      const angle = Math.atan2(acrossSun, alongSun);
      // Blown by mouth, it is nowhere quite round.
      const uneven =
        0.2 * Math.sin(angle + first) + 0.14 * Math.sin(2 * angle + second) + 0.07 * Math.sin(3 * angle + third);
      const radius = plain * (1 + 0.12 * uneven);
      if (radius > 1.08) continue;
      const length = Math.hypot(dx, dy) || 1;
      const lit = 0.5 + 0.5 * Math.cos(angle);
      const rim = Math.exp(-(((radius - 0.93) / 0.05) ** 2));
      const body = smoothstep(1.03, 0.97, radius);
      rays.push({
        x,
        y,
        outX: dx / length,
        outY: dy / length,
        radius,
        phase: 5.4 * radius ** 1.3 + 0.35 * uneven,
        ridge:
          smoothstep(0.12, 0.4, radius) *
          smoothstep(0.96, 0.8, radius) *
          Math.max(0.12, 0.75 + 0.35 * Math.cos(2 * angle + 9 * radius) + 1.1 * uneven),
        bend: ((0.93 - radius) / 0.05) * rim * 0.035 * body,
        clear: 1 - body * (0.2 + 0.42 * rim),
        far: radius * lit,
      });
    }
  }
  const across = width + 2 * margin;
  const [near, far] = [createField(across, height + 2 * margin), createField(across, height + 2 * margin)];
  const { image, pixels } = createSheet(width, height);
  return (ctx, t) => {
    near.data.fill(0);
    far.data.fill(0);
    const turn = 2 * Math.PI;
    const sway = 0.14 * Math.sin(turn * form.cycles * t);
    for (const ray of rays) {
      const sine = Math.sin(
        turn * (ray.phase + sway * ray.radius) + 0.3 * Math.sin(turn * form.cycles * t + 5 * ray.outX),
      );
      const bend = (ray.bend + sine * ray.ridge * 0.032) * size * (0.75 + 0.8 * ray.far);
      const [x, y] = [ray.x + margin + bend * ray.outX, ray.y + margin + bend * ray.outY];
      for (const [field, share] of [
        [near, 1 - ray.far],
        [far, ray.far],
      ] as const) {
        splat(field, ray.x + margin, ray.y + margin, -share);
        splat(field, x, y, ray.clear * share);
      }
    }
    const blur = width * (0.0034 + 0.0074 * form.softness);
    blurField(near, blur);
    blurField(far, blur * 2);
    develop(pixels, width, (x, y) => {
      const n = (y + margin) * across + x + margin;
      return 1 + 0.9 * ((near.data[n] ?? 0) + (far.data[n] ?? 0));
    });
    ctx.putImageData(image, 0, 0);
    dimSun(ctx, t, form.cycles, thickerCloud);
  };
}

/** A row of light across the bands at one distance from the pane: how far the ribs' rays have run together, and its blur. */
interface Band {
  reach: number;
  blur: number;
  row: Field;
}

/** A pane of ribbed glass in the sun: each rib is a lens, and their light lies on the wall in bands that run out softly. */
export function ribbedGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  const ribs = Math.round(11 / form.scale);
  const uneven = noiseField(width, 1, { cells: [ribs, 1], octaves: 2, seed });
  const fade = noiseField(width, height, { cells: [2, 2], octaves: 2, seed: seed + 1 });
  const { image, pixels } = createSheet(width, height);
  // The bands lean, so that their row is longer than the picture is wide.
  const across = Math.round(width * 1.5);
  const lean = side * 0.16;
  const soft = width * (0.0024 + 0.009 * form.softness);
  const bandAt = (reach: number, blur: number): Band => ({ reach, blur: blur * soft, row: createField(across, 1) });
  const [sharp, softer, softest] = [bandAt(0.39, 1), bandAt(0.59, 2.6), bandAt(0.79, 6)];
  const raysPerPixel = 6;
  const gather = (t: number) => {
    const turn = 2 * Math.PI;
    for (const { row } of [sharp, softer, softest]) row.data.fill(0);
    for (let n = 0; n < across * raysPerPixel; n++) {
      const x = n / raysPerPixel;
      const rib = (x / width) * ribs;
      const strength = 0.72 + 0.3 * Math.sin(turn * (0.23 * rib + 0.1)) + 0.9 * sampleWrapped(uneven, x, 0);
      const sway = 0.16 * Math.sin(turn * (form.cycles * t + 0.11 * rib));
      const bend =
        -0.34 * (strength + sway) * Math.sin(turn * rib) + 0.09 * Math.sin(turn * (0.5 * rib + form.cycles * t));
      for (const { reach, row } of [sharp, softer, softest]) {
        const at = x + (bend * reach * width) / ribs;
        const left = Math.floor(at);
        if (left < 0 || left >= across - 1) continue;
        row.data[left] = (row.data[left] ?? 0) + (1 - at + left) / raysPerPixel;
        row.data[left + 1] = (row.data[left + 1] ?? 0) + (at - left) / raysPerPixel;
      }
    }
    for (const { row, blur } of [sharp, softer, softest]) blurField(row, blur);
  };
  return (ctx, t) => {
    gather(t);
    // The sun goes on, and with it the bands.
    const gone = 0.03 * width * Math.sin(2 * Math.PI * form.cycles * t);
    develop(pixels, width, (x, y) => {
      const down = y / height;
      const place = Math.max(0, Math.min(across - 2, x + gone + width * 0.2 + lean * (y - height * 0.5)));
      const at = Math.floor(place);
      const lightOf = ({ row: { data } }: Band) => {
        const here = data[at] ?? 0;
        return here + ((data[at + 1] ?? 0) - here) * (place - at);
      };
      const nearPane = lightOf(sharp) + (lightOf(softer) - lightOf(sharp)) * smoothstep(0, 0.45, down);
      const light = nearPane + (lightOf(softest) - nearPane) * smoothstep(0.35, 0.9, down);
      const fromShade = (side > 0 ? x : width - x) / width + lean * side * (down - 0.5);
      const edge = smoothstep(0.06, 0.5, fromShade + 0.1 * (fade.data[y * width + x] ?? 0));
      return edge * (1 - 0.75 * smoothstep(0.3, 1.05, down)) * (0.1 + 0.9 * light);
    });
    ctx.putImageData(image, 0, 0);
    dimSun(ctx, t, form.cycles, thickerCloud);
  };
}
