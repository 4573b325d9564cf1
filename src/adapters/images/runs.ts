/** A stretch of one row. `joins`: an earlier run of the same part, or itself. */
export interface Run {
  start: number;
  end: number;
  joins: number;
}

/** Every run of values from `min` to `max`, row by row, each joined to what it touches in the row above. Far cheaper than a flood. */
export function runsBetween(values: Uint8Array, min: number, max: number, width: number): Run[] {
  const runs: Run[] = [];
  let above = 0;
  for (let row = 0; row < values.length; row += width) {
    const firstOfRow = runs.length;
    const rowEnd = row + width;
    for (let start = row; start < rowEnd; start++) {
      const value = values[start] ?? 0;
      if (value < min || value > max) continue;
      let end = start + 1;
      while (end < rowEnd && (values[end] ?? 0) >= min && (values[end] ?? 0) <= max) end += 1;
      const index = runs.length;
      runs.push({ start, end, joins: index });
      while (above < firstOfRow && (runs[above]?.end ?? 0) + width <= start) above += 1;
      for (let k = above; k < firstOfRow && (runs[k]?.start ?? 0) + width < end; k++) join(runs, k, index);
      start = end;
    }
    above = firstOfRow;
  }
  return runs;
}

/** The run that stands for the part which a run belongs to. */
export function rootOf(runs: readonly Run[], index: number): number {
  let root = index;
  for (let run = runs[root]; run && run.joins !== root; run = runs[root]) {
    run.joins = runs[run.joins]?.joins ?? run.joins;
    root = run.joins;
  }
  return root;
}

function join(runs: readonly Run[], one: number, other: number): void {
  const [a, b] = [rootOf(runs, one), rootOf(runs, other)];
  const later = runs[Math.max(a, b)];
  if (later) later.joins = Math.min(a, b);
}
