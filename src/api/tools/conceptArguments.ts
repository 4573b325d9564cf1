import { z } from "zod";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { maxConceptsPerDelivery } from "../../core/contract/generate.ts";
import { err, ok, type Result } from "../../core/result.ts";

/** The arguments by which tools name a concept. */
export const conceptArguments = {
  delivery_id: z.string().meta({
    description: "The `delivery_id` that `service.generate_ads` answered.",
    examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
  }),
  index: z
    .int()
    .min(1)
    .max(maxConceptsPerDelivery)
    .meta({ description: "The concept's `index`, as its ads have it.", examples: [1] }),
};

/** The same as an address has them. */
export function readConcept(
  args: Record<string, unknown>,
): Result<{ deliveryId: string; conceptIndex: string }, Problem> {
  const { delivery_id, index } = args;
  if (typeof delivery_id !== "string") {
    const message = "`delivery_id` must be a string: the one that `service.generate_ads` answered.";
    return err(problem("invalid_request", { param: "delivery_id", message }));
  }
  if (!Number.isInteger(index)) {
    const message = "`index` must be a whole number: the concept's, as its ads have it.";
    return err(problem("invalid_request", { param: "index", message }));
  }
  return ok({ deliveryId: delivery_id, conceptIndex: String(index) });
}
