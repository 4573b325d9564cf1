import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCategory } from "../../scripts/newCategory.ts";

const repository = path.resolve(import.meta.dirname, "..", "..");
const kernels = path.join("container", "kernels");

/** Looks that are without a style, and styles that are without a look: neither may compile. */
const misfits = `import { looks } from "./container/categories/seaGlass/looks.ts";

// @ts-expect-error A look without a style.
export const tooMany: typeof looks = { ...looks, "sty_sea-glass-seven": looks["sty_sea-glass-one"] };

const { "sty_sea-glass-six": last, ...five } = looks;
// @ts-expect-error A style without a look.
export const tooFew: typeof looks = five;
export { last };
`;

/** Draws the usual look and every style at two moments; prints a digest of each frame. */
const drawing = `import { createHash } from "node:crypto";
import { createCategoryGround } from "./container/categories/index.ts";
import { loadKernels } from "./container/engine/kernel.ts";
import { styles } from "./src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "./src/core/styles/sceneStyle.ts";

const kernels = await loadKernels(process.argv[2]);
const palette = {
  groundBase: "#dfd3c6", groundShadow: "#a58a70", groundLight: "#f8f3ec",
  ink: "#33211b", inkSoft: "#4a332b", panel: "#ffffff", accent: "#7a4a3a", onAccent: "#ffffff",
};
const own = styles.filter(({ animationPrompt }) => animationPrompt === "Sea Glass");
const frames = [null, ...own.map(sceneStyleOf)].map((style) => {
  const ground = createCategoryGround(kernels, "Sea Glass", { palette, width: 216, height: 384, seed: 7, style, quietZones: [] });
  return [0, 0.4].map((t) => createHash("sha256").update(ground.renderYuv(t)).digest("hex"));
});
console.log(JSON.stringify({ ids: own.map(({ id }) => id), frames }));
`;

let copy = "";
let written: string[] = [];
beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), "new-category-"));
  for (const part of ["src/core", "container", "tsconfig.base.json", "package.json"]) {
    const filter = (from: string) => !from.includes(kernels);
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true, filter });
  }
  symlinkSync(path.join(repository, "node_modules"), path.join(copy, "node_modules"));
  written = await newCategory(copy, "Sea Glass", "Non-Product - Abstract");
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function run(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

describe("a category that was just written", () => {
  it("is a file in core, a folder in the renderer and a line in both lists", () => {
    expect(written.sort()).toEqual([
      "container/categories/index.ts",
      "container/categories/seaGlass/index.ts",
      "container/categories/seaGlass/looks.ts",
      "src/core/categories/index.ts",
      "src/core/categories/seaGlass.ts",
    ]);
  });

  it("compiles, and does not where looks and styles differ", () => {
    writeFileSync(path.join(copy, "misfits.ts"), misfits);
    const compilerOptions = {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      declaration: false,
      types: ["node"],
    };
    const include = [
      "misfits.ts",
      "container/categories/index.ts",
      "src/core/styles/**/*.ts",
      "src/core/creative/*.ts",
      "src/core/**/*.d.ts",
    ];
    const project = { extends: "./tsconfig.base.json", compilerOptions, include };
    writeFileSync(path.join(copy, "tsconfig.json"), JSON.stringify(project));
    expect(run("node_modules/typescript/bin/tsc", "-p", ".")).toEqual({ status: 0, said: "" });
  });

  it("is drawn and moves, otherwise in each of its six styles", () => {
    writeFileSync(path.join(copy, "draw.ts"), drawing);
    const { status, said } = run("draw.ts", path.join(repository, ".cache", "kernels", "kernels.wasm"));
    expect(status, said).toBe(0);
    const { ids, frames } = JSON.parse(said) as { ids: string[]; frames: string[][] };
    expect(ids).toHaveLength(6);
    expect(ids[0]).toBe("sty_sea-glass-one");
    const [usual, ...styled] = frames;
    expect(usual?.[0]).not.toBe(usual?.[1]);
    expect(new Set(styled.flat()).size).toBe(12);
  });

  it("has a name that no other has", async () => {
    await expect(newCategory(copy, "Sea Glass", "Non-Product - Abstract")).rejects.toThrow("already");
  });
});
