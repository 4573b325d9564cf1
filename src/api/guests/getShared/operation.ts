import { getDelivery } from "../../../services/getDelivery.ts";
import { commentView } from "../../commentView.ts";
import { answer, guestOperation } from "../../operation.ts";
import type { SharedDelivery } from "./contract.ts";
import { sharedView } from "./view.ts";

export const getShared = guestOperation({
  method: "GET",
  path: "/app/api/shared/{token}",
  async handler({ services, link, afterAnswer }) {
    const { accountId, deliveryId } = link;
    const [found, comments, brand] = await Promise.all([
      getDelivery(services, accountId, deliveryId),
      services.comments.list(deliveryId),
      services.onboarding.catalogue.brandOf(accountId),
    ]);
    if (!found.ok) return found;
    afterAnswer(services.shareLinks.noteOpened(link.id, services.runtime.nowMs()));
    const shown: SharedDelivery = {
      brand_name: brand?.name ?? null,
      link_name: link.name,
      ...sharedView(found.value, (key) => services.media.url(key)),
      comments: comments.map(commentView),
    };
    return answer(shown);
  },
});
