import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { areas, clauses } from "../contract/all.ts";
import { absent, anInteger, exactly, listOf, mismatches, type Expected } from "../contract/expected.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const named = clauses.flatMap(({ id, held }) => (held.by === "test" ? [{ id, ...held }] : []));
const quoted = (name: string) => ['"', "'", "`"].map((mark) => `${mark}${name}${mark}`);
const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(root, "test", `${file}.test.ts`), "utf8");
  texts.set(file, text);
  return text;
}

describe("the clauses of the contract", () => {
  it("have ids of their own, of their area and with a number", () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, clauses: own } of areas) {
      const prefixes = new Set(own.map(({ id }) => id.replace(/-[1-9]\d*$/, "")));
      expect([title, prefixes.size]).toEqual([title, 1]);
    }
  });

  it("are one sentence each, and no sentence is there twice in an area", () => {
    for (const { id, sentence } of clauses) expect(sentence.trim().length, id).toBeGreaterThan(10);
    for (const { clauses: own } of areas) expect(new Set(own.map(({ sentence }) => sentence)).size).toBe(own.length);
  });

  it("say why where nothing holds them", () => {
    for (const { id, held } of clauses) if (held.by === "nobody") expect(held.why.endsWith("."), id).toBe(true);
  });

  it.each(named)("$id: $file has the test “$name”", ({ file, name }) => {
    expect(quoted(name).some((spelling) => textOf(file).includes(spelling))).toBe(true);
  });
});

describe("what a clause expects", () => {
  it.each<[Expected, unknown, number]>([
    [{ a: 1 }, { a: 1, b: 2 }, 0],
    [exactly({ a: 1 }), { a: 1, b: 2 }, 1],
    [{ a: absent }, {}, 0],
    [{ a: absent }, { a: null }, 1],
    [{ a: /x/ }, { a: "axb" }, 0],
    [{ a: /1/ }, { a: 1 }, 1],
    [listOf(anInteger), [1, 2], 0],
    [listOf(anInteger), [], 1],
    [listOf(anInteger, 2), [1, 2.5], 1],
    [[{ a: null }], [{ a: null }], 0],
    [[], [1], 1],
    [{ a: 1 }, null, 1],
  ])("%j of %j is off in %i places", (expected, actual, count) => {
    expect(mismatches(expected, actual)).toHaveLength(count);
  });
});

describe("docs/contract.md", () => {
  it("is up to date; if not, run `npm run build:contract`", async () => {
    const address = new URL("../../scripts/contractDocs.ts", import.meta.url).href;
    const { contractFile, contractPage } = (await import(address)) as {
      contractFile: string;
      contractPage: () => string;
    };
    const isUpToDate = readFileSync(contractFile, "utf8") === contractPage();
    expect(isUpToDate, "run `npm run build:contract`").toBe(true);
  });
});
