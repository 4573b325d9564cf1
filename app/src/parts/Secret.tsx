import { CopyButton } from "./CopyButton.tsx";

interface SecretProps {
  name: string;
  /** Null before there is one: screen readers tell of it because its place was there first. */
  value: string | null;
  note: string;
}

/** A key or secret that is shown this once. */
export function Secret({ name, value, note }: SecretProps) {
  return (
    <div role="status">
      {value === null ? null : (
        <div className="secret">
          <p>
            <strong>{name}.</strong> {note}
          </p>
          <div className="secretValue">
            <code>{value}</code>
            <CopyButton text={value} what={name} />
          </div>
        </div>
      )}
    </div>
  );
}
