/**
 * One instance draws one canvas. All planes of the drawing are half resolution with a margin on every side, share one
 * geometry and are addressed from their pixel (0, 0); the finished frame is I420 at full resolution.
 */
export let fullWidth: i32 = 0;
export let fullHeight: i32 = 0;
export let halfWidth: i32 = 0;
export let halfHeight: i32 = 0;
/** Floats from one row of a plane to the next. */
export let rowFloats: i32 = 0;

/** Height field, metaball field or photon map, by material. */
export let surface: usize = 0;
export let blurred: usize = 0;
export let scratch: usize = 0;
/** 0 where the ground may be lively, 1 where words stand. */
export let calm: usize = 0;

/** Luma before the upscale: signed 16 bit, 1/64 of an 8-bit step. */
export let luma: usize = 0;
export let lumaRowItems: i32 = 0;
/** I420: luma, then both chroma planes. */
export let frame: usize = 0;

/** Smooth fields at quarter resolution. */
export let quarterFields: usize = 0;
/** Room for rows that a pass needs for itself. */
export let rowScratch: usize = 0;
/** The table of waves that the host fills: five floats a wave. */
export let waveTable: usize = 0;

/** Drops' shadows and the cavity blur look this far past the edge. */
export const MARGIN_X: i32 = 48;
export const MARGIN_Y: i32 = 48;
/** Caustics gather photons from this far outside (quarter-resolution pixels). */
export const MAX_QUARTER_MARGIN: i32 = 36;
export const QUARTER_FIELD_COUNT: i32 = 4;
export const MAX_WAVES: i32 = 64;

let top: usize = 0;

/** Bytes that live as long as the instance, aligned to a cache line. */
export function allocate(bytes: usize): usize {
  const start = top;
  top = (top + bytes + 63) & ~63;
  const pages = <i32>((top + 65535) >> 16);
  if (pages > memory.size()) memory.grow(pages - memory.size());
  return start;
}

export let planeBytes: usize = 0;

@inline export function originOffset(): usize { return <usize>((MARGIN_Y * rowFloats + MARGIN_X) << 2); }

function allocatePlane(): usize { return allocate(planeBytes) + originOffset(); }

@inline export function rowOf(plane: usize, y: i32): usize { return plane + <usize>((y * rowFloats) << 2); }

export function clearPlane(plane: usize): void { memory.fill(plane - originOffset(), 0, planeBytes); }

/** `width` a multiple of 8, `height` even. Once for each instance. */
export function initialise(width: i32, height: i32): void {
  fullWidth = width;
  fullHeight = height;
  halfWidth = width >> 1;
  halfHeight = height >> 1;
  rowFloats = (halfWidth + 2 * MARGIN_X + 3) & ~3;
  planeBytes = <usize>(rowFloats * (halfHeight + 2 * MARGIN_Y) * 4);
  lumaRowItems = (halfWidth + 16 + 7) & ~7;

  top = (__heap_base + 63) & ~63;
  surface = allocatePlane();
  blurred = allocatePlane();
  scratch = allocatePlane();
  calm = allocatePlane();
  luma = allocate(<usize>(lumaRowItems * (halfHeight + 4) * 2)) + <usize>((2 * lumaRowItems + 8) * 2);
  frame = allocate(<usize>(width * height * 3 / 2) + 64);
  const quarterColumns = (halfWidth >> 1) + 2 * MAX_QUARTER_MARGIN + 8;
  const quarterRows = (halfHeight >> 1) + 2 * MAX_QUARTER_MARGIN + 4;
  quarterFields = allocate(<usize>(quarterColumns * quarterRows * 4 * QUARTER_FIELD_COUNT));
  rowScratch = allocate(<usize>((rowFloats + 64) * 4 * QUARTER_FIELD_COUNT));
  waveTable = allocate(<usize>(MAX_WAVES * 5 * 4));
}

export function framePointer(): usize { return frame; }
export function waveTablePointer(): usize { return waveTable; }
