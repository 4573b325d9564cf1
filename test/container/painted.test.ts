import { beforeAll, describe, expect, it } from "vitest";
import { ambientShadows } from "../../container/categories/ambientShadows/index.ts";
import { beachUmbrellaWithWaves } from "../../container/categories/beachUmbrellaWithWaves/index.ts";
import { instantiate, loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { bodyLoop } from "../../container/categories/bodyLoop/index.ts";
import { cloudsDrifting } from "../../container/categories/cloudsDrifting/index.ts";
import { curtainsBlowing } from "../../container/categories/curtainsBlowing/index.ts";
import { faceLoop } from "../../container/categories/faceLoop/index.ts";
import { flatLayPattern } from "../../container/categories/flatLayPattern/index.ts";
import { flowerInBreeze } from "../../container/categories/flowerInBreeze/index.ts";
import { leavesInBreeze } from "../../container/categories/leavesInBreeze/index.ts";
import { mistCloud } from "../../container/categories/mistCloud/index.ts";
import { neckLoop } from "../../container/categories/neckLoop/index.ts";
import { painterOf } from "../../container/engine/painted.ts";
import type { BrushPainter, CanvasPainter, PaintOptions } from "../../container/engine/painter.ts";
import { rotatingObject } from "../../container/categories/rotatingObject/index.ts";
import { sparkleObject } from "../../container/categories/sparkleObject/index.ts";
import { umbrellaOnly } from "../../container/categories/umbrellaOnly/index.ts";
import { onBoard } from "../../container/categories/yachtLife/index.ts";
import type { Palette } from "../../src/core/rendering/scene.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";

const painters: Record<string, CanvasPainter | BrushPainter> = {
  "Ambient Shadows": ambientShadows,
  "Curtains Blowing": curtainsBlowing,
  "Clouds Drifting": cloudsDrifting,
  "Leaves in Breeze": leavesInBreeze,
  "Mist Cloud": mistCloud,
  "Flower in Breeze": flowerInBreeze,
  "Umbrella Only": umbrellaOnly,
  "Beach Umbrella with Waves": beachUmbrellaWithWaves,
  "Flat Lay Pattern": flatLayPattern,
  "Rotating Object": rotatingObject,
  "Sparkle Object": sparkleObject,
  "Face Loop": faceLoop,
  "Neck Loop": neckLoop,
  "Girl Subtle Movement/Body Loop": bodyLoop,
  "Yacht Life": onBoard,
};

const palette: Palette = {
  groundBase: "#dfd3c6",
  groundShadow: "#a58a70",
  groundLight: "#f8f3ec",
  ink: "#33211b",
  inkSoft: "#4a332b",
  panel: "#ffffff",
  accent: "#7a4a3a",
  onAccent: "#ffffff",
};

const size = { width: 216, height: 272 };

type Look = (typeof styles)[number];

let kernels: KernelModule;
beforeAll(async () => {
  kernels = await loadKernels();
});

/** Frames of a look at these moments, as pixels. */
function frames(
  painter: CanvasPainter | BrushPainter,
  style: Look,
  moments: readonly number[],
  more: Partial<PaintOptions> = {},
) {
  const { seed } = style;
  const options = { palette, ...size, seed, style: sceneStyleOf(style), quietZones: [], ...more };
  const kernel = instantiate(kernels, options.width * 2, options.height * 2);
  const paint = painterOf(painter, kernel, options);
  return moments.map((t) => {
    paint(t);
    const pointer = kernel.picturePointer();
    return new Uint8ClampedArray(kernel.memory.buffer, pointer, options.width * options.height * 4).slice();
  });
}

function difference(one: Uint8ClampedArray | undefined, other: Uint8ClampedArray | undefined): number {
  if (one === undefined || other === undefined) return Number.NaN;
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += Math.abs((one[n] ?? 0) - (other[n] ?? 0));
  return sum / one.length;
}

// That each style has a look of its own, and loops, is tested with all other categories.
describe.each(Object.entries(painters))("%s", (category, painter) => {
  const looks = styles.filter(({ animationPrompt }) => animationPrompt === category);

  it("gives the same pixels for the same seed", () => {
    const [style] = looks;
    if (style === undefined) throw new Error(`No looks of ${category}.`);
    const [one] = frames(painter, style, [0.2]);
    const [, again] = frames(painter, style, [0.7, 0.2]);
    expect(difference(one, again)).toBe(0);
    const [other] = frames(painter, style, [0.2], { seed: style.seed + 1 });
    expect(difference(one, other)).toBeGreaterThan(0.1);
  });

  it("is drawn without a style and in the dark", () => {
    const dark = { ...palette, groundBase: "#27485a", groundShadow: "#10242f", groundLight: "#6f9bb0", ink: "#ffffff" };
    const [style] = looks;
    if (style === undefined) throw new Error(`No looks of ${category}.`);
    const [plain] = frames(painter, style, [0], { style: null, palette: dark });
    const values = new Set(plain);
    expect(values.size).toBeGreaterThan(40);
    expect(plain?.every((value, n) => n % 4 !== 3 || value === 255)).toBe(true);
  });
});
