import type { Transaction } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";

/** Saves every movement of the account's credits as a table. */
export async function saveUsage(): Promise<void> {
  const entries: Transaction[] = [];
  for await (const entry of client.listUsage()) entries.push(entry);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csvOf(entries)], { type: "text/csv;charset=utf-8" }));
  link.download = "usage.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function csvOf(entries: readonly Transaction[]): string {
  const rows = entries.map((entry) =>
    [entry.at, entry.type, entry.credits_delta, entry.balance_after, entry.usd_amount ?? "", entry.description].map(
      cell,
    ),
  );
  return [["at", "type", "credits", "balance_after", "usd", "description"], ...rows]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
}

/** Quoted (RFC 4180); a text that a spreadsheet would take for a formula is made text. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
