import type { KeptFiles } from "../../ports/keptFiles.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { StyleIndex } from "../../ports/styleIndex.ts";
import { ModelStyleIndex, type EmbeddingModel } from "../ai/styleEmbeddings.ts";
import { ConceptStyleIndex } from "./conceptStyleIndex.ts";

/** The model's vectors where Workers AI is bound, our own elsewhere. `keptFiles` has the model's vectors. */
export function openStyleIndex(bindings: {
  ai: EmbeddingModel | undefined;
  keptFiles: Pick<KeptFiles, "get" | "put">;
  runtime: Runtime;
}): StyleIndex {
  const { ai, keptFiles, runtime } = bindings;
  return ai ? new ModelStyleIndex(ai, keptFiles, runtime) : new ConceptStyleIndex();
}
