import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { askForLink } from "../../api/askForLink.ts";
import { ApiError } from "../../api/client.ts";
import { hasPasskeys, isGivenUp, signInByPasskey } from "../../api/passkeys.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { takeFocus } from "../../parts/focus.ts";
import { Problem, problemText } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useTitle } from "../../parts/useTitle.ts";
import "./signIn.css";

/** Grounds of the catalogue that show beside the form what the service draws. */
const shownStyles = [
  "amber-syrup",
  "blue-tile-caustics",
  "champagne-satin",
  "airy-chiffon",
  "black-tulip",
  "berry-splash",
  "aloe-cooling-gel",
  "cherry-blossom",
  "still-pond-rings",
];

/** What the address of the page says where a link is good and its address may not sign up. */
const signUpClosed = "new_user_signup_disabled";

/** Sign in and sign up in one: who is new gets an account when the link is opened. */
export function SignIn() {
  useTitle("Sign in");
  const [email, setEmail] = useKept("sign-in.email", "");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const [wantsAnother, setWantsAnother] = useState(false);
  const send = useMutation({
    mutationFn: (address: string) => askForLink(address, location.pathname),
    onSuccess: (_answer, address) => {
      setIsSentAgain(address === sentTo);
      setSentTo(address);
    },
  });
  const linkError = new URLSearchParams(location.search).get("error");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
    setComplaint(isAddress ? null : "Write your whole address, such as name@shop.com.");
    if (isAddress && !send.isPending) send.mutate(address);
  };
  // What the service says of the address stands beside it; anything else is not about the field.
  const refused = send.error instanceof ApiError && send.error.status === 400 ? problemText(send.error) : null;
  const checking = send.isPending ? "Checking… " : "";
  return (
    <div className="door">
      <main className="doorForm">
        <p className="doorName">
          <img src="/docs/assets/icon.svg" alt="" width="28" height="28" /> Ad Creative
        </p>
        {sentTo === null ? (
          <form noValidate onSubmit={submit}>
            <h1 ref={takeFocus} tabIndex={-1}>
              Your shop, as ads.
            </h1>
            <p className="lead">
              Sign in, or begin: your first account has 50 credits, enough for ten concepts as stills.
            </p>
            {linkError === null ? null : (
              <p className="note" role="status">
                {linkError === signUpClosed
                  ? "New accounts are made by invitation here. Ask whoever runs your company's account to add your address."
                  : "That link was used before or is too old. Have a new one sent."}
              </p>
            )}
            <Field label="E-mail" problem={complaint ?? refused}>
              {(input) => (
                <input
                  {...input}
                  ref={wantsAnother ? takeFocus : null}
                  type="email"
                  name="email"
                  autoComplete="username"
                  inputMode="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="name@shop.com"
                  value={email}
                  onChange={({ target }) => {
                    setEmail(target.value);
                    setComplaint(null);
                  }}
                />
              )}
            </Field>
            {refused === null ? <Problem error={send.error} /> : null}
            <div className="doorButtons">
              <Button type="submit" look="main" isBusy={send.isPending}>
                Send me a link
              </Button>
              {hasPasskeys ? <PasskeyButton /> : null}
            </div>
            <p className="hint">
              <span role="status">{checking}</span>No password: the link in the mail signs you in.
            </p>
          </form>
        ) : (
          <section>
            <h1 ref={takeFocus} tabIndex={-1}>
              Check your mail.
            </h1>
            <p className="lead">
              If <strong dir="auto">{sentTo}</strong> may sign in, a link is on its way to it. Open it in this browser.
            </p>
            <Problem error={send.error} />
            <div className="doorButtons">
              <Button isBusy={send.isPending} onClick={() => send.mutate(sentTo)}>
                Send it again
              </Button>
              <Button
                look="quiet"
                isOff={send.isPending}
                onClick={() => {
                  setWantsAnother(true);
                  setSentTo(null);
                }}
              >
                Use another address
              </Button>
            </div>
            <p className="hint">
              <span role="status">{checking || (isSentAgain && send.isSuccess ? "Sent again. " : "")}</span>Nothing
              there after a minute? It may lie among the spam.
            </p>
          </section>
        )}
        <p className="doorFoot">
          <a href="/docs">Documentation</a>
          <a href="/docs/reference">API reference</a>
        </p>
      </main>
      <div className="doorShow" aria-hidden="true">
        {shownStyles.map((name) => (
          <img key={name} src={`/docs/assets/styles/sty_${name}.jpg`} alt="" width="240" height="320" />
        ))}
      </div>
    </div>
  );
}

function PasskeyButton() {
  const queries = useQueryClient();
  const signIn = useMutation({ mutationFn: signInByPasskey, onSuccess: () => queries.resetQueries() });
  return (
    <>
      <Button isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
        Use a passkey
      </Button>
      {isGivenUp(signIn.error) ? null : <Problem error={signIn.error} />}
    </>
  );
}
