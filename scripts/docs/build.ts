/**
 * `npm run build:docs`: writes the documentation into `public/docs/pages`: each page as HTML and as Markdown, `llms.txt`, the API
 * reference, and the policies that HTML is sent with. What only a running service knows, such as its address, is filled in there.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtPages, type Policies } from "../../src/http/pages/docs/builtPages.ts";
import { pageHtml, pagePolicy } from "./layout.ts";
import { plainReferenceHtml, plainReferencePolicy, referenceHtml, referencePolicy } from "./reference.ts";
import { placeOf, readSite } from "./site.ts";
import { pageMarkdown } from "./toMarkdown.ts";

/** What is built: text by the name of its file. */
export function builtFiles(): Map<string, string> {
  const { pages, llmsText } = readSite();
  const policies: Policies = { page: pagePolicy, reference: referencePolicy, plainReference: plainReferencePolicy };
  const files = new Map([
    ["llms.txt", llmsText],
    ["reference.html", referenceHtml],
    ["plainReference.html", plainReferenceHtml],
    ["policies.json", JSON.stringify(policies)],
  ]);
  for (const page of pages) {
    files.set(`${page.path.slice(1)}.html`, pageHtml(page, placeOf(page.path)));
    files.set(`${page.path.slice(1)}.md`, pageMarkdown(page));
  }
  return files;
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.resolve(import.meta.dirname, `../../public${builtPages}`);
  // A page that cannot be built leaves the earlier ones where they are.
  const files = builtFiles();
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
