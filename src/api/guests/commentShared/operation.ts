import { addComment } from "../../../services/sharing/addComment.ts";
import { bodyOf } from "../../body.ts";
import { commentView } from "../../commentView.ts";
import { answer, guestOperation } from "../../operation.ts";
import { GuestComment } from "./contract.ts";

export const commentShared = guestOperation({
  method: "POST",
  path: "/app/api/shared/{token}/comments",
  body: bodyOf(GuestComment),
  async handler({ services, link, body }) {
    const { accountId, deliveryId } = link;
    const author = { kind: "guest", shareLinkId: link.id, name: body.name } as const;
    const { concept_index: conceptIndex, text } = body;
    const added = await addComment(services, { accountId, deliveryId, conceptIndex, text, author });
    return added.ok ? answer(commentView(added.value), 201) : added;
  },
});
