import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";

/** Where the files of one run share a service that has read the small shop (`copyOfOnboarded`). */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(process.cwd(), ".cache", "e2e-onboarded-"));
  project.provide("onboardedFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
