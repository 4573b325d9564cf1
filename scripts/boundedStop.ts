import type { PoolRunnerInitializer, Vitest } from "vitest/node";

interface Project {
  project: { config: { poolRunner?: PoolRunnerInitializer } };
  vitest: Vitest;
}

const maxStopMs = 20_000;

/**
 * Lets a run go on when the runtime of a finished file does not end: vitest waits for that without a limit, and everything behind it
 * would wait too. What is left of it ends with the run. Stands behind the plugin whose runtimes it bounds.
 */
export function boundedStop() {
  return {
    name: "bounded-stop",
    configureVitest({ project, vitest }: Project) {
      const runner = project.config.poolRunner;
      if (runner === undefined) throw new Error("There is no runner whose stop could be bounded.");
      project.config.poolRunner = {
        ...runner,
        createPoolWorker(options) {
          const worker = runner.createPoolWorker(options);
          const stop = worker.stop.bind(worker);
          worker.stop = async () => {
            let timer: NodeJS.Timeout | undefined;
            const late = new Promise<void>((resolve) => {
              timer = setTimeout(() => {
                vitest.logger.warn(`The runtime of a finished file has not ended within ${maxStopMs / 1000} s.`);
                resolve();
              }, maxStopMs);
            });
            await Promise.race([stop(), late]);
            clearTimeout(timer);
          };
          return worker;
        },
      };
    },
  };
}
