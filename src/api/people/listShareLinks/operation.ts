import { listShareLinks as list } from "../../../services/sharing/listShareLinks.ts";
import { answer, personOperation } from "../../operation.ts";
import type { LinkList } from "./contract.ts";
import { linkView } from "./view.ts";

export const listShareLinks = personOperation({
  method: "GET",
  path: "/app/api/deliveries/{delivery_id}/share-links",
  personRole: "viewer",
  async handler({ services, account, params }) {
    const found = await list(services, account.id, params.delivery_id);
    if (!found.ok) return found;
    const shown: LinkList = { share_links: found.value.map(linkView) };
    return answer(shown);
  },
});
