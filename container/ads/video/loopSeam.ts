/**
 * A key frame is coded afresh, and so it does not have the coding errors of the frame before it: where a loop begins again, all of them
 * would change at once. Its last frames therefore take on the errors of its first, little by little and ever more precisely.
 */

/** How many frames at the end of a loop do that: fewer step visibly themselves, more cost bytes. */
const settlingFrames = 6;
/** By how much finer than usual the last of them is quantized. */
const finestSteps = 15;
/** What an encoder may hold back before its first frame comes out: a loop too short to wait for it keeps its own end. */
const mostFramesHeld = 60;

/** How far the end of a loop has come to its beginning, from 0 to 1. */
function settledRatio(frame: number, frameCount: number): number {
  if (frameCount - settlingFrames < mostFramesHeld) return 0;
  return Math.max(0, (frame + 1 - (frameCount - settlingFrames)) / settlingFrames);
}

/** Whether a frame takes on errors of the first. */
export function settles(frame: number, frameCount: number): boolean {
  return settledRatio(frame, frameCount) > 0;
}

/** x264's zones for the end of a loop: the rates of its frames, in multiples of what they would be. */
export function settlingZones(frameCount: number): string[] {
  return Array.from({ length: frameCount }, (_, frame) => frame)
    .filter((frame) => settles(frame, frameCount))
    .map((frame) => {
      const finerSteps = finestSteps * settledRatio(frame, frameCount) ** 2;
      // Six steps of the quantizer halve what it rounds to, and x264 takes a rate to be in inverse proportion to that.
      return `${frame},${frame},b=${(2 ** (finerSteps / 6)).toFixed(2)}`;
    });
}

/** What coding made of a frame: decoded less drawn. */
export function codingErrors(drawn: Uint8Array, decoded: Uint8Array): Int8Array {
  const errors = new Int8Array(drawn.length);
  for (let n = 0; n < errors.length; n++) {
    errors[n] = Math.max(-128, Math.min(127, (decoded[n] ?? 0) - (drawn[n] ?? 0)));
  }
  return errors;
}

/** A frame near the end of a loop with its share of the first frame's errors. */
export function withErrors(drawn: Uint8Array, errors: Int8Array, frame: number, frameCount: number): Uint8Array {
  const share = Math.round(settledRatio(frame, frameCount) * 256);
  const mixed = new Uint8ClampedArray(drawn.length);
  for (let n = 0; n < mixed.length; n++) mixed[n] = (drawn[n] ?? 0) + (((errors[n] ?? 0) * share + 128) >> 8);
  return new Uint8Array(mixed.buffer);
}
