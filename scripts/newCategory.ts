/**
 * `npm run new:category -- "Sea Glass" ["Non-Product - Abstract"]`: writes one more category, at the end of its group: what is decided
 * about it, with six plain styles, how it is drawn, with a look for each, and a line in both lists. Everything else follows from those.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { categoryGroups, type CategoryGroup } from "../src/core/categories/category.ts";
import { styleIdOf } from "../src/core/categories/styleId.ts";
import { formatted } from "./formatted.ts";

/** What sets the six styles apart until somebody has better ideas. */
const plainStyles = [
  { word: "One", palette: "neutral", surface: "plaster", gobo: "windowGobo", angleDegrees: 315 },
  { word: "Two", palette: "tonal", surface: "linen", gobo: "palmGobo", angleDegrees: 45 },
  { word: "Three", palette: "pastel", surface: "paper", gobo: "blindGobo", angleDegrees: 330 },
  { word: "Four", palette: "warm", surface: "terracotta", gobo: "dappleGobo", angleDegrees: 60 },
  { word: "Five", palette: "cool", surface: "stone", gobo: "windowGobo", angleDegrees: 60 },
  { word: "Six", palette: "dark", surface: "sand", gobo: "palmGobo", angleDegrees: 300 },
];

/** Writes the category into the repository at `root` and returns the files that were written or changed, as seen from there. */
export async function newCategory(root: string, name: string, group: CategoryGroup): Promise<string[]> {
  const own = identifierOf(name);
  const folder = path.join("container", "categories", own);
  const core = path.join("src", "core", "categories");
  const lists = { core: path.join(core, "index.ts"), drawn: path.join("container", "categories", "index.ts") };
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  if (existsSync(path.join(root, core, `${own}.ts`)))
    throw new Error(`There is a category in ${core}/${own}.ts already.`);

  const before = lastOfGroup(group, read(lists.core), (other) => read(path.join(core, `${other}.ts`)));
  const files = new Map([
    [path.join(core, `${own}.ts`), coreFile(own, name, group)],
    [path.join(folder, "looks.ts"), looksFile(name)],
    [path.join(folder, "index.ts"), moduleFile(own)],
    [lists.core, inserted(withImport(read(lists.core), own, `./${own}.ts`), `  ${before.own},`, `  ${own},`)],
    [
      lists.drawn,
      inserted(
        withImport(read(lists.drawn), own, `./${own}/index.ts`),
        new RegExp(`^  "${before.name}": .*,$`, "m"),
        `  ${JSON.stringify(name)}: painted(${own}),`,
      ),
    ],
  ]);
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of files) writeFileSync(path.join(root, file), await formatted(file, text));
  return [...files.keys()];
}

/** "Sea Glass" as `seaGlass`. */
function identifierOf(name: string): string {
  const [first = "", ...rest] = name.match(/[A-Za-z0-9]+/g) ?? [];
  const own =
    first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("");
  if (!/^[A-Z]/.test(name) || !/^[a-z]/.test(own)) throw new Error("A category's name begins with a capital letter.");
  return own;
}

/** The category after which a new one of the group stands. */
function lastOfGroup(
  group: CategoryGroup,
  list: string,
  fileOf: (own: string) => string,
): { own: string; name: string } {
  const listed = /export const categories = \[([^\]]*)\]/.exec(list)?.[1] ?? "";
  const ofGroup = [...listed.matchAll(/\w+/g)].filter(([own]) => fileOf(own).includes(`group: "${group}"`));
  const own = ofGroup.at(-1)?.[0];
  const name = own === undefined ? undefined : /^ {2}name: "(.+)",$/m.exec(fileOf(own))?.[1];
  if (own === undefined || name === undefined) throw new Error(`No category stands in the group ${group}.`);
  return { own, name };
}

/** Puts an import where the alphabet wants it. */
function withImport(text: string, own: string, from: string): string {
  const line = `import { ${own} } from "${from}";`;
  const next = [...text.matchAll(/^import .* from "(\.\/.*)";$/gm)].find(([, other = ""]) => other > from);
  return next === undefined ? text.replace(/\n\n/, `\n${line}\n\n`) : text.replace(next[0], `${line}\n${next[0]}`);
}

function inserted(text: string, after: string | RegExp, line: string): string {
  const found = typeof after === "string" ? after : after.exec(text)?.[0];
  if (found === undefined || !text.includes(found)) throw new Error(`A list has no line ${String(after)}.`);
  return text.replace(found, `${found}\n${line}`);
}

function coreFile(own: string, name: string, group: CategoryGroup): string {
  const styles = plainStyles.map(
    ({ word, palette, angleDegrees }) => `{
      name: ${JSON.stringify(`${name} ${word}`)},
      moods: [${JSON.stringify(`${name} ${word}`.toLowerCase())}, "calm", "plain"],
      palette: "${palette}",
      materials: ["plaster"],
      form: { coverageRatio: 0.6, scaleRatio: 1, cyclesPerLoop: 1 },
      light: { angleDegrees: ${angleDegrees}, softnessRatio: 0.5 },
      shows: null,
    },`,
  );
  return `import type { Category } from "./category.ts";

export const ${own} = {
  name: ${JSON.stringify(name)},
  group: "${group}",
  subject: ${JSON.stringify(name.toLowerCase())},
  suits: {},
  surface: "opaque",
  isPlace: false,
  isRestless: false,
  showsOneThing: false,
  lightPlay: null,
  naturalShade: null,
  cut: null,
  photograph: null,
  hasPeople: false,
  styles: [
    ${styles.join("\n")}
  ],
} as const satisfies Category;
`;
}

function looksFile(name: string): string {
  const looks = plainStyles.map(
    ({ word, surface, gobo }) =>
      `"${styleIdOf(`${name} ${word}`)}": { ...usual, surface: "${surface}", gobo: ${gobo} },`,
  );
  return `import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { blindGobo, dappleGobo, palmGobo, windowGobo, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import type { Surface } from "../../materials/light/wall.ts";

/** How one look differs from another: what lies in the light, what breaks it, and the places of shade and sun on the ground's ramp. */
export interface Look {
  surface: Surface;
  gobo: (options: GoboOptions) => Gobo;
  shade: number;
  sun: number;
}

/** Without a style. */
export const usual: Look = { surface: "plaster", gobo: windowGobo, shade: 0.36, sun: 0.46 };

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<${JSON.stringify(name)}>, Look>> = {
  ${looks.join("\n")}
};
`;
}

function moduleFile(own: string): string {
  return `import { formOf, lookOf } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { groundRamp } from "../../engine/tones.ts";
import { createWall } from "../../materials/light/wall.ts";
import { looks, usual } from "./looks.ts";

/** A wall in broken light. */
export const ${own}: BrushPainter = {
  setupOn(brush, options) {
    const { surface, gobo, shade, sun } = lookOf(looks, usual, options.style);
    const form = formOf(options.style);
    const wall = createWall(brush, options, {
      ramp: groundRamp(options.palette),
      surface,
      form,
      shade,
      sun,
      relief: 0.05,
      calm: 0.62,
    });
    const { width, height } = wall.gobo.canvas;
    const cast = gobo({ width, height, seed: options.seed, form });
    return {
      paint(t) {
        cast(wall.gobo, t);
        wall.paint();
      },
    };
  },
};
`;
}

if (process.argv[1] === import.meta.filename) {
  const [name = "", wanted = "Non-Product - Abstract"] = process.argv.slice(2);
  const group = categoryGroups.find((known) => known === wanted);
  if (name === "" || group === undefined) {
    console.error(`npm run new:category -- NAME [GROUP], with a group of: ${categoryGroups.join("; ")}.`);
    process.exit(1);
  }
  for (const file of await newCategory(path.resolve(import.meta.dirname, ".."), name, group)) console.log(file);
  console.log(`
Draw it in its index.ts, name its styles (ids follow from names and never change once they are published) and say what it
suits. Tests that go through all categories and styles try it, too. What else shows it:
  npm run previews -- ${JSON.stringify(name)}   pictures of its styles for the documentation
  npm run build:client                 the client's types
  test/core/styleIds.txt               the ids, once they are published`);
}
