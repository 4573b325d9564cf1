import { existsSync } from "node:fs";

/** The Chromium of this machine. */
export function chromiumPath(): string {
  const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error("Chromium is missing; `npm test` installs it, or set CHROMIUM_PATH.");
  return found;
}
