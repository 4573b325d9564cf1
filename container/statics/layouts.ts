import type { LayoutName, Orientation, Scene } from "../../src/core/rendering/scene.ts";
import { contains, type Box } from "../../src/core/rendering/safeZones.ts";
import { UnusableInput } from "../unusableInput.ts";
import type { LayoutResult, PlacedProduct } from "./composeAd.ts";
import { rotatedSize } from "./composeAd.ts";
import type { FontPairing } from "./fonts.ts";
import { brandMark, callToAction, headline, rating, support, type Block, type Place, type Setting } from "./pieces.ts";
import { proofLine, proofPanel } from "./proofs.ts";

export interface LayoutInput {
  scene: Scene;
  orientation: Orientation;
  fonts: FontPairing;
  /** Every word lies inside it. */
  zone: Box;
}

type Layout = (input: LayoutInput) => LayoutResult;

/** Wider than this a product lies like a jar; narrower it stands like a bottle or a tube. */
const jarAspect = 0.72;

function aspectOf(scene: Scene): number {
  return scene.product.box.width / scene.product.box.height;
}

/** The largest product whose rotated box fits the stage. `anchor` 0…1: where it sits along a side that has room to spare. */
function placeProduct(
  scene: Scene,
  stage: Box,
  rotationDegrees: number,
  anchor: { x: number; y: number },
): PlacedProduct {
  const aspect = aspectOf(scene);
  const unit = rotatedSize(aspect, 1, rotationDegrees);
  const height = Math.min(stage.width / unit.width, stage.height / unit.height);
  const outer = rotatedSize(aspect * height, height, rotationDegrees);
  return {
    centreX: stage.x + outer.width / 2 + (stage.width - outer.width) * anchor.x,
    centreY: stage.y + outer.height / 2 + (stage.height - outer.height) * anchor.y,
    width: aspect * height,
    height,
    rotationDegrees,
  };
}

/** Stacks blocks downwards; each maker gets its place and gives its height. */
class Column {
  readonly blocks: Block[] = [];
  y: number;
  readonly #place: Omit<Place, "y">;

  constructor(place: Place) {
    this.#place = place;
    this.y = place.y;
  }

  add(make: (at: Place) => (Block & { height: number }) | null, gap: number): void {
    const block = make({ ...this.#place, y: this.y });
    if (block === null) return;
    this.blocks.push(block);
    this.y += block.height + gap;
  }
}

/** Room at the left for italics that reach out of their line: they stay inside the zone, the margin stays straight. */
const overhangPixels = 14;

/** From full size down: the first at which every word is inside the zone is taken. */
const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Composes at the largest type at which everything fits; words that fit at no size are refused. */
function atBestScale(zone: Box, compose: (scale: number) => LayoutResult): LayoutResult {
  for (const scale of scales) {
    const result = compose(scale);
    if ([...result.words, result.callToAction].every((block) => contains(zone, block.box))) return result;
  }
  throw new UnusableInput("The words of this ad are too long for its safe zone.");
}

/** A column of words at the left, the product large and tilted at the lower right. */
const editorial: Layout = (input) =>
  atBestScale(input.zone, (scale) =>
    input.orientation === "vertical" ? editorialVertical(input, scale) : editorialSquare(input, scale),
  );

function editorialVertical({ scene, fonts, zone }: LayoutInput, k: number): LayoutResult {
  const setting: Setting = { fonts, palette: scene.palette, words: scene.words };
  const jar = aspectOf(scene) > jarAspect;
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 4, width: zone.width - overhangPixels, align: "left" });
  column.add((at) => brandMark(setting, at, 46 * k), 26 * k);
  column.add((at) => headline(setting, at, { maxHeight: 330 * k, maxSize: 158 * k, maxLines: 3 }), 22 * k);
  column.add((at) => support(setting, { ...at, width: 660 }, 38 * k, 2), 24 * k);
  column.add((at) => rating(setting, at, 16 * k), 0);
  const pillHeight = 104 * k;
  const panelAt: Place = { x, y: 0, width: jar ? 560 : 400, align: "left" };
  const panelHeight = (proofPanel(setting, panelAt, 31 * k)?.height ?? -28) + 28;
  // The panel and the pill hang on the zone's lower edge, unless the column above leaves them closer together.
  const hanging = Math.min(zone.y + zone.height - pillHeight - panelHeight, column.y + 96);
  const left = new Column({ ...panelAt, y: Math.max(column.y + 36 * k, hanging) });
  left.add((at) => proofPanel(setting, at, 31 * k), 28);
  const pill = callToAction(setting, { x, y: left.y, width: 560, align: "left" }, pillHeight);
  const under = left.y + pillHeight + 24;
  const beside = Math.max(430, pill.box.x + pill.box.width, ...left.blocks.map(({ box }) => box.x + box.width + 22));
  const stage = jar
    ? { x: 170, y: under, width: 880, height: 1900 - under }
    : { x: beside, y: column.y + 26, width: 1100 - beside, height: 1890 - column.y - 26 };
  const product = placeProduct(scene, stage, jar ? 5 : 8, { x: jar ? 0.6 : 0.55, y: jar ? 0.55 : 0.75 });
  return { words: [...column.blocks, ...left.blocks], callToAction: pill, product };
}

function editorialSquare({ scene, fonts, zone }: LayoutInput, k: number): LayoutResult {
  const setting: Setting = { fonts, palette: scene.palette, words: scene.words };
  const jar = aspectOf(scene) > jarAspect;
  const width = jar ? 640 : 560;
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 12, width, align: "left" });
  column.add((at) => brandMark(setting, at, 40 * k), 30 * k);
  column.add(
    (at) => headline(setting, at, { maxHeight: (jar ? 340 : 430) * k, maxSize: 128 * k, maxLines: 4 }),
    26 * k,
  );
  column.add((at) => support(setting, { ...at, width: Math.min(width, 500) }, 32 * k, 4), 26 * k);
  column.add((at) => rating(setting, at, 14 * k), 0);
  const pillHeight = 92 * k;
  const panelAt: Place = { x, y: 0, width: jar ? 400 : 430, align: "left" };
  const panelHeight = (proofPanel(setting, panelAt, 27 * k)?.height ?? -26) + 26;
  const left = new Column({
    ...panelAt,
    y: Math.max(column.y + 30 * k, zone.y + zone.height - 12 - pillHeight - panelHeight),
  });
  left.add((at) => proofPanel(setting, at, 27 * k), 26);
  const pill = callToAction(setting, { x, y: left.y, width: 480, align: "left" }, pillHeight);
  const edge = Math.max(...[...left.blocks, pill].map(({ box }) => box.x + box.width));
  const stage = jar
    ? { x: edge + 20, y: column.y + 30, width: 1090 - edge - 20, height: 1330 - column.y - 30 }
    : { x: x + width + 6, y: 60, width: 1100 - x - width - 6, height: 1270 };
  const product = placeProduct(scene, stage, jar ? 6 : 7, { x: 0.5, y: jar ? 0.6 : 0.5 });
  return { words: [...column.blocks, ...left.blocks], callToAction: pill, product };
}

/** Words centred above, the product upright and large below; in the 4:5 a tall product takes the right half instead. */
const centred: Layout = (input) => {
  const tall = aspectOf(input.scene) <= jarAspect;
  const compose = input.orientation === "square" && tall ? centredBeside : centredAbove;
  return atBestScale(input.zone, (scale) => compose(input, scale));
};

function centredAbove({ scene, orientation, fonts, zone }: LayoutInput, k: number): LayoutResult {
  const setting: Setting = { fonts, palette: scene.palette, words: scene.words };
  const vertical = orientation === "vertical";
  // Centred on the canvas, not on the zone, whose right side the platforms' buttons narrow.
  const half = vertical ? zone.x + zone.width - 540 : 440;
  const width = 2 * half;
  const column = new Column({ x: 540 - half, y: zone.y + (vertical ? 6 : 8), width, align: "centre" });
  column.add((at) => brandMark(setting, at, (vertical ? 44 : 40) * k), vertical ? 22 : 16);
  column.add(
    (at) =>
      headline(setting, at, {
        maxHeight: (vertical ? 262 : 200) * k,
        maxSize: (vertical ? 132 : 104) * k,
        maxLines: 2,
      }),
    vertical ? 30 : 24,
  );
  column.add((at) => support(setting, at, (vertical ? 36 : 33) * k, 2), vertical ? 18 : 12);
  column.add((at) => rating(setting, at, (vertical ? 14 : 12) * k), vertical ? 16 : 12);
  column.add((at) => proofLine(setting, at, (vertical ? 26 : 25) * k), vertical ? 26 : 20);
  const pillHeight = (vertical ? 96 : 88) * k;
  const pill = callToAction(setting, { x: 540 - half, y: column.y, width, align: "centre" }, pillHeight);
  const top = column.y + pillHeight + (vertical ? 34 : 26);
  const bottom = vertical ? 1884 : 1326;
  const stage = { x: 90, y: top, width: 900, height: bottom - top };
  const jar = aspectOf(scene) > jarAspect;
  const product = placeProduct(scene, stage, jar ? 0 : -5, { x: 0.5, y: jar ? 0.4 : 0.5 });
  return { words: column.blocks, callToAction: pill, product };
}

function centredBeside({ scene, fonts, zone }: LayoutInput, k: number): LayoutResult {
  const setting: Setting = { fonts, palette: scene.palette, words: scene.words };
  const at: Place = { x: zone.x + 6, y: 0, width: 540, align: "centre" };
  const build = (y: number): Column => {
    const column = new Column({ ...at, y });
    column.add((place) => brandMark(setting, place, 38 * k), 34);
    column.add((place) => headline(setting, place, { maxHeight: 400 * k, maxSize: 118 * k, maxLines: 4 }), 28);
    column.add((place) => support(setting, place, 31 * k, 4), 28);
    column.add((place) => rating(setting, place, 13 * k), 26);
    column.add((place) => proofLine(setting, place, 24 * k), 38);
    return column;
  };
  const pillHeight = 90;
  // The column stands in the middle of the zone's height: measured once, then placed.
  const measured = build(0).y + pillHeight;
  const column = build(zone.y + Math.max(0, (zone.height - measured) / 2));
  const pill = callToAction(setting, { ...at, y: column.y }, pillHeight);
  const stage = { x: at.x + at.width + 16, y: 90, width: 1080 - at.x - at.width - 40, height: 1190 };
  return { words: column.blocks, callToAction: pill, product: placeProduct(scene, stage, -4, { x: 0.5, y: 0.5 }) };
}

export const layouts: Record<LayoutName, Layout> = { editorial, centred };
