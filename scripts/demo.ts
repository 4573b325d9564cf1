/** `npm run demo`: the main job from nothing. Serves, onboards the sample shop, makes one full delivery and checks its files. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startSampleShop } from "../sample-shop/server.ts";
import { placements, type PlacementId } from "../src/core/rendering/placements.ts";
import { callJson, createAccount, onboard } from "./client.ts";
import { freePort } from "./processes.ts";
import { startService } from "./service.ts";

interface BlockingAnswer {
  delivery_id: string;
  status: string;
  credits_balance: number;
  ads: { ad_id: string; orientation: PlacementId; headline: string; static_url: string; video_url: string }[];
}

const outDir = path.resolve("out");
const keepServing = process.env.DEMO_KEEP_SERVING === "true";

const began = performance.now();
const say = (text: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`);

say("starting Worker and renderer");
const port = Number(process.env.PORT ?? (await freePort()));
const service = await startService({ port, dataDir: process.env.DATA_DIR ?? ".data/demo", verbose: false });
const shop = await startSampleShop();
try {
  await runDemo();
} finally {
  if (!keepServing) {
    await shop.close();
    await service.stop();
  }
}

async function runDemo(): Promise<void> {
  const account = await createAccount(service.url, service.operatorToken, "demo@example.com");
  say(`onboarding the sample shop at ${shop.url}`);
  await onboard(service.url, account.api_key, shop.url, {
    timeoutMs: 180_000,
    onProgress: (message) => say(`  ${message}`),
  });

  say("ordering one concept, stills and videos");
  const ordered = performance.now();
  const delivery = await callJson<BlockingAnswer>(`${service.url}/v1/ads/generate`, {
    token: account.api_key,
    headers: { prefer: "wait", "idempotency-key": crypto.randomUUID() },
    json: { count: 1, format: "full", product_refs: ["serum"] },
  });
  if (delivery.status !== "completed") throw new Error(`The delivery ended as ${delivery.status}.`);
  say(
    `completed ${((performance.now() - ordered) / 1000).toFixed(1)} s after the call, ${delivery.credits_balance} credits left`,
  );

  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  for (const ad of delivery.ads) {
    say(`“${ad.headline}”, ${ad.orientation}`);
    await saveAndCheck(ad.static_url, `${ad.orientation}.jpg`, ad.orientation);
    await saveAndCheck(ad.video_url, `${ad.orientation}.mp4`, ad.orientation);
  }
  const { viewer_url: viewerUrl } = await callJson<{ viewer_url: string }>(
    `${service.url}/v1/deliveries/${delivery.delivery_id}`,
    {
      token: account.api_key,
    },
  );
  const page = await fetch(viewerUrl);
  if (!page.ok) throw new Error(`The viewer page answered ${page.status}.`);
  say(`viewer: ${viewerUrl}`);
  say(
    keepServing
      ? "serving until Ctrl-C"
      : "done. The page is served while the service runs: `DEMO_KEEP_SERVING=true npm run demo` keeps it running.",
  );
}

/** Saves one file under out/ and checks what it really is: format, size in pixels, codec, duration, first frame. */
async function saveAndCheck(url: string, name: string, orientation: PlacementId): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const file = path.join(outDir, name);
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const { width, height } = placements[orientation];
  const facts = probe(file);
  if (facts.width !== width || facts.height !== height) throw new Error(`${name} is ${facts.width}×${facts.height}.`);
  if (name.endsWith(".mp4")) {
    if (facts.codec !== "h264" || Math.abs(facts.seconds - 6) > 0.1)
      throw new Error(`${name}: ${facts.codec}, ${facts.seconds} s.`);
    const frame = path.join(outDir, `${orientation}-first-frame.png`);
    execFileSync(ffmpeg(), ["-v", "error", "-y", "-i", file, "-frames:v", "1", frame]);
    const detail = brightnessSpread(frame);
    if (detail < 10) throw new Error(`${name}: the first frame is empty (spread ${detail.toFixed(1)}).`);
    say(`  out/${name}: ${width}×${height}, ${facts.codec}, ${facts.seconds.toFixed(2)} s, first frame complete`);
  } else say(`  out/${name}: ${width}×${height}, ${facts.codec}`);
}

function ffmpeg(): string {
  return process.env.FFMPEG_PATH ?? "ffmpeg";
}

function probe(file: string): { width: number; height: number; codec: string; seconds: number } {
  const ffprobe = ffmpeg().replace(/ffmpeg([^/]*)$/, "ffprobe$1");
  const args = [
    "-v",
    "error",
    "-select_streams",
    "v:0",
    "-show_entries",
    "stream=width,height,codec_name:format=duration",
    "-of",
    "json",
    file,
  ];
  const found = JSON.parse(execFileSync(ffprobe, args, { encoding: "utf8" })) as {
    streams: { width: number; height: number; codec_name: string }[];
    format: { duration?: string };
  };
  const stream = found.streams[0];
  if (!stream) throw new Error(`${file} has no picture.`);
  return {
    width: stream.width,
    height: stream.height,
    codec: stream.codec_name,
    seconds: Number(found.format.duration ?? 0),
  };
}

/** Standard deviation of the luma of a picture, 0 to 255: an empty frame has next to none. */
function brightnessSpread(file: string): number {
  const args = ["-v", "error", "-i", file, "-vf", "scale=108:-1,format=gray", "-f", "rawvideo", "-"];
  const luma = execFileSync(ffmpeg(), args);
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
  return Math.sqrt(luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length);
}
