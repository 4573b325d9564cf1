/** Mulberry32: a small repeatable source of numbers in [0, 1) from an unsigned 32-bit seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** So many sums of three numbers of `randomFrom` in turn, less their mean: about ±1 with most of them under 0.5. */
export function grainFrom(seed: number, count: number): Float32Array {
  const grain = new Float32Array(count);
  // One loop and no closure: a picture needs a million and a half of these.
  let state = seed >>> 0;
  for (let n = 0; n < count; n++) {
    let sum = 0;
    for (let term = 0; term < 3; term++) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      sum += (mixed ^ (mixed >>> 14)) >>> 0;
    }
    grain[n] = sum / 0x1_0000_0000 - 1.5;
  }
  return grain;
}
