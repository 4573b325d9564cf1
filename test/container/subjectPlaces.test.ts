import { describe, expect, it } from "vitest";
import { composeAd, productBox, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { looks as balls, usualBall } from "../../container/categories/waterBall/looks.ts";
import { zonesOf } from "../../container/materials/liquid/fluid.ts";
import { looks as bodies } from "../../container/categories/bodyLoop/looks.ts";
import { looks as faces } from "../../container/categories/faceLoop/looks.ts";
import { onStage } from "../../container/materials/figures/curves.ts";
import { stageOf, type FigureLook } from "../../container/materials/figures/stage.ts";
import { looks as necks } from "../../container/categories/neckLoop/looks.ts";
import type { PaintOptions } from "../../container/engine/painter.ts";
import { standingObject } from "../../container/categories/rotatingObject/index.ts";
import { formOf, lookOf } from "../../container/engine/look.ts";
import type { Box } from "../../src/core/rendering/box.ts";
import { randomFrom } from "../../container/engine/random.ts";
import { cutShare, foregroundOf, sightOf } from "../../container/engine/sight.ts";
import type { GroundOptions } from "../../container/engine/groundModule.ts";
import { placeBall } from "../../container/categories/waterBall/index.ts";
import { fruitOf } from "../../container/categories/drippingFruit/index.ts";
import { placesOf } from "../../container/categories/drippyIngredients/index.ts";
import { dipper, looks as drips } from "../../container/categories/drippyIngredients/looks.ts";
import { paintOptionsOf } from "../../container/materials/wet/wetPicture.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { leavesRoom } from "../../src/core/rendering/groundRoom.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { LayoutName, SceneStyle, CategoryName } from "../../src/core/rendering/scene.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import type { Style } from "../../src/core/styles/style.ts";
import { aScene, categoryLayouts, type shapes } from "./sampleScenes.ts";

/** In pixels of the whole canvas. */
interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** Discs that stand for what a category shows, by its name. */
const subjects: Partial<Record<CategoryName, (options: GroundOptions) => Disc[]>> = {
  "Rotating Object": (options) => [doubled(standingObject(paintOptionsOf(options)).standing.place)],
  "Face Loop": (options) => [figureOf(faces, paintOptionsOf(options))],
  "Neck Loop": (options) => [figureOf(necks, paintOptionsOf(options))],
  "Girl Subtle Movement/Body Loop": (options) => [figureOf(bodies, paintOptionsOf(options))],
  "Water Ball": (options) => [ballOf(options)],
  "Dripping Fruit": (options) => {
    const { width, height } = options;
    const { places } = fruitOf(options, randomFrom(options.seed));
    return places.map(([x, y, radius]) => ({ x: x * width, y: y * height, radius: radius * width }));
  },
  "Drippy Ingredients": (options) => {
    const { style, width, height, seed } = options;
    const look = lookOf(drips, dipper, style);
    const places = placesOf(look, formOf(style), options, randomFrom(seed));
    return places.flatMap(([x, y, radius, turn]) =>
      look.clear.map((down) => ({
        x: (x - down * radius * Math.sin(turn)) * width,
        y: y * height + down * radius * Math.cos(turn) * width,
        radius: radius * width,
      })),
    );
  },
};

const doubled = ({ x, y, radius }: Disc): Disc => ({ x: 2 * x, y: 2 * y, radius: 2 * radius });

function ballOf(options: GroundOptions): Disc {
  const { width, height, seed, style } = options;
  const look = lookOf(balls, usualBall, style);
  const foreground = foregroundOf({ ...options, width: 1, height: height / width }, 1 / width);
  const ball = placeBall(randomFrom(seed), height / width, zonesOf(options), look, foreground);
  return { x: ball.x * width, y: ball.y * width, radius: ball.radius * width };
}

function figureOf(looks: Readonly<Record<string, FigureLook>>, options: PaintOptions): Disc {
  const look = looks[options.style?.id ?? ""];
  if (look === undefined) throw new Error("Each style of the category has a look.");
  const stage = stageOf(look, formOf(options.style), options);
  const [x, y] = onStage(stage)([look.subject.x, look.subject.y]);
  return doubled({ x, y, radius: look.subject.radius * stage.scale });
}

/** Of a disc's points on the canvas, how many no box hides; as a share of all its points. */
function seenShare({ x, y, radius }: Disc, ad: ComposedAd, boxes: readonly Box[]): number {
  const steps = Array.from({ length: 40 }, (_, n) => (n - 19.5) / 20);
  const points = steps.flatMap((u) => steps.map((v) => [u, v] as const)).filter(([u, v]) => u * u + v * v <= 1);
  const seen = points.filter(([u, v]) => {
    const [px, py] = [x + u * radius, y + v * radius];
    const isHidden = boxes.some((box) => px > box.x && px < box.x + box.width && py > box.y && py < box.y + box.height);
    return px >= 0 && px <= ad.width && py >= 0 && py <= ad.height && !isHidden;
  });
  return seen.length / points.length;
}

function composed(layout: LayoutName, shape: keyof typeof shapes, orientation: PlacementId): ComposedAd | null {
  try {
    return composeAd(aScene(layout, shape), placements[orientation]);
  } catch (error) {
    if (error instanceof UnusableInput) return null;
    throw error;
  }
}

const ads = categoryLayouts.flatMap((layout) =>
  (["bottle", "tube", "flask", "jar"] as const).flatMap((shape) =>
    (["vertical", "square"] as const).flatMap((orientation) => {
      const ad = composed(layout, shape, orientation);
      const name = `${layout} ${shape} ${orientation}`;
      return ad === null ? [] : [{ name, ad, product: aScene(layout, shape).product }];
    }),
  ),
);

/** A third of the ads by turns: each look settles its ground slowly, and a category has looks enough to meet them all. */
const adsOf = (look: Style, looks: readonly Style[]) => ads.filter((_, n) => n % 3 === looks.indexOf(look) % 3);

const { palette } = aScene("editorial", "bottle");
const optionsFor = ({ width, height, quietZones }: ComposedAd, style: SceneStyle): GroundOptions => ({
  palette,
  width,
  height,
  seed: style.seed,
  style,
  quietZones,
});

describe.each(Object.entries(subjects))("the subject of %s", (category, discsOf) => {
  const looks = styles.filter(({ animationPrompt, id }) => animationPrompt === category && id !== "sty_honeycomb-ooze");

  it.each(looks)("is seen beside the product in every layout: $name", (look) => {
    const style = sceneStyleOf(look);
    const hidden = adsOf(look, looks).flatMap(({ name, ad }) => {
      const product = productBox(ad);
      const discs = discsOf({ ...optionsFor(ad, style), product });
      const best = Math.max(0, ...discs.map((disc) => seenShare(disc, ad, [product])));
      return best >= leastSeen ? [] : [`${name}: ${best.toFixed(2)}`];
    });
    expect(hidden).toEqual([]);
  });

  it.each(looks)("is seen and not cut by panels in every layout that it comes in: $name", (look) => {
    const style = sceneStyleOf(look);
    const request = { texture: look.animationPrompt, styleId: style.id };
    const comesIn = adsOf(look, looks).filter(({ ad, product }) => leavesRoom(ad.layout, { ...request, product }));
    const badly = comesIn.flatMap(({ name, ad }) => {
      const [product, covers] = [productBox(ad), coversOf(ad)];
      const discs = discsOf({ ...optionsFor(ad, style), product, covers });
      const best = Math.max(0, ...discs.map((disc) => seenShare(disc, ad, [product, ...covers])));
      // Of many alike, which fill the ground, some may be cut.
      const sights = discs.length > 1 ? [] : discs.map((disc) => sightOf(disc, { ...ad, words: [], product, covers }));
      const cut = Math.max(0, ...sights.map(cutShare));
      return best >= leastSeen && cut <= mostCut ? [] : [`${name}: ${best.toFixed(2)} seen, ${cut.toFixed(2)} cut`];
    });
    expect(badly).toEqual([]);
  });

  it("lies where it did when no product is known", () => {
    const [look] = looks;
    const style = sceneStyleOf(look!);
    for (const { ad } of adsOf(look!, looks)) {
      const options = optionsFor(ad, style);
      expect(discsOf({ ...options, product: null })).toEqual(discsOf(options));
    }
  });
});

/** The share of what a ground shows that has to be seen, at the least. */
const leastSeen = 0.4;
/** The share of one thing that a panel may hide while the rest of it is seen. */
const mostCut = 0.27;

describe("the plinth", () => {
  const style = sceneStyleOf(styles.find(({ id }) => id === "sty_pedestal-turn")!);

  it.each(ads)("carries the product's foot and is wider than it: $name", ({ ad }) => {
    const box = productBox(ad);
    const { standing } = standingObject(paintOptionsOf({ ...optionsFor(ad, style), product: box }));
    const { x, top, half, thick } = standing.plinth!;
    const foot = (box.y + box.height) / 2;
    expect(foot).toBeGreaterThanOrEqual(top);
    expect(foot).toBeLessThanOrEqual(top + thick);
    expect(x - half).toBeLessThan(box.x / 2);
    expect(x + half).toBeGreaterThan((box.x + box.width) / 2);
  });
});
