import { complianceOf } from "../creative/verdict.ts";
import type { Format } from "../rendering/scene.ts";
import type { StoredFile } from "./events.ts";
import type { Drawing } from "./state.ts";

/** At most so many concepts of one delivery are on their way, so that fifty do not starve one. */
export const maxConceptsInFlight = 4;

/** How often a consumer renews its claim on the concept that it draws. */
export const renewEveryMs = 4_000;

/** How long a claim holds without a renewal: two may get lost, and the third has a second for its way. */
export const leaseMs = 3 * renewEveryMs + 1_000;

/** When a busy renderer is asked again: after what it says, within these bounds; after `min` where it says nothing. */
const busyRetrySeconds = { min: 1, max: 30 };

/** Gives the drawing to the consumer that has claimed it. */
export function lease(drawing: Drawing, nowMs: number): void {
  drawing.status = "leased";
  drawing.unclaimedSends = 0;
  renewLease(drawing, nowMs);
}

export function renewLease(drawing: Drawing, nowMs: number): void {
  drawing.leaseUntilMs = nowMs + leaseMs;
}

/** Notes a file that has been stored; false where it is of no ad of the drawing. */
export function storeFile({ ads }: Drawing, { orientation, file, key, report }: StoredFile): boolean {
  const ad = ads.find((candidate) => candidate.orientation === orientation);
  if (!ad) return false;
  if (file === "video") ad.videoKey = key;
  else {
    ad.stillKey = key;
    // Of another attempt's still nothing is known but what its own inspection says.
    ad.compliance = report === undefined ? null : complianceOf(report);
  }
  return true;
}

/** Every ad has the files that the format has. */
export function isComplete({ ads }: Drawing, format: Format): boolean {
  return ads.every((ad) => ad.stillKey !== null && (format === "static" || ad.videoKey !== null));
}

/** The same attempt once more: the renderer had no room for it. */
export function waitForRenderer(drawing: Drawing, wantedSeconds: number | undefined, nowMs: number): void {
  const { min, max } = busyRetrySeconds;
  drawing.status = "waiting";
  drawing.notBeforeMs = nowMs + 1_000 * Math.min(max, Math.max(min, wantedSeconds ?? min));
}

/** The next attempt, after a while. */
export function waitForNextAttempt(drawing: Drawing, afterSeconds: number, nowMs: number): void {
  drawing.attempt += 1;
  drawing.status = "waiting";
  drawing.unclaimedSends = 0;
  drawing.notBeforeMs = nowMs + afterSeconds * 1000;
}

/**
 * Sends what waits, as far as slots are free, and sends again what nobody claimed: that costs nothing, because a duplicate
 * ends at the claim. True when something was sent.
 */
export function sendWaiting<D extends Drawing>(
  drawings: readonly D[],
  nowMs: number,
  enqueue: (drawing: D) => void,
): boolean {
  let sent = false;
  let free = maxConceptsInFlight - drawings.filter(isInFlight).length;
  for (const drawing of drawings) {
    if (drawing.notBeforeMs > nowMs) continue;
    if (drawing.status === "sent") drawing.unclaimedSends += 1;
    else if (drawing.status === "waiting" && free > 0) {
      drawing.status = "sent";
      free -= 1;
    } else continue;
    drawing.notBeforeMs = nowMs + Math.min(30_000, 10_000 * 2 ** drawing.unclaimedSends);
    enqueue(drawing);
    sent = true;
  }
  return sent;
}

/** When one of the drawings is to be looked at next, in ms since 1970. */
export function drawingTimes(drawings: readonly Drawing[]): number[] {
  const isFull = drawings.filter(isInFlight).length >= maxConceptsInFlight;
  return drawings.flatMap(({ status, leaseUntilMs, notBeforeMs }) => {
    if (status === "leased") return leaseUntilMs;
    return status === "sent" || (status === "waiting" && !isFull) ? notBeforeMs : [];
  });
}

function isInFlight({ status }: Drawing): boolean {
  return status === "sent" || status === "leased";
}
