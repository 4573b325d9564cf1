/**
 * For each of `count` points one of `places`: those of the highest scores together, of which neighbours are at most one place apart.
 * Each step of a place costs `stepCost` (dynamic programming).
 */
export function smoothPath(
  count: number,
  places: number,
  stepCost: number,
  scoreAt: (point: number, place: number) => number,
): Int32Array {
  const best = new Float64Array(places);
  const next = new Float64Array(places);
  const from = new Int8Array(count * places);
  for (let point = 0; point < count; point++) {
    for (let place = 0; place < places; place++) {
      let [most, came] = [best[place] ?? 0, 0];
      for (const side of [-1, 1]) {
        const beside = (best[place + side] ?? -Infinity) - stepCost;
        if (beside > most) [most, came] = [beside, side];
      }
      next[place] = most + scoreAt(point, place);
      from[point * places + place] = came;
    }
    best.set(next);
  }
  const path = new Int32Array(count);
  let place = best.indexOf(Math.max(...best));
  for (let point = count - 1; point >= 0; point--) {
    path[point] = place;
    place += from[point * places + place] ?? 0;
  }
  return path;
}
