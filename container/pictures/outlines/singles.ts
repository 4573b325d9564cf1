/** The value of each number in half precision, by its bits. */
const values = Float32Array.from({ length: 1 << 16 }, (_, bits) => valueOf(bits));

function valueOf(bits: number): number {
  const sign = bits >> 15 === 0 ? 1 : -1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Finite numbers in half precision (little-endian) in single precision, which holds each of them exactly. */
export function singlesOf(halves: Uint8Array): Float32Array<ArrayBuffer> {
  const bits = new Uint16Array(halves.buffer, halves.byteOffset, halves.byteLength / 2);
  const singles = new Float32Array(bits.length);
  for (let at = 0; at < bits.length; at++) singles[at] = values[bits[at] ?? 0] ?? 0;
  return singles;
}
