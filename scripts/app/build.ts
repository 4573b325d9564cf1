/**
 * `npm run build:app`: builds the dashboard's page into `public/app`. Its manifest, which says what each view loads, is for tests
 * alone and stays in `.cache/app`.
 */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { facts } from "./facts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const target = path.join(root, "public", "app");

/** Where the manifest lies, from the project's folder. */
export const manifestPath = path.join(".cache", "app", "manifest.json");

/**
 * What the first views share with others, and their styles: it comes along with the page's own program. As files of their own, of some
 * hundred bytes each, they would be asked for once that has run.
 */
const withEntry = [
  "docs/design/tokens.css",
  "app/src/style.css",
  "app/src/views/home/home.css",
  "app/src/views/signIn/signIn.css",
  "app/src/api/passkeys.ts",
  ...["Field.tsx", "focus.ts", "MoreButton.tsx", "Swatch.tsx", "useKept.ts"].map((name) => `app/src/parts/${name}`),
  "node_modules/@tanstack/react-query/",
  "node_modules/@tanstack/query-core/",
].map((place) => path.join(root, place));

export async function buildApp(): Promise<void> {
  // Tests build it too, and Vite would take their environment for the page's: React for developers, half as large again.
  process.env.NODE_ENV = "production";
  await build({
    root: path.join(root, "app"),
    configFile: false,
    base: "/app/",
    publicDir: false,
    // Its warnings are that fonts are the documentation's, and that Radix marks what belongs in a browser.
    logLevel: "error",
    plugins: [facts()],
    build: {
      outDir: target,
      emptyOutDir: true,
      manifest: true,
      // The notices that the libraries in it ask for.
      license: { fileName: "assets/licences.md" },
      target: "es2022",
      // Everything small would become a data: address, which the page's policy admits for nothing.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: "first", test: (id) => withEntry.some((place) => id.startsWith(place)) }],
          },
        },
      },
    },
  });
  mkdirSync(path.join(root, path.dirname(manifestPath)), { recursive: true });
  renameSync(path.join(target, ".vite", "manifest.json"), path.join(root, manifestPath));
  rmSync(path.join(target, ".vite"), { recursive: true });
}

if (process.argv[1] === import.meta.filename) await buildApp();
