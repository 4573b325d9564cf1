/**
 * Puts what the documentation site does not keep in the repository into `public/docs/assets`: its fonts, out of the installed
 * packages, and the API reference with try-it (Scalar), out of its published package, whose hash is checked. The package
 * itself is not a dependency: it would bring some 400 MB with it, and its browser build needs none of them.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { quietly } from "./quietly.mjs";

const root = path.resolve(import.meta.dirname, "..");
const assets = path.join(root, "public", "docs", "assets");
const cache = path.join(root, ".cache", "reference");

export const scalarVersion = "1.72.1";
const scalarIntegrity =
  "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==";

const fonts = [
  // All weights in one file: two thirds of what the three that the pages use have, and none of them comes late.
  ["@fontsource-variable", "inter", "inter-latin-wght-normal"],
  ["@fontsource", "instrument-serif", "instrument-serif-latin-400-normal"],
];

const notice = `Scalar API Reference ${scalarVersion}, https://github.com/scalar/scalar

MIT License

Copyright (c) 2023-present Scalar

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

function copyFonts() {
  const folder = path.join(assets, "fonts");
  mkdirSync(folder, { recursive: true });
  for (const [scope = "", family = "", name = ""] of fonts) {
    const source = path.join(root, "node_modules", scope, family);
    copyFileSync(path.join(source, "files", `${name}.woff2`), path.join(folder, `${name}.woff2`));
    copyFileSync(path.join(source, "LICENSE"), path.join(folder, `${family}-LICENSE.txt`));
  }
}

/** The package's archive, fetched once and checked each time. */
function scalarArchive() {
  const archive = path.join(cache, `scalar-api-reference-${scalarVersion}.tgz`);
  const isIntact = () =>
    `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}` === scalarIntegrity;
  if (existsSync(archive) && isIntact()) return archive;
  const wanted = `@scalar/api-reference@${scalarVersion}`;
  quietly("npm", ["pack", wanted, "--pack-destination", cache, "--loglevel=error", "--fetch-retries=1"], cache);
  if (isIntact()) return archive;
  rmSync(archive);
  throw new Error(`the archive of ${wanted} does not have the expected hash`);
}

/** The browser build in its parts, so that a page loads only those that it shows. Put in place in one step. */
function unpackScalar() {
  const target = path.join(assets, "reference", scalarVersion);
  const work = mkdtempSync(path.join(cache, "unpack-"));
  try {
    quietly("tar", ["-xzf", scalarArchive(), "-C", work, "package/dist/browser"], cache);
    const browser = path.join(work, "package", "dist", "browser");
    const parts = path.join(work, "parts");
    mkdirSync(parts);
    copyFileSync(path.join(browser, "standalone.esm.js"), path.join(parts, "standalone.esm.js"));
    cpSync(path.join(browser, "chunks"), path.join(parts, "chunks"), {
      recursive: true,
      filter: (source) => !source.endsWith(".map"),
    });
    writeFileSync(path.join(parts, "LICENSE.txt"), notice);
    rmSync(path.dirname(target), { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(parts, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

mkdirSync(cache, { recursive: true });
copyFonts();
try {
  unpackScalar();
} catch (error) {
  console.error(`setup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
