import type { Box } from "../../../src/core/rendering/box.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { wave } from "./wetPicture.ts";

/** Liquid that runs down: a trail that stays, and beads that gather at its top, slide down it and leave below. */
export interface Run {
  x: number;
  /** Canvas widths; at the bottom hangs a drop, unless that is beyond the frame. */
  top: number;
  bottom: number;
  /** Half width of the trail. */
  width: number;
  phase: number;
  winding: number;
  /** Whether it runs into more of the same liquid instead of ending in a drop. */
  sinks?: boolean;
}

/** Shortens runs so that no words stand in their way; too short ones are gone. */
export function clearOfWords(runs: readonly Run[], zones: readonly Box[]): Run[] {
  return runs.flatMap((run) => {
    const room = run.width * 3 + 0.03;
    let bottom = run.bottom;
    for (const zone of zones) {
      if (run.x + room < zone.x || run.x - room > zone.x + zone.width) continue;
      if (run.top > zone.y + zone.height) continue;
      bottom = Math.min(bottom, zone.y - 0.07);
    }
    return bottom - run.top < 0.08 ? [] : [{ ...run, bottom }];
  });
}

/** The field of a run at a moment; `beads` slide down it in a loop. */
export function drawRun(kernel: Kernel, run: Run, canvasHeight: number, beads: number, t: number): void {
  const { x, top, bottom, width, phase, winding } = run;
  const length = bottom - top;
  const at = (y: number) => x + winding * wave(y / 0.8 + phase);
  kernel.addRun({ x, top, bottom, width, share: 1.25, strength: 0.42, wave: winding, length: 0.8, phase });
  const leaves = bottom > canvasHeight || run.sinks === true;
  for (let n = 0; n < beads; n++) {
    const life = (t + phase + n / beads) % 1;
    // It gathers, lets go, slips and sticks.
    const slid = Math.max(0, (life - 0.22) / 0.78);
    const down = slid * slid * (1.6 - 0.6 * slid);
    const swell = Math.min(1, life / 0.22);
    const fade = bottom > canvasHeight ? 1 : Math.min(1, (1 - life) / 0.1);
    const size = width * 1.9 * Math.sqrt(swell) * Math.sqrt(fade);
    const y = top + length * down + 0.01 * (1 - swell);
    if (size < 0.004) continue;
    kernel.addDrop(at(y), y, size, size * (1.15 + 0.5 * slid * (1 - slid)), 0.46);
    kernel.addDrop(at(y - size * 1.1), y - size * 1.1, size * 0.66, size * 1.3, 0.24);
  }
  if (leaves) return;
  // What arrived hangs there, fuller just after a bead came.
  const since = (t + phase) % (1 / beads);
  const full = 1 + 0.1 * Math.sin(Math.PI * since * beads);
  kernel.addDrop(at(bottom), bottom, width * 2.5 * full, width * 2.9 * full, 0.5);
}
