import type { Runtime } from "../ports/runtime.ts";

export const workersRuntime: Runtime = {
  nowMs: () => Date.now(),
  random: (count) => crypto.getRandomValues(new Uint8Array(count)),
  sha256Hex: async (content) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
    return hex(await crypto.subtle.digest("SHA-256", bytes));
  },
};

export function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
