import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState, type KeyboardEvent } from "react";
import { stylesQuery } from "../api/queries.ts";
import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";
import { useFocusHeir } from "./focus.ts";
import { Problem } from "./Problem.tsx";
import { StylePreview } from "./StylePreview.tsx";
import { countText } from "./words.ts";
import "./picks.css";

export interface PickedStyle {
  id: string;
  name: string;
}

interface StylePicksProps {
  chosen: readonly PickedStyle[];
  /** Another choice takes the place of the one before. */
  isSingle?: boolean;
  onChange: (chosen: PickedStyle[]) => void;
}

/** Styles to be searched for and chosen by their pictures. */
export function StylePicks({ chosen, isSingle = false, onChange }: StylePicksProps) {
  const group = useId();
  const [sought, setSought] = useState("");
  const search = useFocusHeir<HTMLInputElement>(chosen.length);
  const description = useDeferredValue(sought.trim());
  const found = useQuery(stylesQuery(description));
  const isChosen = (id: string) => chosen.some((style) => style.id === id);
  const results = found.data?.map(({ style_id: id, style_name: name }) => ({ id, name })) ?? [];
  // Of a single choice the arrow keys go through what is there, so nothing changes its place.
  const shown = isSingle
    ? [...chosen.filter(({ id }) => !results.some((one) => one.id === id)), ...results]
    : [...chosen, ...results.filter(({ id }) => !isChosen(id))];
  const choose = (style: PickedStyle, isOn: boolean) => {
    const others = isSingle ? [] : chosen.filter(({ id }) => id !== style.id);
    onChange(isOn ? [...others, style] : others);
  };
  return (
    <>
      <Field label="Search styles" hint="By mood, place, colour or material.">
        {(input) => (
          <input
            {...input}
            ref={search}
            type="search"
            autoComplete="off"
            placeholder="still water at dawn"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            onKeyDown={staysInForm}
          />
        )}
      </Field>
      <Problem error={found.error} />
      <div className="row between">
        <p className="hint" role="status">
          {chosenText(chosen, isSingle)}
        </p>
        {chosen.length === 0 ? null : (
          <Button look="quiet" className="copy" onClick={() => onChange([])}>
            Choose none
          </Button>
        )}
      </div>
      <div className="picks small" aria-busy={found.isFetching}>
        {shown.map((style) => (
          <label key={style.id} className="pick style">
            <input
              type={isSingle ? "radio" : "checkbox"}
              name={group}
              checked={isChosen(style.id)}
              onChange={({ target }) => choose(style, target.checked)}
              onKeyDown={staysInForm}
            />
            <StylePreview id={style.id} />
            <span>{style.name}</span>
          </label>
        ))}
      </div>
    </>
  );
}

/** Enter ends a search or a choice; it does not send the form around them, which may cost something. */
function staysInForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

function chosenText(chosen: readonly PickedStyle[], isSingle: boolean): string {
  const [first] = chosen;
  if (first === undefined) return "None chosen yet.";
  return isSingle ? `Chosen: ${first.name}.` : `${countText(chosen.length, "style")} chosen; they take turns.`;
}
