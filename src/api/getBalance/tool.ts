import { z } from "zod";
import { Balance } from "./contract.ts";
import { balanceView } from "./view.ts";
import { ok } from "../../core/result.ts";
import { onlyArguments } from "../tools/arguments.ts";
import type { Tool } from "../tools/tool.ts";

/** `service.get_balance`: credits and prices. */
export const getBalanceTool: Tool = {
  name: "service.get_balance",
  title: "Get the balance",
  description:
    "Reads the account's credits, whether auto-recharge is on, and what a concept costs. Free. Credits are bought by people in the dashboard; no tool spends money on them, except that a call of `service.generate_ads` may set off auto-recharge where the account has it switched on.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  limit: "call",
  input: z.strictObject({}),
  output: [Balance],
  run(_ctx, { args, account }) {
    const allowed = onlyArguments(args, []);
    if (!allowed.ok) return Promise.resolve(allowed);
    const structured = balanceView(account);
    const { credits_balance, pricing } = structured;
    const summary = `${credits_balance} credits. A concept costs ${pricing.static_ad_credits} as stills, ${pricing.full_ad_credits} with videos.`;
    return Promise.resolve(ok({ summary, structured }));
  },
};
