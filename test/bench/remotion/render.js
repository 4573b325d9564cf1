/**
 * Renders the composition on the machine's Chromium: `node render.js <Chromium> <output> <product.png>`. Starts once; each line
 * on the standard input renders it again, and the milliseconds of each render come out as a line.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { bundle } from "@remotion/bundler";
import { openBrowser, renderMedia, selectComposition } from "@remotion/renderer";

const [browserExecutable, outputLocation, picture] = process.argv.slice(2);
const product = `data:image/png;base64,${readFileSync(picture).toString("base64")}`;
const quiet = { logLevel: "error", chromeMode: "chrome-for-testing" };
const chromium = { browserExecutable, chromiumOptions: { gl: "swangle" }, ...quiet };
const serveUrl = await bundle({ entryPoint: path.join(import.meta.dirname, "index.js") });
const puppeteerInstance = await openBrowser("chrome", chromium);
const page = { serveUrl, inputProps: { product }, puppeteerInstance, ...chromium };
const composition = await selectComposition({ id: "ad", ...page });
const encoding = { codec: "h264", crf: 20, x264Preset: "superfast", pixelFormat: "yuv420p", imageFormat: "jpeg" };

console.log("ready");
for await (const _ of createInterface({ input: process.stdin })) {
  const started = performance.now();
  await renderMedia({ ...page, ...encoding, composition, outputLocation, concurrency: availableParallelism() });
  console.log((performance.now() - started).toFixed(0));
}
await puppeteerInstance.close({ silent: true });
process.exit(0);
