import path from "node:path";
import { describe, expect, it } from "vitest";
import { readConfiguration, type Configuration } from "../../scripts/deploy/configuration.ts";
import { readSettings, settingNames } from "../../src/settings.ts";

const file = path.join(import.meta.dirname, "../../wrangler.toml");
const local = readConfiguration(file);
const staging = readConfiguration(file, "staging");
const production = readConfiguration(file, "production");
const deployed = [
  ["staging", staging],
  ["production", production],
] as const;

const withoutEnding = (queue: string) => queue.replace(/-staging$/, "");

/** What is bound under which name, and how much of it: everything but what differs from environment to environment on purpose. */
function shapeOf(configuration: Configuration) {
  return {
    databases: configuration.d1_databases.map(({ binding }) => binding),
    buckets: configuration.r2_buckets.map(({ binding }) => binding),
    objects: configuration.durable_objects.bindings,
    producers: configuration.queues.producers.map(({ binding, queue }) => [binding, withoutEnding(queue)]),
    consumers: configuration.queues.consumers.map((consumer) =>
      Object.fromEntries(
        Object.entries(consumer).map(([name, value]) => [
          name,
          typeof value === "string" ? withoutEnding(value) : value,
        ]),
      ),
    ),
    limits: configuration.ratelimits.map(({ name, simple }) => [name, simple]),
    mail: configuration.send_email,
    browser: configuration.browser,
    assets: configuration.assets,
    containers: configuration.containers,
    schedule: configuration.triggers,
  };
}

describe("the environments of wrangler.toml", () => {
  it("are two that are deployed", () => {
    expect(local.definedEnvironments).toEqual(["staging", "production"]);
  });

  it.each(deployed)("bind in %s what is bound locally, with the same limits", (_name, configuration) => {
    expect(shapeOf(configuration)).toEqual(shapeOf(local));
  });

  it.each(deployed)("keep in %s what was set elsewhere", (_name, configuration) => {
    expect(configuration.keep_vars).toBe(true);
  });

  it.each(deployed)(
    "say in %s which environment it is, and have settings that the Worker takes",
    (name, { vars, ...configuration }) => {
      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(vars)));
      const settings = readSettings({ ...vars, SECRETS_KEY: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" });
      expect(settings).toMatchObject({ environment: name, workerName: configuration.name, models: "none" });
    },
  );

  it.each(deployed)("lead in %s the addresses of the settings to the Worker", (_name, { vars, routes }) => {
    const hosts = [vars.PUBLIC_URL, vars.MEDIA_URL].map((address) => new URL(address ?? "").host);
    expect(routes.map(({ pattern }) => pattern)).toEqual(hosts);
  });

  it("share no database, bucket, queue or counter with each other", () => {
    const ownOf = (configuration: Configuration) => [
      configuration.name,
      ...configuration.d1_databases.map(({ database_id }) => database_id).filter((id) => !/^[0-]+$/.test(id)),
      ...configuration.r2_buckets.map(({ bucket_name }) => bucket_name),
      ...configuration.queues.producers.map(({ queue }) => queue),
      ...configuration.queues.consumers.map(({ queue }) => queue),
      ...configuration.ratelimits.map(({ namespace_id }) => namespace_id),
      ...configuration.analytics_engine_datasets.flatMap(({ dataset }) => dataset ?? []),
    ];
    expect(ownOf(staging).filter((name) => ownOf(production).includes(name))).toEqual([]);
  });

  it("are called by names in which no queue of one can be taken for another queue of the other", () => {
    const queuesOf = ({ queues }: Configuration) => queues.consumers.map(({ queue }) => queue);
    expect(queuesOf(staging).map(withoutEnding)).toEqual(queuesOf(production));
  });
});
