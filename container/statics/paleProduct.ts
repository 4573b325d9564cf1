/** Straight RGBA. */
interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The outline is looked for on this many pixels along the longer side. */
const gridSide = 440;
/** A ground is at least this light in its darkest channel. */
const whiteFrom = 252;
/** Gaps of an outline up to twice this, in pixels of the grid, are closed. */
const gapRadius = 8;
/** Less of the picture than this within its outline: the outline has not been found. */
const leastInside = 0.35;
/** How much of the ground a pale product hides; the rest is left, so that an outline a little off is not seen. */
const cover = 0.9;

/**
 * Prepares a pale picture without alpha for being set on a ground. Its dark parts darken the ground as multiplying would, and within
 * its outline it hides the ground, as a white product does; a picture whose outline cannot be found only darkens.
 */
export function paleToAlpha(picture: Picture): void {
  const { data, width } = picture;
  const inside = insideOf(picture);
  for (let pixel = 0; pixel * 4 < data.length; pixel++) {
    const i = pixel * 4;
    const darkest = Math.min(data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255);
    const darkening = 1 - darkest / 255;
    const hidden = cover * (inside?.(pixel % width, Math.floor(pixel / width)) ?? 0);
    const alpha = 1 - (1 - hidden) * (1 - darkening);
    for (let c = 0; c < 3; c++) {
      const value = data[i + c] ?? 255;
      // What darkens has the colour that multiplying takes away; what hides has the picture's own.
      const ink = darkening === 0 ? 255 : 255 - (255 - value) / darkening;
      data[i + c] = alpha === 0 ? 255 : (hidden * value + (1 - hidden) * darkening * ink) / alpha;
    }
    data[i + 3] = alpha * (data[i + 3] ?? 255);
  }
}

/** 0…1 for a pixel: how far it lies within the outline; null where there is none that closes. */
function insideOf({ data, width, height }: Picture): ((x: number, y: number) => number) | null {
  const scale = Math.min(1, gridSide / Math.max(width, height));
  const margin = gapRadius + 2;
  const columns = Math.ceil(width * scale) + 2 * margin;
  const rows = Math.ceil(height * scale) + 2 * margin;
  const marked = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (Math.min(data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255) >= whiteFrom) continue;
      marked[(Math.floor(y * scale) + margin) * columns + Math.floor(x * scale) + margin] = 1;
    }
  }
  const grown = spread(marked, columns, rows, gapRadius);
  const outside = spread(flood(grown, columns), columns, rows, gapRadius);
  closeRows(outside, columns);
  const count = outside.reduce((sum, value) => sum + 1 - value, 0);
  if (count < leastInside * (columns - 2 * margin) * (rows - 2 * margin)) return null;
  const soft = softened(outside, columns, rows);
  return (x, y) => {
    const [u, v] = [x * scale + margin - 0.5, y * scale + margin - 0.5];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const at = (column: number, row: number) => soft[row * columns + column] ?? 0;
    const upper = at(left, top) * (1 - (u - left)) + at(left + 1, top) * (u - left);
    const lower = at(left, top + 1) * (1 - (u - left)) + at(left + 1, top + 1) * (u - left);
    return upper * (1 - (v - top)) + lower * (v - top);
  };
}

/** Marks everything within a square of `radius` about what is marked. */
function spread(marked: Uint8Array, columns: number, rows: number, radius: number): Uint8Array {
  const across = new Uint8Array(marked.length);
  const both = new Uint8Array(marked.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      if (marked[y * columns + x] === 1)
        across.fill(1, y * columns + Math.max(0, x - radius), y * columns + Math.min(columns, x + radius + 1));
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      if (across[y * columns + x] === 1)
        for (let row = Math.max(0, y - radius); row < Math.min(rows, y + radius + 1); row++)
          both[row * columns + x] = 1;
  return both;
}

/** What is reached from the corner without crossing what is marked. */
function flood(marked: Uint8Array, columns: number): Uint8Array {
  const reached = new Uint8Array(marked.length);
  const open = [0];
  reached[0] = 1;
  const visit = (cell: number) => {
    if (cell < 0 || cell >= marked.length || marked[cell] === 1 || reached[cell] === 1) return;
    reached[cell] = 1;
    open.push(cell);
  };
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const x = cell % columns;
    visit(cell - columns);
    visit(cell + columns);
    if (x > 0) visit(cell - 1);
    if (x < columns - 1) visit(cell + 1);
  }
  return reached;
}

/**
 * Closes what highlights as white as the ground have broken open: products are whole from side to side, and from the neck down as far
 * out on the left as on the right.
 */
function closeRows(outside: Uint8Array, columns: number): void {
  const rows = Array.from({ length: outside.length / columns }, (_, y) => {
    const row = outside.subarray(y * columns, (y + 1) * columns);
    const [first, last] = [row.indexOf(0), row.lastIndexOf(0)];
    return { row, first, last, width: first < 0 ? 0 : last + 1 - first };
  }).filter(({ width }) => width > 0);
  const [widest] = [...rows].sort((a, b) => b.width - a.width);
  if (widest === undefined) return;
  const axis = (widest.first + widest.last) / 2;
  const [neck] = rows.slice(0, rows.indexOf(widest) + 1).sort((a, b) => a.width - b.width);
  const symmetrical = neck === undefined ? 0 : rows.indexOf(neck);
  for (const [y, { row, first, last }] of rows.entries()) {
    const reach = Math.max(axis - first, last - axis);
    if (y < symmetrical) row.fill(0, first, last + 1);
    else row.fill(0, Math.round(axis - reach), Math.round(axis + reach) + 1);
  }
}

/** What is not outside, its edge over three pixels of the grid. */
function softened(outside: Uint8Array, columns: number, rows: number): Float32Array {
  const soft = new Float32Array(outside.length);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      let sum = 0;
      for (const row of [y - 1, y, y + 1])
        for (const column of [x - 1, x, x + 1]) sum += 1 - (outside[row * columns + column] ?? 1);
      soft[y * columns + x] = sum / 9;
    }
  }
  return soft;
}
