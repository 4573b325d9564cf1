import { z } from "zod";
import { secretSettings } from "../../src/settings.ts";
import type { Configuration } from "./configuration.ts";

/** One thing that a deployment consists of, as a person reads it. */
export interface Item {
  kind: string;
  name: string;
  /** What it is bound to; "" where its name says it all. */
  value: string;
}

/** The kinds that a deployed version tells about itself, by the platform's names for them; of the others only what is committed is known. */
const kinds: Readonly<Record<string, string>> = {
  plain_text: "variable",
  secret_text: "secret",
  d1: "D1 database",
  r2_bucket: "R2 bucket",
  durable_object_namespace: "Durable Object",
  queue: "queue",
  ratelimit: "rate limit",
  send_email: "mail",
  browser: "browser",
  assets: "assets",
  ai: "models",
  analytics_engine: "data points",
};
const toldKinds = new Set(Object.values(kinds));

/** Whether a deployed version tells of it. */
export function isTold({ kind }: Item): boolean {
  return toldKinds.has(kind);
}

/** All that wrangler.toml says of an environment, with the settings that the call adds. */
export function configuredItems(configuration: Configuration, vars: Readonly<Record<string, string>> = {}): Item[] {
  const settings = { ...configuration.vars, ...vars };
  return [
    ...Object.entries(settings).map(([name, value]) => item("variable", name, shown(name, value))),
    ...(configuration.secrets?.required ?? []).map((name) => item("secret", name)),
    ...configuration.d1_databases.map((d1) => item("D1 database", d1.binding, d1.database_id)),
    ...configuration.r2_buckets.map((r2) => item("R2 bucket", r2.binding, r2.bucket_name)),
    ...configuration.durable_objects.bindings.map((each) => item("Durable Object", each.name, each.class_name)),
    ...configuration.queues.producers.map((each) => item("queue", each.binding, each.queue)),
    ...configuration.ratelimits.map((each) => item("rate limit", each.name, limitText(each))),
    ...configuration.send_email.map((each) => item("mail", each.name)),
    ...(configuration.browser === undefined ? [] : [item("browser", configuration.browser.binding)]),
    ...(configuration.assets?.binding === undefined ? [] : [item("assets", configuration.assets.binding)]),
    ...(usesModels(settings) ? [item("models", "AI")] : []),
    ...configuration.analytics_engine_datasets.map((each) => item("data points", each.binding, each.dataset)),
    ...configuration.queues.consumers.map((each) =>
      item("consumer", each.queue, `at most ${each.max_concurrency ?? 1} at a time`),
    ),
    ...configuration.containers.map((each) =>
      item("container", each.class_name, `at most ${each.max_instances} of ${each.instance_type}`),
    ),
    ...configuration.routes.map(({ pattern }) => item("address", pattern)),
    ...configuration.triggers.crons.map((cron) => item("schedule", cron)),
  ];
}

/** Models are bound where a setting asks for them. */
export function usesModels(settings: Readonly<Record<string, string>>): boolean {
  return settings.MODELS === "workers-ai";
}

/** The answer of `wrangler versions view --json`, as far as it is read here. */
const Version = z.object({
  resources: z.object({
    bindings: z.array(z.looseObject({ type: z.string(), name: z.string() })),
  }),
});
type Told = z.infer<typeof Version>["resources"]["bindings"][number];
const Limit = z.object({
  namespace_id: z.string(),
  simple: z.object({ limit: z.number(), period: z.number() }),
});

/** The bindings of a deployed version; null where the answer has another form than it should. */
export function deployedItems(version: unknown): Item[] | null {
  const read = Version.safeParse(version);
  return read.success ? read.data.resources.bindings.map(toldItem) : null;
}

function toldItem(told: Told): Item {
  const { type, name } = told;
  const kind = kinds[type] ?? type;
  if (type === "plain_text") return item(kind, name, shown(name, told.text));
  if (type === "ratelimit") {
    const limit = Limit.safeParse(told);
    return item(kind, name, limit.success ? limitText(limit.data) : "");
  }
  const values = [told.id, told.database_id, told.bucket_name, told.class_name, told.queue_name, told.dataset];
  return item(
    kind,
    name,
    values.find((value) => typeof value === "string"),
  );
}

function item(kind: string, name: string, value: string | undefined = ""): Item {
  return { kind, name, value };
}

function shown(name: string, value: unknown): string {
  return secretSettings.includes(name) ? "(not shown)" : JSON.stringify(value);
}

function limitText(limit: z.infer<typeof Limit>): string {
  return `${limit.simple.limit} in ${limit.simple.period} s (${limit.namespace_id})`;
}
