import { spawn } from "node:child_process";
import { once } from "node:events";
import { usualStallTimeoutMs, watchForStall } from "./watchForStall.ts";

export interface RepeatOptions {
  ffmpegPath: string;
  /** One loop, as `startEncoder` writes it. */
  loopPath: string;
  outputPath: string;
  /** Of one loop. */
  seconds: number;
  /** How often it is played. */
  plays: number;
  /** Stands in the file's comment; null leaves it out. */
  deliveryId: string | null;
  signal: AbortSignal;
  /** An ffmpeg that has had no processor time for this long hangs and is killed. */
  stallTimeoutMs?: number;
}

/** Writes a video that plays a loop several times; its pictures are copied, neither drawn nor encoded again. */
export async function repeatVideo(options: RepeatOptions): Promise<void> {
  const {
    ffmpegPath,
    loopPath,
    outputPath,
    seconds,
    plays,
    deliveryId,
    signal,
    stallTimeoutMs = usualStallTimeoutMs,
  } = options;
  const whole = `${seconds * plays}`;
  const comment = deliveryId === null ? [] : ["-metadata", `comment=Delivery ${deliveryId}`];
  const args = [
    "-hide_banner",
    "-loglevel",
    "error",
    "-y",
    "-protocol_whitelist",
    "file,pipe",
    "-f",
    "concat",
    "-safe",
    "0",
    "-i",
    "pipe:0",
    // The sound is made anew: a loop's own is a little longer than its pictures, which would open a gap between two plays.
    "-f",
    "lavfi",
    "-t",
    whole,
    "-i",
    "anullsrc=channel_layout=stereo:sample_rate=48000",
    "-map",
    "0:v",
    "-map",
    "1:a",
    "-c:v",
    "copy",
    "-c:a",
    "aac",
    "-b:a",
    "64k",
    "-t",
    whole,
    "-fflags",
    "+bitexact",
    "-flags:a",
    "+bitexact",
    ...comment,
    "-use_editlist",
    "0",
    "-movflags",
    "+faststart+negative_cts_offsets",
    "-f",
    "mp4",
    outputPath,
  ];
  const child = spawn(ffmpegPath, args, { stdio: ["pipe", "ignore", "pipe"], signal, killSignal: "SIGKILL" });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr = (stderr + text).slice(-2000)));
  child.stdin.on("error", () => undefined);
  const play = `file 'file:${loopPath.replaceAll("'", "'\\''")}'\nduration ${seconds}\n`;
  child.stdin.end(`ffconcat version 1.0\n${play.repeat(plays)}`);
  let hung = false;
  const endWatch = watchForStall(child, stallTimeoutMs, () => {
    hung = true;
    child.kill("SIGKILL");
  });
  try {
    const [code] = (await once(child, "close")) as [number | null];
    if (hung) throw new Error(`ffmpeg hung while repeating the loop: ${stderr.trim()}`);
    if (code !== 0) throw new Error(`ffmpeg could not repeat the loop: ${stderr.trim()}`);
  } finally {
    endWatch();
  }
}
