import type { Transaction } from "../../../../client/src/types.ts";

/** Movements of credits as a table (RFC 4180), with a line of names first. */
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
