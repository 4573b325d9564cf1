/**
 * Works a value out once for each key, and keeps those of the `most` keys that were asked for last: what is worked out must follow from its
 * key alone, and nobody may change it.
 */
export function rememberLatest<Value extends object>(most: number): (key: string, work: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, work) => {
    const value = kept.get(key) ?? work();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
