import { useEffect, useRef } from "react";
import { Button } from "../../parts/Button.tsx";
import { fieldNames, type KitField } from "./form.ts";
import { isChangedMeanwhile, type KitEditing } from "./useKitDraft.ts";
import { authorOf, changedText } from "./versionWords.ts";

/** Tells of what others have saved while this was typed, and has one choose where both have changed the same. */
export function MeanwhileChanged({ editing }: { editing: KitEditing }) {
  const { newer, conflicts, save } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  const isRefused = isChangedMeanwhile(save.error) && newer.length > 0;
  useEffect(() => {
    // Whoever has pressed Save is at the other end of the form.
    if (isRefused) heading.current?.focus();
  }, [isRefused]);
  if (newer.length === 0) return null;
  return (
    <section className="note meanwhile" aria-labelledby="meanwhile" role="status">
      <h2 id="meanwhile" ref={heading} tabIndex={-1}>
        Changed while you were typing
      </h2>
      <ul>
        {newer.map((version) => (
          <li key={version.version}>
            <strong dir="auto">{authorOf(version)}</strong>: {changedText(version.changed)}
          </li>
        ))}
      </ul>
      {conflicts.length === 0 ? (
        <div className="row between">
          <p>Nothing of yours is touched, and the rest is shown below.</p>
          <Button look="quiet" onClick={editing.noticed}>
            Good
          </Button>
        </div>
      ) : (
        <p>You have both changed these:</p>
      )}
      {conflicts.map((field) => (
        <Conflict key={field} field={field} editing={editing} />
      ))}
    </section>
  );
}

function Conflict({ field, editing }: { field: KitField; editing: KitEditing }) {
  const name = fieldNames[field];
  return (
    <div className="conflict" role="group" aria-label={name}>
      <h3>{name}</h3>
      <dl>
        <dt>Theirs</dt>
        <dd dir="auto">{shownValue(field, editing.stored[field])}</dd>
        <dt>Yours</dt>
        <dd dir="auto">{shownValue(field, editing.form[field])}</dd>
      </dl>
      <div className="row">
        <Button onClick={() => editing.undo([field])}>
          Take theirs<span className="hidden"> for {name}</span>
        </Button>
        <Button onClick={() => editing.keep(field)}>
          Keep mine<span className="hidden"> for {name}</span>
        </Button>
      </div>
    </div>
  );
}

/** A field's value as a text of one line. */
export function shownValue(field: KitField, value: string): string {
  if (field === "logo") return value === "" ? "none" : "a logo";
  return value === "" ? "nothing" : value.split("\n").join(" · ");
}
