import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { watchForStall } from "./watchForStall.ts";

const endOfStartCode = Buffer.from([0, 0, 1]);
const sliceOfLaterFrame = 1;

/** Where the second frame of an H.264 stream begins, given that only the first is a key frame; -1 where it is not there yet. */
function secondFrameAt(stream: Buffer): number {
  for (let at = stream.indexOf(endOfStartCode); at >= 0; at = stream.indexOf(endOfStartCode, at + 3)) {
    if (((stream[at + 3] ?? 0) & 31) === sliceOfLaterFrame) return at;
  }
  return -1;
}

interface DecodeOptions {
  ffmpegPath: string;
  stream: Readable;
  frameBytes: number;
  signal: AbortSignal;
  /** An ffmpeg that has had no processor time for this long hangs and is killed. */
  stallTimeoutMs: number;
}

/**
 * The first frame (I420) of a stream as a player shows it, decoded as soon as the stream has gone beyond it. The stream is read to
 * its end. Rejects where the stream ends within its first frame or ffmpeg cannot decode it.
 */
export async function decodeFirstFrame({
  ffmpegPath,
  stream,
  frameBytes,
  signal,
  stallTimeoutMs,
}: DecodeOptions): Promise<Uint8Array> {
  const encoded = await new Promise<Buffer>((resolve, reject) => {
    let held = Buffer.alloc(0);
    const hold = (chunk: Buffer) => {
      held = Buffer.concat([held, chunk]);
      const end = secondFrameAt(held);
      if (end < 0) return;
      stream.off("data", hold).resume();
      resolve(held.subarray(0, end));
    };
    stream.on("data", hold).once("end", () => reject(new Error("The encoder ended within its first frame.")));
  });
  const input = ["-threads", "1", "-f", "h264", "-i", "pipe:0"];
  const output = ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "yuv420p", "pipe:1"];
  const child = spawn(ffmpegPath, ["-hide_banner", "-loglevel", "error", ...input, ...output], {
    stdio: ["pipe", "pipe", "ignore"],
    signal,
    killSignal: "SIGKILL",
  });
  // An ffmpeg that fails closes its input first; the error below says that no frame came.
  child.stdin.on("error", () => undefined);
  child.stdin.end(encoded);
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const endWatch = watchForStall(child, stallTimeoutMs, () => child.kill("SIGKILL"));
  await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve)).finally(endWatch);
  const frame = Buffer.concat(chunks);
  if (frame.byteLength !== frameBytes) throw new Error("ffmpeg could not decode the first frame of a loop.");
  return frame;
}
