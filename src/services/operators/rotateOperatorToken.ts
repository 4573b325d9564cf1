import type { OperatorsContext } from "./createOperator.ts";
import { newOperatorToken } from "./newOperatorToken.ts";

/** A new token in place of the old one, which ends at once; null where there is no such operator any more. */
export async function rotateOperatorToken(
  { operators, runtime }: OperatorsContext,
  operatorId: string,
): Promise<{ operator_id: string; token: string } | null> {
  const { token, stored } = await newOperatorToken(runtime);
  const isReplaced = await operators.replaceToken(operatorId, stored, runtime.nowMs());
  return isReplaced ? { operator_id: operatorId, token } : null;
}
