import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";
import { deletionView } from "./view.ts";

export const getDeletion = operatorOperation({
  method: "GET",
  path: "/operator/v1/deletions/{deletion_id}",
  role: "reader",
  async handler({ services, params }) {
    const deletion = await services.deletions.find(params.deletion_id);
    return deletion === null ? noSuch("deletion") : answer(deletionView(deletion));
  },
});
