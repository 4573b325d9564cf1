import { spawnSync } from "node:child_process";

/** Runs a command quietly; what it printed, or an error that says why it failed. @param {string} command @param {string[]} args @param {string} cwd */
export function quietly(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0)
    throw new Error(`\`${command} ${args[0]}\` failed: ${error?.message ?? stderr.trim().slice(0, 300)}`);
  return stdout;
}
