import { z } from "zod";
import { addCredits as add } from "../../../services/accounts/addCredits.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";

const Credits = z.strictObject({
  credits: z.number().int().min(1).max(1_000_000),
  reason: z.string().min(1).max(200),
});

export const addCredits = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/credits",
  role: "admin",
  body: bodyOf(Credits),
  async handler({ services, params, body }) {
    const balance = await add(services, { accountId: params.account_id, ...body });
    return balance === null ? noSuch("account") : answer({ credits_balance: balance }, 201);
  },
});
