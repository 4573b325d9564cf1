import { ids } from "../../core/contract/examples/ids.ts";
import type { Usage } from "./contract.ts";

export const usage: Usage = {
  recent_transactions: [
    {
      type: "Deduction",
      credits_delta: -15,
      balance_after: 35,
      usd_amount: null,
      description: `1 concept, format full (${ids.delivery})`,
      at: "2026-03-02T10:00:00.000Z",
    },
    {
      type: "Bonus",
      credits_delta: 50,
      balance_after: 50,
      usd_amount: null,
      description: "Welcome bonus",
      at: "2026-03-02T09:12:31.000Z",
    },
  ],
};
