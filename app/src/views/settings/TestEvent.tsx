import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import type { SentTest } from "../../api/people.ts";
import { Button } from "../../parts/Button.tsx";
import { Excerpt } from "../../parts/Excerpt.tsx";
import { Field } from "../../parts/Field.tsx";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { durationText } from "../../parts/words.ts";

/** Tries a receiver: an event that says that it is a test, sent and signed as every webhook is. */
export function TestEvent() {
  const [url, setUrl] = useKept("webhook.test", "");
  const [complaint, setComplaint] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (address: string) => call("POST /test-events", { body: { webhook_url: address } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    setComplaint(URL.canParse(address) ? null : "Write the whole address, such as https://your-app.com/webhooks/ads.");
    if (URL.canParse(address) && !send.isPending) send.mutate(address);
  };
  const refusal = fieldProblem(send.error, "webhook_url");
  return (
    <section aria-labelledby="test-event">
      <h2 id="test-event">Try a receiver</h2>
      <p>
        Sends one event of the kind <code>test</code>, signed with the secret of this account:{" "}
        <a href="/docs/guides/webhooks#try-a-receiver">what arrives</a>. Nothing is ordered and nothing charged.
      </p>
      <form className="inline" noValidate onSubmit={submit}>
        <Field label="webhook_url" problem={complaint ?? refusal}>
          {(input) => (
            <input
              {...input}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://your-app.com/webhooks/ads"
              maxLength={2048}
              value={url}
              onChange={({ target }) => {
                setUrl(target.value);
                setComplaint(null);
                send.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={send.isPending}>
          Send a test event
        </Button>
      </form>
      <Problem error={refusal === null ? send.error : null} />
      <div role="status">{send.data === undefined ? null : <Outcome sent={send.data} />}</div>
    </section>
  );
}

function Outcome({ sent }: { sent: SentTest }) {
  const { delivered, status, duration_ms: tookMs, problem, answer_excerpt: answer, message_id: id } = sent;
  return (
    <div className={delivered ? "note" : "problem"}>
      <p>
        <strong>{delivered ? "Delivered." : "Not delivered."}</strong>{" "}
        {status === null
          ? `${problem ?? "There was no answer."} It took ${durationText(tookMs)}.`
          : `Your receiver answered ${status} in ${durationText(tookMs)}.${delivered ? "" : " Only 2xx counts; a redirect is not followed."}`}
      </p>
      <p className="mono soft">{id}</p>
      {answer === "" ? null : <Excerpt label="The beginning of the answer" text={answer} />}
    </div>
  );
}
