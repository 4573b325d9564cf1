import { deploymentProblems, settingProblems } from "../../src/settings.ts";
import type { Configuration } from "./configuration.ts";
import { isTold, usesModels, type Item } from "./items.ts";
import type { DeployOptions } from "./options.ts";

/** What was there before: a deployed version where one could be asked, and what the last commit says. */
export interface Before {
  deployed: Item[] | null;
  committed: Item[];
}

/** One line for each thing of a deployment and what becomes of it: `+` new, `~` changed, `=` as it was, `-` gone, `·` kept as it is there. */
export function planLines(wanted: readonly Item[], { deployed, committed }: Before): string[] {
  const isSame = (a: Item) => (b: Item) => a.kind === b.kind && a.name === b.name;
  const known = deployed === null ? committed : [...deployed, ...committed.filter((item) => !isTold(item))];
  const lines = wanted.map((item) => {
    const was = known.find(isSame(item));
    if (was === undefined) return line("+", item);
    return was.value === item.value ? line("=", item) : line("~", { ...item, value: `${was.value} → ${item.value}` });
  });
  // Settings and secrets that were given elsewhere stay (`keep_vars`); any other binding goes with the version that had it.
  const left = known.filter((item) => !wanted.some(isSame(item)));
  return [...lines, ...left.map((item) => line(["variable", "secret"].includes(item.kind) ? "·" : "-", item))];
}

function line(sign: string, { kind, name, value }: Item): string {
  return `  ${sign} ${kind.padEnd(15)} ${name.padEnd(20)} ${value}`.trimEnd();
}

/** Why these settings are not deployed; empty where they may be. */
export function refusals(
  { vars: committed }: Configuration,
  { vars, secrets }: Pick<DeployOptions, "vars" | "secrets">,
): string[] {
  const malformed = settingProblems({ ...committed, ...vars, ...secrets });
  if (malformed.length > 0) return malformed;
  // Given with one call only, it would be reset by the next.
  const overridden = Object.keys(vars).filter((name) => name in committed);
  return [
    ...overridden.map(
      (name) => `${name}: it stands in wrangler.toml; change it there, so that the next deployment keeps it`,
    ),
    ...deploymentProblems({ ...committed, ...vars }),
  ];
}

/** What nobody can fill in but whoever deploys: addresses under `.example`, which is nobody's, and the database's id. */
export function unfilled({ vars, routes, d1_databases: databases }: Configuration): string[] {
  const values = [
    ...Object.entries(vars),
    ...routes.map(({ pattern }): [string, string] => ["an address of the Worker", pattern]),
  ];
  return [
    ...values
      .filter(([, value]) => /\.example(?:$|[/:])/.test(value))
      .map(([name, value]) => `${name} is still ${value}`),
    ...databases
      .filter(({ database_id: id }) => /^[0-]+$/.test(id))
      .map(({ binding }) => `the database_id of ${binding} is still zeros`),
  ];
}

/** The secrets that a deployment with these settings does not work without. */
export function neededSecrets({ vars, secrets }: Configuration): string[] {
  const stripe = vars.PAYMENTS === "stripe" ? ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] : [];
  return [...(secrets?.required ?? []), ...stripe];
}

/** wrangler.toml as it is deployed: with the image that was pushed, and with the models where the environment's settings ask for them. */
export function deployedText(text: string, environment: string, configuration: Configuration, image: string | null) {
  const dockerfile = /^image = .*\nimage_build_context = .*$/gm;
  const imaged = image === null ? text : text.replace(dockerfile, `image = "registry.cloudflare.com/${image}"`);
  // Not in wrangler.toml itself: nobody could run it without an account then.
  return usesModels(configuration.vars) ? `${imaged}\n[env.${environment}.ai]\nbinding = "AI"\n` : imaged;
}

/** One command of a deployment. */
export interface Step {
  command: string;
  args: string[];
}

interface Place {
  environment: string;
  /** The configuration that is deployed. */
  configFile: string;
  /** The renderer's image; null: the renderers stay as they are. */
  image: string | null;
  /** Whether the image has to be built and pushed first. */
  isNewImage: boolean;
  /** The container engine's command. */
  engine: string;
  passedOn: readonly string[];
}

/**
 * What is done, in the order in which nothing can be missing: the renderer's image, the database's migrations, the Worker. Each step that
 * fails keeps the next from running, so that the Worker before goes on with what it knows.
 */
export function deploySteps({ environment, configFile, image, isNewImage, engine, passedOn }: Place): Step[] {
  const place = ["--config", configFile, "--env", environment];
  const build = ["build", "--platform", "linux/amd64", "--file", "container/Dockerfile", "--tag"];
  const pushed =
    image === null || !isNewImage
      ? []
      : [
          { command: engine, args: [...build, image, "."] },
          { command: "wrangler", args: ["containers", "push", image] },
        ];
  return [
    ...pushed,
    { command: "wrangler", args: ["d1", "migrations", "apply", "DB", "--remote", ...place] },
    { command: "wrangler", args: deployArguments(place, "immediate", passedOn) },
  ];
}

/** Builds the Worker as a deployment would, without an account and without a container engine. */
export function dryRunStep(
  { environment, configFile, passedOn }: Pick<Place, "environment" | "configFile" | "passedOn">,
  outFolder: string,
): Step {
  const place = ["--config", configFile, "--env", environment];
  return {
    command: "wrangler",
    args: [...deployArguments(place, "none", passedOn), "--dry-run", "--outdir", outFolder],
  };
}

/** All renderers at once unless the options say otherwise: while Worker and renderers are of different versions, work waits. */
function deployArguments(place: string[], rollout: "immediate" | "none", passedOn: readonly string[]): string[] {
  const isSaid = passedOn.some((word) => word.startsWith("--containers-rollout"));
  return ["deploy", ...place, ...(isSaid ? [] : ["--containers-rollout", rollout]), ...passedOn];
}

/** A tag of its own for each image, so that an earlier one can come back. */
export function imageTag(environment: string, now: Date): string {
  return `ad-creative-renderer:${environment}-${now.toISOString().replace(/\D/g, "").slice(0, 14)}`;
}
