import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { nameInMode } from "../api/testMode.ts";

/** State of a form that outlives a reload, a lost session and a crash of the tab's page: what was typed is never typed again. */
export function useKept<Value>(given: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const name = nameInMode(given);
  const [value, setValue] = useState(() => read(name, initial));
  useEffect(() => {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // A browser without storage keeps it as long as the page is open.
    }
  }, [name, value]);
  return [value, setValue];
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

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
