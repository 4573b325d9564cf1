/**
 * `npm run deploy -- --env staging|production [--dry-run] [--models workers-ai|none] [--image NAME:TAG] [options of wrangler deploy]`:
 * says what it would change, then does it in the order in which nothing can be missing: the renderer's image, the database's
 * migrations, the Worker. Each step that fails keeps the next from running. docs/deploying.md tells the rest.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unstable_readConfig as readConfig, type Unstable_Config as Config } from "wrangler";
import { deploymentProblems, malformed, settingProblems } from "../src/settings.ts";
import { configuredItems, deployedItems, type Item } from "./deploy/items.ts";
import { readOptions, type DeployOptions } from "./deploy/options.ts";
import { planLines } from "./deploy/plan.ts";

const root = path.resolve(import.meta.dirname, "..");
const committedConfig = path.join(root, "wrangler.toml");
/** What is deployed: wrangler.toml with the image that was pushed and the models that were asked for. */
const deployedConfig = path.join(root, "wrangler.deploy.toml");
const askTimeoutMs = 30_000;

const options = readOptions(process.argv.slice(2));
const config = configurationOf(options);
const { environment } = config;
const settings = { ...config.settings, ...options.vars };
const problems = settingProblems({ ...settings, ...options.secrets });
if (problems.length === 0) problems.push(...deploymentProblems(settings));
if (problems.length > 0) refuse(malformed(problems));
const withModels = settings.MODELS === "workers-ai";
const missing = unfilled(config.of(committedConfig), settings);

writeFileSync(deployedConfig, deployedText(null));
printPlan();
if (options.isDryRun) dryRun();
else deploy();

function configurationOf({ environment }: DeployOptions) {
  const { definedEnvironments = [] } = readConfig({ config: committedConfig }, { hideWarnings: true });
  if (environment === null || !definedEnvironments.includes(environment))
    refuse(`--env names where to: ${definedEnvironments.join(" or ")}.`);
  const of = (file: string) => readConfig({ config: file, env: environment }, { hideWarnings: true });
  return { environment, of, settings: of(committedConfig).vars as Record<string, string> };
}

/** What nobody can fill in but whoever deploys: addresses under `.example`, which is nobody's, and the database's id. */
function unfilled({ d1_databases: databases }: Config, settings: Record<string, string>): string[] {
  const examples = Object.entries(settings).filter(([, value]) => /\.example(?:$|[/:])/.test(value));
  return [
    ...examples.map(([name, value]) => `${name} is still ${value}`),
    ...databases
      .filter(({ database_id: id }) => /^[0-]+$/.test(id ?? ""))
      .map(({ binding }) => `the database_id of ${binding} is still zeros`),
  ];
}

function printPlan(): void {
  const deployed = askDeployed();
  const comparedWith =
    deployed === null ? "the last commit, since no deployed version could be asked" : "what is deployed";
  const wanted = configuredItems(config.of(committedConfig), options.vars, withModels);
  console.log(
    `Environment ${environment}, compared with ${comparedWith} (+ new, ~ changed, = same, - goes, · stays):\n`,
  );
  for (const line of planLines(wanted, { deployed, committed: committedItems() })) console.log(line);
  console.log("");
}

/** The bindings of the version that is deployed; null where nobody is logged in or nothing is deployed. */
function askDeployed(): Item[] | null {
  const status = ask(["deployments", "status", "--json"]) as { versions?: { version_id: string }[] } | null;
  const version = status?.versions?.[0]?.version_id;
  const view = version === undefined ? null : ask(["versions", "view", version, "--json"]);
  return view === null ? null : deployedItems(view);
}

function ask(args: string[]): unknown {
  const asked = spawnSync("wrangler", [...args, "--env", environment, "--config", committedConfig], {
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
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  try {
    const file = path.join(folder, "wrangler.toml");
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    writeFileSync(file, execFileSync("git", ["show", "HEAD:./wrangler.toml"], { cwd: root, stdio }));
    const committed = config.of(file);
    return configuredItems(committed, {}, committed.vars.MODELS === "workers-ai");
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the Worker as a deployment would, without an account and without a container engine. */
function dryRun(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  run("wrangler", [...deployArguments("none"), "--dry-run", "--outdir", folder]);
  rmSync(folder, { recursive: true });
  for (const what of missing) console.log(`To be filled in before a deployment: ${what}.`);
  console.log("Nothing was deployed: this was a dry run.");
}

function deploy(): void {
  if (missing.length > 0) refuse(`To be filled in (docs/deploying.md): ${missing.join("; ")}.`);
  const absent = absentSecrets();
  if (absent.length > 0)
    refuse(`Secrets are not set: ${absent.join(", ")}. \`wrangler secret put NAME --env ${environment}\` sets one.`);
  if (options.withRenderers) writeFileSync(deployedConfig, deployedText(options.image ?? pushImage()));
  const place = ["--config", deployedConfig, "--env", environment];
  run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", ...place]);
  run("wrangler", deployArguments("immediate"));
}

function absentSecrets(): string[] {
  const isStripe = settings.PAYMENTS === "stripe";
  const needed = [
    ...(config.of(committedConfig).secrets?.required ?? []),
    ...(isStripe ? ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] : []),
  ];
  const listed = (ask(["secret", "list", "--format", "json"]) ?? []) as { name: string }[];
  const given = new Set([...listed.map(({ name }) => name), ...Object.keys(options.secrets)]);
  return needed.filter((name) => !given.has(name));
}

/** Builds the renderer's image and stores it in the account's registry; each has a tag of its own, so that an earlier one can come back. */
function pushImage(): string {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const tag = `ad-creative-renderer:${environment}-${time}`;
  run(process.env.WRANGLER_DOCKER_BIN ?? "docker", [
    "build",
    "--platform",
    "linux/amd64",
    "--file",
    "container/Dockerfile",
    "--tag",
    tag,
    ".",
  ]);
  run("wrangler", ["containers", "push", tag]);
  console.log(`\nThe renderer's image is ${tag}.\n`);
  return tag;
}

/** All renderers at once unless the options say otherwise: an old one refuses the scenes that a new Worker composes. */
function deployArguments(rollout: "immediate" | "none"): string[] {
  const isSaid = options.passedOn.some((word) => word.startsWith("--containers-rollout"));
  const place = ["--config", deployedConfig, "--env", environment];
  return [...["deploy", ...place], ...(isSaid ? [] : ["--containers-rollout", rollout]), ...options.passedOn];
}

/** wrangler.toml with what this deployment adds; wrangler.toml itself has no models, since nobody could run it without an account. */
function deployedText(image: string | null): string {
  const text = readFileSync(committedConfig, "utf8");
  const dockerfile = /^image = .*\nimage_build_context = .*$/gm;
  const imaged = image === null ? text : text.replace(dockerfile, `image = "registry.cloudflare.com/${image}"`);
  return withModels ? `${imaged}\n[env.${environment}.ai]\nbinding = "AI"\n` : imaged;
}

/** Runs one step with its output shown; one that fails is the last. */
function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  console.error(
    `\`${[command, ...args.slice(0, 3)].join(" ")} …\` failed (${error?.message ?? status}); what comes after it was not done.`,
  );
  process.exit(1);
}

function refuse(sentence: string): never {
  console.error(`Nothing was deployed. ${sentence}`);
  process.exit(1);
}
