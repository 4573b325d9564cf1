import { listComments as list } from "../../../services/sharing/listComments.ts";
import { answer, personOperation } from "../../operation.ts";
import type { CommentList } from "./contract.ts";
import { teamCommentView } from "./view.ts";

export const listComments = personOperation({
  method: "GET",
  path: "/app/api/deliveries/{delivery_id}/comments",
  personRole: "viewer",
  async handler({ services, account, person, params }) {
    const found = await list(services, account.id, params.delivery_id);
    if (!found.ok) return found;
    const shown: CommentList = { comments: found.value.map((comment) => teamCommentView(comment, person.id)) };
    return answer(shown);
  },
});
