import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { nameInMode } from "../api/testMode.ts";

/** What a form has sent: all of what was typed, or those of its fields. */
type Sent<Value> = Value extends object ? Partial<Value> : Value;

/**
 * Once something has arrived: what is still as it was sent is as in the beginning, what was typed meanwhile stays. Gives what is left.
 */
type ClearSent<Value> = (sent: Sent<Value>) => Value;

/** State of a form that outlives a reload, a lost session and a crash of the tab's page: what was typed is never typed again. */
export function useKept<Value>(
  given: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>, ClearSent<Value>] {
  const name = nameInMode(given);
  const [value, setValue] = useState(() => read(name, initial));
  useEffect(() => keep(name, value), [name, value]);
  const clearSent: ClearSent<Value> = (sent) => {
    const left = withoutSent(read(name, initial), sent, initial);
    // The form may be closed by now, and is not to be found filled in again.
    keep(name, left);
    setValue((typed) => withoutSent(typed, sent, initial));
    return left;
  };
  return [value, setValue, clearSent];
}

function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser without storage keeps it as long as the page is open.
  }
}

function read<Value>(name: string, initial: Value): Value {
  try {
    const kept = sessionStorage.getItem(name);
    if (kept === null) return initial;
    const value = JSON.parse(kept) as Value;
    return isPlainObject(value) && isPlainObject(initial) ? { ...initial, ...value } : value;
  } catch {
    return initial;
  }
}

function withoutSent<Value>(typed: Value, sent: Sent<Value>, initial: Value): Value {
  if (!isPlainObject(typed) || !isPlainObject(sent)) return isSame(typed, sent) ? initial : typed;
  const fields = new Map<string, unknown>(Object.entries(sent));
  const left = Object.entries(typed).filter(
    ([field, value]) => !fields.has(field) || !isSame(value, fields.get(field)),
  );
  return { ...initial, ...(Object.fromEntries(left) as Partial<Value>) };
}

/** By what is kept of them: what was read again is another object. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
