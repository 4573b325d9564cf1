import { spawn } from "node:child_process";
import { decodeFirstFrame } from "./firstFrame.ts";
import { usualStallTimeoutMs, watchForStall } from "./watchForStall.ts";
import { codingErrors, settles, settlingZones, withErrors } from "./loopSeam.ts";

export interface EncodeOptions {
  ffmpegPath: string;
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
  outputPath: string;
  /** Stands in the file's comment; null leaves it out. */
  deliveryId: string | null;
  signal: AbortSignal;
  /** More than there are cores for cost processor time; absent: the encoder counts the machine's cores for itself. */
  threads?: number;
  /** An encoder that takes no frame, or doesn't finish, and has had no processor time for this long hangs and is killed. */
  stallTimeoutMs?: number;
}

export interface Encoder {
  /** Resolves when ffmpeg has read the frame (I420): the bytes may then be written over. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the input and resolves once ffmpeg has written the file. */
  finish(): Promise<void>;
  /** Ends ffmpeg at once; harmless after `finish`. */
  kill(): void;
}

const stderrTail = 2000;

function ffmpegArguments(options: EncodeOptions): string[] {
  const { width, height, framesPerSecond, seconds, outputPath, deliveryId, threads = 0 } = options;
  const frameCount = framesPerSecond * seconds;
  const tags = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];
  // ffmpeg would read eight frames ahead; the ring before it holds enough of them.
  const queue = ["-thread_queue_size", "1"];
  const frames = [
    ...queue,
    "-f",
    "rawvideo",
    "-pix_fmt",
    "yuv420p",
    "-s",
    `${width}x${height}`,
    "-r",
    `${framesPerSecond}`,
  ];
  const silence = ["-f", "lavfi", "-t", `${seconds}`, "-i", "anullsrc=channel_layout=stereo:sample_rate=48000"];
  const comment = deliveryId === null ? [] : ["-metadata", `comment=Delivery ${deliveryId}`];
  // Without these the encoders sign the file with their versions, settings and threads.
  const unsigned = ["-flags:v", "+bitexact+global_header", "-flags:a", "+bitexact"];
  const withoutNotes = ["-bsf:v", "filter_units=remove_types=6"];
  // Platforms stumble over edit lists: negative composition offsets let the first frame stand at zero without one.
  const fileOptions = "onfail=abort:f=mp4:use_editlist=0:movflags=+faststart+negative_cts_offsets:fflags=+bitexact";
  const zones = ["0,0,q=19", ...settlingZones(frameCount)].join("/");
  return [
    "-hide_banner",
    "-nostdin",
    "-loglevel",
    "error",
    "-y",
    ...frames,
    ...tags,
    "-i",
    "pipe:0",
    ...silence,
    "-map",
    "0:v",
    "-map",
    "1:a",
    // superfast with mbtree gives the same SSIM as veryfast in half the time; five frames of lookahead and a step finer give the SSIM
    // and size of ten, for 60 MB less in both encoders. B-frames that lead to no others take 50 MB less, for 3 % more bytes at the same
    // SSIM (median of 11 loops). Weaker adaptive quantization leaves calm grounds the bytes that their loop's end takes.
    "-c:v",
    "libx264",
    "-preset",
    "superfast",
    "-crf",
    "19.2",
    "-profile:v",
    "high",
    "-pix_fmt",
    "yuv420p",
    ...tags,
    "-x264-params",
    `mbtree=1:aq-strength=0.8:rc-lookahead=5:b-pyramid=none:weightp=0:open-gop=0:zones=${zones}:threads=${threads}`,
    // Each key frame draws the grain of a calm ground anew, which pulses: the loop has the one that it begins with. That one is
    // finer than what follows, which copies from it all that stays still.
    "-g",
    `${frameCount}`,
    "-keyint_min",
    `${frameCount}`,
    "-sc_threshold",
    "0",
    "-c:a",
    "aac",
    "-b:a",
    "64k",
    "-t",
    `${seconds}`,
    ...unsigned,
    ...withoutNotes,
    ...comment,
    // The stream comes out beside the file: its first frame is what the end of the loop leads to.
    "-f",
    "tee",
    `[${fileOptions}]${outputPath.replaceAll(/[\\'|]/g, "\\$&")}|[f=h264:select=v:bsfs/v=dump_extra]pipe:1`,
  ];
}

/** One ffmpeg that encodes raw frames from its standard input beside a silent audio track. */
export function startEncoder(options: EncodeOptions): Encoder {
  const { ffmpegPath, signal, stallTimeoutMs = usualStallTimeoutMs } = options;
  const frameCount = options.framesPerSecond * options.seconds;
  const frameBytes = (options.width * options.height * 3) / 2;
  signal.throwIfAborted();
  // Its threads take turns rather than work beside each other: an arena of memory for each is room for nothing.
  const env = { ...process.env, MALLOC_ARENA_MAX: "1" };
  const child = spawn(ffmpegPath, ffmpegArguments(options), { stdio: ["pipe", "pipe", "pipe"], env });
  let stderr = "";
  let failure: Error | null = null;
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  // A caller that awaits `write` may get the failure first; `ended` then rejects without a listener.
  ended.catch(() => undefined);

  const fail = (reason: string) => {
    const tail = stderr.trim();
    failure ??= new Error(tail ? `${reason}: ${tail}` : `${reason}.`);
    child.kill("SIGKILL");
    reject(failure);
  };
  const onAbort = () => {
    failure ??= signal.reason instanceof Error ? signal.reason : new Error("The encoding was aborted.");
    child.kill("SIGKILL");
    reject(failure);
  };
  const decoded = decodeFirstFrame({ ffmpegPath, stream: child.stdout, frameBytes, signal, stallTimeoutMs });
  // Only the end of a loop asks for it, and not of one that fails before.
  decoded.catch(() => undefined);
  let framesTaken = 0;
  let firstErrors: Promise<Int8Array> | null = null;
  /** The frame to encode for one that was drawn. */
  const prepared = async (drawn: Uint8Array): Promise<Uint8Array> => {
    const frame = framesTaken++;
    if (frame === 0) {
      const first = drawn.slice();
      firstErrors = decoded.then((shown) => codingErrors(first, shown));
      firstErrors.catch(() => undefined);
    }
    if (firstErrors === null || !settles(frame, frameCount)) return drawn;
    return withErrors(drawn, await firstErrors, frame, frameCount);
  };
  signal.addEventListener("abort", onAbort, { once: true });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-stderrTail);
  });
  // An ffmpeg that fails closes its input first; its message comes when it ends.
  child.stdin.on("error", () => undefined);
  child.on("error", (error) => fail(`ffmpeg could not be run (${error.message})`));
  child.on("close", (code, killedBy) => {
    signal.removeEventListener("abort", onAbort);
    if (code === 0 && !failure) resolve();
    else fail(`ffmpeg ended with ${killedBy ?? `code ${code ?? "unknown"}`}`);
  });

  /** Races a step against the end of ffmpeg, and against its hanging. */
  const step = async (work: Promise<void>, doing: string): Promise<void> => {
    const endWatch = watchForStall(child, stallTimeoutMs, () => fail(`ffmpeg hung while ${doing}`));
    try {
      await Promise.race([work, ended]);
    } finally {
      endWatch();
    }
    if (failure) throw failure;
  };

  return {
    async write(drawn) {
      // Before the encoder's turn: meanwhile it has nothing to do, and another process decodes.
      const frame = await Promise.race([prepared(drawn), ended.then(() => drawn)]);
      // An error leaves the promise open: `ended` rejects with the reason.
      const taken = new Promise<void>((resolve) => {
        child.stdin.write(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength), (error) => {
          if (!error) resolve();
        });
      });
      return step(taken, "reading a frame");
    },
    finish() {
      child.stdin.end();
      return step(ended, "finishing its file");
    },
    kill() {
      child.kill("SIGKILL");
    },
  };
}
