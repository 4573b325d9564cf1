/**
 * `npm run deploy -- --env staging|production [--dry-run] [--image NAME:TAG] [options of wrangler deploy]`: says what it would change,
 * then does it (`deploySteps`). docs/deploying.md tells the rest.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { malformed, settingProblems } from "../src/settings.ts";
import { engine } from "./containerEngine.ts";
import { readConfiguration } from "./deploy/configuration.ts";
import { configuredItems, deployedItems, type Item } from "./deploy/items.ts";
import { readOptions } from "./deploy/options.ts";
import {
  deployedText,
  deploySteps,
  dryRunStep,
  imageTag,
  neededSecrets,
  planLines,
  refusals,
  unfilled,
  type Step,
} from "./deploy/plan.ts";

const root = path.resolve(import.meta.dirname, "..");
const committedFile = path.join(root, "wrangler.toml");
const deployedFile = path.join(root, "wrangler.deploy.toml");
const askTimeoutMs = 30_000;

const options = readOptions(process.argv.slice(2));
const given = settingProblems({ ...options.vars, ...options.secrets });
if (given.length > 0) refuse(malformed(given));
const environment = environmentOf(options.environment);
const configuration = readConfiguration(committedFile, environment);
const refused = refusals(configuration, options);
if (refused.length > 0) refuse(malformed(refused));

printPlan();
if (options.isDryRun) dryRun();
else deploy();

function environmentOf(name: string | null): string {
  const { definedEnvironments } = readConfiguration(committedFile);
  if (name !== null && definedEnvironments.includes(name)) return name;
  return refuse(`--env says where to: ${definedEnvironments.join(" or ")}.`);
}

function printPlan(): void {
  const deployed = askDeployed();
  const before = deployed === null ? "the last commit, since no deployed version could be asked" : "what is deployed";
  console.log(`Environment ${environment}, compared with ${before} (+ new, ~ changed, = same, - goes, · stays):\n`);
  const wanted = configuredItems(configuration, options.vars);
  for (const line of planLines(wanted, { deployed, committed: committedItems() })) console.log(line);
  console.log("");
}

/** The bindings of the version that is deployed; null where nobody is logged in or nothing is deployed. */
function askDeployed(): Item[] | null {
  const status = ask(["deployments", "status", "--json"]) as { versions?: { version_id: string }[] } | null;
  const version = status?.versions?.[0]?.version_id;
  return version === undefined ? null : deployedItems(ask(["versions", "view", version, "--json"]));
}

/** What wrangler answers as JSON; null where it answers nothing else. */
function ask(args: string[]): unknown {
  const asked = spawnSync("wrangler", [...args, "--env", environment, "--config", committedFile], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: askTimeoutMs,
  });
  try {
    return asked.status === 0 ? JSON.parse(asked.stdout) : null;
  } catch {
    return null;
  }
}

/** What the last commit says of this environment; nothing where it had none, or where this is no checkout. */
function committedItems(): Item[] {
  // Beside the real one, since a configuration names files by where it stands itself.
  const file = path.join(root, "wrangler.committed.toml");
  try {
    const shown = execFileSync("git", ["show", "HEAD:./wrangler.toml"], {
      cwd: root,
      stdio: ["ignore", "pipe", "ignore"],
    });
    writeFileSync(file, shown);
    return configuredItems(readConfiguration(file, environment));
  } catch {
    return [];
  } finally {
    rmSync(file, { force: true });
  }
}

function dryRun(): void {
  writeFileSync(deployedFile, deployedText(readFileSync(committedFile, "utf8"), environment, configuration, null));
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  run(dryRunStep({ environment, configFile: deployedFile, passedOn: options.passedOn }, folder));
  rmSync(folder, { recursive: true });
  for (const what of unfilled(configuration)) console.log(`To be filled in before a deployment: ${what}.`);
  console.log("Nothing was deployed: this was a dry run.");
}

function deploy(): void {
  const missing = unfilled(configuration);
  if (missing.length > 0) refuse(`To be filled in (docs/deploying.md): ${missing.join("; ")}.`);
  const absent = absentSecrets();
  if (absent.length > 0)
    refuse(
      `These secrets are not set: ${absent.join(", ")}. \`wrangler secret put NAME --env ${environment}\` sets one.`,
    );
  const image = options.withRenderers ? (options.image ?? imageTag(environment, new Date())) : null;
  writeFileSync(deployedFile, deployedText(readFileSync(committedFile, "utf8"), environment, configuration, image));
  const steps = deploySteps({
    environment,
    configFile: deployedFile,
    image,
    isNewImage: options.image === null,
    engine,
    passedOn: options.passedOn,
  });
  for (const step of steps) run(step);
  if (image !== null) console.log(`The renderers run the image ${image}.`);
}

function absentSecrets(): string[] {
  const listed = ask(["secret", "list", "--format", "json"]) as { name: string }[] | null;
  const set = new Set([...(listed ?? []).map(({ name }) => name), ...Object.keys(options.secrets)]);
  return neededSecrets(configuration).filter((name) => !set.has(name));
}

/** Runs one step with its output shown; one that fails is the last. */
function run({ command, args }: Step): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  const why = error?.message ?? `status ${status}`;
  console.error(`\`${[command, ...args.slice(0, 3)].join(" ")} …\` failed (${why}); what comes after it was not done.`);
  process.exit(1);
}

function refuse(sentence: string): never {
  console.error(`Nothing was deployed. ${sentence}`);
  process.exit(1);
}
