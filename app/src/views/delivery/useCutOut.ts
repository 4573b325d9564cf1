import { useMutation, useMutationState, useQueryClient, type MutationState } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/client.ts";
import type { AnswerOf } from "../../api/operations.ts";
import type { CorrectionEdits } from "./correction.ts";

/** A picture that the product is to be cut out of. */
export type GivenPicture = { from: "web"; url: string } | { from: "file"; file: File };

const operation = "POST /deliveries/{delivery_id}/concepts/{index}/pictures";
type Cutting = MutationState<AnswerOf<typeof operation>, Error, GivenPicture & { productId: string }>;

/** The newest picture that was given for a product, which is being cut out or was refused. */
export interface ConceptCut {
  /** Null: none, or one that has become the choice. */
  given: GivenPicture | null;
  isPending: boolean;
  error: Error | null;
  start: (given: GivenPicture) => void;
  /** It is not wanted any more: something newer is, or nothing. */
  forget: () => void;
}

/**
 * A product that is cut out of another picture for one concept. It goes on where the dialog is closed meanwhile: opened again, the dialog
 * shows it, and `onCut` has what became of it.
 */
export function useCutOut(
  deliveryId: string,
  index: number,
  productId: string | null,
  onCut: (picture: NonNullable<CorrectionEdits["picture"]>) => void,
): ConceptCut {
  const mutationKey = ["cut concept picture", deliveryId, index];
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // Until it is taken: nobody can say how long the dialog is closed.
    gcTime: Infinity,
    mutationFn: (given: Cutting["variables"] & object) =>
      call(operation, {
        params: { delivery_id: deliveryId, index },
        body: given.from === "file" ? given.file : { picture_url: given.url },
      }),
  });
  const newest = useMutationState({ filters: { mutationKey }, select: ({ state }) => state as Cutting }).at(-1);
  const forget = () => {
    const mutations = queries.getMutationCache();
    for (const mutation of mutations.findAll({ mutationKey })) mutations.remove(mutation);
  };
  useEffect(() => {
    if (newest?.data === undefined || newest.variables === undefined) return;
    const { data, variables } = newest;
    const { picture_id: id } = data;
    forget();
    onCut({
      ...(variables.from === "file" ? { from: "file", id } : { from: "web", url: variables.url, id }),
      productId: variables.productId,
    });
  });
  const shown = newest?.variables?.productId === productId ? newest : undefined;
  return {
    given: shown?.variables ?? null,
    isPending: shown?.status === "pending",
    error: shown?.error ?? null,
    start: (given) => {
      if (productId === null) return;
      forget();
      mutate({ ...given, productId });
    },
    forget,
  };
}
