import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked, type Token } from "marked";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Not ours, or built from what is looked at here. */
const left =
  /(?:^|\/)(?:node_modules|\.cache|\.data|\.tsbuild|\.wrangler|out|dist)(?:\/|$)|^public\/(?:docs\/pages|app)(?:\/|$)/;
const files = globSync("**/*.md", { cwd: root, exclude: (file) => left.test(file) }).filter((file) => !left.test(file));

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

function tokensOf(file: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(textOf(file)), (token) => void tokens.push(token));
  return tokens;
}

/** Anchors of a file's headings, as GitHub makes them. */
function anchorsOf(file: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = tokensOf(file).flatMap((token) => {
    if (token.type !== "heading") return [];
    const plain = (token.text as string).replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");
    const before = counts.get(anchor) ?? 0;
    counts.set(anchor, before + 1);
    return [before === 0 ? anchor : `${anchor}-${before}`];
  });
  return new Set(anchors);
}

/** What is wrong with the link of a file; null where it leads somewhere, or out of the repository. */
function faultOf(file: string, href: string): string | null {
  if (/^[a-z][a-z+.-]*:|^\//i.test(href)) return null;
  const [target = "", anchor] = href.split("#");
  const linked = target === "" ? file : path.join(path.dirname(file), decodeURIComponent(target));
  if (!existsSync(path.join(root, linked))) return `${href}: there is no ${linked}`;
  if (anchor === undefined || !linked.endsWith(".md") || anchorsOf(linked).has(anchor)) return null;
  return `${href}: ${linked} has no heading for it`;
}

/** What is made by a command, and stands in no fresh copy of the repository. */
const made = /^(?:\.cache|\.data|out|public\/(?:docs\/pages|app))(?:\/|$)/;
const foldersOf = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const firstFolders = new Set([...foldersOf("."), ...foldersOf("test")]);

/** Whether a piece of code is a path from the root, or a test's from `test`; a name with `<…>` in it stands for many, and is none. */
function isPath(code: string): boolean {
  return /^[\w.@-]+(?:\/[\w.@*-]+)+\/?$/.test(code) && firstFolders.has(code.split("/")[0] ?? "") && !made.test(code);
}

/** A file, a folder, or a test by its name: `container/ordersFit` is `test/container/ordersFit.test.ts`. A `*` stands for several. */
function leadsSomewhere(name: string): boolean {
  const candidates = [name, `test/${name}`, `test/${name}.test.ts`, `test/${name}.ts`, `${name}.test.ts`];
  return candidates.some((candidate) => globSync(candidate, { cwd: root }).length > 0);
}

describe.each(files)("%s", (file) => {
  it("has no dead link", () => {
    const links = tokensOf(file).flatMap((token) =>
      token.type === "link" || token.type === "image" ? [token.href as string] : [],
    );
    expect(links.flatMap((href) => faultOf(file, href) ?? [])).toEqual([]);
  });

  it("names only files, folders and tests that exist", () => {
    const named = tokensOf(file).flatMap((token) =>
      token.type === "codespan" && isPath(token.text as string) ? [token.text as string] : [],
    );
    expect(named.filter((name) => !leadsSomewhere(name))).toEqual([]);
  });
});

describe("a name in a text", () => {
  it.each([
    ["src/core/ids.ts", true],
    ["container/ordersFit", true],
    ["core/docs*", true],
    ["worker/noSuchTest", false],
    ["src/core/noSuchFile.ts", false],
  ])("%s leads somewhere: %s", (name, expected) => {
    expect([isPath(name), leadsSomewhere(name)]).toEqual([true, expected]);
  });
});

describe("the README", () => {
  it("fits on two screens, and shows the picture and the two commands", () => {
    const text = textOf("README.md");
    expect(text.split("\n").length).toBeLessThanOrEqual(95);
    expect(text).toContain("docs/pictures/ads.jpg");
    expect(text).toMatch(/^npm run demo\b/m);
    expect(text).toMatch(/^npm test\b/m);
  });
});
