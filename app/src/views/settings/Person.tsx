import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { sessionQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";

/** Who is signed in, and the way out. */
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
    </SettingsFrame>
  );
}
