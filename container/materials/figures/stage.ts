import { grown } from "../../../src/core/rendering/box.ts";
import type { KernelBrush } from "../../engine/brush.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter, PaintOptions } from "../../engine/painter.ts";
import { bestOf, cutShare, foregroundOf, sightOf, type Foreground } from "../../engine/sight.ts";
import { toneFadePixels } from "../../engine/groundModule.ts";
import { onStage, type Stage } from "./curves.ts";

/** What a figure is set up with: where it stands, and how its light falls. */
export interface FigureOptions extends PaintOptions {
  stage: Stage;
  form: Form;
}

export interface FigureLook {
  /** Origin of the drawing in shares of the frame, widths a unit at scale 1, and how it lies. */
  x: number;
  y: number;
  size: number;
  tilt: number;
  isMirrored: boolean;
  /** What has to be seen of it, in its units. */
  subject: { x: number; y: number; radius: number };
  /** How far down it may go where words ask for it, in heights of the frame; upward below 0. */
  shifts: readonly number[];
  /** Over which share of the usual way its ground's tone fades around words. */
  fadeShare: number;
  /** Prepares everything that stays; `paint` fills the brush's picture for any moment of the loop. */
  setup(brush: KernelBrush, options: FigureOptions): { paint(t: number): void };
}

/** A head at the drawing's origin, which no words should cross. */
const face = { x: 0, y: 0, radius: 0.4 };
/** The same head with its hair. */
const head = { x: 0.02, y: -0.06, radius: 0.52 };
/** What comes below it. */
const body = { x: 0, y: 1.9, radius: 0.8 };

const across = [0.06, 0.14, 0.22, 0.3, 0.4, 0.5, 0.6, 0.7, 0.78, 0.86, 0.94];
const down = Array.from({ length: 12 }, (_, n) => 0.1 + 0.075 * n);
const sizes = [1, 0.84, 0.7, 0.58, 0.48, 0.4, 0.34, 0.28];
/**
 * What it costs when all of a head, of what matters of a figure, or of its body, lies under words: a person that is half calmed looks like
 * a ghost.
 */
const costUnderWords = { head: 2.6, subject: 0.5, body: 0.7 };
/** A head that a panel hides whole is cropped; one that it cuts costs. */
const costCut = 1;
/** So much of what matters is seen, at worst under words, or it costs. */
const leastSeen = 0.52;
const costHidden = 6;
/** Ground may fade far around words; a head whose crown fades looks bald. */
export const fadeShareOfHeads = 0.5;
/** Of that way so much still fades a face. */
const fadingShare = 0.6;
/** Under what matters of a figure so much body may be seen, in units of the drawing, and what each further unit costs. */
const mostBelow = 0.5;
const costBelow = 0.3;

/**
 * Where a look's figure is seen beside or above the product, as large as it can be, off the words, looking toward the product, and
 * otherwise near its own place.
 */
function stageBeside(look: FigureLook, form: Form, foreground: Foreground): Stage {
  const { width, height, product } = foreground;
  const { x, y } = look.subject;
  const own = look.size * form.scale * width;
  const middle = product.x + product.width / 2;
  const choices = sizes.flatMap((size) =>
    [false, true].flatMap((isTurned) => {
      const bare = { x: 0, y: 0, scale: own * size, isMirrored: look.isMirrored !== isTurned, tilt: look.tilt };
      const [fromX, fromY] = onStage(bare)([x, y]);
      const looksLeft = x < 0 !== bare.isMirrored;
      return across.flatMap((column) =>
        down.map((row) => {
          const stage: Stage = { ...bare, x: column * width - fromX, y: row * height - fromY };
          const moved = Math.abs(column - (isTurned ? 1 - look.x : look.x)) + Math.abs(row - look.y);
          const looksAway = looksLeft !== middle < column * width;
          return { stage, worthOfSize: size ** 0.6, cost: 0.08 * moved + (looksAway ? 0.08 : 0) };
        }),
      );
    }),
  );
  const worth = ({ stage, worthOfSize, cost }: (typeof choices)[number]) => {
    const place = onStage(stage);
    const roundOf = (part: FigureLook["subject"]) => {
      const [px, py] = place([part.x, part.y]);
      return { x: px, y: py, radius: part.radius * stage.scale };
    };
    const sight = (part: FigureLook["subject"]) => sightOf(roundOf(part), foreground);
    const [subject, whole, trunk] = [sight(look.subject), sight(head), sight(body)];
    const calmed =
      costUnderWords.head * whole.underWords +
      costUnderWords.subject * subject.underWords +
      costUnderWords.body * trunk.underWords +
      costCut * (cutShare(whole) + cutShare(subject));
    const hidden = costHidden * Math.max(0, leastSeen - subject.seen - subject.underWords);
    const [, foot] = place([look.subject.x, look.subject.y + 1.4 * look.subject.radius]);
    const below = costBelow * Math.max(0, (height - foot) / stage.scale - mostBelow);
    return (0.7 * subject.seen + 0.3 * whole.seen) * worthOfSize - cost - calmed - below - hidden;
  };
  const best = bestOf(choices, worth, ({ worthOfSize, cost }) => worthOfSize - cost);
  if (best === undefined) throw new Error("A figure has places to choose from.");
  return best.stage;
}

/**
 * Where a look's figure leaves words the most room: its own place, or another height or side, or further out and smaller.
 * The less it moves, the better.
 */
export function stageOf(look: FigureLook, form: Form, options: PaintOptions): Stage {
  const bare = foregroundOf(options, 0.5);
  if (bare !== null) {
    const fades = options.quietZones.map((zone) => toneFadePixels(zone, 2 * options.width, fadeShareOfHeads) / 2);
    const near = fadingShare * Math.max(0, ...fades);
    return stageBeside(look, form, { ...bare, words: bare.words.map((box) => grown(box, near)) });
  }
  const { width, height, quietZones } = options;
  const own = look.size * form.scale * width;
  const outward = look.x < 0.5 ? -1 : 1;
  const choices = look.shifts.flatMap((shift) =>
    [false, true].flatMap((isTurned) =>
      [0, 0.12, 0.22, 0.32].map((out) => {
        const across = look.x + outward * out;
        const stage: Stage = {
          x: (isTurned ? 1 - across : across) * width,
          y: (look.y + shift) * height,
          scale: own * (1 - 0.9 * out),
          isMirrored: look.isMirrored !== isTurned,
          tilt: look.tilt,
        };
        return { stage, moved: 0.02 * Math.abs(shift) + 0.05 * out + (isTurned ? 0.004 : 0) };
      }),
    ),
  );
  const cost = ({ stage, moved }: (typeof choices)[number]) => {
    const overlaps = [look.subject, face].map(({ x, y, radius }) => {
      const [px, py] = onStage(stage)([x, y]);
      return quietZones.reduce((sum, zone) => {
        const reach = radius * stage.scale;
        const shared = (from: number, length: number, middle: number) =>
          Math.max(0, Math.min(from + length, middle + reach) - Math.max(from, middle - reach));
        return sum + shared(zone.x / 2, zone.width / 2, px) * shared(zone.y / 2, zone.height / 2, py);
      }, 0);
    });
    return moved + overlaps.reduce((sum, area) => sum + area, 0) / (width * height);
  };
  const isSeen = ({ stage }: (typeof choices)[number]) => {
    const [x, y] = onStage(stage)([look.subject.x, look.subject.y]);
    return x > 0 && x < width && y > 0.1 * height && y < 0.86 * height;
  };
  const [first] = choices
    .filter((choice, n) => n === 0 || isSeen(choice))
    .map((choice) => ({ ...choice, cost: cost(choice) }))
    .sort((one, other) => one.cost - other.cost);
  if (first === undefined) throw new Error("A look's own place is always a choice.");
  return first.stage;
}

/** A category of people in light and shadow. */
export function figurePainter(looks: Readonly<Record<string, FigureLook>>, usual: FigureLook): BrushPainter {
  return {
    fadeShareOf: (style) => lookOf(looks, usual, style).fadeShare,
    setupOn(brush, options) {
      const look = lookOf(looks, usual, options.style);
      const form = formOf(options.style);
      return look.setup(brush, { ...options, form, stage: stageOf(look, form, options) });
    },
  };
}
