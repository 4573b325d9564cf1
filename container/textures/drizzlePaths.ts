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

/** Breadth of a thread toward its ends, 0…1 along it: it sets on and runs out in a fine tip. */
const tapered = (u: number, over: number) => Math.min(1, u / over, (1 - u) / over) ** 0.6;

/** How a hand pours: narrow loops, so long, about a line down the frame. */
interface Pour {
  /** Where the line begins and ends, in shares of the frame. */
  from: Place;
  to: Place;
  loops: number;
  /** Half a loop's length and its breadth against that. */
  long: number;
  narrow: number;
  /** Angle of the loops to the horizontal, radians. */
  slant: number;
}

/** Long loops over each other, none like the one before. */
function pour({ random, height, radius }: DrizzleFrame, { from, to, loops, long, narrow, slant }: Pour): Thread {
  const [phase, spin] = [random(), random() < 0.5 ? -1 : 1];
  const steps = Math.round((loops * 4.4 * long) / (radius * 1.8));
  return (t) =>
    sampled(steps, (n) => {
      const u = n / steps;
      const s = u * loops;
      const angle = tau * (s + 0.07 * wave(0.27 * s + phase) + phase);
      const size = long * (1 + 0.2 * wave(0.38 * s + phase) + 0.14 * wave(0.83 * s + 2 * phase));
      const breadth = narrow * long * (1 + 0.45 * wave(0.46 * s + 0.4 + phase));
      const turn = slant + 0.2 * wave(0.21 * s + phase) + 0.07 * wave(0.7 * s);
      const [dx, dy] = [size * Math.cos(angle), spin * breadth * Math.sin(angle)];
      const away = 0.09 * wave(0.31 * s + 3 * phase) + 0.004 * wave(t + 0.4 * s);
      const down = u + (0.25 * wave(0.55 * s + phase)) / loops;
      const slow = Math.abs(Math.cos(angle));
      return {
        x: from.x + (to.x - from.x) * u + away + dx * Math.cos(turn) - dy * Math.sin(turn),
        y: (from.y + (to.y - from.y) * down) * height + dx * Math.sin(turn) + dy * Math.cos(turn),
        radius: radius * tapered(u, 0.03) * (0.7 + 0.55 * slow ** 5) * (1 + 0.14 * wave(1.7 * s - t)),
      };
    });
}

/** A long bend from beyond one edge of the frame, that runs out in it or beyond another. */
function sweep({ random, height, radius }: DrizzleFrame, from: Place, to: Place): Thread {
  const [phase, bend] = [random(), (random() < 0.5 ? -1 : 1) * (0.18 + 0.2 * random())];
  const [dx, dy] = [to.x - from.x, (to.y - from.y) * height];
  const steps = Math.round((Math.hypot(dx, dy) * 1.3) / (radius * 1.8));
  return (t) =>
    sampled(steps, (n) => {
      const u = n / steps;
      const away = bend * Math.sin(Math.PI * u) + 0.07 * wave(1.4 * u + phase) * u + 0.006 * wave(t + u);
      return {
        x: from.x + dx * u - dy * away,
        y: from.y * height + dy * u + dx * away,
        radius: radius * 1.15 * tapered(u, 0.16) * (1 + 0.2 * wave(2.3 * u + phase) + 0.16 * wave(3 * u - t)),
      };
    });
}

/** A place in the frame: shares of its width and height. */
interface Place {
  x: number;
  y: number;
}

/** Threads poured by hand: long loops all down the frame, a small coil on them, and sweeps that lead in and out. */
function coils(frame: DrizzleFrame): Thread[] {
  const { random, coverage, height } = frame;
  const side = random() < 0.5 ? -1 : 1;
  const at = (x: number, y: number): Place => ({ x: 0.5 + side * (x - 0.5), y });
  const loops = height * (2.6 + 3 * coverage);
  return [
    pour(frame, { from: at(0.46, -0.06), to: at(0.56, 1.06), loops, long: 0.5, narrow: 0.2, slant: side * 0.5 }),
    pour(frame, { from: at(0.98, 0.5), to: at(0.24, 0.9), loops: 5.4, long: 0.17, narrow: 0.62, slant: -side * 0.5 }),
    sweep(frame, at(-0.1, 0.3), at(1.1, 0.66)),
    sweep(frame, at(1.1, 0.06), at(0.2, 1.06)),
  ];
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

interface Meander {
  /** Down from turn to turn of the same side, and from the middle to a turn; canvas widths. */
  pitch: number;
  reach: number;
  lean: number;
  unevenness: number;
  /** How much more of it comes to lie in its turns. */
  gathering: number;
}

/** A stream that goes to and fro across the frame, lower each time, and moves on by one turn. */
function meander(
  { random, height, radius }: DrizzleFrame,
  { pitch, reach, lean, unevenness, gathering }: Meander,
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
        return { x, y: y + lifted, radius: radius * (1 + gathering * (share ** 4 - 0.55)) };
      }),
  ];
}

function zigzag(frame: DrizzleFrame): Thread[] {
  return meander(frame, {
    pitch: 0.19 / (0.55 + frame.coverage),
    reach: 0.33,
    lean: 0.09,
    unevenness: 0.36,
    gathering: 0.5,
  });
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

/** Threads flung across both ways in wide bends: near each other here, apart there, with what runs down them. */
function lattice({ random, height, radius, coverage }: DrizzleFrame): Thread[] {
  const spacing = 0.15 / (0.4 + coverage);
  return [0.5, -0.66].flatMap((slope) => {
    const count = Math.ceil((height + 1.1) / spacing);
    const swell = random();
    return Array.from({ length: count }, (_, n) => {
      const startY = -0.55 + (n + 0.85 * (random() - 0.5)) * spacing;
      const [phase, thickness, tilt] = [random(), 0.6 + 0.95 * random() ** 2.4, slope + 0.34 * (random() - 0.5)];
      const bend = 0.16 * (random() - 0.3);
      const steps = Math.round(1.4 / (radius * 2));
      return (t: number) =>
        sampled(steps, (k) => {
          const x = -0.12 + (1.24 * k) / steps;
          const along = slope > 0 ? x : 1 - x;
          const crowd = 0.07 * wave(1.1 * startY + swell + 0.35 * x);
          const y = startY + tilt * x + (slope < 0 ? 0.6 : 0) + bend * Math.sin(Math.PI * x) + crowd;
          const sway = 0.005 * wave(t + phase) + 0.02 * unrest(x * 1.5, y, phase);
          const pulse = 1 + 0.2 * wave(1.3 * along + 3 * phase) + 0.28 * wave(2 * along - t + phase) ** 3;
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
  return meander(frame, {
    pitch: 0.46 / (0.65 + frame.coverage),
    reach: 0.2,
    lean: -0.06,
    unevenness: 0.26,
    gathering: 0.34,
  });
}

export const drizzlePaths: Record<DrizzleShape, (frame: DrizzleFrame) => Thread[]> = {
  coils,
  zigzag,
  flourish,
  lattice,
  bundle,
  ribbon,
};
