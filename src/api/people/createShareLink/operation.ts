import { createShareLink as create } from "../../../services/sharing/createShareLink.ts";
import { bodyOf } from "../../body.ts";
import { answer, personOperation } from "../../operation.ts";
import { linkView } from "../listShareLinks/view.ts";
import { LinkWish, type CreatedLink } from "./contract.ts";

export const createShareLink = personOperation({
  method: "POST",
  path: "/app/api/deliveries/{delivery_id}/share-links",
  personRole: "editor",
  body: bodyOf(LinkWish),
  async handler({ services, account, params, body }) {
    const made = await create(services, { accountId: account.id, deliveryId: params.delivery_id, name: body.name });
    if (!made.ok) return made;
    const { link, token } = made.value;
    const shown: CreatedLink = { ...linkView(link), url: `${services.settings.appUrl}/shared/${token}` };
    return answer(shown, 201);
  },
});
