import { z } from "zod";
import { createApiKey as create } from "../../../services/accounts/createApiKey.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { optionalBodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { KeyName } from "../../keyName.ts";

const NewKey = z.strictObject({ name: KeyName.optional() });

/** The key is shown in this answer and nowhere again. */
export const createApiKey = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/keys",
  role: "support",
  body: optionalBodyOf(NewKey),
  async handler({ services, params, body }) {
    const created = await create(services, { accountId: params.account_id, name: body.name ?? null });
    return created === null ? noSuch("account") : answer(created, 201);
  },
});
