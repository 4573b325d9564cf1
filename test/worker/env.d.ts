import type { D1Migration } from "cloudflare:test";
import type { Env as WorkerEnv } from "../../src/env.ts";
import type * as workerModule from "../../src/index.ts";

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[];
    }
    interface GlobalProps {
      mainModule: typeof workerModule;
    }
  }
}
