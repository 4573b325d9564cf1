import "./excerpt.css";

/** What another machine said, as the text that it is; `label` says to a screen reader which it is. */
export function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <pre className="excerpt" tabIndex={0} aria-label={label} dir="auto">
      {text}
    </pre>
  );
}
