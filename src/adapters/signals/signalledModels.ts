import type { Signals } from "../../ports/signals.ts";

/** What is used of the Workers AI binding, whichever model is asked. */
type Run = (model: string, inputs: never, options?: { signal?: AbortSignal }) => Promise<unknown>;

/** The binding, which tells of each call of a model how long it took and whether it was answered. */
export function signalledModels(ai: Ai, signals: Signals, nowMs: () => number): { run: Run } {
  // Its own declaration names each model with its inputs; the adapters declare what they use.
  const run = ai.run.bind(ai) as unknown as Run;
  return {
    async run(model, inputs, options) {
      const startedMs = nowMs();
      const tell = (outcome: "answered" | "failed") => {
        const name = "model.called";
        signals.emit({ name, "gen_ai.request.model": model, outcome, duration_ms: nowMs() - startedMs });
      };
      try {
        const answer = await run(model, inputs, options);
        tell("answered");
        return answer;
      } catch (error) {
        tell("failed");
        throw error;
      }
    },
  };
}
