import type { Unstable_Config as Config } from "wrangler";
import { secretSettings } from "../../src/settings.ts";

/** One thing that a deployment consists of, as a person reads it. */
export interface Item {
  kind: string;
  name: string;
  /** What it is bound to; "" where its name says it all. */
  value: string;
}

/** The kinds that a deployed version tells about itself; of the others only what is committed is known. */
const told = new Set([
  "variable",
  "secret",
  "D1 database",
  "R2 bucket",
  "Durable Object",
  "queue",
  "rate limit",
  "mail",
  "browser",
  "assets",
  "models",
  "data points",
]);

export function isTold({ kind }: Item): boolean {
  return told.has(kind);
}

/** All that wrangler.toml says of an environment, with the settings that the call adds. */
export function configuredItems(config: Config, vars: Record<string, string>, withModels: boolean): Item[] {
  const item = (kind: string, name: string, value = ""): Item => ({ kind, name, value });
  const settings = Object.entries({ ...config.vars, ...vars });
  return [
    ...settings.map(([name, value]) => item("variable", name, shown(name, value))),
    ...(config.secrets?.required ?? []).map((name) => item("secret", name)),
    ...config.d1_databases.map((d1) => item("D1 database", d1.binding, d1.database_id)),
    ...config.r2_buckets.map((r2) => item("R2 bucket", r2.binding, r2.bucket_name)),
    ...config.durable_objects.bindings.map((each) => item("Durable Object", each.name, each.class_name)),
    ...config.queues.producers.map((each) => item("queue", each.binding, each.queue)),
    ...config.ratelimits.map((each) => item("rate limit", each.name, limitText(each))),
    ...config.send_email.map((each) => item("mail", each.name)),
    ...(config.browser === undefined ? [] : [item("browser", config.browser.binding)]),
    ...(config.assets?.binding === undefined ? [] : [item("assets", config.assets.binding)]),
    ...(withModels ? [item("models", "AI")] : []),
    ...config.analytics_engine_datasets.map((each) => item("data points", each.binding, each.dataset ?? "")),
    ...(config.queues.consumers ?? []).map((each) =>
      item("consumer", each.queue, `at most ${each.max_concurrency ?? 1} at a time`),
    ),
    ...(config.containers ?? []).map((each) =>
      item("container", each.class_name ?? "", `at most ${each.max_instances ?? 0} of ${String(each.instance_type)}`),
    ),
    ...(config.triggers.crons ?? []).map((cron) => item("schedule", cron)),
  ];
}

/** A binding as the platform tells it of a version. */
interface ToldBinding {
  type: string;
  name: string;
  [more: string]: unknown;
}

/** The bindings of a deployed version: the answer of `wrangler versions view --json`. */
export function deployedItems(version: unknown): Item[] {
  const { resources } = version as { resources?: { bindings?: ToldBinding[] } };
  return (resources?.bindings ?? []).map(itemOf);
}

function itemOf(binding: ToldBinding): Item {
  const { type, name } = binding;
  const item = (kind: string, value: unknown = ""): Item => ({
    kind,
    name,
    value: typeof value === "string" ? value : "",
  });
  switch (type) {
    case "plain_text":
      return item("variable", shown(name, binding.text));
    case "secret_text":
      return item("secret");
    case "d1":
      return item("D1 database", binding.id ?? binding.database_id);
    case "r2_bucket":
      return item("R2 bucket", binding.bucket_name);
    case "durable_object_namespace":
      return item("Durable Object", binding.class_name);
    case "queue":
      return item("queue", binding.queue_name);
    case "ratelimit":
      return item("rate limit", limitText(binding as unknown as Parameters<typeof limitText>[0]));
    case "send_email":
      return item("mail");
    case "browser":
      return item("browser");
    case "assets":
      return item("assets");
    case "ai":
      return item("models");
    case "analytics_engine":
      return item("data points", binding.dataset);
    default:
      return item(type);
  }
}

function shown(name: string, value: unknown): string {
  return secretSettings.includes(name) ? "(not shown)" : JSON.stringify(value);
}

function limitText(limit: { namespace_id: string; simple: { limit: number; period: number } }): string {
  return `${limit.simple.limit} in ${limit.simple.period} s (${limit.namespace_id})`;
}
