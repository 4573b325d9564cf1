import { spawnSync } from "node:child_process";
import { askEngine, engine } from "../../scripts/containerEngine.ts";
import { baseImage, proxyImage, rendererImage, suiteImage } from "./images.ts";

/** Builds the renderer's image as a deployment does, and what is needed to test it. */
export default function build(): void {
  const base = ["--build-arg", `BASE=${baseImage}`];
  shown("build", ...base, "--file", "container/Dockerfile", "--tag", rendererImage, ".");
  const tests = [...base, "--build-arg", `RENDERER=${rendererImage}`];
  shown("build", ...tests, "--target", "suite", "--tag", suiteImage, "test/image");
  shown("build", ...tests, "--target", "proxy", "--tag", proxyImage, "test/image");
  console.log(askEngine("history", "--format", "{{.Size}}\t{{.CreatedBy}}", rendererImage));
}

function shown(...args: string[]): void {
  const { status } = spawnSync(engine, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`\`${engine} ${args.join(" ")}\` failed.`);
}
