import { endShareLink as end } from "../../../services/sharing/endShareLink.ts";
import { answer, personOperation } from "../../operation.ts";

export const endShareLink = personOperation({
  method: "DELETE",
  path: "/app/api/deliveries/{delivery_id}/share-links/{share_link_id}",
  personRole: "editor",
  async handler({ services, account, params }) {
    const { delivery_id: deliveryId, share_link_id: linkId } = params;
    const ended = await end(services, { accountId: account.id, deliveryId, linkId });
    return ended.ok ? answer({ share_link_id: linkId, status: "ended" }) : ended;
  },
});
