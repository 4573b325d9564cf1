import { z } from "zod";
import { createAccount as create } from "../../../services/accounts/createAccount.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";

const NewAccount = z.strictObject({
  email: z.email().max(320),
  name: z.string().min(1).max(200).optional(),
  test: z.boolean().default(false),
});

export const createAccount = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts",
  role: "support",
  body: bodyOf(NewAccount),
  async handler({ services, body: { email, name, test } }) {
    return answer(await create(services, { email, name: name ?? null, isTest: test, ownerId: null }), 201);
  },
});
