import { nameInMode } from "../api/testMode.ts";

interface Kept {
  key: string;
  body: string;
}

/**
 * The Idempotency-Key of a call, made once for each body: pressed twice, or again after the answer was lost or the page loaded anew, it is
 * the same call. `form` names the one that it is sent from.
 */
export function callKey(form: string, body: unknown): string {
  const place = nameInMode(form);
  const filledIn = JSON.stringify(body);
  const kept = JSON.parse(sessionStorage.getItem(place) ?? "null") as Kept | null;
  if (kept?.body === filledIn) return kept.key;
  const key = crypto.randomUUID();
  sessionStorage.setItem(place, JSON.stringify({ key, body: filledIn } satisfies Kept));
  return key;
}

/** Once a call is accepted: the next one from this form has a key of its own, also with the same body. */
export function endCallKey(form: string): void {
  sessionStorage.removeItem(nameInMode(form));
}
