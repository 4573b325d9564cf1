import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf } from "../../engine/light.ts";
import { randomFrom } from "../../engine/random.ts";
import { foregroundOf, type Foreground } from "../../engine/sight.ts";
import type { GroundOptions } from "../../engine/groundModule.ts";
import type { SpinePoint } from "./spines.ts";

/** What comes out of a nozzle; `setBead` explains the numbers. */
export interface Bead {
  flatness: number;
  grooves: number;
  depth: number;
  twist: number;
  squareness: number;
  joining: number;
  /** How unevenly it flows: change of the radius as a share of it. */
  waver: number;
}

/** What a spatula or a finger draws; `setSpatula` explains the numbers. */
export interface Spatula {
  level: number;
  trough: number;
  tilt: number;
  lip: number;
  bristles: number;
  ragged: number;
  fade: number;
}

/** `addPeak` explains the numbers. */
export interface Peak {
  x: number;
  y: number;
  radius: number;
  height: number;
  leanX: number;
  leanY: number;
  sharpness: number;
  arms: number;
  turns: number;
  share: number;
  joining: number;
}

/** `addSwirl` explains the numbers. */
export interface Swirl {
  x: number;
  y: number;
  radius: number;
  thickness: number;
  rounds: number;
  climb: number;
  flatness: number;
  grooves: number;
  depth: number;
  twist: number;
  joining: number;
}

/** `layFolds` explains the numbers; `turn` is the folds' angle in radians. */
export interface Folds {
  count: number;
  turn: number;
  distance: number;
  wave: number;
  waveLength: number;
  chance: number;
  depth: number;
  streaks: number;
  steepness: number;
}

export const smoothBead: Bead = {
  flatness: 0.7,
  grooves: 0,
  depth: 0,
  twist: 0,
  squareness: 0,
  joining: 0.012,
  waver: 0.03,
};

/** A band without words lower than this share of the canvas is none. */
const leastBand = 0.3;
/** Under this share of its breadth a bead that nears words ends. */
const thinnest = 0.3;

/** The relief as a look forms it: canvas widths, `height` is the canvas's. */
export class Clay {
  readonly height: number;
  readonly scale: number;
  readonly coverage: number;
  readonly random: () => number;
  /** The highest band without words, from edge to edge of the frame; all of it where words leave no band. */
  readonly free: { top: number; bottom: number };
  /** The angle of folds whose broad sides face the light, radians. */
  readonly facing: number;
  /** What stands before it, canvas widths; null: no product does. */
  readonly foreground: Foreground | null;
  /** 1 or −1: chance leads strokes to this side. */
  readonly side: number;
  readonly #kernel: Kernel;
  readonly #zones: readonly { left: number; top: number; right: number; bottom: number; feather: number }[];

  constructor(kernel: Kernel, options: GroundOptions) {
    const { width, height, style, quietZones, seed } = options;
    this.#kernel = kernel;
    this.height = height / width;
    this.scale = style?.scaleRatio ?? 1;
    this.coverage = style?.coverageRatio ?? 1;
    this.random = randomFrom(seed);
    const toward = inLightOf(style, { x: -0.695, y: -0.719 });
    this.facing = Math.atan2(toward.x, -toward.y);
    this.side = this.random() < 0.5 ? -1 : 1;
    this.#zones = quietZones.map((zone) => ({
      left: zone.x / width,
      top: zone.y / width,
      right: (zone.x + zone.width) / width,
      bottom: (zone.y + zone.height) / width,
      feather: 0.04 + zone.featherPixels / width,
    }));
    this.free = this.#freeBand();
    this.foreground = foregroundOf({ ...options, width: 1, height: this.height }, 1 / width);
  }

  #freeBand(): { top: number; bottom: number } {
    const edges = [0, ...this.#zones.map(({ bottom, feather }) => bottom + feather / 2)];
    const bands = edges.map((top) => {
      const below = this.#zones.filter((zone) => zone.bottom > top).map((zone) => zone.top - zone.feather / 2);
      return { top, bottom: Math.min(this.height, ...below) };
    });
    const highest = bands.reduce((best, band) => (band.bottom - band.top > best.bottom - best.top ? band : best));
    return highest.bottom - highest.top > leastBand * this.height ? highest : { top: 0, bottom: this.height };
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.random();
  }

  seed(): number {
    return Math.floor(this.random() * 100_000);
  }

  /** 1 where words stand, 0 away from them; `reach` is how far what is placed there extends itself. */
  nearWords(x: number, y: number, reach = 0): number {
    return this.#zones.reduce((nearest, { left, top, right, bottom, feather }) => {
      const away = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) - reach;
      return Math.max(nearest, 1 - Math.min(1, Math.max(0, away / feather)));
    }, 0);
  }

  /** Of these places the one furthest from words; of equals the first. */
  clearest(places: readonly { x: number; y: number }[], reach: number): { x: number; y: number } {
    const first = places[0] ?? { x: 0.5, y: this.height / 2 };
    return places.reduce(
      (best, place) =>
        this.nearWords(place.x, place.y, reach) < this.nearWords(best.x, best.y, reach) - 0.01 ? place : best,
      first,
    );
  }

  /** Lays a bead along a spine. */
  bead(spine: readonly SpinePoint[], bead: Bead): void {
    const { flatness, squareness, grooves, depth, twist, joining, waver } = bead;
    this.#kernel.setBead(flatness, squareness, grooves, depth, twist, joining);
    const [slow, quick] = [this.random(), this.random()];
    let along = 0;
    this.#draw(
      spine.map((point, n) => {
        const before = spine[n - 1] ?? point;
        along += Math.hypot(point.x - before.x, point.y - before.y) / Math.max(0.01, point.radius);
        const flow = 0.7 * Math.sin(0.55 * along + 6.3 * slow) + 0.5 * Math.sin(1.27 * along + 6.3 * quick);
        return { ...point, radius: point.radius * (1 + waver * flow) };
      }),
    );
  }

  /** Pipes a swirl that begins anywhere and ends in a small tip. */
  swirl(swirl: Swirl): void {
    const { x, y, thickness, climb, flatness, grooves, joining } = swirl;
    const start = this.random();
    this.#kernel.addSwirl({ ...swirl, rounds: swirl.rounds * this.side, start, seed: this.seed() });
    const lean = 2 * Math.PI * this.random();
    this.peak({
      x,
      y,
      radius: thickness * 1.3,
      height: climb + thickness * (flatness + (grooves > 0 ? 0.12 : 0)),
      leanX: 0.2 * Math.cos(lean),
      leanY: 0.2 * Math.sin(lean),
      sharpness: grooves > 0 ? 1 : 0.4,
      arms: grooves > 0 ? 5 : 0,
      turns: 0.7 * this.side,
      share: 0.05,
      joining: joining + 0.1 * thickness,
    });
  }

  /** As `bead`, where the ground is bare: words keep it bare, the bead grows thin before them and ends. */
  beadAroundWords(spine: readonly SpinePoint[], bead: Bead): void {
    for (const piece of this.#piecesBesideWords(spine)) this.bead(piece, bead);
  }

  /** As `spatula`, where the ground is bare. */
  spatulaAroundWords(spine: readonly SpinePoint[], spatula: Spatula): void {
    for (const piece of this.#piecesBesideWords(spine)) this.spatula(piece, spatula);
  }

  #piecesBesideWords(spine: readonly SpinePoint[]): SpinePoint[][] {
    let piece: SpinePoint[] = [];
    const pieces: SpinePoint[][] = [];
    for (const point of spine) {
      const share = 1 - this.nearWords(point.x, point.y, point.radius);
      if (share < thinnest) {
        pieces.push(piece);
        piece = [];
      } else {
        piece.push({ ...point, radius: point.radius * Math.min(1, 0.35 + 0.65 * share) });
      }
    }
    pieces.push(piece);
    return pieces.length === 1 ? pieces : pieces.filter(isLong);
  }

  /** Draws a spatula along a spine. */
  spatula(spine: readonly SpinePoint[], spatula: Spatula): void {
    this.#kernel.setSpatula({ ...spatula, seed: this.seed() });
    this.#draw(spine);
  }

  peak(peak: Peak): void {
    this.#kernel.addPeak({ ...peak, seed: this.seed() });
  }

  roughen(pores: number, grain: number, cells: number): void {
    this.#kernel.roughen(pores, grain, cells, this.seed());
  }

  folds({ turn, ...folds }: Folds): void {
    this.#kernel.layFolds({ ...folds, alongX: Math.cos(turn), alongY: Math.sin(turn), seed: this.seed() });
  }

  /** A round drop that lies on the ground; beside words only. */
  drop(x: number, y: number, radius: number, flatness: number): void {
    if (this.nearWords(x, y, radius) > 0.4) return;
    const point = { x, y, z: 0, radius };
    this.bead([point, { ...point, x: x + 0.001 }], { ...smoothBead, flatness, waver: 0, joining: 0.006 });
  }

  melt(share: number, depth: number, cells: number): void {
    this.#kernel.melt(share, depth, cells, this.seed());
  }

  #draw(spine: readonly SpinePoint[]): void {
    const [first, ...rest] = spine;
    if (first === undefined) return;
    this.#kernel.strokeFrom(first.x, first.y, first.z, first.radius);
    for (const { x, y, z, radius } of rest) this.#kernel.strokeTo(x, y, z, radius);
    this.#kernel.endStroke(Math.max(...spine.map(({ radius }) => radius)));
  }
}

/** Whether a piece of a stroke is more than a crumb. */
function isLong(spine: readonly SpinePoint[]): boolean {
  const [first, last] = [spine[0], spine.at(-1)];
  const length = spine.reduce((sum, { x, y }, n) => {
    const before = spine[n - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
  return length > 3 * Math.max(first?.radius ?? 1, last?.radius ?? 1);
}
