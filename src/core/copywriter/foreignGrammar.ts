import type { GrammarFault } from "./languages/faults.ts";
import { languagePacks } from "./languages/packs.ts";
import type { Language } from "./language.ts";

export type { GrammarFault };

/** What is wrong with a line of an ad; empty for English, and where no rule here can tell. */
export function grammarFaults(line: string, language: Language): GrammarFault[] {
  const { faults } = languagePacks[language];
  return [...new Set(faults.filter(([, pattern]) => pattern.test(line)).map(([fault]) => fault))];
}
