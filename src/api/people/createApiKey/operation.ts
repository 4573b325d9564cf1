import { createApiKey as create } from "../../../services/accounts/createApiKey.ts";
import { bodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";
import { NewApiKey, type CreatedApiKey } from "./contract.ts";

export const createApiKey = personOperation({
  method: "POST",
  path: "/app/api/api-keys",
  personRole: "owner",
  body: bodyOf(NewApiKey),
  async handler({ services, account, body }) {
    const created = await create(services, { accountId: account.id, name: body.name });
    return created === null ? noSuch("account") : answer<CreatedApiKey>(created, 201);
  },
});
