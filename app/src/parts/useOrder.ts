import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AdOrder, GenerateAccepted, GenerateCompleted } from "../../../client/src/types.ts";
import { client } from "../api/client.ts";
import { balanceQuery, deliveriesQuery } from "../api/queries.ts";
import { callKey, endCallKey } from "./callKey.ts";

const keptKey = "order.key";

/**
 * Places an order under an Idempotency-Key that is made once for each filled-in form: pressed twice, or again after the answer was
 * lost or the page loaded anew, it is the same order and is paid once. Accepted, or refused and changed, the next one has its own.
 */
export function useOrder(order: AdOrder, onAccepted: (accepted: GenerateAccepted | GenerateCompleted) => void) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: (placed: AdOrder) => client.generateAds(placed, { idempotencyKey: callKey(keptKey, placed) }),
    onSuccess: (accepted) => {
      endCallKey(keptKey);
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
      void queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      onAccepted(accepted);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const place = () => {
    // Two presses within one frame come before the button knows that it is busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(order);
  };
  return { place, error: mutation.error, isPending: mutation.isPending, reset: mutation.reset };
}
