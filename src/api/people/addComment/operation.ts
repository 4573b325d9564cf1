import { addComment as add } from "../../../services/sharing/addComment.ts";
import { bodyOf } from "../../body.ts";
import { memberAuthor } from "../../memberAuthor.ts";
import { answer, personOperation } from "../../operation.ts";
import { teamCommentView } from "../listComments/view.ts";
import { CommentWish } from "./contract.ts";

export const addComment = personOperation({
  method: "POST",
  path: "/app/api/deliveries/{delivery_id}/comments",
  personRole: "viewer",
  body: bodyOf(CommentWish),
  async handler({ services, account, person, params, body }) {
    const added = await add(services, {
      accountId: account.id,
      deliveryId: params.delivery_id,
      conceptIndex: body.concept_index,
      text: body.text,
      author: memberAuthor(person),
    });
    return added.ok ? answer(teamCommentView(added.value, person.id), 201) : added;
  },
});
