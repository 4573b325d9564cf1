/**
 * `node scripts/docsSources.ts`: writes the files that the documentation shows into a module that the Worker can load, word for
 * word. A test fails when it is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const shown = ["docs/snippets", "client/examples"];

/** Where the module lies. */
export const docsSourcesFile = path.join(root, "src", "http", "pages", "docs", "sources.ts");

/** The module's text, as the files are now. */
export function docsSourcesModule(): string {
  const files = shown
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(?:ts|py|php|go)$/.test(file))
    .sort();
  const entries = files.map(
    (file) => `  ${JSON.stringify(file)}: ${JSON.stringify(readFileSync(path.join(root, file), "utf8"))},`,
  );
  return `/** The files that the documentation shows, word for word. Written by scripts/docsSources.ts. */
export const sources: Readonly<Record<string, string>> = {
${entries.join("\n")}
};
`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(docsSourcesFile, docsSourcesModule());
  console.log(`Wrote ${path.relative(root, docsSourcesFile)}.`);
}
