import { z } from "zod";
import { PersonRole } from "../../../core/people/roles.ts";
import { addMember as add } from "../../../services/people/addMember.ts";
import { bodyOf } from "../../body.ts";
import { answer, operatorOperation } from "../../operation.ts";

const NewMember = z.strictObject({ email: z.string().max(320), role: PersonRole });

/** Lets somebody into an account by their mail address; of a member it changes the role. */
export const addMember = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/members",
  role: "admin",
  body: bodyOf(NewMember),
  async handler({ services, params, body }) {
    const added = await add(services, params.account_id, body);
    if (!added.ok) return added;
    return answer({ person_id: added.value.personId, email: added.value.email, role: body.role }, 201);
  },
});
