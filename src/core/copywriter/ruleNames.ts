/** What no ad of ours says, whoever wrote it; the patterns of each are in each language's `rules.ts` and `outsideWords/`. */
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
  | "telephone number"
  | "handle"
  | "price"
  | "insult"
  | "violence"
  | "other company"
  | "spelt-out number";
