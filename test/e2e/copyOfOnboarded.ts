import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import type { DemoAccount } from "../../scripts/client.ts";
import { Instance } from "./instance.ts";
import { readSmallShop, type Onboarded } from "./onboarded.ts";

const maxWaitMs = 280_000;
const lookEveryMs = 250;

/**
 * What `readSmallShop` gives, as a copy: one service reads the shop for all test files of a run, whichever of them asks first, and the
 * others wait for it. To read it takes half a minute of a core.
 */
export async function copyOfOnboarded(env: Record<string, string> = {}): Promise<Onboarded> {
  const folder = inject("onboardedFolder");
  const [dataDir, accountFile] = [path.join(folder, "data"), path.join(folder, "account.json")];
  const failure = path.join(folder, "failure.txt");
  if (isFirst(folder)) {
    try {
      const { instance, account } = await readSmallShop();
      cpSync(instance.dataDir, dataDir, { recursive: true });
      await instance.dispose();
      writeFileSync(`${accountFile}.new`, JSON.stringify(account));
      renameSync(`${accountFile}.new`, accountFile);
    } catch (error) {
      writeFileSync(failure, String(error));
      throw error;
    }
  }
  const deadline = performance.now() + maxWaitMs;
  while (!existsSync(accountFile)) {
    if (existsSync(failure)) throw new Error(`The shop could not be read: ${readFileSync(failure, "utf8")}`);
    if (performance.now() > deadline) throw new Error(`The shop was not read in ${maxWaitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  const account = JSON.parse(readFileSync(accountFile, "utf8")) as DemoAccount;
  return { instance: await Instance.create(env, { copyOf: dataDir }), account };
}

/** Test files run in processes of their own: the first to make this folder is the first. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(path.join(folder, "begun"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}
