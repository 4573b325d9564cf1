import testMode from "facts:testMode";

/** The tab's alone: another one may be in the other mode. */
const kept = "test-mode";

/**
 * Whether this page works in the test account. It is decided once, when the page is loaded: a page that is called back from the browser's
 * cache, or that is about to be left, does what it shows until it is gone.
 */
export const isTestMode = read();

/** The page begins anew in the other mode: nothing that it holds of one account is shown in the other. */
export function switchTestMode(isOn: boolean): void {
  if (isOn) sessionStorage.setItem(kept, "1");
  else sessionStorage.removeItem(kept);
  location.assign("/app");
}

/** With each call; see `src/core/people/testMode.ts`. */
export const testModeHeaders: Readonly<Record<string, string>> = isTestMode ? { [testMode.header]: "1" } : {};

/** For what cannot send headers. */
export function inTestMode(address: string): string {
  return isTestMode ? `${address}?${testMode.parameter}=1` : address;
}

/** A name in the tab's storage: what was typed for one account is not sent by the other. */
export function nameInMode(name: string): string {
  return isTestMode ? `test.${name}` : name;
}

function read(): boolean {
  try {
    return sessionStorage.getItem(kept) !== null;
  } catch {
    return false;
  }
}
