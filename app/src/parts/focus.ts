import { useEffect, useRef } from "react";

/** What had the focus last, also where it has left the page since. */
let last: EventTarget | null = null;
document.addEventListener("focusin", ({ target }) => (last = target));

/** As a `ref` of what stands in place of what had the focus: it has the focus from its beginning. A page just loaded had none. */
export function takeFocus(element: HTMLElement | null): void {
  if (last !== null) element?.focus();
}

/**
 * What gets the focus where a change of `state` has taken what had it off the page: the keyboard goes on from there, and a screen reader
 * is not sent back to the page's beginning.
 */
export function useFocusHeir<Heir extends HTMLElement>(state: unknown) {
  const heir = useRef<Heir>(null);
  const before = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last instanceof Node && !last.isConnected;
    if (before.current !== state && isLost) heir.current?.focus();
    before.current = state;
  }, [state]);
  return heir;
}
