import * as wrangler from "wrangler";
import { z } from "zod";

const binding = z.object({ binding: z.string() });

/** What this folder reads of an environment of wrangler.toml. */
const Configuration = z.object({
  name: z.string(),
  definedEnvironments: z.array(z.string()).default([]),
  keep_vars: z.boolean().optional(),
  vars: z.record(z.string(), z.string()),
  secrets: z.object({ required: z.array(z.string()).default([]) }).optional(),
  d1_databases: z.array(binding.extend({ database_id: z.string() })),
  r2_buckets: z.array(binding.extend({ bucket_name: z.string() })),
  durable_objects: z.object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) }),
  queues: z.object({
    producers: z.array(binding.extend({ queue: z.string() })).default([]),
    consumers: z.array(z.looseObject({ queue: z.string(), max_concurrency: z.number().optional() })).default([]),
  }),
  ratelimits: z.array(
    z.object({
      name: z.string(),
      namespace_id: z.string(),
      simple: z.object({ limit: z.number(), period: z.number() }),
    }),
  ),
  send_email: z.array(z.object({ name: z.string() })),
  browser: binding.optional(),
  assets: z.object({ binding: z.string().optional() }).optional(),
  analytics_engine_datasets: z.array(binding.extend({ dataset: z.string().optional() })).default([]),
  containers: z
    .array(z.object({ class_name: z.string(), max_instances: z.number(), instance_type: z.string() }))
    .default([]),
  routes: z.array(z.looseObject({ pattern: z.string() })).default([]),
  triggers: z.object({ crons: z.array(z.string()).default([]) }),
});
export type Configuration = z.infer<typeof Configuration>;

/** Wrangler's own reader. Its declarations name a package that it does not bring, so its type is said here. */
const reader: {
  unstable_readConfig(args: { config: string; env?: string | undefined }, options: { hideWarnings: true }): unknown;
} = wrangler;

/** An environment of a wrangler.toml as wrangler reads it, or what stands above all environments; throws where it is malformed. */
export function readConfiguration(file: string, environment?: string): Configuration {
  return Configuration.parse(reader.unstable_readConfig({ config: file, env: environment }, { hideWarnings: true }));
}
