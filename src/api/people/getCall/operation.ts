import type { KeptText } from "../../../core/calls/loggedCall.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";
import { callersOf, callView } from "../listCalls/view.ts";
import type { ShownCall } from "./contract.ts";

export const getCall = personOperation({
  method: "GET",
  path: "/app/api/calls/{request_id}",
  personRole: "editor",
  async handler({ services, account, params }) {
    const call = await services.callLog.find(account.id, params.request_id);
    if (call === null) return noSuch("call any more");
    const { request, answer: answered, contentType, ...listed } = call;
    const shown: ShownCall = {
      ...callView(listed, await callersOf(services, account)),
      content_type: contentType,
      request: textView(request),
      answer: textView(answered),
    };
    return answer(shown);
  },
});

function textView(kept: KeptText | null) {
  return kept === null ? null : { text: kept.text, is_whole: kept.isWhole };
}
