import { useEffect } from "react";

/** Names the page in the browser's tab, which screen readers say when the view changes. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ad Creative`;
  }, [title]);
}
