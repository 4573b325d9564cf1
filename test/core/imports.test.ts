import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..", "..");
const rooms = ["app/src", "src", "container", "client/src", "client/examples", "scripts", "sample-shop"];

/** What each file imports, types too, which the linter's own rule does not follow: as paths from the root. */
function importsOf(files: readonly string[]): Map<string, string[]> {
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), "utf8"), true, true);
      const own = importedFiles.filter(({ fileName }) => fileName.startsWith("."));
      return [file, own.map(({ fileName }) => sourceOf(path.join(path.dirname(file), fileName)))];
    }),
  );
}

/** The client names its files as they are once they are built. */
function sourceOf(file: string): string {
  return existsSync(path.join(root, file)) ? file : file.replace(/\.js$/, ".ts");
}

/** The first circle that is met, from a file to itself; null where there is none. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cleared = new Set<string>();
  const way: string[] = [];
  const follow = (file: string): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return null;
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next);
      if (circle !== null) return circle;
    }
    way.pop();
    cleared.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = follow(file);
    if (circle !== null) return circle;
  }
  return null;
}

it("no file imports itself through others, not even a type: what both sides need lies in a file below both", () => {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(file) && !file.includes("node_modules"))
      .map((file) => path.join(room, file)),
  );
  const imports = importsOf(files);
  expect(files.length).toBeGreaterThan(500);
  expect(imports.get("src/index.ts")).toContain("src/composition.ts");
  expect(circleIn(imports)).toBeNull();
});
