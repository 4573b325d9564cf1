import type { Transaction } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";
import { csvOf } from "./usageCsv.ts";

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
