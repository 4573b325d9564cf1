import { Column } from "../column.ts";
import type { Place } from "../piece.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine, proofPanel } from "../proofs.ts";
import { rating } from "../rating.ts";
import { layoutWith, mostTilt, overhangPixels } from "./layout.ts";

interface Side {
  /** Of the column of words; null: as wide as the zone. */
  width: number | null;
  headlineHeight: number;
  /** Of the proof points' panel; null: there is none. */
  panelWidth: number | null;
  /** Where the product may stand, down to the baseline; `y` null: from the words' end on. */
  stage: { x: number; y: number | null; width: number };
  tilts: readonly number[];
}

interface Numbers {
  tall: Side;
  jar: Side;
  /** Pixels over the words. */
  indent: number;
  headline: { maxSize: number; maxLines: number };
  support: { size: number; maxWidth: number; maxLines: number };
  /** Radius of a star; null: no rating is shown. */
  starRadius: number | null;
  proofSize: number;
  gaps: { brand: number; headline: number; support: number; panel: number; button: number };
  buttonWidth: number;
  anchorX: number;
}

/** A column of words at the left, the product large and tilted at the lower right. */
export const editorial = layoutWith<Numbers>(
  {
    tall: {
      tall: {
        width: null,
        headlineHeight: 330,
        panelWidth: 400,
        stage: { x: 400, y: null, width: 670 },
        tilts: [8, 12, 16, 20, mostTilt],
      },
      jar: {
        width: null,
        headlineHeight: 330,
        panelWidth: 560,
        stage: { x: 60, y: 1000, width: 1000 },
        tilts: [5, 0, 14, 20],
      },
      indent: 4,
      headline: { maxSize: 158, maxLines: 3 },
      support: { size: 38, maxWidth: 660, maxLines: 3 },
      starRadius: 16,
      proofSize: 31,
      gaps: { brand: 30, headline: 26, support: 28, panel: 36, button: 36 },
      buttonWidth: 560,
      anchorX: 0.55,
    },
    portrait: {
      tall: {
        width: 560,
        headlineHeight: 430,
        panelWidth: 430,
        stage: { x: 480, y: 40, width: 590 },
        tilts: [7, 12, 16],
      },
      jar: {
        width: 640,
        headlineHeight: 340,
        panelWidth: 400,
        stage: { x: 390, y: 480, width: 690 },
        tilts: [6, 0],
      },
      indent: 12,
      headline: { maxSize: 128, maxLines: 4 },
      support: { size: 32, maxWidth: 500, maxLines: 4 },
      starRadius: 15.5,
      proofSize: 28,
      gaps: { brand: 32, headline: 26, support: 26, panel: 30, button: 34 },
      buttonWidth: 480,
      anchorX: 0.58,
    },
    square: {
      tall: {
        width: 540,
        headlineHeight: 360,
        panelWidth: null,
        stage: { x: 480, y: 36, width: 580 },
        tilts: [7, 12, 16],
      },
      jar: {
        width: 560,
        headlineHeight: 300,
        panelWidth: null,
        stage: { x: 400, y: 440, width: 650 },
        tilts: [6, 0],
      },
      indent: 12,
      headline: { maxSize: 116, maxLines: 4 },
      support: { size: 31, maxWidth: 480, maxLines: 4 },
      starRadius: 15,
      proofSize: 28,
      gaps: { brand: 28, headline: 24, support: 24, panel: 26, button: 0 },
      buttonWidth: 460,
      anchorX: 0.6,
    },
    wide: {
      tall: {
        width: 660,
        headlineHeight: 250,
        panelWidth: null,
        stage: { x: 700, y: 24, width: 460 },
        tilts: [7, 12, 16],
      },
      jar: {
        width: 620,
        headlineHeight: 250,
        panelWidth: null,
        stage: { x: 660, y: 24, width: 510 },
        tilts: [6, 0],
      },
      indent: 6,
      headline: { maxSize: 108, maxLines: 3 },
      support: { size: 31, maxWidth: 560, maxLines: 2 },
      starRadius: null,
      proofSize: 29,
      gaps: { brand: 22, headline: 18, support: 20, panel: 6, button: 0 },
      buttonWidth: 460,
      anchorX: 0.55,
    },
  },
  ({ scene, context, zone, canvas, isJar, baseline, brand, button }, numbers, k) => {
    const { indent, gaps, starRadius, proofSize, buttonWidth, anchorX } = numbers;
    const { headlineHeight, panelWidth, stage, tilts, ...side } = numbers[isJar ? "jar" : "tall"];
    const x = zone.x + overhangPixels;
    const width = side.width ?? zone.width - overhangPixels;
    const column = new Column({ x, y: zone.y + indent, width, align: "left" });
    column.add((at) => brandMark(context, at, brand * k), gaps.brand * k);
    const { maxSize, maxLines } = numbers.headline;
    const limits = { maxHeight: headlineHeight * k, maxSize: maxSize * k, maxLines };
    column.add((at) => headline(context, at, limits), gaps.headline * k);
    const { size, maxWidth, maxLines: supportLines } = numbers.support;
    const supportWidth = Math.min(width, maxWidth);
    column.add((at) => support(context, { ...at, width: supportWidth }, size * k, supportLines), gaps.support * k);
    if (starRadius !== null) column.add((at) => rating(context, at, starRadius * k), 0);
    const pillHeight = button * k;
    const panelAt: Place = { x, y: 0, width: panelWidth ?? buttonWidth, align: "left" };
    const left = new Column({ ...panelAt, y: column.y + gaps.panel * k });
    // A list of one looks as if the others were missing.
    const proofs = context.words.proofPoints.length === 1 ? proofLine : proofPanel;
    if (panelWidth !== null) left.add((at) => proofs(context, at, proofSize * k), gaps.button);
    const pill = callToAction(context, { x, y: left.y, width: buttonWidth, align: "left" }, pillHeight);
    const words = [...column.blocks, ...left.blocks];
    const top = stage.y ?? column.y;
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: { x: stage.x, y: top, width: stage.width, height: baseline - top },
      obstacles: [...words, pill].map(({ box }) => box),
      tilts,
      anchor: { x: anchorX, y: 0.5 },
      stands: true,
      share: 0.36,
    });
    return { words, callToAction: pill, product };
  },
);
