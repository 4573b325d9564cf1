import { wave } from "./fluid.ts";

/** A point of a thread as it lies at one moment; canvas widths. */
export interface ThreadPoint {
  x: number;
  y: number;
  radius: number;
}

/** One thread at a moment of the loop. */
export type Thread = (t: number) => ThreadPoint[];

export type DrizzleShape = "coils" | "zigzag" | "flourish" | "lattice" | "bundle" | "ribbon";

interface DrizzleFrame {
  random: () => number;
  /** Canvas height over its width. */
  height: number;
  radius: number;
  /** Share of the frame that threads are to take. */
  coverage: number;
}

const tau = 2 * Math.PI;

function sampled(count: number, at: (n: number) => ThreadPoint): ThreadPoint[] {
  return Array.from({ length: count + 1 }, (_, n) => at(n));
}

/** The unrest of a hand that pours: about −1…1, slow in both directions. */
const unrest = (x: number, y: number, phase: number) =>
  0.6 * wave(0.9 * x + 0.55 * y + phase) + 0.4 * wave(1.3 * y - 0.7 * x + 2.3 * phase);

/** Rope coils: loops along lines across the frame, which move on by one loop in each cycle. */
function coils({ random, height, radius, coverage }: DrizzleFrame): Thread[] {
  const turn = (random() < 0.5 ? -1 : 1) * (0.3 + 0.25 * random());
  const [alongX, alongY] = [Math.cos(turn), Math.sin(turn)];
  const rows = Math.max(2, Math.round(height * 4.4 * coverage));
  return Array.from({ length: rows }, (_, row) => {
    const phase = random();
    const loop = 0.085 + 0.06 * random();
    const pitch = loop * (1.15 + 0.5 * random());
    const startY = height * ((row + 0.5) / rows) + 0.06 * (random() - 0.5);
    const loops = Math.ceil(1.9 / pitch) + 1;
    const steps = Math.max(28, Math.round((tau * loop) / (radius * 1.3)));
    return (t) =>
      sampled(loops * steps, (n) => {
        const s = n / steps;
        const middle = (s + t - loops / 2) * pitch;
        const [x, y] = [0.5 + middle * alongX, startY + middle * alongY];
        const size = loop * (1 + 0.55 * unrest(x * 1.6, y * 1.6, phase));
        const angle = tau * s;
        const [dx, dy] = [size * Math.cos(angle), size * 0.82 * Math.sin(angle)];
        const wander = 0.08 * unrest(x * 1.4, y, phase + 0.4);
        return {
          x: x + dx * alongX - dy * alongY - wander * alongY,
          y: y + dx * alongY + dy * alongX + wander * alongX,
          radius: radius * (1 + 0.2 * unrest(x * 5, y * 5, phase)),
        };
      });
  });
}

/** Where a line that goes to and fro, with round turns, is after so many there-and-backs; across −1…1, down in pitches. */
function toAndFro(s: number, reach: number, pitch: number): { across: number; down: number } {
  const turn = 0.16 * pitch;
  const [straight, arc] = [2 * reach, Math.PI * turn];
  const half = Math.floor(2 * s);
  const way = (2 * s - half) * (straight + arc);
  const side = half % 2 === 0 ? 1 : -1;
  const descent = pitch / 2 - 2 * turn;
  const down = (half * pitch) / 2;
  if (way < straight) return { across: side * (way - reach), down: down + (descent * way) / straight };
  const angle = (way - straight) / turn;
  return { across: side * (reach + turn * Math.sin(angle)), down: down + descent + turn * (1 - Math.cos(angle)) };
}

/** A stream that goes to and fro across the frame, lower each time, and moves on by one turn. */
function meander(
  { random, height, radius }: DrizzleFrame,
  { pitch, reach, lean, unevenness }: { pitch: number; reach: number; lean: number; unevenness: number },
): Thread[] {
  const [phase, side] = [random(), random() < 0.5 ? -1 : 1];
  const turns = Math.ceil((height + 0.9) / pitch) + 1;
  const steps = 2 * Math.round((2 * reach + Math.PI * pitch * 0.25) / Math.min(radius, pitch / 16));
  return [
    (t) =>
      sampled(turns * steps, (n) => {
        const { across, down } = toAndFro(n / steps, reach, pitch);
        const y = -0.45 - pitch + down + t * pitch;
        const grown = 1 + unevenness * unrest(0.35 * across, y * 1.7, phase);
        const x = 0.5 + unevenness * 0.3 * unrest(0, y * 1.5, phase + 0.3) + side * across * grown;
        // Slower at the turns, where more of it comes to lie.
        const share = Math.min(1, Math.abs(across) / reach);
        const lifted = lean * across + unevenness * 0.09 * unrest(x, y * 2, phase + 0.6);
        return { x, y: y + lifted, radius: radius * (0.82 + 0.34 * share ** 3) };
      }),
  ];
}

function zigzag(frame: DrizzleFrame): Thread[] {
  return meander(frame, { pitch: 0.19 / (0.55 + frame.coverage), reach: 0.33, lean: 0.06, unevenness: 0.24 });
}

/** One fine line with wide loops as a pen makes them, thick where it goes down. */
function flourish({ random, height, radius }: DrizzleFrame): Thread[] {
  const [phase, mirror, loops] = [random(), random() < 0.5 ? -1 : 1, height * 1.75];
  const steps = Math.round((loops * 1.7) / (radius * 1.5));
  return [
    (t) =>
      sampled(steps, (n) => {
        const s = n / steps;
        const angle = tau * (loops * s + 0.55 * wave(0.8 * s + phase) * 0.25);
        const size = 0.26 + 0.09 * wave(1.6 * s + phase);
        const sway = 0.014 * wave(t + 1.2 * s);
        const x = 0.5 + mirror * (size * 1.2 * Math.cos(angle) + 0.07 * wave(s + phase));
        const y = height * (-0.14 + 1.28 * s) + size * 1.05 * Math.sin(angle + 0.5);
        const pressure = 0.5 + 0.5 * Math.sin(angle + 1.2);
        const pulse = 1 + 0.14 * wave(9 * s - t);
        return { x: x + sway, y: y + 0.6 * sway, radius: radius * (0.5 + 0.7 * pressure ** 1.5) * pulse };
      }),
  ];
}

/** Threads crossed both ways, with what runs down them. */
function lattice({ random, height, radius, coverage }: DrizzleFrame): Thread[] {
  const spacing = 0.17 / (0.5 + coverage);
  return [0.62, -0.74].flatMap((slope) => {
    const count = Math.ceil((height + 1.2) / spacing);
    return Array.from({ length: count }, (_, n) => {
      const startY = -0.6 + (n + 0.3 * random()) * spacing;
      const [phase, thickness, tilt] = [random(), 0.65 + 0.7 * random() ** 2, slope + 0.12 * (random() - 0.5)];
      const steps = Math.round(1.3 / (radius * 2.2));
      return (t: number) =>
        sampled(steps, (k) => {
          const x = -0.12 + (1.24 * k) / steps;
          const along = slope > 0 ? x : 1 - x;
          const y = startY + tilt * x + (slope < 0 ? 0.7 : 0);
          const sway = 0.006 * wave(t + phase) + 0.022 * unrest(x * 1.5, y, phase);
          const pulse = 1 + 0.3 * wave(2 * along - t + phase) ** 3;
          return { x, y: y + sway, radius: radius * thickness * pulse };
        });
    });
  });
}

/** Fine threads that come down side by side, spread and draw together again. */
function bundle({ random, height, radius, coverage }: DrizzleFrame): Thread[] {
  const count = Math.round(26 * coverage);
  const [phase, mirror] = [random(), random() < 0.5 ? -1 : 1];
  const steps = Math.round((height * 1.5) / (radius * 2.4));
  return Array.from({ length: count }, (_, n) => {
    const place = (n + 0.5) / count - 0.5 + (0.5 * (random() - 0.5)) / count;
    const [own, thickness] = [random(), 0.6 + 0.75 * random() ** 2];
    return (t) =>
      sampled(steps, (k) => {
        const s = k / steps;
        const spread = 0.2 + 0.62 * (0.5 + 0.5 * wave(0.8 * s + phase)) ** 1.4;
        const sway = 0.016 * wave(t - 1.2 * s + 0.3 * place) + 0.012 * unrest(place, 2.2 * s, own);
        // Threads of one bundle turn about each other where it is narrow.
        const turned = place * Math.cos(0.8 * Math.PI * wave(0.5 * s + phase));
        const x = 0.5 + mirror * (0.25 * wave(0.72 * s + phase) + 1.25 * spread * turned) + sway;
        const pulse = 1 + 0.22 * wave(3 * s - t + own);
        return { x, y: -0.1 + (height + 0.2) * s + 0.1 * turned, radius: radius * thickness * pulse };
      });
  });
}

/** A broad stream in wide bends. */
function ribbon(frame: DrizzleFrame): Thread[] {
  return meander(frame, { pitch: 0.46 / (0.65 + frame.coverage), reach: 0.2, lean: -0.06, unevenness: 0.26 });
}

export const drizzlePaths: Record<DrizzleShape, (frame: DrizzleFrame) => Thread[]> = {
  coils,
  zigzag,
  flourish,
  lattice,
  bundle,
  ribbon,
};
