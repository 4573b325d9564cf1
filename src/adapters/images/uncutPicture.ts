import { uncutMarginShare } from "../../core/product/uncut.ts";
import { pictureLimits } from "../../core/rendering/protocol.ts";
import { widened, type Bounds, type Pixels } from "./pixels.ts";
import { preparedPicture } from "./productPicture.ts";
import { scaleDown } from "./scaleDown.ts";
import { flattened } from "./suppliedAlpha.ts";

/**
 * The picture that a product was cut out of, without alpha, with the cut-out in the middle and `uncutMarginShare` around it; white where
 * the picture ends. It is no longer than any picture that is worked on: smaller than the cut-out's scale where that is long itself. `part`:
 * what the cut-out shows of the prepared picture.
 */
export function uncutPicture(whole: Pixels, part: Bounds): Pixels {
  const { pixels } = preparedPicture(whole, uncovered);
  const margin = Math.max(part.width, part.height) * uncutMarginShare;
  const [framedWidth, framedHeight] = [part.width + 2 * margin, part.height + 2 * margin];
  const scale = Math.min(1, pictureLimits.longSidePixels / Math.max(framedWidth, framedHeight));
  // Before it is framed: two pictures of full size beside each other would fill the Worker.
  const scaled = scale < 1 ? scaleDown(pixels, pixels.width * scale, pixels.height * scale) : pixels;
  const size = { width: Math.round(framedWidth * scale), height: Math.round(framedHeight * scale) };
  return onWhite(scaled, {
    x: Math.round((part.x - margin) * scale),
    y: Math.round((part.y - margin) * scale),
    ...size,
  });
}

/** What lies inside `frame`, also where the picture ends. */
function onWhite(pixels: Pixels, frame: Bounds): Pixels {
  const { width, height } = frame;
  const out = new Uint8Array(width * height * 4).fill(255);
  const seen = widened(frame, 0, pixels);
  for (let y = 0; y < seen.height; y++) {
    const from = ((seen.y + y) * pixels.width + seen.x) * 4;
    const to = ((seen.y + y - frame.y) * width + seen.x - frame.x) * 4;
    out.set(pixels.rgba.subarray(from, from + seen.width * 4), to);
  }
  return { rgba: out, width, height };
}

/**
 * A picture without its alpha. One that was touched up still has the colours of what was erased; where all that is clear has the same
 * colour there is nothing beneath, and it lies on white.
 */
function uncovered(pixels: Pixels): Pixels {
  const { rgba } = pixels;
  let beneath: number | null = null;
  let isPlain = true;
  for (let o = 0; o < rgba.length && isPlain; o += 4) {
    if (rgba[o + 3] !== 0) continue;
    const colour = ((rgba[o] ?? 0) << 16) | ((rgba[o + 1] ?? 0) << 8) | (rgba[o + 2] ?? 0);
    isPlain = beneath === null || beneath === colour;
    beneath = colour;
  }
  if (isPlain) return flattened(pixels);
  for (let o = 3; o < rgba.length; o += 4) rgba[o] = 255;
  return pixels;
}
