/** Longest blocking wait; spec "Limits". */
export const maxWaitSeconds = 240;

/**
 * Reads a `Prefer` header (RFC 7240): seconds to wait when it asks for `wait`, at most 240; null when it does not. `wait=N`
 * shortens the wait; a malformed N counts as a bare `wait`.
 */
export function readWaitSeconds(header: string | null): number | null {
  for (const preference of (header ?? "").split(",")) {
    const [name = "", value] = (preference.split(";")[0] ?? "").split("=");
    if (name.trim().toLowerCase() !== "wait") continue;
    const seconds = value === undefined ? "" : value.trim().replace(/^"(.*)"$/, "$1");
    return /^\d{1,9}$/.test(seconds) ? Math.min(maxWaitSeconds, Number(seconds)) : maxWaitSeconds;
  }
  return null;
}
