/**
 * The coefficients for which the first `size` terms of each row come nearest to its values: one list of coefficients for each of
 * the `columns` values that a row has. Null where they are not determined.
 */
export function leastSquares(
  rows: readonly { terms: Float64Array; values: ArrayLike<number> }[],
  size: number,
  columns: number,
): Float64Array[] | null {
  const system = Array.from({ length: size }, () => new Float64Array(size + columns));
  for (const { terms, values } of rows) {
    for (let i = 0; i < size; i++) {
      const line = system[i] ?? terms;
      const factor = terms[i] ?? 0;
      for (let j = i; j < size; j++) line[j] = (line[j] ?? 0) + factor * (terms[j] ?? 0);
      for (let c = 0; c < columns; c++) line[size + c] = (line[size + c] ?? 0) + factor * (values[c] ?? 0);
    }
  }
  system.forEach((line, i) => {
    for (let j = 0; j < i; j++) line[j] = system[j]?.[i] ?? 0;
  });
  return eliminate(system)
    ? Array.from({ length: columns }, (_, c) =>
        Float64Array.from(system, (line, i) => (line[size + c] ?? 0) / (line[i] ?? 1)),
      )
    : null;
}

/** Gauss and Jordan with the largest pivot, in place; false where a pivot is nothing. */
function eliminate(system: Float64Array[]): boolean {
  for (let column = 0; column < system.length; column++) {
    let pivot = column;
    for (let i = column + 1; i < system.length; i++)
      if (Math.abs(system[i]?.[column] ?? 0) > Math.abs(system[pivot]?.[column] ?? 0)) pivot = i;
    const [line, other] = [system[pivot], system[column]];
    if (!line || !other || Math.abs(line[column] ?? 0) < 1e-9) return false;
    [system[column], system[pivot]] = [line, other];
    for (const target of system) {
      if (target === line) continue;
      const factor = (target[column] ?? 0) / (line[column] ?? 1);
      for (let j = column; j < target.length; j++) target[j] = (target[j] ?? 0) - factor * (line[j] ?? 0);
    }
  }
  return true;
}
