export const daySeconds = 24 * 60 * 60;
export const dayMs = daySeconds * 1000;

/** Days since 1970, UTC. */
export function dayOf(ms: number): number {
  return Math.floor(ms / dayMs);
}
