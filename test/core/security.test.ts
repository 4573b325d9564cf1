import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..", "..");
const text = readFileSync(path.join(root, "SECURITY.md"), "utf8");
const named = [...text.matchAll(/`((?:client|container|core|e2e|worker)\/\w+)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(
  ([, file = "", names = ""]) => [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ file, name })),
);

it("SECURITY.md names more than fifty tests", () => {
  expect(named.length).toBeGreaterThan(50);
});

it.each(named)("$file has the test “$name” that SECURITY.md names", ({ file, name }) => {
  expect(readFileSync(path.join(root, "test", `${file}.test.ts`), "utf8")).toContain(name);
});
