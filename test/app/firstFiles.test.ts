import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { manifestPath } from "../../scripts/app/build.ts";

interface Chunk {
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const root = path.resolve(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(path.join(root, manifestPath), "utf8")) as Record<string, Chunk>;

it("the first views, signed in or not, are one file each beside what the page begins with", () => {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? "";
  const begun = [entry, ...(manifest[entry]?.imports ?? [])];
  for (const view of ["src/views/signIn/SignIn.tsx", "src/views/home/Home.tsx"]) {
    expect(manifest[view], view).toBeDefined();
    expect(manifest[view]?.css ?? [], view).toEqual([]);
    expect(
      (manifest[view]?.imports ?? []).filter((name) => !begun.includes(name)),
      view,
    ).toEqual([]);
  }
});
