import type { LayoutName, Scene } from "../../../src/core/rendering/scene.ts";
import type { Box } from "../../../src/core/rendering/box.ts";
import { displacementAt, type Motion, type Wave } from "../../engine/motion.ts";
import type { ComposedAd } from "./composeAd.ts";
import { rotatedSize, type PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";
import { touchesProduct } from "./place.ts";

/** How a layout's product moves over one loop. It starts at rest, so that the first frame is the still. */
interface Choreography {
  /** How far it rises until the loop's middle, before it sinks back. */
  liftPixels: number;
  /** How far it drifts to either side. */
  driftPixels: number;
  /** How far it leans to either side of where it rests. */
  swayDegrees: number;
  /** What it leans about: its own middle, or a hook above its head, from which it hangs as a pendulum does. */
  pivot: "middle" | "hook";
}

const still: Choreography = { liftPixels: 0, driftPixels: 0, swayDegrees: 0, pivot: "middle" };

/**
 * One row a layout. Alone on the ground a product floats freely; on a block of colour or paper it moves less, since the straight edge
 * behind it shows each pixel; with lines that point at it, it only rises and sinks, and they with it; on a surface it stands.
 */
const choreographies: Record<LayoutName, Choreography> = {
  editorial: { liftPixels: 32, driftPixels: 4, swayDegrees: 0.8, pivot: "middle" },
  centred: { liftPixels: 36, driftPixels: 0, swayDegrees: 0.6, pivot: "middle" },
  number: { liftPixels: 26, driftPixels: 12, swayDegrees: 0.8, pivot: "middle" },
  quote: { liftPixels: 16, driftPixels: 16, swayDegrees: 0.5, pivot: "middle" },
  callouts: { ...still, liftPixels: 20 },
  split: { ...still, liftPixels: 20, swayDegrees: 0.3 },
  hero: { liftPixels: 30, driftPixels: 6, swayDegrees: 0.8, pivot: "middle" },
  sheet: { ...still, liftPixels: 18 },
  checklist: { ...still, liftPixels: 20, driftPixels: 6 },
  minimal: { liftPixels: 22, driftPixels: 15, swayDegrees: 0.6, pivot: "middle" },
  diagonal: { liftPixels: 14, driftPixels: 0, swayDegrees: 1.5, pivot: "middle" },
  arch: { liftPixels: 0, driftPixels: 0, swayDegrees: 0.85, pivot: "hook" },
  situ: still,
  situSide: still,
};

/** With an entrance the product is at its highest after 0.6 s of six, and sinks back over the rest. */
const entrance = { liftPixels: 24, highestAt: 0.1 };
/** How far above the product's middle the hook is, as a share of its height. */
const hookHeight = 0.8;
/** A shadow lies on the ground: it follows what rises by less, so that the gap between the two tells the height. */
const shadowLiftRatio = 0.35;
/** The lift at which shadows have faded as far as they do: the contact shadow first, so that what is left is soft. */
const wholeLiftPixels = 32;
const mostFading = { cast: 0.22, contact: 0.85 };
const steady: Wave = { amplitude: 0, cycles: 1, phase: 0 };
/** Pixels that stay free between the moving product and words. */
const clearPixels = 16;
const momentsChecked = 48;
/** Shares of the whole choreography, the first that keeps off words and edges is taken. */
const reductions = [1, 0.8, 0.6, 0.4, 0.2];

/** What of a scene says how it moves. */
export interface MotionOptions {
  motion: Pick<Scene["motion"], "entrance">;
}

/** How product and shadow of an ad move; null where they stay. */
export interface ProductMotion {
  product: Motion;
  shadow: Motion;
  /** How much of the shadow goes while the product is at its highest, 0 to 1: of what falls aside, and of what touches. */
  fading: { cast: number; contact: number };
  /** When the product is highest, as a share of the loop. */
  highestAt: number;
}

/** The choreography of the ad's layout, made smaller where the product would come too near to words or leave the picture. */
export function choreographyOf(ad: ComposedAd, { motion: { entrance: enters } }: MotionOptions): ProductMotion | null {
  const usual = { ...choreographies[ad.layout], highestAt: 0.5 };
  const stands = usual.liftPixels === 0 && usual.swayDegrees === 0;
  if (stands) return null;
  const choreography = enters ? { ...usual, ...entrance } : usual;
  const share = reductions.find((reduction) => isClear(ad, motionOf(ad.product, choreography, reduction)));
  if (share === undefined) return null;
  const product = motionOf(ad.product, choreography, share);
  const downPixels = { ...product.downPixels, amplitude: product.downPixels.amplitude * shadowLiftRatio };
  const height = Math.min(1, (choreography.liftPixels * share) / wholeLiftPixels);
  const fading = { cast: mostFading.cast * height, contact: mostFading.contact * height };
  return {
    product,
    shadow: { ...product, downPixels, turnDegrees: steady },
    fading,
    highestAt: choreography.highestAt,
  };
}

type TimedChoreography = Choreography & { highestAt: number };

function motionOf(product: PlacedProduct, choreography: TimedChoreography, share: number): Motion {
  const { liftPixels, driftPixels, swayDegrees, pivot, highestAt } = choreography;
  const { centreX, centreY, height, rotationDegrees } = product;
  // What leans comes upright first.
  const side = rotationDegrees > 0 ? -1 : 1;
  return {
    downPixels: once((-liftPixels / 2) * share, highestAt),
    acrossPixels: toAndFro(driftPixels * share),
    turnDegrees: toAndFro(side * swayDegrees * share),
    pivot: { x: centreX, y: pivot === "hook" ? centreY - height * hookHeight : centreY },
  };
}

/** From rest to twice the amplitude and back. */
function once(amplitude: number, middleAt: number): Wave {
  return { amplitude, cycles: 1, phase: -0.25, middleAt };
}

/** From rest to one side, through rest to the other, and back. */
function toAndFro(amplitude: number): Wave {
  return { amplitude, cycles: 1, phase: 0 };
}

function isClear({ product, blocks, width, height }: ComposedAd, motion: Motion): boolean {
  const rest = outerBox(product);
  return Array.from({ length: momentsChecked }, (_, n) => productAt(product, motion, n / momentsChecked)).every(
    (moved) => {
      const box = outerBox(moved);
      return (
        blocks.every((block) => !touchesProduct(moved, block, clearPixels)) &&
        box.x >= Math.min(0, rest.x) &&
        box.y >= Math.min(0, rest.y) &&
        box.x + box.width <= Math.max(width, rest.x + rest.width) &&
        box.y + box.height <= Math.max(height, rest.y + rest.height)
      );
    },
  );
}

function outerBox({ centreX, centreY, width, height, rotationDegrees }: PlacedProduct): Box {
  const outer = rotatedSize(width, height, rotationDegrees);
  return { x: centreX - outer.width / 2, y: centreY - outer.height / 2, ...outer };
}

/** Where a product is at a moment of the loop, 0 to 1. */
export function productAt(product: PlacedProduct, motion: Motion, t: number): PlacedProduct {
  const { acrossPixels, downPixels, turnDegrees } = displacementAt(motion, t);
  const angle = (turnDegrees * Math.PI) / 180;
  const { pivot } = motion;
  const [x, y] = [product.centreX - pivot.x, product.centreY - pivot.y];
  return {
    ...product,
    centreX: pivot.x + x * Math.cos(angle) - y * Math.sin(angle) + acrossPixels,
    centreY: pivot.y + x * Math.sin(angle) + y * Math.cos(angle) + downPixels,
    rotationDegrees: product.rotationDegrees + turnDegrees,
  };
}
