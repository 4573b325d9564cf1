import type { People, SignInLink, SignInLinks } from "../../ports/people.ts";

/** A link that signs a member of an account in, once, without a mail; null where there is no such member. */
export async function linkForMember(
  ctx: { people: People; signInLinks: SignInLinks },
  accountId: string,
  personId: string,
): Promise<SignInLink | null> {
  const member = (await ctx.people.members(accountId)).find(({ id }) => id === personId);
  return member === undefined ? null : ctx.signInLinks.create(member.email, "/app");
}
