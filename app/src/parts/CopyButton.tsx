import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";

const shownMs = 2_000;

/** Copies a text; `what` says to a screen reader which one. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, setSaid] = useState<"Copied" | "Select and copy it by hand" | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setSaid("Copied"),
      () => setSaid("Select and copy it by hand"),
    );
  };
  return (
    <Button look="quiet" className="copy" onClick={copy}>
      <span aria-live="polite">{said ?? "Copy"}</span>
      <span className="hidden"> {what}</span>
    </Button>
  );
}
