import type { Session } from "./people.ts";
import { isTestMode, nameInMode, switchTestMode } from "./testMode.ts";

/** Whom this page has shown; null before anybody. */
let shownFor: string | null = null;

/**
 * What was typed in this tab is for whoever typed it: it is gone before somebody else, or another account, is shown. A page that has shown
 * somebody begins anew.
 */
export function keepFor({ person, account }: Session): void {
  const owner = `${person.person_id} ${account.account_id}`;
  const isOfOthers = forgetOthers(owner);
  const hasShownOthers = shownFor !== null && shownFor !== owner;
  shownFor = owner;
  if (hasShownOthers || (isOfOthers && isTestMode)) switchTestMode(false);
}

/** Whether the tab's storage was somebody else's. */
function forgetOthers(owner: string): boolean {
  const name = nameInMode("kept-for");
  try {
    const before = sessionStorage.getItem(name);
    const isOfOthers = before !== null && before !== owner;
    if (isOfOthers) sessionStorage.clear();
    sessionStorage.setItem(name, owner);
    return isOfOthers;
  } catch {
    // A browser without storage keeps nothing.
    return false;
  }
}
