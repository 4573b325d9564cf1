import type { DeliveredConcept } from "../../../../client/src/types.ts";
import type { ShownComment } from "../../api/people.ts";

/** Null: nobody is named. */
export type Decider = ShownComment["author"] | null;

type Decided = Pick<DeliveredConcept, "index"> & {
  approval: Pick<DeliveredConcept["approval"], "status" | "version" | "decided_at">;
};

/**
 * Who has said what is said of a concept: each verdict of a person stands among its comments, where whoever has said the same after them is
 * too. Null where nobody is named, as of a verdict that came through the API.
 */
export function deciderOf({ index, approval }: Decided, comments: readonly ShownComment[]): Decider {
  const { status, version, decided_at: decidedAt } = approval;
  if (decidedAt === null) return null;
  const said = comments.find(
    (comment) =>
      comment.concept_index === index &&
      comment.verdict === status &&
      comment.version === version &&
      comment.at >= decidedAt,
  );
  return said?.author ?? null;
}
