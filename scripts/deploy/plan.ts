import { isTold, type Item } from "./items.ts";

/** What was there before: a deployed version where one could be asked, and what the last commit says. */
export interface Before {
  deployed: Item[] | null;
  committed: Item[];
}

/** One line for each thing of a deployment and what becomes of it: `+` new, `~` changed, `=` as it was, `-` gone, `·` kept as it is there. */
export function planLines(wanted: readonly Item[], before: Before): string[] {
  const earlier = (item: Item) => (before.deployed !== null && isTold(item) ? before.deployed : before.committed);
  const same = (a: Item) => (b: Item) => a.kind === b.kind && a.name === b.name;
  const lines = wanted.map((item) => {
    const was = earlier(item).find(same(item));
    if (was === undefined) return line("+", item);
    return was.value === item.value ? line("=", item) : line("~", { ...item, value: `${was.value} → ${item.value}` });
  });
  const known = [
    ...(before.deployed ?? []),
    ...before.committed.filter((item) => !isTold(item) || before.deployed === null),
  ];
  const left = known.filter((item) => !wanted.some(same(item)));
  // Settings and secrets that were given elsewhere stay (`keep_vars`); any other binding goes with the version that had it.
  return [...lines, ...left.map((item) => line(["variable", "secret"].includes(item.kind) ? "·" : "-", item))];
}

function line(sign: string, { kind, name, value }: Item): string {
  return `  ${sign} ${kind.padEnd(15)} ${name.padEnd(20)} ${value}`.trimEnd();
}
