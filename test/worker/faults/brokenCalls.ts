import { vi } from "vitest";

type Method = (...args: never[]) => Promise<unknown>;
type MethodsOf<T> = { [K in keyof T]: T[K] extends Method ? K : never }[keyof T] & string;
type ArgumentsOf<T, K extends keyof T> = T[K] extends (...args: infer A) => Promise<unknown> ? A : never;

interface Fault<A extends unknown[]> {
  times?: number;
  /** `before`: it never happened. `after`: it happened, and the answer was lost. */
  when?: "before" | "after";
  /** Which calls go wrong; all by default. */
  only?: (...args: A) => boolean;
  /** What takes the place of the call. */
  instead?: (real: () => Promise<unknown>, ...args: A) => Promise<unknown>;
}

/** Lets the first calls of an adapter's method go wrong, for everyone in this isolate; the later ones are real. */
export function breakCalls<T extends object, K extends MethodsOf<T>>(
  prototype: T,
  method: K,
  { times = 1, when = "before", only = () => true, instead }: Fault<ArgumentsOf<T, K>> = {},
): { hits(): number } {
  let hits = 0;
  const present = prototype[method] as Method;
  // A second fault on one method stands before the first; a spy that calls itself would never end.
  const real = ((vi.isMockFunction(present) ? present.getMockImplementation() : undefined) ?? present) as Method;
  async function broken(this: T, ...args: ArgumentsOf<T, K>): Promise<unknown> {
    const call = () => real.apply(this, args as unknown as never[]);
    if (hits >= times || !only(...args)) return call();
    hits += 1;
    if (instead) return instead(call, ...args);
    if (when === "after") await call();
    throw new Error(`fault injected ${when} ${method}`);
  }
  vi.spyOn(prototype as Record<string, Method>, method).mockImplementation(broken);
  return { hits: () => hits };
}
