import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "migrations");

/** Where wrangler notes which migrations a database has, as wrangler itself makes it. */
const appliedTable = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`;

/** Applies the migrations that the database of an instance does not have yet. */
export function migrate(dataDir: string, env: NodeJS.ProcessEnv): void {
  const stamp = path.join(dataDir, "migrations.applied");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const wanted = names.join("\n");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const state = path.join(dataDir, "state");
  if (existsSync(state)) d1(["migrations", "apply", "DB"], state, env);
  else applyAllAtOnce(names, dataDir, state, env);
  writeFileSync(stamp, wanted);
}

/**
 * Every migration of a new database in one transaction: wrangler's own command starts a runtime for each of them, which takes ten seconds
 * in all. A start that is killed here leaves none or all of them, and in both cases the next one has wrangler's command do the rest.
 */
function applyAllAtOnce(names: readonly string[], dataDir: string, state: string, env: NodeJS.ProcessEnv): void {
  const noted = (name: string) => `INSERT INTO d1_migrations (name) VALUES ('${name}');`;
  const sql = [appliedTable, ...names.flatMap((name) => [readFileSync(path.join(folder, name), "utf8"), noted(name)])];
  const file = path.join(dataDir, "migrations.sql");
  writeFileSync(file, sql.join("\n"));
  d1(["execute", "DB", "--file", file], state, env);
  rmSync(file);
}

function d1(command: readonly string[], state: string, env: NodeJS.ProcessEnv): void {
  const { status, stderr, stdout } = spawnSync("wrangler", ["d1", ...command, "--local", "--persist-to", state], {
    cwd: root,
    env: { ...env, CI: "true" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The database could not be migrated.\n${stdout}${stderr}`);
}
