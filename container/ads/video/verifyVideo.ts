import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { readTopLevelBoxes } from "./mp4Boxes.ts";

export interface ExpectedVideo {
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
  /** 30 MB unless told: our own bound, under what every platform takes. */
  mostBytes?: number;
}

const durationTolerance = 0.05;
const usualMostBytes = 30_000_000;

const Stream = z.object({
  codec_type: z.string(),
  codec_name: z.string().optional(),
  profile: z.string().optional(),
  pix_fmt: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  avg_frame_rate: z.string().optional(),
  color_space: z.string().optional(),
  color_range: z.string().optional(),
  sample_rate: z.string().optional(),
  channels: z.number().optional(),
  start_time: z.coerce.number().optional(),
  duration: z.coerce.number().optional(),
  nb_read_packets: z.coerce.number().optional(),
});
const Probe = z.object({ streams: z.array(Stream), format: z.object({ duration: z.coerce.number().optional() }) });

async function probe(ffprobePath: string, videoPath: string, signal: AbortSignal | undefined) {
  const entries = ["-show_streams", "-show_format", "-count_packets", "-of", "json"];
  const { stdout } = await promisify(execFile)(ffprobePath, ["-v", "error", ...entries, videoPath], {
    ...(signal ? { signal } : {}),
    killSignal: "SIGKILL",
    timeout: 30_000,
    maxBuffer: 4 * 1024 * 1024,
  });
  return Probe.parse(JSON.parse(stdout));
}

/**
 * Reads a finished video back and throws an error that lists everything about it that is not as it must be. ffmpeg ends
 * with 0 on truncated input, so its exit code says nothing about this.
 */
export async function verifyVideo(
  ffmpegPath: string,
  videoPath: string,
  expected: ExpectedVideo,
  signal?: AbortSignal,
): Promise<void> {
  const faults: string[] = [];
  const expect = (name: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted) faults.push(`${name} is ${String(actual)} instead of ${String(wanted)}`);
  };
  const expectSeconds = (name: string, actual: number | undefined) => {
    const right = actual !== undefined && Math.abs(actual - expected.seconds) <= durationTolerance;
    if (!right) faults.push(`${name} is ${actual ?? "unknown"} s instead of ${expected.seconds} s`);
  };
  try {
    const [{ size }, most] = [await stat(videoPath), expected.mostBytes ?? usualMostBytes];
    if (size > most) faults.push(`its size is ${size} bytes instead of at most ${most}`);
    const boxes = (await readTopLevelBoxes(videoPath)).map(({ type }) => type);
    const [header, media] = [boxes.indexOf("moov"), boxes.indexOf("mdat")];
    if (header < 0 || media < 0) faults.push("it lacks moov or mdat");
    else if (header > media) faults.push("moov comes after mdat");

    const { streams, format } = await probe(siblingFfprobe(ffmpegPath), videoPath, signal);
    const video = streams.find(({ codec_type }) => codec_type === "video");
    const audio = streams.find(({ codec_type }) => codec_type === "audio");
    expect("codec", video?.codec_name, "h264");
    expect("profile", video?.profile, "High");
    expect("pixel format", video?.pix_fmt, "yuv420p");
    expect("colour space", video?.color_space, "bt709");
    expect("colour range", video?.color_range, "tv");
    expect("width", video?.width, expected.width);
    expect("height", video?.height, expected.height);
    expect("frame rate", video?.avg_frame_rate, `${expected.framesPerSecond}/1`);
    expect("frame count", video?.nb_read_packets, expected.framesPerSecond * expected.seconds);
    expect("start", video?.start_time, 0);
    expectSeconds("duration of the pictures", video?.duration);
    expectSeconds("duration", format.duration);
    expect("audio codec", audio?.codec_name, "aac");
    expect("sample rate", audio?.sample_rate, "48000");
    expect("channels", audio?.channels, 2);
  } catch (error) {
    signal?.throwIfAborted();
    faults.push(error instanceof Error ? error.message : String(error));
  }
  if (faults.length > 0) throw new Error(`${path.basename(videoPath)} is not a valid video: ${faults.join("; ")}.`);
}

/** ffprobe lies beside ffmpeg; a bare name is looked up on the PATH like ffmpeg's. */
function siblingFfprobe(ffmpegPath: string): string {
  const name = path.basename(ffmpegPath).replace("ffmpeg", "ffprobe");
  return ffmpegPath.includes(path.sep) ? path.join(path.dirname(ffmpegPath), name) : name;
}
