/**
 * `npm run previews:motion`: draws the moving preview of each style into `public/docs/assets/styles`, beside its still. Names as arguments
 * draw only categories that contain one of them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { builtKernels, loadKernels, type KernelModule } from "../../../container/engine/kernel.ts";
import { styles } from "../../../src/core/styles/catalogue/catalogue.ts";
import type { Style } from "../../../src/core/styles/style.ts";
import { docsFolder, docsSize, groundOf } from "./preview.ts";

/** About half an ad's size: nothing finer is seen of it at the preview's. */
const drawn = { width: 576, height: 1024 };
/** An ad's loop, at half its frames. */
const [seconds, framesPerSecond] = [6, 15];
const wanted = process.argv.slice(2);
const kernels = await loadKernels(builtKernels);

for (const style of styles) {
  if (wanted.length > 0 && !wanted.some((part) => style.animationPrompt.includes(part))) continue;
  await draw(kernels, style);
  console.log(style.id);
}

async function draw(module: KernelModule, style: Style): Promise<void> {
  const frames = seconds * framesPerSecond;
  const encoder = spawn(process.env.FFMPEG_PATH ?? "ffmpeg", argumentsFor(style.id), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ground = groundOf(module, style, drawn);
  for (let frame = 0; frame < frames; frame++) {
    const isTaken = encoder.stdin.write(ground.renderYuv(frame / frames).slice());
    if (!isTaken) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = (await once(encoder, "close")) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${style.id}`);
}

function argumentsFor(id: string): string[] {
  const { width, height } = docsSize;
  const frames = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${drawn.width}x${drawn.height}`];
  const filter = `scale=${width}:-2:flags=area,crop=${width}:${height}`;
  const coding = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "35",
    "-maxrate",
    "64k",
    "-bufsize",
    "256k",
    "-pix_fmt",
    "yuv420p",
  ];
  const plain = ["-flags", "+bitexact", "-bsf:v", "filter_units=remove_types=6", "-movflags", "+faststart"];
  const output = path.join(docsFolder, `${id}.mp4`);
  const input = ["-r", `${framesPerSecond}`, "-i", "pipe:0"];
  return ["-loglevel", "error", "-y", ...frames, ...input, "-vf", filter, ...coding, ...plain, output];
}
