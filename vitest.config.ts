import { availableParallelism } from "node:os";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { SlowestFirst } from "./scripts/testOrder.ts";

/**
 * Takes the source maps off dependencies, which nobody steps through. A runtime that joins later is sent every module of its files with
 * their maps in one message, and it ends where a message is over 32 MiB: with these maps it was 34 MB, without them 21.
 */
const dependenciesWithoutMaps: Plugin = {
  name: "dependencies-without-maps",
  enforce: "post",
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};

/** How long a test looks again for what is to come: a second, as it would be, is too short on a crowded machine. */
const expectOptions = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // One more than there are cores, because some of the files wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    // Signals that a test is not about; one that is, listens itself.
    onConsoleLog: (log) => !log.startsWith('{"timestamp":'),
    projects: [
      // Nothing of these tests outlives them, so their files may share a process.
      { test: { name: "core", include: ["test/core/**/*.test.ts"], isolate: false, testTimeout: 60_000 } },
      { test: { name: "client", include: ["test/client/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 } },
      // The dashboard's page in Chromium, before a service that answers in the shapes of the real one.
      {
        test: {
          name: "app",
          expect: expectOptions,
          include: ["test/app/**/*.test.ts"],
          globalSetup: ["./test/setup/app.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "container",
          expect: expectOptions,
          include: ["test/container/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          dependenciesWithoutMaps,
          cloudflareTest(async ({ inject }) => ({
            remoteBindings: false,
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations(path.join(import.meta.dirname, "migrations")),
                OPERATOR_TOKEN: "the-operator-token-of-all-the-tests",
                SECRETS_KEY: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
                ALLOW_PRIVATE_NETWORK: "true",
                RENDERER_URL: inject("rendererUrl"),
                RENDERER_PLACES: String(availableParallelism()),
                WEBHOOK_RETRY_SECONDS: "1,2,3",
                RENDER_RETRY_SECONDS: "1,1,1",
                LOST_RENDERER_RETRY_SECONDS: "0,1,1,1,1",
                RENDER_DEADLINE_SECONDS: "40",
                PAYMENTS: "test",
                SIGN_UP: "open",
                DNS_RESOLVER_URL: inject("dnsResolverUrl"),
              },
            },
          })),
        ],
        // The client's examples name the package, which resolves to its build; tests are of its sources.
        resolve: { alias: { "@ad-creative/client": path.join(import.meta.dirname, "client/src/index.ts") } },
        test: {
          name: "worker",
          expect: expectOptions,
          // To start a runtime and load the service into it takes seconds: `setup.ts` empties it for the next file. One is handed on only
          // to a file that stands next in the queue, so these files are a group of their own.
          isolate: false,
          sequence: { groupOrder: 1 },
          // A line that a Durable Object or a consumer writes while its file ends would wait for vitest, and vitest for it: for ever.
          disableConsoleIntercept: true,
          include: ["test/worker/**/*.test.ts"],
          setupFiles: ["./test/worker/setup.ts"],
          globalSetup: ["./test/setup/docs.ts", "./test/setup/app.ts", "./test/setup/services.ts"],
          testTimeout: 480_000,
          hookTimeout: 480_000,
        },
      },
      {
        test: {
          name: "e2e",
          expect: expectOptions,
          include: ["test/e2e/**/*.test.ts"],
          setupFiles: ["./test/e2e/setup.ts"],
          globalSetup: ["./test/setup/docs.ts", "./test/setup/app.ts", "./test/setup/onboardedFolder.ts"],
          // Whole services that are killed and started again: not beside everything else, and no more at a time than have a core.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
