import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import type { ApiKey, CreatedApiKey, RotatedApiKey, RotatedWebhookSecret } from "../../api/people.ts";
import { apiKeysQuery, sessionQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { Secret } from "../../parts/Secret.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { dayText, timeText } from "../../parts/words.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { TestEvent } from "./TestEvent.tsx";

const once = "It is shown this once; keep it where your other secrets are.";

/** API keys and the webhook secret: made, shown once, replaced with an overlap, revoked. */
export function Keys() {
  useTitle("Keys and webhooks");
  const { data: session } = useQuery(sessionQuery);
  if (session?.account.role !== "owner") {
    return (
      <SettingsFrame>
        <section>
          <p className="soft">Keys and secrets are the account's owner's alone.</p>
        </section>
        {session?.account.role === "editor" ? <TestEvent /> : null}
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame>
      <ApiKeys />
      <WebhookSecret />
      <TestEvent />
    </SettingsFrame>
  );
}

function ApiKeys() {
  const queries = useQueryClient();
  const keys = useQuery(apiKeysQuery);
  const [name, setName] = useState("");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const lookAgain = () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const create = useMutation({
    mutationFn: (wanted: string) => call<CreatedApiKey>("POST", "/api-keys", { name: wanted }),
    onSuccess: ({ api_key: key }) => {
      setMade(key);
      setName("");
      void lookAgain();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setComplaint(wanted === "" ? "Name it after what will use it." : null);
    if (wanted !== "" && !create.isPending) create.mutate(wanted);
  };
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      <p>
        With a key your own programs order ads: <a href="/docs">how</a>. A key spends credits, so it belongs on servers.
      </p>
      {made === null ? null : <Secret name="New key" value={made} note={once} />}
      <form className="inline" noValidate onSubmit={submit}>
        <Field label="Name of a new key" problem={complaint}>
          {(input) => (
            <input
              {...input}
              maxLength={100}
              autoComplete="off"
              placeholder="Campaign server"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setComplaint(null);
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={create.isPending}>
          Make a key
        </Button>
      </form>
      <Problem error={create.error ?? keys.error} />
      <table className="folds">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Made</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="hidden">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.data?.map((key) => (
            <KeyRow key={key.key_id} apiKey={key} onChanged={lookAgain} onMade={setMade} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  onChanged: () => unknown;
  onMade: (key: string) => void;
}

function KeyRow({ apiKey, onChanged, onMade }: KeyRowProps) {
  const [asks, setAsks] = useState<"rotate" | "revoke" | null>(null);
  const path = `/api-keys/${encodeURIComponent(apiKey.key_id)}`;
  const done = () => {
    setAsks(null);
    onChanged();
  };
  const rotate = useMutation({
    mutationFn: (keepOldHours: number) =>
      call<RotatedApiKey>("POST", `${path}/rotate`, { keep_old_hours: keepOldHours }),
    onSuccess: ({ api_key: key }) => {
      onMade(key);
      done();
    },
  });
  const revoke = useMutation({ mutationFn: () => call("DELETE", path), onSuccess: done });
  const name = apiKey.name ?? "Key without a name";
  return (
    <>
      <tr>
        <th scope="row">
          <span dir="auto">{name}</span>
          <br />
          <code>{apiKey.prefix}…</code>
        </th>
        <td data-name="Made">{dayText(apiKey.created_at)}</td>
        <td data-name="Last used">
          {apiKey.last_used_at === null ? "never" : timeText(apiKey.last_used_at)}
          {apiKey.expires_at === null ? null : <span className="mark">ends {timeText(apiKey.expires_at)}</span>}
        </td>
        <td>
          <div className="keyButtons">
            <Button
              look="quiet"
              aria-expanded={asks === "rotate"}
              onClick={() => setAsks(asks === "rotate" ? null : "rotate")}
            >
              Replace<span className="hidden"> {name}</span>
            </Button>
            <Button
              look="quiet"
              className="danger"
              aria-expanded={asks === "revoke"}
              onClick={() => setAsks(asks === "revoke" ? null : "revoke")}
            >
              Revoke<span className="hidden"> {name}</span>
            </Button>
          </div>
        </td>
      </tr>
      {asks === null ? null : (
        <tr>
          <td colSpan={4}>
            <div className="rotate">
              {asks === "rotate" ? (
                <Overlap isBusy={rotate.isPending} action="Make the new key" onDone={(hours) => rotate.mutate(hours)} />
              ) : (
                <>
                  <p>Whatever uses this key is refused from now on.</p>
                  <div className="row">
                    <Button look="danger" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
                      Revoke it now
                    </Button>
                    <Button look="quiet" onClick={() => setAsks(null)}>
                      Leave it
                    </Button>
                  </div>
                </>
              )}
              <Problem error={rotate.error ?? revoke.error} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

const overlaps: readonly (readonly [number, string])[] = [
  [24, "for a day"],
  [1, "for an hour"],
  [0, "no longer"],
];

interface OverlapProps {
  action: string;
  isBusy: boolean;
  onDone: (hours: number) => void;
}

/** How long the old one works beside the new one. */
function Overlap({ action, isBusy, onDone }: OverlapProps) {
  const [hours, setHours] = useState(24);
  return (
    <div className="inline">
      <Field label="The old one works on">
        {(input) => (
          <select {...input} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {overlaps.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button isBusy={isBusy} onClick={() => onDone(hours)}>
        {action}
      </Button>
    </div>
  );
}

function WebhookSecret() {
  const rotate = useMutation({
    mutationFn: (keepOldHours: number) =>
      call<RotatedWebhookSecret>("POST", "/webhook-secret/rotate", { keep_old_hours: keepOldHours }),
  });
  return (
    <section aria-labelledby="secret">
      <h2 id="secret">Webhook secret</h2>
      <p>
        Signs what is sent to your webhooks, so that you can tell that it is ours:{" "}
        <a href="/docs/guides/webhooks">how</a>.
      </p>
      {rotate.data === undefined ? null : (
        <Secret
          name="New secret"
          value={rotate.data.webhook_secret}
          note={`${once} The old one signs too until ${timeText(rotate.data.old_secret_expires_at)}.`}
        />
      )}
      <Overlap isBusy={rotate.isPending} action="Make a new secret" onDone={(hours) => rotate.mutate(hours)} />
      <Problem error={rotate.error} />
    </section>
  );
}
