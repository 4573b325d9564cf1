import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { document } from "./openapiDocument.ts";

const root = path.resolve(import.meta.dirname, "../..");
const redocly = path.join(root, "node_modules/@redocly/cli/bin/cli.js");
const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "openapi-"));
});

afterAll(() => rm(folder, { recursive: true }));

interface Report {
  totals: { errors: number; warnings: number; ignored: number };
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

async function lint(value: unknown): Promise<Report> {
  const file = path.join(folder, "openapi.json");
  await writeFile(file, JSON.stringify(value));
  const args = [redocly, "lint", file, "--config", path.join(root, "redocly.yaml"), "--format", "json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: environment }).catch(
    (failure: { stdout: string }) => failure,
  );
  return JSON.parse(stdout) as Report;
}

it("is clean under Redocly's recommended rules, warnings included", async () => {
  const { totals, problems } = await lint(document);
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ""})`),
  ).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

it("would not be clean without a summary", async () => {
  const broken = structuredClone(document);
  for (const operation of Object.values(broken.paths["/v1/balance"] ?? {})) operation.summary = "";
  expect((await lint(broken)).totals).not.toEqual({ errors: 0, warnings: 0, ignored: 0 });
});
