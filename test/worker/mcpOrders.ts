import { env } from "cloudflare:workers";
import { operatorToken, send, usageOf, type TestAccount } from "./builders.ts";
import { ended, until } from "./deliveryHelpers.ts";
import { messagesOf, post, toolCall } from "./mcpHelpers.ts";

/** Arguments of an order without a key of its own. */
export const args = { format: "static", count: 1 };

/** What a client posts that gives up waiting for the answer to one of its calls. */
export const cancelled = (requestId: number) => ({
  jsonrpc: "2.0",
  method: "notifications/cancelled",
  params: { requestId },
});

export const rows = (account: TestAccount) =>
  env.DB.prepare("SELECT * FROM interrupted_calls WHERE account_id = ?").bind(account.accountId).all();

export const noted = (account: TestAccount) =>
  until(
    () => rows(account),
    ({ results }) => results.length > 0 && results[0]?.delivery_id !== "",
    10_000,
  );

export async function deductions(account: TestAccount): Promise<number> {
  return (await usageOf(account)).filter(({ type }) => type === "Deduction").length;
}

export const giveUp = async (account: TestAccount, id: string) => {
  await send(`/operator/v1/deliveries/${id}/fail`, { key: operatorToken, json: { reason: "The test is over." } });
  await ended(account, id);
};

/** Calls the tool and hangs up once a notice says that the call was accepted. */
export async function interrupted(account: TestAccount, given: object = args, id = 1): Promise<string> {
  const response = await post(account, toolCall("generate_ads", given, id, { progressToken: "p" }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("the answer has no stream");
  let told = "";
  for (let deliveryId: string | undefined; ;) {
    const { done, value = "" } = await reader.read();
    told += value;
    [deliveryId] = /del_[0-9a-z]{26}/.exec(told) ?? [];
    if (deliveryId === undefined && !done) continue;
    await reader.cancel();
    if (deliveryId === undefined) throw new Error(`no delivery in the notices: ${told}`);
    return deliveryId;
  }
}

/** Calls the tool and reads to the end; the delivery is given up meanwhile, so that the wait ends. */
export async function repeated(account: TestAccount, deliveryId: string, given: object = args) {
  const answer = post(account, toolCall("generate_ads", given)).then(messagesOf);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await giveUp(account, deliveryId);
  const structured = (await answer)[0]?.result?.structuredContent;
  if (!structured) throw new Error("no answer");
  return structured;
}
