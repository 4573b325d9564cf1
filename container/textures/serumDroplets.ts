import { fromHex, inkIsDark, mix } from "./colour.ts";
import { type Drop, freeLane, type Lane, laneCentre, placeDrops } from "./dropPlacement.ts";
import type { Kernel } from "./kernel.ts";
import { randomFrom } from "./random.ts";
import { calmPull, setColours, setQuietZones, type TextureModule } from "./texture.ts";

/** Value of the metaball field at a drop's outline. */
const edge = 0.2;
const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

function drawDrop(kernel: Kernel, drop: Drop, t: number): void {
  // Larger drops stand taller.
  const strength = Math.min(0.62, 0.3 + 2.2 * drop.radius);
  // The bump reaches further than the outline, which lies where the bump falls to `edge`.
  const reach = drop.radius / Math.sqrt(1 - Math.sqrt(edge / strength));
  const breath = 0.018 * wave(t + drop.swayPhase);
  const x = drop.x + 0.004 * wave(t + drop.breathPhase);
  const y = drop.y + 0.006 * wave(t + drop.swayPhase);
  kernel.addDrop(x, y, reach * (drop.elongation + breath), reach * (1.02 - breath), strength);
}

/** Two drops that slide down in turn, sticking and slipping; as one leaves below the next has its place. */
const slidingDrops = 2;
const slideBeyond = 0.9;
const slideHalfWidth = 0.064;

function drawSlide(kernel: Kernel, lane: Lane, canvasHeight: number, t: number): void {
  const spacing = (canvasHeight + slideBeyond) / slidingDrops;
  const progress = t - (0.11 * wave(2 * t)) / (2 * Math.PI);
  for (let n = 0; n < slidingDrops; n++) {
    const y = -0.25 + (n + progress) * spacing;
    kernel.addDrop(laneCentre(lane, y), y, 0.105, 0.13, 0.46);
    // A shoulder that trails behind, and a bead that the trail leaves.
    kernel.addDrop(laneCentre(lane, y - 0.085), y - 0.085, 0.068, 0.11, 0.26);
    kernel.addDrop(laneCentre(lane, y - 0.27), y - 0.27, 0.036, 0.046, 0.32);
  }
}

/** Clear drops of serum on a softly lit ground. */
export const serumDroplets: TextureModule = {
  setup(kernel, options) {
    const { palette, seed, width, height } = options;
    const random = randomFrom(seed);
    const base = fromHex(palette.groundBase);
    const shadow = fromHex(palette.groundShadow);
    const light = fromHex(palette.groundLight);
    const bottom = mix(base, shadow, 0.35);
    // A ground for light words stays dark; its glow only hints at the lamp.
    const darkInk = inkIsDark(palette);
    const top = mix(base, light, darkInk ? 0.65 : 0.15);
    const glow = mix(base, light, darkInk ? 1 : 0.35);
    setColours(kernel, [top, bottom, glow, mix(base, shadow, 0.55)]);
    setQuietZones(kernel, options);
    kernel.setGroundGlow(0.2 + 0.3 * random(), 0.25 + 0.2 * random(), 0.9);
    kernel.setLiquid(edge, 0.9, 0.75, 0.075, 0.95);
    kernel.setDropShadow(0.4, 0.016, 0.4);
    kernel.setLiquidCalm(calmPull(palette, darkInk ? bottom : glow));

    const zones = options.quietZones.map((zone) => ({
      x: zone.x / width,
      y: zone.y / width,
      width: zone.width / width,
      height: zone.height / width,
    }));
    const canvasHeight = height / width;
    const lane = freeLane(random, slideHalfWidth, zones);
    const drops = placeDrops(random, canvasHeight, zones, lane);
    return {
      frame(t) {
        kernel.clearDrops();
        for (const drop of drops) drawDrop(kernel, drop, t);
        if (lane !== null) drawSlide(kernel, lane, canvasHeight, t);
        kernel.shadeLiquid();
      },
    };
  },
};
