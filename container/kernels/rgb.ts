import { allocate, frame, fullHeight, fullWidth, halfHeight, halfWidth, rowScratch } from "./buffers";

// BT.709, limited range, in 1/65536.
const LUMA_SCALE: i32 = 76309;
const RED_FROM_CR: i32 = 117489;
const GREEN_FROM_CB: i32 = 13975;
const GREEN_FROM_CR: i32 = 34925;
const BLUE_FROM_CB: i32 = 138438;

let rgb: usize = 0;

/** Where `storeRgb` leaves the frame: three bytes a pixel, row by row. */
export function rgbPointer(): usize {
  // Each group of four pixels is stored with four bytes too many.
  if (rgb == 0) rgb = allocate(<usize>(fullWidth * fullHeight * 3 + 4));
  return rgb;
}

/** Chroma at full-resolution row `y`, in quarter steps as 32-bit numbers: three parts the nearest row, one part the next. */
function chromaRow(plane: usize, y: i32, row: usize): void {
  const near = y >> 1;
  const next = min(max(near + (y & 1 ? 1 : -1), 0), halfHeight - 1);
  const nearRow = plane + <usize>(near * halfWidth);
  const nextRow = plane + <usize>(next * halfWidth);
  for (let x = 0; x < halfWidth; x += 4) {
    const a = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(nearRow + <usize>x)));
    const b = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(nextRow + <usize>x)));
    v128.store(row + <usize>(x << 2), i32x4.add(i32x4.mul(a, i32x4.splat(3)), b));
  }
  // What lies beyond the plane's edge repeats the edge.
  store<i32>(row - 4, load<i32>(row));
  store<i32>(row + <usize>(halfWidth << 2), load<i32>(row + <usize>((halfWidth - 1) << 2)));
}

/** Four pixels as bytes: red, green and blue, twelve in all. */
@inline function packed(luma: v128, u: v128, v: v128): v128 {
  const brightness = i32x4.shl(
    i32x4.add(i32x4.mul(i32x4.sub(luma, i32x4.splat(16)), i32x4.splat(LUMA_SCALE)), i32x4.splat(32768)),
    4,
  );
  const red = i32x4.shr_s(i32x4.add(brightness, i32x4.mul(v, i32x4.splat(RED_FROM_CR))), 20);
  const green = i32x4.shr_s(
    i32x4.sub(
      i32x4.sub(brightness, i32x4.mul(u, i32x4.splat(GREEN_FROM_CB))),
      i32x4.mul(v, i32x4.splat(GREEN_FROM_CR)),
    ),
    20,
  );
  const blue = i32x4.shr_s(i32x4.add(brightness, i32x4.mul(u, i32x4.splat(BLUE_FROM_CB))), 20);
  const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(red, green), i16x8.narrow_i32x4_s(blue, blue));
  return v128.shuffle<u8>(bytes, bytes, 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11, 0, 0, 0, 0);
}

/** The finished frame as RGB, its chroma interpolated and not repeated. */
export function storeRgb(): void {
  const area = fullWidth * fullHeight;
  const cb = frame + <usize>area;
  const cr = cb + <usize>(area >> 2);
  const cbRow = rowScratch + 64;
  const crRow = cbRow + <usize>((halfWidth + 32) << 2);
  const centre = i32x4.splat(2048);
  for (let y = 0; y < fullHeight; y++) {
    chromaRow(cb, y, cbRow);
    chromaRow(cr, y, crRow);
    const from = frame + <usize>(y * fullWidth);
    const to = rgb + <usize>(y * fullWidth * 3);
    for (let x = 0; x < fullWidth; x += 8) {
      const o = <usize>(x << 1);
      const u = v128.load(cbRow + o);
      const v = v128.load(crRow + o);
      const u3 = i32x4.sub(i32x4.mul(u, i32x4.splat(3)), centre);
      const v3 = i32x4.sub(i32x4.mul(v, i32x4.splat(3)), centre);
      const evenU = i32x4.add(u3, v128.load(cbRow + o - 4));
      const evenV = i32x4.add(v3, v128.load(crRow + o - 4));
      const oddU = i32x4.add(u3, v128.load(cbRow + o + 4));
      const oddV = i32x4.add(v3, v128.load(crRow + o + 4));
      const luma = v128.load8x8_u(from + <usize>x);
      const at = to + <usize>(x * 3);
      v128.store(
        at,
        packed(
          i32x4.extend_low_i16x8_u(luma),
          v128.shuffle<i32>(evenU, oddU, 0, 4, 1, 5),
          v128.shuffle<i32>(evenV, oddV, 0, 4, 1, 5),
        ),
      );
      v128.store(
        at + 12,
        packed(
          i32x4.extend_high_i16x8_u(luma),
          v128.shuffle<i32>(evenU, oddU, 2, 6, 3, 7),
          v128.shuffle<i32>(evenV, oddV, 2, 6, 3, 7),
        ),
      );
    }
  }
}
