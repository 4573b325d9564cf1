import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { WebsiteProof } from "../../../../client/src/types.ts";
import { call } from "../../api/client.ts";
import { brandQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem, problemText } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";

/** Where orders need it: how to show that the website is the account's. One way is enough. */
export function ProofOfWebsite({ proof }: { proof: WebsiteProof }) {
  const queries = useQueryClient();
  const lookAgain = () => queries.invalidateQueries({ queryKey: brandQuery.queryKey });
  const check = useMutation({
    mutationFn: () => call("POST /v1/website-proof/check"),
    onSuccess: lookAgain,
  });
  return (
    <section className="panel proof" aria-labelledby="proof">
      <h2 id="proof">
        Is <span dir="auto">{proof.domain}</span> yours?
      </h2>
      <p>Before the first ads, show it in one of these ways.</p>
      {proof.methods.map((method) => {
        if (method.method === "meta_tag") {
          return (
            <div key={method.method}>
              <h3>A tag on the home page</h3>
              <Line text={method.tag} what="the tag" />
            </div>
          );
        }
        if (method.method === "dns_txt") {
          return (
            <div key={method.method}>
              <h3>
                A TXT record at <code>{method.name}</code>
              </h3>
              <Line text={method.value} what="the record's value" />
            </div>
          );
        }
        return <ByMail key={method.method} recipients={method.recipients} onProven={lookAgain} />;
      })}
      <ul aria-live="polite">
        {check.data?.findings.map(({ method, message }) => (
          <li key={method} dir="auto">
            {message}
          </li>
        ))}
      </ul>
      <Problem error={check.error} />
      <Button isBusy={check.isPending} onClick={() => check.mutate()}>
        I have put it there: look now
      </Button>
    </section>
  );
}

function Line({ text, what }: { text: string; what: string }) {
  return (
    <div className="secretValue proofLine">
      <code>{text}</code>
      <CopyButton text={text} what={what} />
    </div>
  );
}

interface MailedCode {
  /** Null before a mail was sent. */
  sentTo: string | null;
  code: string;
}

function ByMail({ recipients, onProven }: { recipients: readonly string[]; onProven: () => unknown }) {
  const [{ sentTo: recipient, code }, setKept] = useKept<MailedCode>("website-proof", { sentTo: null, code: "" });
  // It may have been sent for another website, before the shop's address was changed.
  const sentTo = recipient !== null && recipients.includes(recipient) ? recipient : null;
  const send = useMutation({
    mutationFn: (recipient: string) => call("POST /v1/website-proof/mail", { body: { recipient } }),
    onSuccess: ({ recipient }) => setKept((kept) => ({ ...kept, sentTo: recipient })),
  });
  const confirm = useMutation({
    mutationFn: (typed: string) => call("POST /v1/website-proof/confirm", { body: { code: typed } }),
    onSuccess: () => {
      setKept({ sentTo: null, code: "" });
      return onProven();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "" && !confirm.isPending) confirm.mutate(code.trim());
  };
  if (recipients.length === 0) return null;
  return (
    <div>
      <h3>A code by mail</h3>
      <div className="row">
        {recipients.map((recipient) => (
          <Button
            key={recipient}
            isBusy={send.isPending && send.variables === recipient}
            onClick={() => {
              if (!send.isPending) send.mutate(recipient);
            }}
          >
            Send it to {recipient}
          </Button>
        ))}
      </div>
      <Problem error={send.error} />
      <p className="hint" role="status">
        {sentTo === null ? null : `A mail with a code is on its way to ${sentTo}. The code is good for a day.`}
      </p>
      {sentTo === null ? null : (
        <form onSubmit={submit} noValidate className="proofCode">
          <Field label="Code" problem={confirm.error === null ? null : problemText(confirm.error)}>
            {(input) => (
              <input
                {...input}
                autoComplete="one-time-code"
                value={code}
                onChange={({ target }) => setKept((kept) => ({ ...kept, code: target.value }))}
              />
            )}
          </Field>
          <Button type="submit" isBusy={confirm.isPending}>
            Confirm
          </Button>
        </form>
      )}
    </div>
  );
}
