import type { Runtime } from "../../ports/runtime.ts";
import type { StyleIndex } from "../../ports/styleIndex.ts";
import { ModelStyleIndex, type EmbeddingModel } from "../ai/styleEmbeddings.ts";
import { ConceptStyleIndex } from "./conceptStyleIndex.ts";

/** The model's vectors where Workers AI is bound, our own elsewhere. `bucket` keeps the model's vectors. */
export function openStyleIndex(bindings: {
  ai: EmbeddingModel | undefined;
  bucket: R2Bucket;
  runtime: Runtime;
}): StyleIndex {
  const { ai, bucket, runtime } = bindings;
  return ai ? new ModelStyleIndex(ai, bucket, runtime) : new ConceptStyleIndex();
}
