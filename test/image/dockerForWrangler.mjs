#!/usr/bin/env node
/**
 * `WRANGLER_DOCKER_BIN` of the tests of the renderer's image: Docker, except that a build takes the image that was built and tested
 * already (TESTED_IMAGE), so that the Container object runs that one, and that an image that is there is not asked for elsewhere.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";

const engine = process.env.CONTAINER_ENGINE ?? "docker";
const given = process.argv.slice(2);
const [command, ...rest] = given;

/** @param {string[]} args @param {import("node:child_process").StdioOptions} stdio */
const run = (args, stdio = "inherit") => spawnSync(engine, args, { stdio }).status ?? 1;

if (command === "build") process.exit(run(["tag", process.env.TESTED_IMAGE ?? "", rest[rest.indexOf("-t") + 1] ?? ""]));
if (command === "pull" && run(["image", "inspect", rest[0] ?? ""], "ignore") === 0) process.exit(0);
process.exit(run(given));
