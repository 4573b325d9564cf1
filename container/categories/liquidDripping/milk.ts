import type { Box } from "../../../src/core/rendering/box.ts";
import { adjust, fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import { setColours } from "../../engine/groundModule.ts";
import { inLightOf } from "../../engine/light.ts";
import { formOf, swell } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { grainField } from "../../engine/tones.ts";
import { createPassingShade } from "../../materials/light/passingShade.ts";
import { clearOf, wave } from "../../materials/liquid/fluid.ts";

/** Where drops may hang, across the frame: the middle belongs to words and the product. How long each may be, against the longest. */
const places = [
  { x: 0.025, share: 0.85 },
  { x: 0.15, share: 1 },
  { x: 0.3, share: 0.42 },
  { x: 0.7, share: 0.34 },
  { x: 0.845, share: 0.62 },
  { x: 0.985, share: 1 },
] as const;

// Canvas widths.
/** How far down the edge runs where no words stand, and at least. */
const level = 0.17;
const thinnest = 0.075;
/** What stays free above words and beside them: less than clear liquid needs, since what hangs here is as quiet as the ground. */
const [above, beside] = [0.05, 0.01];
const longest = 0.27;
/** How much farther a drop lets itself down in the loop than it hangs in the still. */
const stretch = 0.16;
const [slim, full] = [0.036, 0.052];
const blend = 0.11;
const round = 0.05;
const cast = 0.042;

/** How far down a drop may hang here before it meets words. */
function roomAt(x: number, radius: number, zones: readonly Box[]): number {
  const met = zones.filter((zone) => x + radius > zone.x - beside && x - radius < zone.x + zone.width + beside);
  return Math.min(Infinity, ...met.map(({ y }) => y - above));
}

/** A short thick edge of milk over the frame's upper edge, from which a few drops hang, at its sides. */
export const milk: BrushPainter = {
  setupOn(brush, options) {
    const { palette, width, height, seed, style } = options;
    const { kernel } = brush;
    const random = randomFrom(seed);
    const { cycles } = formOf(style);
    const zones = clearOf({ ...options, width: 2 * width, height: 2 * height });
    const highest = Math.min(...zones.map(({ y }) => y - above));
    const own = Math.max(thinnest, Math.min(level, highest));
    const drops = places
      .map(({ x, share }) => {
        const radius = full * (0.8 + 0.45 * random());
        const wanted = own + longest * share * (0.8 + 0.35 * random());
        const at = x + 0.03 * (random() - 0.5);
        const room = roomAt(at, radius, zones);
        const endOf = (reach: number) => Math.min(reach, room) - radius;
        return { x: at, radius, end: endOf(wanted), furthest: endOf(wanted + stretch), phase: random() };
      })
      .filter(({ end }) => end > own)
      .map(({ end, phase, ...drop }) => ({ ...drop, phase, rest: own + (end - own) * (0.88 + 0.12 * wave(phase)) }));
    const [base, shadow] = [fromHex(palette.groundBase), fromHex(palette.groundShadow)];
    const light = fromHex(palette.groundLight);
    const isPale = inkIsDark(palette);
    const white = mix(light, base, isPale ? 0.12 : 0);
    const dim = adjust(mix(base, shadow, 0.35), { lightness: 1, chroma: 0.9 });
    const grain = grainField(width, height, seed).map((value) => 0.03 * value);
    const [grainAt, edgeAt] = [brush.keep(grain), kernel.milkEdge()];
    // More from the side than other light: what hangs shows its gloss along its flanks.
    const toward = inLightOf(style, { x: -0.98, y: -0.2 });
    const edge = new Float32Array(width);
    const [first, second] = [random(), random()];
    const reach = Math.ceil((own + 1.5 * longest + stretch + 2 * full + 4 * cast) * width);
    const shade = createPassingShade(options, formOf(style));
    return {
      paint(t) {
        setColours(kernel, [
          mix(base, light, isPale ? 0.35 : 0.1),
          mix(base, shadow, 0.25),
          mix(dim, [1, 1, 1], 0.25),
          mix(dim, white, 0.15),
          white,
        ]);
        const moment = t * cycles;
        for (let x = 0; x < width; x++) {
          const u = x / width;
          const uneven = 0.6 * wave(1.3 * u + first + 0.08 * wave(moment)) + 0.4 * wave(2.6 * u + second);
          edge[x] = width * own * (1 + 0.16 * uneven);
        }
        brush.write(edgeAt, edge);
        const table = drops.flatMap(({ x, radius, rest, furthest, phase }) => {
          const pulled = 0.5 + 0.5 * wave(moment + phase);
          // Each lets itself down in its own time and draws up again, from where the still has it.
          const hangs = rest + (furthest - rest) * swell(t, cycles) ** (1 + phase);
          return [x, 0.6 * own, hangs, slim, radius * (0.94 + 0.08 * pulled)].map((length) => length * width);
        });
        brush.write(kernel.milkDrops(), Float32Array.from(table));
        kernel.setMilk(toward.x, toward.y);
        kernel.drawMilk(drops.length, blend * width, round * width, cast * width, reach, grainAt);
        shade(brush, t);
      },
    };
  },
};
