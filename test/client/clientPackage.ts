import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

const client = path.resolve(import.meta.dirname, "../../client");

export interface ClientPackage extends Disposable {
  folder: string;
}

/** The package as `npm run build` makes it, in a folder of its own; its dependency is found in the repository's node_modules. */
export function buildClientPackage(): ClientPackage {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(path.resolve(".cache/client-"));
  for (const name of ["package.json", "README.md", "examples"])
    cpSync(path.join(client, name), path.join(folder, name), { recursive: true });
  const project = path.join(client, "tsconfig.build.json");
  execFileSync("tsc", ["-p", project, "--outDir", path.join(folder, "dist")], { stdio: "inherit" });
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
