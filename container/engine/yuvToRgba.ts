// BT.709, limited range, in 1/65536.
const lumaScale = Math.round((255 / 219) * 65536);
const redFromCr = Math.round((255 / 224) * 1.5748 * 65536);
const greenFromCb = Math.round((255 / 224) * 0.187324 * 65536);
const greenFromCr = Math.round((255 / 224) * 0.468124 * 65536);
const blueFromCb = Math.round((255 / 224) * 1.8556 * 65536);

/** Row of chroma at full-resolution row `y`, in 1/16 steps: three parts the nearest row, one part the next. */
function chromaRow(plane: Uint8Array, columns: number, rows: number, y: number, row: Int32Array): void {
  const near = y >> 1;
  const next = Math.min(Math.max(near + (y & 1 ? 1 : -1), 0), rows - 1);
  const [nearAt, nextAt] = [near * columns, next * columns];
  // What lies beyond the plane's edge repeats the edge: one sample of margin on each side.
  for (let x = 0; x < columns; x++) row[x + 1] = 3 * (plane[nearAt + x] ?? 0) + (plane[nextAt + x] ?? 0);
  row[0] = row[1] ?? 0;
  row[columns + 1] = row[columns] ?? 0;
}

/** I420 (limited range, BT.709) to opaque RGBA for stills; chroma is interpolated, not repeated. */
export function yuvToRgba(yuv: Uint8Array, width: number, height: number): Uint8ClampedArray {
  const columns = width >> 1;
  const rows = height >> 1;
  const lumaBytes = width * height;
  const cb = yuv.subarray(lumaBytes, lumaBytes + columns * rows);
  const cr = yuv.subarray(lumaBytes + columns * rows, lumaBytes + 2 * columns * rows);
  const cbRow = new Int32Array(columns + 2);
  const crRow = new Int32Array(columns + 2);
  const rgba = new Uint8ClampedArray(lumaBytes * 4);
  for (let y = 0; y < height; y++) {
    chromaRow(cb, columns, rows, y, cbRow);
    chromaRow(cr, columns, rows, y, crRow);
    for (let x = 0; x < width; x++) {
      const near = (x >> 1) + 1;
      const next = near + (x & 1 ? 1 : -1);
      // In 1/16 steps, so that everything stays a whole number of 31 bits.
      const u = 3 * (cbRow[near] ?? 0) + (cbRow[next] ?? 0) - 2048;
      const v = 3 * (crRow[near] ?? 0) + (crRow[next] ?? 0) - 2048;
      const pixel = y * width + x;
      const brightness = ((((yuv[pixel] ?? 0) - 16) * lumaScale + 32768) * 16) | 0;
      const at = pixel * 4;
      rgba[at] = (brightness + redFromCr * v) >> 20;
      rgba[at + 1] = (brightness - greenFromCb * u - greenFromCr * v) >> 20;
      rgba[at + 2] = (brightness + blueFromCb * u) >> 20;
      rgba[at + 3] = 255;
    }
  }
  return rgba;
}
