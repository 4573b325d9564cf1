/** How one host (`siteOf`) behaves in a run: `failures` in a row; until `openUntilMs` it is not asked at all. */
export interface HostCircuit {
  failures: number;
  openUntilMs: number;
}

export type HostCircuits = Readonly<Record<string, HostCircuit>>;

/** What came of one request: an answer, whatever it says, or none, one that broke off or that was too slow. */
export interface HostSign {
  host: string;
  hasAnswered: boolean;
}

const failuresInARow = 5;
/** Then one more request may show that it answers again; another failure opens the circuit anew. */
const openMs = 2 * 60_000;

/** The circuits after these signs, in their order. An answer forgets the failures before it. */
export function afterSigns(circuits: HostCircuits, signs: readonly HostSign[], nowMs: number): HostCircuits {
  const next = new Map(Object.entries(circuits));
  for (const { host, hasAnswered } of signs) {
    const { failures = 0, openUntilMs = 0 } = next.get(host) ?? {};
    if (hasAnswered) next.delete(host);
    else if (failures + 1 < failuresInARow) next.set(host, { failures: failures + 1, openUntilMs });
    else next.set(host, { failures: failuresInARow - 1, openUntilMs: nowMs + openMs });
  }
  return Object.fromEntries(next);
}

export function isOpen(circuits: HostCircuits, host: string, nowMs: number): boolean {
  const circuit = Object.hasOwn(circuits, host) ? circuits[host] : undefined;
  return (circuit?.openUntilMs ?? 0) > nowMs;
}

/** Why a host is not asked; one plain sentence. */
export function openReason(host: string): string {
  return `${host} did not answer, or too slowly, ${failuresInARow} times in a row and is left alone for now; start the onboarding again later.`;
}
