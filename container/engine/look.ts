import type { SceneStyle } from "../../src/core/rendering/scene.ts";
import type { QuietZone } from "./quietZone.ts";

/** What a style says of form and light, with the category's usual values where there is none. */
export interface Form {
  coverage: number;
  scale: number;
  cycles: number;
  /** Toward the light, in the frame: x to the right, y down. */
  light: { x: number; y: number };
  softness: number;
}

const upperLeft = 315;

export function formOf(style: SceneStyle | null): Form {
  const angle = ((style?.lightAngleDegrees ?? upperLeft) * Math.PI) / 180;
  return {
    coverage: style?.coverageRatio ?? 0.5,
    scale: style?.scaleRatio ?? 1,
    cycles: style?.cyclesPerLoop ?? 1,
    light: { x: Math.sin(angle), y: -Math.cos(angle) },
    softness: style?.softnessRatio ?? 0.5,
  };
}

/** A style's look, among a category's looks by id of the style; the usual one without a style. */
export function lookOf<Look>(looks: Readonly<Record<string, Look>>, usual: Look, style: SceneStyle | null): Look {
  return (style === null ? undefined : looks[style.id]) ?? usual;
}

/** A gust: −1…1, periodic in t; parts with other phases lag behind. */
export function gust(t: number, cycles: number, phase: number): number {
  const turn = 2 * Math.PI * (t * cycles + phase);
  return 0.68 * Math.sin(turn) + 0.24 * Math.sin(2 * turn + 1.3) + 0.08 * Math.sin(3 * turn + 4.1);
}

/** A gust that leaves where it is at the loop's start `vigour` times as far: what the still shows stays, and the film moves more. */
export function strongGust(t: number, cycles: number, phase: number, vigour: number): number {
  const start = gust(0, cycles, phase);
  return start + vigour * (gust(t, cycles, phase) - start);
}

/** From 0 at the loop's start to 1 and back, without a jerk. */
export function swell(t: number, cycles: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * cycles * t);
}

/** Whether most of the words stand in the upper half; without any, they are thought to. `height` is the half-resolution canvas's. */
export function areWordsAbove(height: number, zones: readonly QuietZone[]): boolean {
  const moment = zones.reduce((sum, zone) => sum + zone.width * zone.height * (zone.y + zone.height / 2 - height), 0);
  return moment <= 0;
}
