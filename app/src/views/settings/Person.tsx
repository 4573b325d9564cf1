import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { addPasskey, hasPasskeys, isGivenUp, signInOptions } from "../../api/passkeys.ts";
import { sessionQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";

/** Who is signed in, and how: passkeys, and the way out. */
export function Person() {
  useTitle("You");
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const signOut = useMutation({
    mutationFn: () => call("POST", "/auth/sign-out", {}),
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
      <Passkeys email={session?.person.email ?? ""} />
    </SettingsFrame>
  );
}

function Passkeys({ email }: { email: string }) {
  const { data: options } = useQuery({
    queryKey: ["passkeys"],
    queryFn: signInOptions,
    retry: false,
    staleTime: Infinity,
  });
  const add = useMutation({ mutationFn: () => addPasskey(email) });
  if (!hasPasskeys || options === null || options === undefined) return null;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkey</h2>
      <p>Sign in with this device's fingerprint, face or PIN in place of a mail.</p>
      {isGivenUp(add.error) ? null : <Problem error={add.error} />}
      <div className="row">
        <Button isBusy={add.isPending} onClick={() => add.mutate()}>
          Add a passkey
        </Button>
        <span className="soft" role="status">
          {add.isSuccess ? "Added. You can use it from the next time on." : ""}
        </span>
      </div>
    </section>
  );
}
