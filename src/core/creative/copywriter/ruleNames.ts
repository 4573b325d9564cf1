/** What no ad of ours says, whoever wrote it; the patterns of each are in `rules.ts` and `foreignRules.ts`. */
export type RuleName =
  | "medical claim"
  | "promise"
  | "personal attribute"
  | "exclamation mark"
  | "superlative"
  | "shop talk"
  | "instruction"
  | "bidding"
  | "machine talk"
  | "address"
  | "spelt-out number";
