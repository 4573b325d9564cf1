/**
 * `npm run build:declarations`: writes what the kernels export, as their compiler declares it, into a module that the renderer is typed
 * with. A test fails when it is out of date.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatted } from "./formatted.ts";

const root = path.resolve(import.meta.dirname, "..");
const kernels = path.join("container", "kernels");

/** Where the module lies. */
export const kernelDeclarationsFile = path.join(root, "container", "engine", "kernelFunctions.ts");

/** A call of more numbers than these passes one described structure. */
const mostNumbers = 6;

interface KernelFunction {
  name: string;
  parameters: { name: string; type: string }[];
  result: string;
}

/** The module's text, as the kernels are now. */
export async function kernelDeclarationsModule(): Promise<string> {
  const functions = readFunctions(declaredByCompiler());
  const comments = readComments();
  const long = functions.filter(({ parameters }) => parameters.length > mostNumbers);
  const text = `/** Written by \`npm run build:declarations\` from what the kernels' compiler declares. Don't edit. */

/** What one instance of the kernels does. Colours are 0…1 and lengths are canvas widths where nothing else is said. */
export interface KernelFunctions {
${functions.map((fn) => `${comments.get(fn.name) ?? ""}${fn.name}(${long.includes(fn) ? `values: {${fieldsOf(fn)}}` : rowOf(fn)}): ${fn.result};`).join("\n")}
}

/** Those of many parameters, as they are compiled: a row of numbers. */
interface Rows {
${long.map((fn) => `${fn.name}(${rowOf(fn)}): ${fn.result};`).join("\n")}
}

/** What an instance exports. */
export type CompiledFunctions = Omit<KernelFunctions, keyof Rows> & Rows;

/** The exports, with one described structure in place of each long row of numbers. */
export function described(compiled: CompiledFunctions): KernelFunctions {
  return {
    ...compiled,
${long.map((fn) => `${fn.name}: (values) => compiled.${fn.name}(${fn.parameters.map(({ name }) => `values.${name}`).join(", ")}),`).join("\n")}
  };
}
`;
  return formatted(kernelDeclarationsFile, text);
}

const rowOf = ({ parameters }: KernelFunction) => parameters.map(({ name, type }) => `${name}: ${type}`).join(", ");
const fieldsOf = ({ parameters }: KernelFunction) => parameters.map(({ name, type }) => `${name}: ${type};`).join(" ");

/** The declaration that the compiler writes beside the kernels; nothing is optimised or kept. */
function declaredByCompiler(): string {
  const { options } = JSON.parse(readFileSync(path.join(root, kernels, "asconfig.json"), "utf8")) as {
    options: { runtime: string; enable: string[] };
  };
  const scratch = mkdtempSync(path.join(tmpdir(), "kernels-"));
  try {
    const compiler = path.join(root, "node_modules", "assemblyscript", "bin", "asc.js");
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        compiler,
        path.join(kernels, "index.ts"),
        "--config",
        "none",
        "--runtime",
        options.runtime,
        "--importMemory",
        "--enable",
        options.enable.join(","),
        "--outFile",
        path.join(scratch, "kernels.wasm"),
        "--bindings",
        "raw",
      ],
      { cwd: root, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`The kernels do not compile: ${stderr}`);
    return readFileSync(path.join(scratch, "kernels.d.ts"), "utf8");
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readFunctions(declaration: string): KernelFunction[] {
  return Array.from(
    declaration.matchAll(/export function (\w+)\(([^)]*)\): (\w+);/g),
    ([, name = "", row = "", result = ""]) => ({
      name,
      result,
      parameters: row
        .split(", ")
        .filter((parameter) => parameter !== "")
        .map((parameter) => {
          const [own = "", type = ""] = parameter.split(": ");
          // A parameter that sets a global of the same name ends in an underscore.
          return { name: own.replace(/_$/, ""), type };
        }),
    }),
  );
}

/** What the kernels' sources say of each function. */
function readComments(): Map<string, string> {
  const comments = new Map<string, string>();
  for (const file of readdirSync(path.join(root, kernels)).filter((name) => name.endsWith(".ts"))) {
    const source = readFileSync(path.join(root, kernels, file), "utf8");
    const pattern = /(\/\*\*(?:(?!\*\/)[^])*\*\/\n)(?:@\w+ )?export function (\w+)\(/g;
    for (const [, comment = "", name = ""] of source.matchAll(pattern)) comments.set(name, comment);
  }
  return comments;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(kernelDeclarationsFile, await kernelDeclarationsModule());
  console.log(`Wrote ${path.relative(root, kernelDeclarationsFile)}.`);
}
