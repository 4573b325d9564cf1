import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked, type Token } from "marked";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Not ours, or built from what is looked at here. */
const left =
  /(?:^|\/)(?:node_modules|\.cache|\.data|\.tsbuild|\.wrangler|out|dist)(?:\/|$)|^public\/docs\/pages(?:\/|$)/;
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

describe.each(files)("%s", (file) => {
  it("has no dead link", () => {
    const links = tokensOf(file).flatMap((token) =>
      token.type === "link" || token.type === "image" ? [token.href as string] : [],
    );
    expect(links.flatMap((href) => faultOf(file, href) ?? [])).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    const named = tokensOf(file).flatMap((token) =>
      token.type === "codespan" &&
      /^(?:src\/[\w./-]+|(?:container|client|scripts|migrations)\/[\w./-]+\.\w+)$/.test(token.text as string)
        ? [token.text as string]
        : [],
    );
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
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
