import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { manifestPath } from "../../scripts/app/build.ts";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const root = path.resolve(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(path.join(root, manifestPath), "utf8")) as Record<string, Chunk>;
const maxBytes = 150_000;

/** Names of everything that a chunk needs before it runs. */
function neededBy(names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    neededBy(manifest[name]?.imports ?? [], known);
  }
  return known;
}

function compressedBytes(names: Iterable<string>): number {
  const files = [...names].map((name) => manifest[name]?.file ?? "").filter((file) => file.endsWith(".js"));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(root, "public/app", file))).byteLength, 0);
}

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? "";

it("the first view, signed in or not, is less than 150 kB of compressed script", () => {
  for (const view of ["src/views/signIn/SignIn.tsx", "src/views/home/Home.tsx", "src/views/start/Start.tsx"]) {
    expect(manifest[view], view).toBeDefined();
    expect(compressedBytes(neededBy([entry, view])), view).toBeLessThan(maxBytes);
  }
});

it("the first views, signed in or not, are one file each beside what the page begins with", () => {
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

it("every other view, and what makes archives, is loaded when it is needed", () => {
  const first = neededBy([entry]);
  const later = ["views/create/Create.tsx", "views/delivery/DeliveryView.tsx", "views/brand/Brand.tsx"];
  for (const name of later) expect([name, first.has(`src/${name}`)]).toEqual([name, false]);
  const archive = Object.keys(manifest).find((name) => name.includes("client-zip"));
  expect(archive).toBeDefined();
  expect(neededBy([entry, "src/views/delivery/DeliveryView.tsx"]).has(archive ?? "")).toBe(false);
});
