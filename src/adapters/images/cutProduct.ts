import { err, ok, type Result } from "../../core/result.ts";
import type { OutlineMap, PictureProblem, PictureSigns, ProductOutlines } from "../../ports/pictures.ts";
import { closeUpOf, coverageLevels, sharpened } from "./closeUp.ts";
import type { Contour } from "./contour.ts";
import { coverageOf } from "./contourFill.ts";
import { followedLine } from "./followedLine.ts";
import { matte } from "./matte.ts";
import { outlineInputOf, withoutAir } from "./outlineInput.ts";
import {
  certainOutline,
  isSeenAlike,
  judgeOutline,
  mark,
  minConfidence,
  type JudgedOutline,
  type OutlineInput,
  type Scale,
} from "./outlineJudge.ts";
import type { Silhouette } from "./outlineShape.ts";
import type { Pixels } from "./pixels.ts";
import { flattened, judgeAlpha } from "./suppliedAlpha.ts";

/** A product alone on transparent ground: the part of its picture that begins at `left` and `top`. */
export interface CutProduct {
  pixels: Pixels;
  left: number;
  top: number;
  signs: Pick<PictureSigns, "treatment" | "confidence" | "symmetry">;
}

export interface CutTools {
  /** Null: no model is there, and only outlines that need none are used. */
  outlines: ProductOutlines | null;
  toPng: (pixels: Pixels) => Uint8Array;
  signal?: AbortSignal | undefined;
}

const final = (reason: string) => err({ reason, temporary: false });

/**
 * Cuts the product out; an alpha that is not to be trusted is laid on white first. It is cut by the alpha that the picture brings or by
 * its plain ground where those leave no doubt, otherwise by what an outline model sees, checked against both. Changes `decoded`.
 */
export async function cutProduct(decoded: Pixels, tools: CutTools): Promise<Result<CutProduct, PictureProblem>> {
  const alpha = judgeAlpha(decoded);
  const isSupplied = alpha.kind === "outline";
  const whole = isSupplied ? decoded : alpha.kind === "opaque" ? alpha.pixels : flattened(decoded);
  const input = outlineInputOf(whole, isSupplied);
  const judged = certainOutline(input) ?? (await judgedByModel(input, tools));
  if ("temporary" in judged) return err(judged);
  if (judged.reason !== null) return final(judged.reason);
  const { confidence, signs } = judged;
  const shape = isSupplied ? withoutAir(judged.shape) : judged.shape;
  const { lines, seenShare } = followedLine(whole, shape, isSupplied);
  const unlike = judged.isCompleted ? seenSharesOfCompleted : seenShares;
  const scale = isSeenAlike(signs) ? seenSharesOfAlike : unlike;
  const seenConfidence = isSupplied ? 1 : mark(seenShare, scale);
  if (seenConfidence < minConfidence) return final(fadesAway);
  // A supplied alpha knows its own edge, and the line has left it where it brought a shadow along.
  const knowsEdge = signs.agreement === null || isSupplied;
  const { width, height } = whole;
  matte(whole, knowsEdge ? coverageOf(lines, width, height) : await sharpenedByModel(lines, whole, shape, tools));
  const treatment = isSupplied ? "supplied-alpha" : "cut-out";
  const { left, top } = alpha.kind === "opaque" ? alpha : { left: 0, top: 0 };
  return ok({
    pixels: whole,
    left,
    top,
    signs: { treatment, confidence: Math.min(confidence, seenConfidence), symmetry: signs.symmetry },
  });
}

async function judgedByModel(input: OutlineInput, tools: CutTools): Promise<JudgedOutline | PictureProblem> {
  if (tools.outlines === null) return { reason: needsModel, temporary: false };
  const map = await tools.outlines.outline(tools.toPng(input.pixels), tools.signal);
  if (!map.ok) return map.error;
  return judgeOutline(input, fitted(map.value, input.pixels)) ?? { reason: nothingThere, temporary: false };
}

/**
 * The lines' own coverage where the finer look cannot be had: what has been judged can be shown without it. While the look is under way
 * only the lines are held: a coverage is as large as the picture, and another picture is decoded meanwhile.
 */
async function sharpenedByModel(
  lines: readonly Contour[],
  whole: Pixels,
  shape: Silhouette,
  { outlines, toPng, signal }: CutTools,
): Promise<Float32Array> {
  const { width, height } = whole;
  const closeUp = closeUpOf(whole, shape);
  if (outlines === null || closeUp === null) return coverageOf(lines, width, height);
  const { part } = closeUp;
  const look = await outlines.edge(toPng(closeUp.pixels), signal);
  signal?.throwIfAborted();
  if (!look.ok) return coverageOf(lines, width, height);
  return sharpened(coverageLevels(coverageOf(lines, width, height)), whole, shape, look.value, part);
}

const needsModel =
  "The product cannot be told from the picture's ground with certainty without an outline model, which is not set up; a PNG with a transparent ground can be used.";
/** How much of the line around a product is to be seen; the rest is drawn through. */
const seenShares: Scale = { none: 0.86, enough: 0.9, sure: 0.98 };
/** Of an outline with a part that the model left out: it is pale, and a part of its line is hardly to be seen. */
const seenSharesOfCompleted: Scale = { none: 0.82, enough: 0.86, sure: 0.98 };
/** Where several looks drew the same line; even then a white lid on white is drawn where nothing is to be seen (0.56), a grey studio's jar is not (0.85). */
const seenSharesOfAlike: Scale = { none: 0.6, enough: 0.72, sure: 0.85 };
const fadesAway =
  "The product's edge fades into the ground, so that it cannot be cut out cleanly; a picture on a ground of another tone, or a PNG with a transparent ground, can be used.";
const nothingThere = "No product stands out in the picture; a picture of it alone can be used.";

/** The map in the picture's own size, which a model may have rounded. */
function fitted(map: OutlineMap, { width, height }: Pixels): OutlineMap {
  if (map.width === width && map.height === height) return map;
  const [mask, views] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let y = 0; y < height; y++) {
    const row = Math.min(map.height - 1, Math.floor(((y + 0.5) * map.height) / height)) * map.width;
    for (let x = 0; x < width; x++) {
      const from = row + Math.min(map.width - 1, Math.floor(((x + 0.5) * map.width) / width));
      mask[y * width + x] = map.mask[from] ?? 0;
      views[y * width + x] = map.views[from] ?? 0;
    }
  }
  return { width, height, mask, views, viewCount: map.viewCount };
}
