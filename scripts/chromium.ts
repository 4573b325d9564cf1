import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where the local Browser Rendering looks for its browser, below the cache folder that XDG_CACHE_HOME names. */
const installation = path.join(".wrangler", "chrome", "linux-126.0.6478.182");

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The machine's own Chromium: CHROMIUM_PATH, or the first on the PATH; null where there is none. */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return existsSync(given) ? given : null;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = ["chromium-headless-shell", "chromium", "google-chrome"].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}

/**
 * Puts a browser for the local Browser Rendering into `folder`: a script that runs the machine's own Chromium, with `environment`
 * set, because the emulator passes none on. Gives the variables that its process needs; null where the machine has no Chromium.
 */
export function prepareChromium(
  folder: string,
  environment: Record<string, string> = {},
): { XDG_CACHE_HOME: string } | null {
  const chromium = findChromium();
  if (chromium === null) return null;
  const home = path.resolve(folder);
  const version = path.join(home, installation);
  const script = path.join(version, "chrome-linux64", "chrome");
  mkdirSync(path.dirname(script), { recursive: true });
  const exported = Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}`);
  const lines = ["#!/bin/sh", ...exported, `exec ${quoted(chromium)} ${flags.join(" ")} "$@"`, ""];
  // Another run may be starting it just now.
  writeFileSync(`${script}.${process.pid}`, lines.join("\n"), { mode: 0o755 });
  renameSync(`${script}.${process.pid}`, script);
  writeFileSync(path.join(version, ".miniflare-install-complete"), "");
  return { XDG_CACHE_HOME: home };
}

/** For the shell: in single quotes, with those inside it taken out of them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
