import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { errorCodes, errorTable } from "../../src/core/contract/errors.ts";
import { Compliance } from "../../src/core/contract/responses/compliance.ts";
import { animationPromptGroups } from "../../src/core/rendering/categories.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";

/** The documentation's build, of another TypeScript project: a static import would pull that project in here. */
interface Build {
  builtFiles: () => Map<string, string>;
}
interface Site {
  pageOf: (text: string, path: string) => { blocks: unknown[] };
}
interface Html {
  toHtml: (blocks: unknown[]) => string;
}
const scripts = (name: string): Promise<unknown> =>
  import(new URL(`../../scripts/docs/${name}.ts`, import.meta.url).href);
const { builtFiles } = (await scripts("build")) as Build;
const { pageOf } = (await scripts("site")) as Site;
const { toHtml } = (await scripts("toHtml")) as Html;
const { occasions } = (await scripts("errors")) as { occasions: ReadonlyMap<string, string> };
const { values } = (await scripts("values")) as { values: Record<string, string | number> };
const { shelves } = (await scripts("navigation")) as { shelves: { pages: { path: string }[] }[] };
const { nonceMark, publicUrlMark, tryItModule } = (await import(
  new URL("../../src/http/pages/docs/builtPages.ts", import.meta.url).href
)) as { nonceMark: string; publicUrlMark: string; tryItModule: string };

const root = path.resolve(import.meta.dirname, "..", "..");
const files = builtFiles();
const docsPaths = [...files.keys()].filter((name) => name.endsWith(".md")).map((name) => `/${name.slice(0, -3)}`);
/** Links of the pages that other routes answer. */
const elsewhere = new Set(["/docs/reference", "/openapi.json", "/llms.txt"]);

/** A built file as a service at https://api.example.com fills it in. */
function served(name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`There is no file ${name}.`);
  return text.replaceAll(publicUrlMark, "https://api.example.com").replaceAll(nonceMark, "bm9uY2U=");
}

const htmlOf = (address: string) => served(`${address.slice(1)}.html`);
const markdownOf = (address: string) => served(`${address.slice(1)}.md`);
const policies = JSON.parse(served("policies.json")) as { page: string; reference: string };
const sourceFiles = globSync("**/*", { cwd: path.join(root, "docs", "pages") }).filter(
  (name) => path.extname(name) !== "",
);
const sourceText = sourceFiles.map((name) => readFileSync(path.join(root, "docs", "pages", name), "utf8")).join("\n");

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

describe.each(docsPaths)("the page %s", (address) => {
  it("admits by its policy exactly its own style and script, and nothing inline besides", async () => {
    const html = htmlOf(address);
    const contentSecurityPolicy = policies.page;
    expect(contentSecurityPolicy).toContain("default-src 'none'");
    expect(contentSecurityPolicy).not.toContain("unsafe");
    for (const tag of ["style", "script"]) {
      const texts = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))];
      expect(texts).toHaveLength(1);
      expect(contentSecurityPolicy).toContain(`${tag}-src ${await hashOf(texts[0]?.[1] ?? "")}`);
    }
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });

  it("loads nothing from other hosts", () => {
    const html = htmlOf(address);
    expect(html).not.toMatch(/src="(?:https?:)?\/\//);
    expect(html).not.toMatch(/<link[^>]+href="(?:https?:)?\/\//);
  });

  it("has each anchor once, one first heading, and no link that leads nowhere", () => {
    const html = htmlOf(address);
    const ids = idsOf(html);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    for (const [, target = ""] of html.matchAll(/href="([/#][^"]*)"/g)) {
      const [page = "", anchor] = target.split("#");
      if (page.startsWith("/docs/assets/") || elsewhere.has(page)) continue;
      const linked = page === "" ? html : files.get(`${page.slice(1).replace(/\.md$/, "")}.html`);
      expect(linked, `${target} is linked by ${address}`).toBeDefined();
      if (anchor !== undefined) expect(idsOf(linked ?? ""), target).toContain(anchor);
    }
  });

  it("is there as Markdown with the same headings and code", () => {
    const [html, markdown] = [htmlOf(address), markdownOf(address)];
    expect(markdown).toMatch(/^# /);
    expect(markdown.match(/^```\w+$/gm)?.length ?? 0).toBe(html.match(/<pre /g)?.length ?? 0);
    expect(markdown).not.toContain("](/");
  });
});

describe("the sources of the pages", () => {
  it("are all in the navigation, and all that is there has its page", () => {
    const listed = shelves.flatMap(({ pages }) => pages.map((page) => page.path));
    const guides = docsPaths.filter((page) => !page.startsWith("/docs/errors/"));
    expect(guides).toEqual(listed.filter((page) => page !== "/docs/reference"));
    const own = sourceFiles.filter((name) => name.endsWith(".md") && !name.includes("["));
    expect(new Set(own.map((name) => (name === "index.md" ? "/docs" : `/docs/${name.slice(0, -3)}`)))).toEqual(
      new Set(guides),
    );
  });

  it.each([
    "{{limits.nothing}}",
    "{{error.code}}",
    "{{toString}}",
    "{{error-example no_such_code}}",
    "{{file docs/nothing.ts}}",
    "{{gallery Nothing}}",
    "{{error no_such_code}}",
    "{{nothing at all}}",
    ":::nothing\n\nWords.\n\n:::",
    "```bash\nls\n```",
    '```cobol title="A file"\nSTOP RUN.\n```',
    "<div>HTML</div>",
    "Words with <b>HTML</b>.",
  ])("are refused with a directive or a block that nobody knows: %j", (block) => {
    expect(() => toHtml(pageOf(`# Title\n\nLead.\n\n${block}\n`, "/docs/title").blocks)).toThrow();
  });

  it("use every number that is there for them", () => {
    for (const name of Object.keys(values)) expect(sourceText).toContain(`{{${name}}}`);
  });

  it("leave nothing in the built pages to be filled in but the service's address and the nonce", () => {
    for (const name of files.keys()) expect(served(name), name).not.toMatch(/\{\{|%7B%7B|:::/);
  });
});

describe("the errors", () => {
  it.each(errorCodes)("document %s under its own anchor and on a page of its own", (code) => {
    const { status, message } = errorTable[code];
    const entry = htmlOf("/docs/errors").split(`id="${code}"`)[1]?.split("</article>")[0] ?? "";
    expect(entry).toContain(`<span>${status}</span>`);
    expect(entry).toContain("<dt>What to do</dt>");
    expect(entry).toContain(`href="/docs/errors/${code}"`);
    const page = markdownOf(`/docs/errors/${code}`);
    expect(page).toContain(`"code": "${code}"`);
    expect(page).toContain(message);
    expect(occasions.get(code), `docs/occasions.md says nothing of ${code}`).toBeDefined();
  });

  it("say after how long to try again where the table says so; a day is the most that a limit of a day asks for", () => {
    const html = htmlOf("/docs/errors");
    for (const code of errorCodes) {
      const seconds = errorTable[code].retryAfterSeconds;
      const entry = html.split(`id="${code}"`)[1]?.split("</article>")[0] ?? "";
      if (seconds === 86_400) expect(entry, code).toMatch(/the seconds until (?:the day ends|the next is possible)/);
      else if (seconds !== undefined) expect(entry, code).toMatch(new RegExp(`${seconds} seconds?`));
    }
  });

  it("tell a call that could not be started from a delivery that failed, where the code is listed", () => {
    const html = htmlOf("/docs/errors");
    const entry = html.split('id="orchestration_failed"')[1]?.split("</article>")[0] ?? "";
    expect(entry).toContain("Nothing was charged.");
    expect(entry).toContain("its credits are back");
    expect(entry).toContain("under a new key");
  });
});

describe("the guides", () => {
  it("show every style with its picture, under its category", () => {
    const html = htmlOf("/docs/guides/styles");
    for (const { id } of styles) {
      expect(html).toContain(`src="/docs/assets/styles/${id}.jpg"`);
      const picture = readFileSync(path.join(root, "public", "docs", "assets", "styles", `${id}.jpg`));
      expect(picture.subarray(0, 2).toString("hex"), id).toBe("ffd8");
    }
    const files = readdirSync(path.join(root, "public", "docs", "assets", "styles"));
    expect(files.toSorted()).toEqual(styles.flatMap(({ id }) => [`${id}.jpg`, `${id}.mp4`]).toSorted());
    expect(html.match(/<h3 /g)).toHaveLength(Object.values(animationPromptGroups).flat().length);
  });

  it("say what each field of an inspection means", () => {
    const text = markdownOf("/docs/guides/results");
    const named = [...text.matchAll(/^\| `([a-z_, ]+)` \|/gm)].flatMap(([, names = ""]) => names.split(", "));
    expect(named).toEqual(expect.arrayContaining(Object.keys(Compliance.shape)));
  });

  it("name only styles that there are", () => {
    const known = new Set(styles.map(({ id }) => id));
    for (const address of docsPaths) {
      const html = htmlOf(address);
      for (const [id] of html.matchAll(/sty_[a-z0-9-]+/g)) expect(known, `${address} names ${id}`).toContain(id);
    }
  });

  it("give the address of this service where a call needs it, and no other host's", () => {
    expect(markdownOf("/docs")).toContain("export BASE_URL=https://api.example.com");
    expect(markdownOf("/docs/guides/agents")).toContain("https://api.example.com/mcp");
  });
});

describe("llms.txt", () => {
  it("links every page of the navigation as Markdown that is there", () => {
    const text = served("llms.txt");
    const linked = [...text.matchAll(/\]\(https:\/\/api\.example\.com(\/docs[^)]*)\.md\)/g)].map(
      ([, page = ""]) => page,
    );
    expect(linked).toEqual(docsPaths.filter((page) => !page.startsWith("/docs/errors/")));
  });
});

describe("the API reference", () => {
  it("admits its own program, styles with the answer's nonce, and this service alone", async () => {
    const html = served("reference.html");
    const contentSecurityPolicy = policies.reference;
    const program = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${await hashOf(program)};`);
    expect(contentSecurityPolicy).toContain("'nonce-bm9uY2U='");
    expect(contentSecurityPolicy).toContain("connect-src 'self'");
    expect(contentSecurityPolicy).not.toMatch(/https?:/);
    expect(program).toContain(tryItModule);
  });

  it("says what is missing where its program is not installed, and still leads to the OpenAPI document", () => {
    const html = served("plainReference.html");
    expect(html).toContain('href="/openapi.json"');
    expect(html).not.toContain("<script");
  });
});
