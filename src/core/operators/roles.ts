import { z } from "zod";

/**
 * What an operator may do; each may do what those before it may. `reader` looks. `support` does what customers ask for: keys, secrets,
 * brand kits, products, deliveries, webhooks. `admin` also decides about money and accounts, deletes, exports, and names operators.
 */
export const OperatorRole = z.enum(["reader", "support", "admin"]);
export type OperatorRole = z.infer<typeof OperatorRole>;

export function mayAct(role: OperatorRole, needed: OperatorRole): boolean {
  const order = OperatorRole.options;
  return order.indexOf(role) >= order.indexOf(needed);
}

/** Whoever has the token of the settings: names the first operators, and acts where they cannot. */
export const bootstrapOperator = { id: "bootstrap", role: "admin" } as const;
