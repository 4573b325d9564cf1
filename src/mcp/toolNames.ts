import { publicOperations } from "../api/index.ts";

/** The tools' names by the endpoints that they mirror. */
const toolNames = publicOperations.flatMap(({ method, path, tool }): [endpoint: string, name: string][] =>
  tool === undefined ? [] : [[`${method} ${path}`, tool.name]],
);

/** A sentence about endpoints and headers in the words of an agent, who knows tools and arguments. */
export function inToolNames(sentence: string): string {
  let told = sentence
    .replaceAll("an Idempotency-Key", "an `idempotency_key`")
    .replaceAll("Idempotency-Key", "idempotency_key");
  for (const [endpoint, name] of toolNames) told = told.replaceAll(endpoint, name);
  return told;
}
