import { linkForMember } from "../../../services/people/linkForMember.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, operatorOperation } from "../../operation.ts";

/** For a member whom no mail reaches: whoever opens the link is signed in as them, once. */
export const createSignInLink = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/members/{person_id}/sign-in-link",
  role: "admin",
  async handler({ services, params }) {
    const link = await linkForMember(services, params.account_id, params.person_id);
    if (link === null) return noSuch("member");
    return answer({ url: link.url, expires_at: new Date(link.expiresAtMs).toISOString() }, 201);
  },
});
