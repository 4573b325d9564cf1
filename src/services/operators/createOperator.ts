import { newId } from "../../core/ids.ts";
import type { NewOperator, Operators } from "../../ports/operators.ts";
import type { Runtime } from "../../ports/runtime.ts";
import { newOperatorToken } from "./newOperatorToken.ts";

export interface OperatorsContext {
  operators: Operators;
  runtime: Runtime;
}

/** One more operator; the token is shown here and nowhere again. */
export async function createOperator(
  { operators, runtime }: OperatorsContext,
  person: Pick<NewOperator, "name" | "email" | "role">,
): Promise<{ operator_id: string; token: string }> {
  const { token, stored } = await newOperatorToken(runtime);
  const id = newId("operator", runtime.random);
  await operators.create({ id, ...person, ...stored, nowMs: runtime.nowMs() });
  return { operator_id: id, token };
}
