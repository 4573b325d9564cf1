/**
 * Sets up what is missing and nothing twice, then runs a script: `node scripts/setup.mjs <step>… [-- script argument…]`. Plain
 * JavaScript without packages, because it runs on whatever Node the machine has, before anything is installed. The script
 * runs on the Node that came with the packages. Steps: packages, kernels, ffmpeg, chromium, browser, docs, app, reference, outlines, shop,
 * remotion, agents.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const bin = path.join(root, "node_modules", ".bin");
const oldestNode = { major: 22, minor: 18 };

/** Ends with one clear sentence. @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(`setup: ${sentence}`);
  process.exit(1);
}

/** The Node that came with the packages, where there is one for this machine. */
function node() {
  const packaged = path.join(bin, "node");
  return existsSync(packaged) ? packaged : process.execPath;
}

function environment() {
  // The CPU's own runtime is in the package; its install script would fetch a GPU's from elsewhere.
  return {
    ...process.env,
    ONNXRUNTIME_NODE_INSTALL: "skip",
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    // What Node has compiled once, types taken out, it loads from here: a renderer starts with half the work.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, ".cache", "compile"),
  };
}

/** Runs a command, its output shown; why it failed, or null. @param {string} command @param {string[]} args @param {string} purpose */
function attempt(command, args, purpose) {
  console.log(`setup: ${purpose} …`);
  const env = { ...environment(), DEBIAN_FRONTEND: "noninteractive" };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env });
  if (status === 0) return null;
  return `${purpose} failed: \`${command} ${args.join(" ")}\` ended with ${error?.message ?? status}.`;
}

/** @param {string} command @param {string[]} args @param {string} purpose */
function run(command, args, purpose) {
  const problem = attempt(command, args, purpose);
  if (problem !== null) stop(problem);
}

/** Whether a command is on the PATH. @param {string} command */
function has(command) {
  return (process.env.PATH ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, command)));
}

/** One hash over files and folders. @param {string[]} entries */
function fingerprint(entries) {
  const hash = createHash("sha256");
  /** @param {string} entry */
  const add = (entry) => {
    const full = path.join(root, entry);
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(path.join(entry, name));
    else hash.update(entry).update(readFileSync(full));
  };
  for (const entry of entries) add(entry);
  return hash.digest("hex");
}

/** Does `work` unless the stamp says that it was done for the same input. @param {string} stamp @param {string} input @param {() => void} work */
function once(stamp, input, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === input) return;
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, input);
}

/** Debian packages through apt-get where it may; why not, or null. @param {string} name @param {string} advice */
function addDebianPackage(name, advice) {
  if (process.getuid?.() !== 0 || !has("apt-get")) return advice;
  return (
    attempt("apt-get", ["update"], "reading the list of system packages") ??
    attempt("apt-get", ["install", "-y", "--no-install-recommends", name], `installing ${name}`)
  );
}

/** @param {string} name @param {string} advice */
function installDebianPackage(name, advice) {
  const problem = addDebianPackage(name, advice);
  if (problem !== null) stop(problem);
}

/** Browsers that read pages and test the service, those first that open a page sooner (`chromium.ts` looks in the same order). */
const browsers = ["chromium-headless-shell", "chromium", "google-chrome"];

function hasChromium() {
  return Boolean(process.env.CHROMIUM_PATH) || browsers.some(has);
}

/** Chromium without windows, which opens a page in half the time; the whole one where Debian's list is too old for it. */
function addChromium() {
  const advice = "Chromium is missing; install it, or set CHROMIUM_PATH.";
  const problem = addDebianPackage("chromium-headless-shell", advice);
  return problem === null || problem === advice ? problem : addDebianPackage("chromium", advice);
}

/** @type {Record<string, () => void>} */
const steps = {
  packages() {
    const input = fingerprint(["package.json", "package-lock.json"]);
    once(path.join(root, "node_modules", ".setup"), input, () => {
      run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], "installing packages (about 700 MB, once)");
    });
    const version = spawnSync(node(), ["--version"], { encoding: "utf8" }).stdout.trim();
    const [major = 0, minor = 0] = version.slice(1).split(".").map(Number);
    if (major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)) {
      stop(
        `this machine's Node is ${version}; install Node ${oldestNode.major}.${oldestNode.minor} or newer (on x64 Linux it comes with the packages).`,
      );
    }
  },
  kernels() {
    const sources = path.join("container", "kernels");
    once(path.join(root, ".cache", "kernels", ".setup"), fingerprint([sources]), () => {
      run("npm", ["run", "--silent", "build:kernels"], "compiling the kernels to WebAssembly");
    });
  },
  ffmpeg() {
    if (process.env.FFMPEG_PATH || (has("ffmpeg") && has("ffprobe"))) return;
    installDebianPackage("ffmpeg", "ffmpeg is missing; install it (with ffprobe), or set FFMPEG_PATH.");
  },
  chromium() {
    if (hasChromium()) return;
    const problem = addChromium();
    if (problem !== null) stop(problem);
  },
  /** Chromium where it can be had: without it only pages that are empty without their scripts cannot be read. */
  browser() {
    if (hasChromium()) return;
    const problem = addChromium();
    if (problem !== null) console.log(`setup: ${problem} Shops whose pages need scripts are read without them.`);
  },
  /** The documentation's pages: Markdown, with numbers and tables out of the service's own modules. */
  docs() {
    const stamp = path.join(root, ".cache", "docs", ".setup");
    if (!existsSync(path.join(root, "public", "docs", "pages"))) rmSync(stamp, { force: true });
    const sources = ["docs", "client/examples", "scripts/docs", "src", "package-lock.json"];
    once(stamp, fingerprint(sources), () =>
      run("node", ["scripts/docs/build.ts"], "building the documentation's pages"),
    );
  },
  /** The dashboard's page, whose facts about orders come out of the service's own modules. */
  app() {
    const stamp = path.join(root, ".cache", "app", ".setup");
    if (!existsSync(path.join(root, "public", "app", "index.html"))) rmSync(stamp, { force: true });
    const sources = ["app", "scripts/app", "docs/design", "client/src", "src/core", "package-lock.json"];
    once(stamp, fingerprint(sources), () => run("node", ["scripts/app/build.ts"], "building the dashboard"));
  },
  /** The documentation's fonts and its API reference with try-it: without them the site works, and says what it lacks. */
  reference() {
    const stamp = path.join(root, ".cache", "reference", ".setup");
    const input = fingerprint(["scripts/reference.mjs", "package-lock.json"]);
    const isThere = existsSync(path.join(root, "public", "docs", "assets", "reference"));
    if (isThere && existsSync(stamp) && readFileSync(stamp, "utf8") === input) return;
    const problem = attempt("node", ["scripts/reference.mjs"], "fetching the API reference of the documentation");
    if (problem === null) writeFileSync(stamp, input);
    else console.log("setup: the documentation is served without try-it; the next start tries again.");
  },
  /** Remotion, which only bench:videos compares with, and only when REMOTION=1 asks for it. */
  remotion() {
    if (process.env.REMOTION !== "1") return;
    steps.chromium?.();
    const folder = path.join("test", "bench", "remotion");
    const input = fingerprint([path.join(folder, "package.json"), path.join(folder, "package-lock.json")]);
    once(path.join(root, folder, "node_modules", ".setup"), input, () => {
      const args = ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
      run("npm", args, "installing Remotion (about 300 MB, once)");
    });
  },
  /** Other people's MCP clients, which a test lets loose on the service; a package of its own, so that nothing else carries them. */
  agents() {
    const folder = path.join("test", "agents");
    const input = fingerprint([path.join(folder, "package.json"), path.join(folder, "package-lock.json")]);
    once(path.join(root, folder, "node_modules", ".setup"), input, () => {
      const args = ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
      run("npm", args, "installing MCP clients for the tests (about 140 MB, once)");
    });
  },
  /** The model that tells products from their ground; without it only pictures that need none are used. */
  outlines() {
    const problem = attempt(
      "node",
      ["scripts/outlineModel.mjs"],
      "looking for the outline model (113 MB, fetched once)",
    );
    if (problem !== null)
      console.log("setup: product pictures are read without the outline model; the next start tries again.");
  },
  shop() {
    once(
      path.join(root, ".cache", "sample-shop", ".setup"),
      fingerprint(["sample-shop", "container/ads/statics/fontShaping.ts", "container/ads/statics/outline.ts"]),
      () => {
        run("node", ["sample-shop/draw.ts"], "drawing the sample shop's pictures");
      },
    );
  },
};

/** Runs a script in place of this one: signals go on to it, and its exit code is ours. @param {string[]} script */
function launch(script) {
  const child = spawn(node(), script, { cwd: root, stdio: "inherit", env: environment() });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => stop(error.message));
  child.on("exit", (code) => process.exit(code ?? 1));
}

const given = process.argv.slice(2);
const divider = given.indexOf("--");
for (const name of divider < 0 ? given : given.slice(0, divider)) {
  const step = steps[name];
  if (!step) stop(`there is no step "${name}"; there are ${Object.keys(steps).join(", ")}.`);
  step();
}
if (divider >= 0) launch(given.slice(divider + 1));
