import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { engine } from "../../scripts/containerEngine.ts";
import { asInProduction, suiteImage } from "./images.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

/** Of these the image has its own, which are to be tested. */
const own = new Set(["node_modules", "package.json"]);

/** Fonts of the pictures that tests draw for themselves; the renderer sets nothing in them. */
const fontsOfTests = [
  "cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff",
  "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
  "figtree/files/figtree-latin-700-normal.woff2",
  "jost/files/jost-latin-400-normal.woff2",
  "playfair-display/files/playfair-display-latin-400-normal.woff2",
];

/**
 * The tests and sources are put beside the image's own packages, kernels, model, fonts and ffmpeg. Where a test needs a package that the
 * image has, it finds the image's; what only tests need it finds in the repository's, one folder further up.
 */
const mounts = [
  ...readdirSync(root)
    .filter((name) => !own.has(name) && !name.startsWith("."))
    .map((name) => [path.join(root, name), `/app/${name}`]),
  [path.join(root, "node_modules"), "/node_modules"],
  [path.join(root, ".cache", "sample-shop"), "/app/.cache/sample-shop"],
  ...fontsOfTests.map((file) => [
    path.join(root, "node_modules", "@fontsource", file),
    `/app/node_modules/@fontsource/${file}`,
  ]),
].flatMap(([from, to]) => ["--volume", `${from}:${to}:ro`]);

it("the renderer's tests pass inside its image, without network, not as root and on a read-only file system", () => {
  const files = process.env.SUITE_FILES?.split(" ").filter(Boolean) ?? [];
  const vitest = ["/node_modules/vitest/vitest.mjs", "run", "--config", "test/image/suite.config.ts", ...files];
  const args = ["run", "--rm", ...asInProduction, ...mounts, suiteImage, "node", ...vitest, "--configLoader", "native"];
  expect(spawnSync(engine, args, { stdio: "inherit" }).status).toBe(0);
});
