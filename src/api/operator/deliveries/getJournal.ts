import { problem } from "../../../core/contract/errors.ts";
import { err } from "../../../core/result.ts";
import { answer, operatorOperation } from "../../operation.ts";

export const getJournal = operatorOperation({
  method: "GET",
  path: "/operator/v1/deliveries/{delivery_id}/journal",
  role: "reader",
  async handler({ services: { index, objects }, params }) {
    if ((await index.find(params.delivery_id)) === null) return err(problem("delivery_not_found"));
    return answer({ journal: await objects.journal(params.delivery_id) });
  },
});
