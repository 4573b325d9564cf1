/**
 * Lays out what the renderer's image consists of, for `container/Dockerfile`: `node scripts/imageFiles.ts FOLDER`. One folder for each
 * layer: `system` (Node, ffmpeg, the libraries that they and the packages load), `packages`, `outlines`, `program`. Whatever is copied
 * brings its licence.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fontFile, pairingCuts, type Cut } from "../container/ads/statics/fontPairings.ts";

const root = path.resolve(import.meta.dirname, "..");
const modules = path.join(root, "node_modules");
const into = path.resolve(process.argv[2] ?? "image");

/** Where the Dockerfile has built ffmpeg, with the licences of what is in it. */
const ffmpegFolder = "/opt/ffmpeg";
/** Node's licence, where its archive for Linux unpacks it. */
const nodeLicence = "/usr/local/LICENSE";

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

function copy(from: string, to: string, filter: (file: string) => boolean = () => true): void {
  cpSync(from, to, { recursive: true, dereference: true, filter });
}

interface PackageJson {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages that the bundle loads at run time, with all that they need and that is installed for this machine. */
function loadedPackages(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const found = new Set<string>();
  const add = (name: string) => {
    const file = path.join(modules, name, "package.json");
    if (found.has(name) || !existsSync(file)) return;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, "utf8")) as PackageJson;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed);
  };
  for (const [, name = ""] of (scripts["build:renderer"] ?? "").matchAll(/--external:(\S+)/g)) add(name);
  return [...found];
}

/** The model's runtime for this system; its package has those of all others too. */
const ownRuntime = `bin/napi-v6/${process.platform}/${process.arch}`;

/** What is large in a package and never loaded here. */
const unused: Readonly<Record<string, (file: string) => boolean>> = {
  "onnxruntime-node": (file) =>
    file.startsWith("bin") && !`${ownRuntime}/`.startsWith(`${file}/`) && !file.startsWith(`${ownRuntime}/`),
  // Node runs the fastest of its variants: relaxed SIMD, and the reader of logos asks for neural networks only.
  "tesseract.js-core": (file) =>
    /^tesseract-core/.test(file) && !/^tesseract-core-relaxedsimd-lstm\.(js|wasm)$/.test(file),
  "tesseract.js": (file) => /^(dist|docs|examples|tests|benchmarks)\//.test(file),
  // Only browsers unpack with it.
  zlibjs: (file) => /^(bin|closure-primitives|dev|export|src|test|vendor)\//.test(file),
};

function copyPackages(to: string): void {
  for (const name of loadedPackages()) {
    const from = path.join(modules, name);
    copy(from, path.join(to, name), (file) => {
      const inside = path.relative(from, file);
      return !/\.(map|[cm]?ts)$/.test(inside) && !unused[name]?.(inside);
    });
  }
  const words = "@tesseract.js-data/eng";
  copy(path.join(modules, words), path.join(to, words), (file) => !/4\.0\.0($|\/)/.test(file));
  for (const file of fontFiles()) {
    copy(path.join(modules, file), path.join(to, file));
    const family = file.split("/").slice(0, 2).join("/");
    for (const about of ["package.json", "LICENSE"])
      copy(path.join(modules, family, about), path.join(to, family, about));
  }
}

function fontFiles(): Set<string> {
  const files = new Set<string>();
  const add = (cut: Cut) => {
    for (const script of cut.scripts) files.add(fontFile(cut, script));
    if (cut.fallback) add(cut.fallback);
  };
  for (const cuts of Object.values(pairingCuts)) for (const cut of Object.values(cuts)) add(cut);
  return files;
}

function copyProgram(to: string): void {
  const built = path.join(root, ".cache");
  copy(path.join(built, "renderer"), path.join(to, ".cache", "renderer"), (file) => !file.endsWith(".json"));
  copy(path.join(built, "kernels", "kernels.wasm"), path.join(to, ".cache", "kernels", "kernels.wasm"));
  // That the program is made of modules.
  copy(path.join(root, "package.json"), path.join(to, "package.json"));
  const { inputs } = JSON.parse(readFileSync(path.join(built, "renderer", "inputs.json"), "utf8")) as {
    inputs: Record<string, unknown>;
  };
  const bundled = Object.keys(inputs).flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  for (const name of new Set(bundled)) {
    const licences = readdirSync(path.join(modules, name)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    for (const file of licences) copy(path.join(modules, name, file), path.join(to, "licences", name, file));
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The shared libraries that programs and libraries load, by the addresses under which the loader looks for them. */
function librariesOf(files: readonly string[], own: string): Set<string> {
  const found = new Set<string>();
  for (const file of files)
    for (const [, library = ""] of run("ldd", file).matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm))
      if (!library.startsWith(own)) found.add(library);
  return found;
}

function copySystem(to: string, packages: string): void {
  const programs = path.join(to, "usr", "local", "bin");
  mkdirSync(programs, { recursive: true });
  run("strip", "-o", path.join(programs, "node"), process.execPath);
  for (const name of ["ffmpeg", "ffprobe"]) copy(path.join(ffmpegFolder, "bin", name), path.join(programs, name));

  mkdirSync(path.join(to, "etc"));
  for (const folder of ["lib", "lib64"]) {
    mkdirSync(path.join(to, "usr", folder), { recursive: true });
    symlinkSync(path.join("usr", folder), path.join(to, folder));
  }
  const loading = [...filesIn(programs), ...filesIn(packages).filter((file) => /\.node$|\.so(\.\d+)*$/.test(file))];
  const documentation = path.join(to, "usr", "share", "doc");
  for (const library of librariesOf(loading, packages)) {
    copy(realpathSync(library), path.join(to, library));
    // dpkg knows some of them by /lib, which is a link to /usr/lib.
    const owner = run("dpkg", "-S", `*${realpathSync(library).replace(/^\/usr/, "")}`).split(":")[0] ?? "";
    copy(`/usr/share/doc/${owner}/copyright`, path.join(documentation, owner, "copyright"));
  }
  run("ldconfig", "-r", to);
  copy(path.join(ffmpegFolder, "share", "doc"), documentation);
  if (existsSync(nodeLicence)) copy(nodeLicence, path.join(documentation, "node", "LICENSE"));

  writeFileSync(path.join(to, "etc", "passwd"), "root:x:0:0::/:/sbin/nologin\nnode:x:1000:1000::/tmp:/sbin/nologin\n");
  writeFileSync(path.join(to, "etc", "group"), "root:x:0:\nnode:x:1000:\n");
  mkdirSync(path.join(to, "tmp"));
  run("chmod", "1777", path.join(to, "tmp"));
}

const packages = path.join(into, "packages", "node_modules");
copyPackages(packages);
copySystem(path.join(into, "system"), packages);
copy(path.join(root, ".cache", "outlines"), path.join(into, "outlines"));
copyProgram(path.join(into, "program"));
console.log(run("du", "-sk", ...readdirSync(into).map((layer) => path.join(into, layer))));
