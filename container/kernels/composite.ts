import { frame, fullHeight, fullWidth, halfHeight, halfWidth } from "./buffers";

/** Eight premultiplied pixels over those of a row; of the last in it only as many as `targetWidth` leaves, four or eight. */
@inline export function layOver(
  over: v128, coverage: v128, opacity: v128, row: usize, x: i32, targetWidth: i32,
): void {
  // Seven bits below the pixel's own: a faint layer rounded to whole levels would show as lines where a shadow runs out.
  const covered = i16x8.mul(coverage, opacity);
  const share = i16x8.add(i16x8.shr_u(covered, 1), i16x8.shr_u(covered, 9));
  const ground = i16x8.shl(v128.load8x8_u(row + <usize>x), 7);
  const rest = i16x8.q15mulr_sat_s(ground, i16x8.sub(i16x8.splat(32767), share));
  const colour = i16x8.shr_u(i16x8.mul(over, opacity), 1);
  const sum = i16x8.shr_u(i16x8.add(i16x8.add(rest, colour), i16x8.splat(64)), 7);
  const bytes = i8x16.narrow_i16x8_u(sum, sum);
  if (x + 8 <= targetWidth) v128.store64_lane(row + <usize>x, bytes, 0);
  else v128.store32_lane(row + <usize>x, bytes, 0);
}

/**
 * Lays one plane of a premultiplied layer over one plane of the frame. The layer lies within the frame from left to right; `width` is
 * a multiple of 4.
 */
function compositePlane(
  colour: usize, alpha: usize, width: i32, height: i32, target: usize, targetWidth: i32, targetHeight: i32,
  left: i32, top: i32, opacity256: i32,
): void {
  const opacity = i16x8.splat(<i16>opacity256);
  for (let r = max(0, -top); r < min(height, targetHeight - top); r++) {
    const at = <usize>(r * width);
    const row = target + <usize>((top + r) * targetWidth + left);
    for (let x = 0; x < width; x += 8) {
      const coverage = v128.load8x8_u(alpha + at + <usize>x);
      if (!v128.any_true(coverage)) continue;
      layOver(v128.load8x8_u(colour + at + <usize>x), coverage, opacity, row, x, width);
    }
  }
}

/**
 * Composites a premultiplied YUVA layer onto the finished frame. Its bytes: luma, alpha (width×height each), Cb, Cr, alpha
 * (a quarter of that each), then eight spare bytes. `width` and `left` are multiples of 8, `height` and `top` are even; an opacity of
 * 256 shows all of it.
 */
export function compositeLayer(layer: usize, width: i32, height: i32, left: i32, top: i32, opacity256: i32): void {
  const area = width * height;
  compositePlane(layer, layer + <usize>area, width, height, frame, fullWidth, fullHeight, left, top, opacity256);
  const chromaWidth = width >> 1;
  const chromaHeight = height >> 1;
  const chromaArea = chromaWidth * chromaHeight;
  const cb = layer + <usize>(2 * area);
  const cr = cb + <usize>chromaArea;
  const alpha = cr + <usize>chromaArea;
  const target = frame + <usize>(fullWidth * fullHeight);
  for (let plane = 0; plane < 2; plane++) {
    compositePlane(
      plane == 0 ? cb : cr, alpha, chromaWidth, chromaHeight, target + <usize>(plane * halfWidth * halfHeight), halfWidth,
      halfHeight, left >> 1, top >> 1, opacity256,
    );
  }
}
