import { callJson } from "../../scripts/client.ts";

interface Transaction {
  type: string;
  credits_delta: number;
  balance_after: number;
  description: string;
}

/** A delivery that has ended, as its ledger has to show it. */
export interface EndedDelivery {
  id: string;
  costCredits: number;
  failed: boolean;
}

/** What is wrong with an account's ledger as GET /v1/usage and GET /v1/balance show it; empty when it is sound. */
export async function checkLedger(url: string, token: string, deliveries: EndedDelivery[]): Promise<string[]> {
  const ledger = await readLedger(url, token);
  const { credits_balance: balance } = await callJson<{ credits_balance: number }>(`${url}/v1/balance`, { token });
  return [...checkChain(ledger, balance), ...checkCharges(ledger, deliveries)];
}

/** Every page of GET /v1/usage, newest first. */
async function readLedger(url: string, token: string): Promise<Transaction[]> {
  const ledger: Transaction[] = [];
  for (let page: string | null = `${url}/v1/usage?limit=50`; page !== null;) {
    const response: Response = await fetch(page, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`GET ${page} answered ${response.status}: ${await response.text()}`);
    ledger.push(...((await response.json()) as { recent_transactions: Transaction[] }).recent_transactions);
    page = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  }
  return ledger;
}

function checkChain(ledger: Transaction[], balance: number): string[] {
  const faults: string[] = [];
  const sum = ledger.reduce((total, { credits_delta }) => total + credits_delta, 0);
  if (sum !== balance) faults.push(`the transactions sum up to ${sum}, the balance is ${balance}`);
  for (const [i, transaction] of ledger.entries()) {
    const before = ledger[i + 1]?.balance_after ?? 0;
    if (transaction.balance_after !== before + transaction.credits_delta)
      faults.push(`the chain is broken at “${transaction.description}”`);
  }
  return faults;
}

function checkCharges(ledger: Transaction[], deliveries: EndedDelivery[]): string[] {
  const faults: string[] = [];
  const deltas = (type: string, id: string) =>
    ledger
      .filter((transaction) => transaction.type === type && transaction.description.includes(id))
      .map(({ credits_delta }) => credits_delta);
  const expectOnly = (what: string, found: number[], expected: number[]) => {
    if (found.join() !== expected.join()) faults.push(`${what}: [${found.join()}] in place of [${expected.join()}]`);
  };
  for (const { id, costCredits, failed } of deliveries) {
    expectOnly(`Deduction of ${id}`, deltas("Deduction", id), [-costCredits]);
    expectOnly(`Refund of ${id}`, deltas("Refund", id), failed ? [costCredits] : []);
  }
  const deductions = ledger.filter(({ type }) => type === "Deduction").length;
  if (deductions !== deliveries.length)
    faults.push(`${deductions} Deductions for ${deliveries.length} Idempotency-Keys`);
  return faults;
}
