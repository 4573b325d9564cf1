import { CopyButton } from "./CopyButton.tsx";

/** A key or secret that is shown this once. */
export function Secret({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="secret" role="status">
      <p>
        <strong>{name}.</strong> {note}
      </p>
      <div className="secretValue">
        <code>{value}</code>
        <CopyButton text={value} what={name} />
      </div>
    </div>
  );
}
