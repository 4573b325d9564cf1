import { answer, personOperation } from "../../operation.ts";
import { autoRechargeView } from "./view.ts";

export const getAutoRecharge = personOperation({
  method: "GET",
  path: "/app/api/auto-recharge",
  personRole: "owner",
  handler: ({ account }) => answer(autoRechargeView(account)),
});
