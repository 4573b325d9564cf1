import { execFileSync } from "node:child_process";
import { z } from "zod";

// These ask for no more than the renderer's own ffmpeg can do, so that the tests also run inside its image.

/** The frames of a video as a player shows them (I420). */
export function decodedFrames(video: string, { width, height }: { width: number; height: number }): Uint8Array[] {
  const frameBytes = (width * height * 3) / 2;
  const args = ["-v", "error", "-i", video, "-map", "0:v", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt"];
  const bytes = execFileSync("ffmpeg", [...args, "yuv420p", "-"], { maxBuffer: 2 ** 30 });
  return Array.from({ length: bytes.length / frameBytes }, (_, frame) =>
    bytes.subarray(frame * frameBytes, (frame + 1) * frameBytes),
  );
}

const Packets = z.object({ packets: z.array(z.object({ pts_time: z.coerce.number(), flags: z.string() })) });

/** When each frame of a video is shown, in seconds and in this order, and which of them are key frames. */
export function shownFrames(video: string): { at: number; isKey: boolean }[] {
  const args = ["-v", "error", "-select_streams", "v", "-show_entries", "packet=pts_time,flags", "-of", "json", video];
  const { packets } = Packets.parse(JSON.parse(execFileSync("ffprobe", args, { encoding: "utf8" })));
  return packets
    .map(({ pts_time: at, flags }) => ({ at, isKey: flags.startsWith("K") }))
    .toSorted((one, other) => one.at - other.at);
}
