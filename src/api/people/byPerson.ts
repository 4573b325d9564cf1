import type { KitCall } from "../../services/accounts/editBrandKit.ts";
import type { PersonCall } from "../operation.ts";

/** A person's change of their account's brand kit, as they have seen it. */
export function byPerson({ account, person }: Pick<PersonCall, "account" | "person">, baseVersion: number): KitCall {
  return { accountId: account.id, author: { source: "person", personId: person.id }, baseVersion };
}
