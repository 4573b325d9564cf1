import type { Offence } from "./unfit.ts";

/** What an offence is called where people are told of it. */
export const offenceNames: Record<Offence, string> = {
  "telephone number": "a telephone number",
  address: "an address of the web or of mail",
  handle: "a handle or a hashtag",
  price: "a price",
  instruction: "an instruction to a machine",
  insult: "an insult or an obscene word",
  violence: "violent words",
  "other company": "the name of another company",
};
