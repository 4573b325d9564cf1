import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { addPasskey, hasPasskeys, isGivenUp, listPasskeys, removePasskey } from "../../api/passkeys.ts";
import { sessionQuery } from "../../api/queries.ts";
import type { Passkey } from "../../api/operations.ts";
import { ActionsHeading } from "../../parts/ActionsHeading.tsx";
import { Button } from "../../parts/Button.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { Problem } from "../../parts/Problem.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { timeText } from "../../parts/words.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";

/** Who is signed in, and how: passkeys, and the way out. */
export function Person() {
  useTitle("You");
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const signOut = useMutation({
    mutationFn: () => call("POST /auth/sign-out", { body: {} }),
    onSuccess: () => {
      // What one person has typed and seen is not the next one's.
      sessionStorage.clear();
      queries.clear();
      location.assign("/app");
    },
  });
  return (
    <SettingsFrame>
      <section aria-labelledby="person">
        <h2 id="person">You</h2>
        <p>
          Signed in as <strong dir="auto">{session?.person.email}</strong>, {session?.account.role} of{" "}
          <span dir="auto">{session?.account.name ?? "your account"}</span>.
        </p>
        <Problem error={signOut.error} />
        <Button isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out
        </Button>
      </section>
      {hasPasskeys ? <Passkeys /> : null}
    </SettingsFrame>
  );
}

/** What the browser says of itself and its machine, for telling one passkey from another. */
function deviceName(): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(navigator.userAgent)?.[1] ?? "Browser";
  const machine = /(iPhone|iPad|Android|Windows|Mac|Linux|CrOS)/.exec(navigator.userAgent)?.[1];
  const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return machine === undefined ? name : `${name} on ${machine}`;
}

const deviceOf = ({ name }: Passkey) => name ?? "A device";

function Passkeys() {
  const queries = useQueryClient();
  const query = { queryKey: ["passkeys"], queryFn: listPasskeys };
  const { data: known, error } = useQuery(query);
  const onSuccess = () => queries.invalidateQueries(query);
  const add = useMutation({ mutationFn: () => addPasskey(deviceName()), onSuccess });
  const remove = useMutation({ mutationFn: (one: Passkey) => removePasskey(one.id), onSuccess });
  const heading = useFocusHeir<HTMLHeadingElement>(known?.map(({ id }) => id).join());
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <p>Sign in with a device's fingerprint, face or PIN in place of a mail.</p>
      {isGivenUp(add.error) ? null : <Problem error={add.error} />}
      <Button isBusy={add.isPending} onClick={() => add.mutate()}>
        Add this device
      </Button>
      <Problem error={error ?? remove.error} />
      <p className="hidden" role="status" dir="auto">
        {remove.isSuccess ? `${deviceOf(remove.variables)} is removed.` : null}
      </p>
      {known === undefined || known.length === 0 ? null : (
        <table className="folds">
          <thead>
            <tr>
              <th scope="col">Device</th>
              <th scope="col">Added</th>
              <ActionsHeading />
            </tr>
          </thead>
          <tbody>
            {known.map((one) => (
              <tr key={one.id}>
                <th scope="row" dir="auto">
                  {deviceOf(one)}
                </th>
                <td data-name="Added">{timeText(one.createdAt)}</td>
                <td>
                  <Button
                    look="quiet"
                    aria-label={`Remove ${deviceOf(one)}`}
                    isBusy={remove.isPending && remove.variables.id === one.id}
                    onClick={() => remove.mutate(one)}
                  >
                    Remove
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
