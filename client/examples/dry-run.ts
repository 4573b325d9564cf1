// Looks at price and plan first, and orders only within a budget:
// API_KEY=svc_live_… BASE_URL=http://127.0.0.1:8787 BUDGET_USD=2 node dry-run.ts
import { AdCreativeClient, type AdOrder } from "@ad-creative/client";

const { API_KEY = "", BASE_URL = "http://127.0.0.1:8787", BUDGET_USD = "2" } = process.env;
const client = new AdCreativeClient({ apiKey: API_KEY, baseUrl: BASE_URL });

const order: AdOrder = { count: 3, format: "static", creative: { copy_angle: "ritual" } };
const plan = await client.dryRun(order);

console.log(`${plan.cost_credits} credits (${plan.cost_usd.toFixed(2)} USD) of ${plan.credits_balance}`);
for (const product of plan.products) console.log(`${product.concepts} × ${product.name}`);
for (const concept of plan.concepts) console.log(`${concept.index}. ${concept.copy_angle}, ${concept.style_name}`);

if (plan.cost_usd > Number(BUDGET_USD)) {
  console.log(`Not ordered: over the budget of ${BUDGET_USD} USD.`);
} else if (!plan.is_covered && !plan.would_recharge) {
  console.log("Not ordered: the balance does not cover it.");
} else {
  const { delivery_id, credits_balance } = await client.generateAds(order);
  console.log(`Ordered ${delivery_id}; ${credits_balance} credits are left.`);
}
