import { removeComment as remove } from "../../../services/sharing/removeComment.ts";
import { answer, personOperation } from "../../operation.ts";

export const removeComment = personOperation({
  method: "DELETE",
  path: "/app/api/deliveries/{delivery_id}/comments/{comment_id}",
  personRole: "viewer",
  async handler({ services, account, person, personRole, params }) {
    const { delivery_id: deliveryId, comment_id: commentId } = params;
    const call = { accountId: account.id, deliveryId, commentId, personId: person.id, role: personRole };
    const removed = await remove(services, call);
    return removed.ok ? answer({ comment_id: commentId, status: "deleted" }) : removed;
  },
});
