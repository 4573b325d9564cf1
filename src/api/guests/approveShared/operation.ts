import { judgeAsGuest } from "../../../services/sharing/judgeAsGuest.ts";
import { bodyOf } from "../../body.ts";
import { answer, guestOperation } from "../../operation.ts";
import { sharedView } from "../getShared/view.ts";
import { GuestApproval } from "./contract.ts";

export const approveShared = guestOperation({
  method: "PUT",
  path: "/app/api/shared/{token}/concepts/{index}/approval",
  body: bodyOf(GuestApproval),
  async handler({ services, link, params, body }) {
    const { name, ...approval } = body;
    const noted = await judgeAsGuest(services, { link, name, conceptIndex: params.index, approval });
    return noted.ok ? answer(sharedView(noted.value, (key) => services.media.url(key))) : noted;
  },
});
