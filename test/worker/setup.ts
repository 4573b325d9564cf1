import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll } from "vitest";

// Files share a runtime, one after another, and each begins with nothing stored.
beforeAll(async () => {
  await reset();
  await emptyDatabase(env.DB);
  for (const bucket of [env.MEDIA, env.KEPT]) await emptyBucket(bucket);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

async function emptyDatabase(database: D1Database): Promise<void> {
  const found = database.prepare(
    "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'table') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY type DESC",
  );
  const { results } = await found.all<{ type: string; name: string }>();
  if (results.length === 0) return;
  const drops = results.map(({ type, name }) => database.prepare(`DROP ${type} "${name}"`));
  await database.batch([database.prepare("PRAGMA defer_foreign_keys = on"), ...drops]);
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  for (;;) {
    const { objects } = await bucket.list();
    if (objects.length === 0) return;
    await bucket.delete(objects.map(({ key }) => key));
  }
}

// Signals that a test is not about; one that is, listens itself.
for (const level of ["info", "log", "warn", "error"] as const) {
  const print = console[level].bind(console);
  console[level] = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('{"timestamp":')) print(...said);
  };
  afterAll(() => {
    console[level] = print;
  });
}
