/**
 * How one host (`siteOf`) behaves in a run, or all hosts of a domain together: `failures` in a row; until `openUntilMs` it is not asked at
 * all, for the `openings`th time.
 */
export interface HostCircuit {
  failures: number;
  openUntilMs: number;
  openings: number;
}

/**
 * Hosts by their names, domains as `*.` and theirs. They are of one run: a host that many shops share (a CDN) is left alone by the run that
 * had trouble with it, and by no other.
 */
export type HostCircuits = Readonly<Record<string, HostCircuit>>;

/** What came of one request: an answer, whatever it says, or none, one that broke off or that was too slow. */
export interface HostSign {
  host: string;
  hasAnswered: boolean;
}

const failuresInARow = 5;
/** Of all hosts of a domain together: one that is dead opens its own circuit long before, and leaves the others alone. */
const failuresOfDomain = 20;
/** Then one more request may show that it answers again; another failure opens the circuit anew. */
const openMs = 30_000;
/** One pause is granted for a passing fault; a host that does not answer after it either is given up. */
const maxOpenings = 1;

/**
 * The circuits after these signs of one task, in their order. An answer forgets the failures before it. A domain hears whether any of its
 * hosts answered the task: names that a shop makes up one after the other are one domain, whichever of them are asked.
 */
export function afterSigns(circuits: HostCircuits, signs: readonly HostSign[], nowMs: number): HostCircuits {
  const next = new Map(Object.entries(circuits));
  const ofDomains = new Map<string, boolean>();
  for (const { host, hasAnswered } of signs) {
    // What was under way when the circuit opened says nothing new.
    if (!hasAnswered && (next.get(host)?.openUntilMs ?? 0) > nowMs) continue;
    note(next, host, hasAnswered, failuresInARow, nowMs);
    const domain = domainOf(host);
    if (domain !== null) ofDomains.set(domain, hasAnswered || ofDomains.get(domain) === true);
  }
  for (const [domain, hasAnswered] of ofDomains) note(next, domain, hasAnswered, failuresOfDomain, nowMs);
  return Object.fromEntries(next);
}

function note(
  circuits: Map<string, HostCircuit>,
  name: string,
  hasAnswered: boolean,
  limit: number,
  nowMs: number,
): void {
  const { failures = 0, openUntilMs = 0, openings = 0 } = circuits.get(name) ?? {};
  if (hasAnswered) circuits.delete(name);
  else if (openUntilMs > nowMs) return;
  else if (failures + 1 < limit) circuits.set(name, { failures: failures + 1, openUntilMs, openings });
  else circuits.set(name, { failures: limit - 1, openUntilMs: nowMs + openMs, openings: openings + 1 });
}

/**
 * `*.` and the last two labels of a host's name; null for an address and a name of one label. A suffix under which many register
 * (`co.uk`, `myshopify.com`) is taken for a domain as well: in one run, after twenty tasks without any answer, that harms nobody.
 */
function domainOf(host: string): string | null {
  const labels = host.replace(/:\d+$/, "").split(".");
  const isName = labels.length > 1 && /^[a-z]/.test(labels.at(-1) ?? "");
  return isName ? `*.${labels.slice(-2).join(".")}` : null;
}

/** The circuit that keeps a host from being asked now: its own, or its domain's. */
function openCircuit(circuits: HostCircuits, host: string, nowMs: number): [name: string, HostCircuit] | null {
  for (const name of [host, domainOf(host)]) {
    const circuit = name !== null && Object.hasOwn(circuits, name) ? circuits[name] : undefined;
    if (name !== null && circuit !== undefined && circuit.openUntilMs > nowMs) return [name, circuit];
  }
  return null;
}

export function isOpen(circuits: HostCircuits, host: string, nowMs: number): boolean {
  return openCircuit(circuits, host, nowMs) !== null;
}

/** Whether a host is not asked any more, rather than not now. */
export function isGivenUp(circuits: HostCircuits, host: string, nowMs: number): boolean {
  return (openCircuit(circuits, host, nowMs)?.[1].openings ?? 0) > maxOpenings;
}

/** When a host may be asked again that may not be asked now. */
export function openUntilMs(circuits: HostCircuits, host: string, nowMs: number): number {
  return openCircuit(circuits, host, nowMs)?.[1].openUntilMs ?? nowMs;
}

/** One sign for each host that a task asked: many pictures on one host fail at once, and are one failure. */
export function oncePerHost(signs: readonly HostSign[]): HostSign[] {
  const answered = new Map<string, boolean>();
  for (const { host, hasAnswered } of signs) answered.set(host, hasAnswered || answered.get(host) === true);
  return Array.from(answered, ([host, hasAnswered]) => ({ host, hasAnswered }));
}

/** Why a host is not asked now; one plain sentence. */
export function openReason(circuits: HostCircuits, host: string, nowMs: number): string {
  const [name] = openCircuit(circuits, host, nowMs) ?? [host];
  if (name === host)
    return `${host} did not answer, or too slowly, ${failuresInARow} times in a row and is left alone for now; start the onboarding again later.`;
  return `Hosts of ${name.slice(2)} did not answer, or too slowly, ${failuresOfDomain} times in a row and are left alone for now; start the onboarding again later.`;
}
