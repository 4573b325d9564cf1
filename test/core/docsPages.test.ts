import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { errorCodes, errorTable } from "../../src/core/contract/errors.ts";
import { Compliance } from "../../src/core/creative/verdict.ts";
import { animationPromptGroups } from "../../src/core/rendering/categories.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";

interface Page {
  html: string;
  contentSecurityPolicy: string;
}

interface Pages {
  docsPaths: readonly string[];
  docsHtml(path: string, deployment: { baseUrl: string }): Promise<Page | null>;
  docsMarkdown(path: string, deployment: { baseUrl: string }): string | null;
  llmsText(deployment: { baseUrl: string }): string;
  referencePage(options: { isTryable: boolean; nonce: string }): Promise<Page>;
  tryItModule: string;
}

// The pages belong to another TypeScript project (the Worker's); a static import would pull that project in here.
const pages = (await import(new URL("../../src/http/pages/docs/docsPages.ts", import.meta.url).href)) as Pages;
const { occasions } = (await import(
  new URL("../../src/http/pages/docs/content/errorOccasions.ts", import.meta.url).href
)) as { occasions: Record<string, string> };

const root = path.resolve(import.meta.dirname, "..", "..");
const deployment = { baseUrl: "https://api.example.com" };
/** Links of the pages that other routes answer. */
const elsewhere = new Set(["/docs/reference", "/openapi.json", "/llms.txt"]);

async function htmlOf(address: string): Promise<Page> {
  const page = await pages.docsHtml(address, deployment);
  if (page === null) throw new Error(`There is no page ${address}.`);
  return page;
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

describe.each(pages.docsPaths)("the page %s", (address) => {
  it("admits by its policy exactly its own style and script, and nothing inline besides", async () => {
    const { html, contentSecurityPolicy } = await htmlOf(address);
    expect(contentSecurityPolicy).toContain("default-src 'none'");
    expect(contentSecurityPolicy).not.toContain("unsafe");
    for (const tag of ["style", "script"]) {
      const texts = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))];
      expect(texts).toHaveLength(1);
      expect(contentSecurityPolicy).toContain(`${tag}-src ${await hashOf(texts[0]?.[1] ?? "")}`);
    }
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });

  it("loads nothing from other hosts", async () => {
    const { html } = await htmlOf(address);
    expect(html).not.toMatch(/src="(?:https?:)?\/\//);
    expect(html).not.toMatch(/<link[^>]+href="(?:https?:)?\/\//);
  });

  it("has each anchor once, one first heading, and no link that leads nowhere", async () => {
    const { html } = await htmlOf(address);
    const ids = idsOf(html);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    for (const [, target = ""] of html.matchAll(/href="([/#][^"]*)"/g)) {
      const [page = "", anchor] = target.split("#");
      if (page.startsWith("/docs/assets/") || elsewhere.has(page)) continue;
      const linked = page === "" ? html : (await pages.docsHtml(page.replace(/\.md$/, ""), deployment))?.html;
      expect(linked, `${target} is linked by ${address}`).toBeDefined();
      if (anchor !== undefined) expect(idsOf(linked ?? ""), target).toContain(anchor);
    }
  });

  it("is there as Markdown with the same headings and code", async () => {
    const [{ html }, markdown] = [await htmlOf(address), pages.docsMarkdown(address, deployment) ?? ""];
    expect(markdown).toMatch(/^# /);
    expect(markdown.match(/^```\w+$/gm)?.length ?? 0).toBe(html.match(/<pre /g)?.length ?? 0);
    expect(markdown).not.toContain("](/");
  });
});

describe("the errors", () => {
  it.each(errorCodes)("document %s under its own anchor and on a page of its own", async (code) => {
    const { status, message } = errorTable[code];
    const entry = (await htmlOf("/docs/errors")).html.split(`id="${code}"`)[1]?.split("</article>")[0] ?? "";
    expect(entry).toContain(`<span>${status}</span>`);
    expect(entry).toContain("<dt>What to do</dt>");
    expect(entry).toContain(`href="/docs/errors/${code}"`);
    const page = pages.docsMarkdown(`/docs/errors/${code}`, deployment) ?? "";
    expect(page).toContain(`"code": "${code}"`);
    expect(page).toContain(message);
    expect(occasions[code], `errorOccasions.ts says nothing of ${code}`).toBeDefined();
  });

  it("say after how long to try again where the table says so; a day is the most that a limit of a day asks for", async () => {
    const { html } = await htmlOf("/docs/errors");
    for (const code of errorCodes) {
      const seconds = errorTable[code].retryAfterSeconds;
      const entry = html.split(`id="${code}"`)[1]?.split("</article>")[0] ?? "";
      if (seconds === 86_400) expect(entry, code).toMatch(/the seconds until (?:the day ends|the next is possible)/);
      else if (seconds !== undefined) expect(entry, code).toMatch(new RegExp(`${seconds} seconds?`));
    }
  });

  it("tell a call that could not be started from a delivery that failed, where the code is listed", async () => {
    const { html } = await htmlOf("/docs/errors");
    const entry = html.split('id="orchestration_failed"')[1]?.split("</article>")[0] ?? "";
    expect(entry).toContain("Nothing was charged.");
    expect(entry).toContain("its credits are back");
    expect(entry).toContain("under a new key");
  });
});

describe("the guides", () => {
  it("show every style with its picture, under its category", async () => {
    const { html } = await htmlOf("/docs/guides/styles");
    for (const { id } of styles) {
      expect(html).toContain(`src="/docs/assets/styles/${id}.jpg"`);
      const picture = readFileSync(path.join(root, "public", "docs", "assets", "styles", `${id}.jpg`));
      expect(picture.subarray(0, 2).toString("hex"), id).toBe("ffd8");
    }
    expect(html.match(/<h3 /g)).toHaveLength(Object.values(animationPromptGroups).flat().length);
  });

  it("say what each field of an inspection means", () => {
    const text = pages.docsMarkdown("/docs/guides/results", deployment) ?? "";
    const named = [...text.matchAll(/^\| `([a-z_, ]+)` \|/gm)].flatMap(([, names = ""]) => names.split(", "));
    expect(named).toEqual(expect.arrayContaining(Object.keys(Compliance.shape)));
  });

  it("name only styles that there are", async () => {
    const known = new Set(styles.map(({ id }) => id));
    for (const address of pages.docsPaths) {
      const { html } = await htmlOf(address);
      for (const [id] of html.matchAll(/sty_[a-z0-9-]+/g)) expect(known, `${address} names ${id}`).toContain(id);
    }
  });

  it("give the address of this service where a call needs it, and no other host's", () => {
    expect(pages.docsMarkdown("/docs", deployment)).toContain("export BASE_URL=https://api.example.com");
    expect(pages.docsMarkdown("/docs/guides/agents", deployment)).toContain("https://api.example.com/mcp");
  });
});

describe("llms.txt", () => {
  it("links every page of the navigation as Markdown that is there", () => {
    const text = pages.llmsText(deployment);
    const linked = [...text.matchAll(/\]\(https:\/\/api\.example\.com(\/docs[^)]*)\.md\)/g)].map(
      ([, page = ""]) => page,
    );
    expect(linked).toEqual(pages.docsPaths.filter((page) => !page.startsWith("/docs/errors/")));
  });
});

describe("the API reference", () => {
  it("admits its own program, styles with the answer's nonce, and this service alone", async () => {
    const { html, contentSecurityPolicy } = await pages.referencePage({ isTryable: true, nonce: "bm9uY2U=" });
    const program = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${await hashOf(program)};`);
    expect(contentSecurityPolicy).toContain("'nonce-bm9uY2U='");
    expect(contentSecurityPolicy).toContain("connect-src 'self'");
    expect(contentSecurityPolicy).not.toMatch(/https?:/);
    expect(program).toContain(pages.tryItModule);
  });

  it("says what is missing where its program is not installed, and still leads to the OpenAPI document", async () => {
    const { html } = await pages.referencePage({ isTryable: false, nonce: "bm9uY2U=" });
    expect(html).toContain('href="/openapi.json"');
    expect(html).not.toContain("<script");
  });
});
