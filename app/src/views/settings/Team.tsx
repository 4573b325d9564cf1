import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import type { Member, PersonRole } from "../../api/people.ts";
import { activityQuery, membersQuery, sessionQuery } from "../../api/queries.ts";
import { ActionsHeading } from "../../parts/ActionsHeading.tsx";
import { Button } from "../../parts/Button.tsx";
import { Field, type FieldInput } from "../../parts/Field.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { MoreButton, nextPageOf } from "../../parts/MoreButton.tsx";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { dayText, timeText } from "../../parts/words.ts";
import { didText, idsText } from "./activityWords.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";

const roles: readonly (readonly [PersonRole, string])[] = [
  ["owner", "Owner"],
  ["editor", "Editor"],
  ["viewer", "Viewer"],
];
const roleNames: Record<string, string> = Object.fromEntries(roles);

/** Who works in the account, and for its owners what each has changed. */
export function Team() {
  useTitle("Team");
  const { data: session } = useQuery(sessionQuery);
  const isOwner = session?.account.role === "owner";
  return (
    <SettingsFrame>
      <Members ownId={session?.person.person_id ?? ""} isOwner={isOwner} />
      {isOwner ? <Activity /> : null}
    </SettingsFrame>
  );
}

function Members({ ownId, isOwner }: { ownId: string; isOwner: boolean }) {
  const members = useQuery(membersQuery);
  const heading = useFocusHeir<HTMLHeadingElement>(
    members.data?.map(({ person_id: id, role }) => `${id} ${role}`).join(),
  );
  const owners = members.data?.filter(({ role }) => role === "owner").length ?? 0;
  return (
    <section aria-labelledby="team">
      <h2 id="team" ref={heading} tabIndex={-1}>
        Team
      </h2>
      <p>
        Owners may do everything, editors all but keys, secrets, money and the team. Viewers look at ads, approve and
        reject them.
      </p>
      {isOwner ? <InviteForm /> : <p className="soft">Owners invite people and change what they may do.</p>}
      <Problem error={members.error} />
      <table className="folds">
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Role</th>
            <th scope="col">Since</th>
            {isOwner ? <ActionsHeading /> : null}
          </tr>
        </thead>
        <tbody>
          {members.data?.map((member) => (
            <MemberRow
              key={member.person_id}
              member={member}
              isSelf={member.person_id === ownId}
              isLastOwner={member.role === "owner" && owners === 1}
              isOwner={isOwner}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const emptyInvitation = { email: "", role: "editor" as PersonRole };

function InviteForm() {
  const queries = useQueryClient();
  const [wish, setWish, clearSent] = useKept("team.invitation", emptyInvitation);
  const [complaint, setComplaint] = useState<string | null>(null);
  const invite = useMutation({
    mutationFn: ({ email, role }: typeof wish) => call("POST /members", { body: { email: email.trim(), role } }),
    // The role stays: the next one is often invited into the same.
    onSuccess: (_member, { email }) => clearSent({ email }),
    onSettled: () => lookAgain(queries),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wish.email.trim());
    setComplaint(isAddress ? null : "Write the whole address, such as name@shop.com.");
    if (isAddress && !invite.isPending) invite.mutate(wish);
  };
  return (
    <>
      <form className="inline" noValidate onSubmit={submit}>
        <Field label="Mail address of a new member" problem={complaint ?? fieldProblem(invite.error, "email")}>
          {(input) => (
            <input
              {...input}
              type="email"
              autoComplete="off"
              placeholder="robin@shop.com"
              maxLength={320}
              value={wish.email}
              onChange={({ target }) => {
                setWish({ ...wish, email: target.value });
                setComplaint(null);
                // One that is on its way still is, and says when it has arrived.
                if (!invite.isPending) invite.reset();
              }}
            />
          )}
        </Field>
        <Field label="Role">
          {(input) => <RoleSelect input={input} role={wish.role} onRole={(role) => setWish({ ...wish, role })} />}
        </Field>
        <Button type="submit" isBusy={invite.isPending}>
          Invite
        </Button>
      </form>
      <Problem error={fieldProblem(invite.error, "email") === null ? invite.error : null} />
      <p role="status" className={invite.isSuccess ? "note" : "hidden"}>
        {invite.isSuccess ? (
          <>
            <strong dir="auto">{invite.data.email}</strong> may come in now, and has mail with a link that works for 15
            minutes. Afterwards they sign in here with that address.
          </>
        ) : null}
      </p>
    </>
  );
}

interface RoleSelectProps {
  input: FieldInput;
  role: PersonRole;
  onRole: (role: PersonRole) => void;
}

function RoleSelect({ input, role, onRole }: RoleSelectProps) {
  return (
    <select {...input} value={role} onChange={({ target }) => onRole(target.value as PersonRole)}>
      {roles.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  isLastOwner: boolean;
  /** Whether whoever looks may change it. */
  isOwner: boolean;
}

function MemberRow({ member, isSelf, isLastOwner, isOwner }: MemberRowProps) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState<"role" | "remove" | null>(null);
  const [role, setRole] = useState(member.role);
  const roleButton = useFocusHeir<HTMLButtonElement>(asks);
  const removeButton = useRef<HTMLButtonElement>(null);
  const params = { person_id: member.person_id };
  const onSettled = () => lookAgain(queries);
  const onSuccess = () => setAsks(null);
  const change = useMutation({
    mutationFn: (wanted: PersonRole) => call("PATCH /members/{person_id}", { params, body: { role: wanted } }),
    onSuccess,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => call("DELETE /members/{person_id}", { params }),
    onSuccess,
    onSettled,
  });
  const ask = (what: "role" | "remove") => {
    setRole(member.role);
    change.reset();
    remove.reset();
    setAsks(asks === what ? null : what);
  };
  return (
    <>
      <tr>
        <th scope="row">
          <span dir="auto" className="anywhere">
            {member.email}
          </span>
          {isSelf ? <span className="mark calm">You</span> : null}
          {member.name === null ? null : (
            <>
              <br />
              <span className="soft" dir="auto">
                {member.name}
              </span>
            </>
          )}
        </th>
        <td data-name="Role">{roleNames[member.role]}</td>
        <td data-name="Since" className="when">
          {dayText(member.member_since)}
        </td>
        {isOwner ? (
          <td>
            {isLastOwner ? (
              <p className="hint">The only owner stays one.</p>
            ) : (
              <div className="rowButtons">
                <Button ref={roleButton} look="quiet" aria-expanded={asks === "role"} onClick={() => ask("role")}>
                  Role<span className="hidden"> of {member.email}</span>
                </Button>
                <Button
                  ref={removeButton}
                  look="quiet"
                  className="danger"
                  aria-expanded={asks === "remove"}
                  onClick={() => ask("remove")}
                >
                  {isSelf ? "Leave" : "Remove"}
                  <span className="hidden"> {isSelf ? "the account" : member.email}</span>
                </Button>
              </div>
            )}
          </td>
        ) : null}
      </tr>
      {asks === null ? null : (
        <tr>
          <td colSpan={4}>
            <div className="rotate">
              {asks === "role" ? (
                <form
                  className="inline"
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (!change.isPending) change.mutate(role);
                  }}
                >
                  <Field label={`Role of ${member.email}`} problem={fieldProblem(change.error, "role")}>
                    {(input) => <RoleSelect input={input} role={role} onRole={setRole} />}
                  </Field>
                  <Button type="submit" isBusy={change.isPending}>
                    Keep
                  </Button>
                </form>
              ) : (
                <>
                  <p>
                    {isSelf
                      ? "You are signed out and come in no more, unless another owner invites you."
                      : "They are signed out at once and come in no more. What they ordered stays."}
                  </p>
                  <div className="row">
                    <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                      {isSelf ? "Leave now" : "Remove now"}
                    </Button>
                    <Button
                      look="quiet"
                      onClick={() => {
                        removeButton.current?.focus();
                        setAsks(null);
                      }}
                    >
                      Cancel
                    </Button>
                  </div>
                </>
              )}
              <Problem error={(fieldProblem(change.error, "role") === null ? change.error : null) ?? remove.error} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** What an owner changes may be their own role, or that they are in here at all. */
function lookAgain(queries: ReturnType<typeof useQueryClient>) {
  return Promise.all(
    [membersQuery, activityQuery, sessionQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
  );
}

function Activity() {
  const activity = useInfiniteQuery(activityQuery);
  const changes = activity.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Who did what</h2>
      <p className="soft">
        What people changed from here. Calls with an API key are <Link to="/settings/calls">among the calls</Link>.
      </p>
      <Problem error={activity.error} />
      {activity.isSuccess && changes.length === 0 ? <p className="soft">Nothing was changed yet.</p> : null}
      {changes.length === 0 ? null : (
        <table className="folds">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">When</th>
              <th scope="col">Call</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.sequence}>
                <th scope="row" className="did">
                  <span className="anywhere" dir="auto">
                    {change.email}
                  </span>{" "}
                  <span className="soft anywhere">{didText(change)}</span>
                  {change.status < 400 ? null : <span className="mark bad">refused, {change.status}</span>}
                </th>
                <td data-name="When" className="when">
                  {timeText(change.at)}
                </td>
                <td data-name="Call">
                  <span className="mono soft anywhere">{idsText(change) || change.request_id}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton {...nextPageOf(activity)}>Show earlier ones</MoreButton>
    </section>
  );
}
