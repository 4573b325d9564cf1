import { frame, fullHeight, fullWidth, halfHeight, halfWidth } from "./buffers";

/**
 * Lays one plane of a premultiplied layer over one plane of the frame. Rows fall `fraction`/128 of a row between two rows
 * of the layer, so the layer has a blank row above and below. The layer lies within the frame from left to right;
 * `width` is a multiple of 4.
 */
function compositePlane(
  colour: usize, alpha: usize, width: i32, height: i32, target: usize, targetWidth: i32, targetHeight: i32,
  left: i32, firstRow: i32, fraction: i32, opacity256: i32,
): void {
  const below = i16x8.splat(<i16>fraction);
  const above = i16x8.splat(<i16>(128 - fraction));
  const opacity = i16x8.splat(<i16>opacity256);
  for (let r = 0; r <= height; r++) {
    const y = firstRow + r;
    if (y < 0 || y >= targetHeight) continue;
    const rowAbove = (r < height ? r : height - 1) * width;
    const rowBelow = (r > 0 ? r - 1 : 0) * width;
    const row = target + <usize>(y * targetWidth + left);
    for (let x = 0; x < width; x += 8) {
      let coverage = i16x8.shr_u(
        i16x8.add(
          i16x8.mul(v128.load8x8_u(alpha + <usize>(rowAbove + x)), above),
          i16x8.mul(v128.load8x8_u(alpha + <usize>(rowBelow + x)), below),
        ),
        7,
      );
      coverage = i16x8.shr_u(i16x8.mul(coverage, opacity), 8);
      if (!v128.any_true(coverage)) continue;
      let over = i16x8.shr_u(
        i16x8.add(
          i16x8.mul(v128.load8x8_u(colour + <usize>(rowAbove + x)), above),
          i16x8.mul(v128.load8x8_u(colour + <usize>(rowBelow + x)), below),
        ),
        7,
      );
      over = i16x8.shr_u(i16x8.mul(over, opacity), 8);
      const ground = v128.load8x8_u(row + <usize>x);
      // ground·(255 − coverage)/255, rounded, without a division
      let rest = i16x8.add(i16x8.mul(ground, i16x8.sub(i16x8.splat(255), coverage)), i16x8.splat(128));
      rest = i16x8.shr_u(i16x8.add(rest, i16x8.shr_u(rest, 8)), 8);
      const sum = i16x8.add(rest, over);
      const bytes = i8x16.narrow_i16x8_u(sum, sum);
      if (x + 8 <= width) v128.store64_lane(row + <usize>x, bytes, 0);
      else v128.store32_lane(row + <usize>x, bytes, 0);
    }
  }
}

/**
 * Composites a premultiplied YUVA layer onto the finished frame. Its bytes: luma, alpha (width×height each), Cb, Cr, alpha
 * (a quarter of that each), then eight spare bytes. `width` and `left` are multiples of 8, `height` is even; `top64` is the
 * top edge in 1/64 pixel; an opacity of 256 shows all of it.
 */
export function compositeLayer(layer: usize, width: i32, height: i32, left: i32, top64: i32, opacity256: i32): void {
  const area = width * height;
  compositePlane(
    layer, layer + <usize>area, width, height, frame, fullWidth, fullHeight, left, top64 >> 6, (top64 & 63) << 1, opacity256,
  );
  const chromaWidth = width >> 1;
  const chromaHeight = height >> 1;
  const chromaArea = chromaWidth * chromaHeight;
  const cb = layer + <usize>(2 * area);
  const cr = cb + <usize>chromaArea;
  const alpha = cr + <usize>chromaArea;
  const target = frame + <usize>(fullWidth * fullHeight);
  const chromaLeft = left >> 1;
  // Half a luma pixel is one chroma pixel: 1/128 of a chroma row is 1/64 of a luma row.
  const firstRow = top64 >> 7;
  const fraction = top64 & 127;
  compositePlane(cb, alpha, chromaWidth, chromaHeight, target, halfWidth, halfHeight, chromaLeft, firstRow, fraction, opacity256);
  compositePlane(
    cr, alpha, chromaWidth, chromaHeight, target + <usize>(halfWidth * halfHeight), halfWidth, halfHeight, chromaLeft,
    firstRow, fraction, opacity256,
  );
}
