import { problem, type Problem } from "../../core/contract/errors.ts";
import { errorText } from "../../core/errorText.ts";
import { newId } from "../../core/ids.ts";
import { invitationMail } from "../../core/people/invitationMail.ts";
import { readMailAddress } from "../../core/people/mailAddress.ts";
import type { PersonRole } from "../../core/people/roles.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Member, Person } from "../../ports/people.ts";
import { worksElsewhere } from "./addMember.ts";
import { countLink } from "./countLink.ts";
import type { SignInContext } from "./requestSignIn.ts";

export interface InvitationWish {
  accountId: string;
  /** Who invites. */
  from: Person;
  email: string;
  role: PersonRole;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
}

/** Lets somebody new into an account, and mails them a link that signs in. Members keep their role: that is changed where they are listed. */
export async function inviteMember(
  ctx: SignInContext,
  { accountId, from, email, role, afterAnswer }: InvitationWish,
): Promise<Result<Member, Problem>> {
  const address = readMailAddress(email);
  if (!address.ok) return address;
  const known = await ctx.people.byEmail(address.value);
  if (known?.accountId === accountId) return err(isMember(address.value));
  if (known !== null && known.accountId !== null) return err(worksElsewhere(address.value));
  const counted = await countLink(ctx, address.value, { of: "account", name: accountId });
  if (!counted.ok) return counted;
  const nowMs = ctx.runtime.nowMs();
  const person = await ctx.people.ensure({ id: newId("person", ctx.runtime.random), email: address.value, nowMs });
  if (!(await ctx.people.admitMember({ personId: person.id, accountId, role, nowMs }))) {
    return err(person.accountId === null ? isMember(address.value) : worksElsewhere(address.value));
  }
  afterAnswer(sendInvitation(ctx, { from: from.email, to: address.value, role }));
  return ok({ id: person.id, email: address.value, name: null, role, createdAt: nowMs });
}

function isMember(email: string): Problem {
  const message = `${email} is a member already; change their role where they are listed.`;
  return problem("invalid_request", { param: "email", message });
}

/** Without its mail an invitation holds all the same: whoever was let in asks for a link at the door. */
async function sendInvitation(
  { signInLinks, mail, appUrl }: SignInContext,
  { from, to, role }: { from: string; to: string; role: PersonRole },
): Promise<void> {
  try {
    const { url } = await signInLinks.create(to, "/app");
    await mail.send({ to, ...invitationMail({ from, role, url, appUrl, host: new URL(appUrl).host }) });
  } catch (error) {
    console.warn("the mail of an invitation could not be sent", errorText(error));
  }
}
