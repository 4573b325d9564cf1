/** How one host (`siteOf`) behaves in a run: `failures` in a row; until `openUntilMs` it is not asked at all, for the `openings`th time. */
export interface HostCircuit {
  failures: number;
  openUntilMs: number;
  openings: number;
}

export type HostCircuits = Readonly<Record<string, HostCircuit>>;

/** What came of one request: an answer, whatever it says, or none, one that broke off or that was too slow. */
export interface HostSign {
  host: string;
  hasAnswered: boolean;
}

const failuresInARow = 5;
/** Then one more request may show that it answers again; another failure opens the circuit anew. */
const openMs = 30_000;
/** A host may have had a hiccup; one that does not answer after its pause either is given up. */
const maxOpenings = 1;

/** The circuits after these signs, in their order. An answer forgets the failures before it. */
export function afterSigns(circuits: HostCircuits, signs: readonly HostSign[], nowMs: number): HostCircuits {
  const next = new Map(Object.entries(circuits));
  for (const { host, hasAnswered } of signs) {
    const { failures = 0, openUntilMs = 0, openings = 0 } = next.get(host) ?? {};
    if (hasAnswered) next.delete(host);
    // What was under way when the circuit opened says nothing new.
    else if (openUntilMs > nowMs) continue;
    else if (failures + 1 < failuresInARow) next.set(host, { failures: failures + 1, openUntilMs, openings });
    else next.set(host, { failures: failuresInARow - 1, openUntilMs: nowMs + openMs, openings: openings + 1 });
  }
  return Object.fromEntries(next);
}

export function isOpen(circuits: HostCircuits, host: string, nowMs: number): boolean {
  return openUntilMs(circuits, host) > nowMs;
}

/** Whether a host is not asked any more, rather than not now. */
export function isGivenUp(circuits: HostCircuits, host: string, nowMs: number): boolean {
  return isOpen(circuits, host, nowMs) && (circuits[host]?.openings ?? 0) > maxOpenings;
}

/** When a host may be asked again. */
export function openUntilMs(circuits: HostCircuits, host: string): number {
  return (Object.hasOwn(circuits, host) ? circuits[host]?.openUntilMs : undefined) ?? 0;
}

/** One sign for each host that a task asked: many pictures on one host fail at once, and are one failure. */
export function oncePerHost(signs: readonly HostSign[]): HostSign[] {
  const answered = new Map<string, boolean>();
  for (const { host, hasAnswered } of signs) answered.set(host, hasAnswered || answered.get(host) === true);
  return Array.from(answered, ([host, hasAnswered]) => ({ host, hasAnswered }));
}

/** Why a host is not asked; one plain sentence. */
export function openReason(host: string): string {
  return `${host} did not answer, or too slowly, ${failuresInARow} times in a row and is left alone for now; start the onboarding again later.`;
}
