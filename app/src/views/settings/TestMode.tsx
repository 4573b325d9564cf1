import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { Session } from "../../api/people.ts";
import { switchTestMode } from "../../api/testMode.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";

/** The way into the account's test mode, and out of it. An account that is for tests alone has none. */
export function TestMode({ account }: { account: Session["account"] }) {
  const { is_test: isTest, is_test_mode: isOn } = account;
  const enter = useMutation({
    mutationFn: () => call("PUT /test-account"),
    onSuccess: () => switchTestMode(true),
  });
  if (isTest && !isOn) return null;
  return (
    <section aria-labelledby="test-mode">
      <h2 id="test-mode">Test mode</h2>
      {isOn ? (
        <>
          <p>
            This tab works in the account’s test mode: keys, secret, brand and credits are its own, nothing is charged,
            and every ad says TEST.
          </p>
          <Button onClick={() => switchTestMode(false)}>Leave test mode</Button>
        </>
      ) : (
        <>
          <p>
            An account beside this one, for your integration’s tests and your team: keys, secret, brand and credits of
            its own, test cards in place of money, and TEST across every ad. It is this tab that changes over.
          </p>
          <Button isBusy={enter.isPending || enter.isSuccess} onClick={() => enter.mutate()}>
            Work in test mode
          </Button>
          <Problem error={enter.error} />
        </>
      )}
    </section>
  );
}
