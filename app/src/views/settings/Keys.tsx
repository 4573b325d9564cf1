import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import type { ApiKey } from "../../api/people.ts";
import { apiKeysQuery, sessionQuery } from "../../api/queries.ts";
import { ActionsHeading } from "../../parts/ActionsHeading.tsx";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { Secret } from "../../parts/Secret.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { dayText, timeText } from "../../parts/words.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { TestEvent } from "./TestEvent.tsx";
import { TestMode } from "./TestMode.tsx";

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
        {session?.account.role === "editor" ? (
          <>
            <TestEvent />
            <TestMode account={session.account} />
          </>
        ) : null}
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame>
      <ApiKeys />
      <WebhookSecret />
      <TestEvent />
      <TestMode account={session.account} />
    </SettingsFrame>
  );
}

function ApiKeys() {
  const queries = useQueryClient();
  const keys = useQuery(apiKeysQuery);
  const [name, setName, clearSent] = useKept("key.name", "");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const heading = useFocusHeir<HTMLHeadingElement>(keys.data?.map(({ key_id: id }) => id).join());
  const lookAgain = () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const create = useMutation({
    mutationFn: (typed: string) => call("POST /api-keys", { body: { name: typed.trim() } }),
    onSuccess: ({ api_key: key }, typed) => {
      setMade(key);
      clearSent(typed);
      void lookAgain();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = name.trim() === "";
    setComplaint(isEmpty ? "Name it after what will use it." : null);
    if (!isEmpty && !create.isPending) create.mutate(name);
  };
  const refused = fieldProblem(create.error, "name");
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" ref={heading} tabIndex={-1}>
        API keys
      </h2>
      <p>
        With a key your own programs order ads: <a href="/docs">how</a>. A key spends credits, so it belongs on servers.
      </p>
      <Secret name="New key" value={made} note={once} />
      <p className="hidden" role="status" dir="auto">
        {revoked === null ? null : <span key={revoked.key_id}>{nameOf(revoked)} is revoked.</span>}
      </p>
      <form className="inline" noValidate onSubmit={submit}>
        <Field label="Name of a new key" problem={complaint ?? refused}>
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
      <Problem error={(refused === null ? create.error : null) ?? keys.error} />
      <table className="folds">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Made</th>
            <th scope="col">Last used</th>
            <ActionsHeading />
          </tr>
        </thead>
        <tbody>
          {keys.data?.map((key) => (
            <KeyRow key={key.key_id} apiKey={key} onChanged={lookAgain} onMade={setMade} onRevoked={setRevoked} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const nameOf = ({ name }: ApiKey) => name ?? "Key without a name";

interface KeyRowProps {
  apiKey: ApiKey;
  onChanged: () => unknown;
  onMade: (key: string) => void;
  onRevoked: (key: ApiKey) => void;
}

function KeyRow({ apiKey, onChanged, onMade, onRevoked }: KeyRowProps) {
  const [asks, setAsks] = useState<"rotate" | "revoke" | null>(null);
  const replaceButton = useFocusHeir<HTMLButtonElement>(asks);
  const revokeButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(apiKey);
  const params = { key_id: apiKey.key_id };
  const done = () => {
    setAsks(null);
    onChanged();
  };
  const rotate = useMutation({
    mutationFn: (keepOldHours: number) =>
      call("POST /api-keys/{key_id}/rotate", { params, body: { keep_old_hours: keepOldHours } }),
    onSuccess: ({ api_key: key }) => {
      onMade(key);
      done();
    },
  });
  const revoke = useMutation({
    mutationFn: () => call("DELETE /api-keys/{key_id}", { params }),
    onSuccess: () => {
      onRevoked(apiKey);
      done();
    },
  });
  return (
    <>
      <tr>
        <th scope="row">
          <span dir="auto">{name}</span>
          <br />
          <code>{apiKey.prefix}…</code>
          {apiKey.name === null && apiKey.last_used_at === null ? (
            // The one that an account begins with.
            <span className="hint"> A key is shown once. Where nobody has this one, replace it.</span>
          ) : null}
        </th>
        <td data-name="Made">{dayText(apiKey.created_at)}</td>
        <td data-name="Last used">
          {apiKey.last_used_at === null ? "never" : timeText(apiKey.last_used_at)}
          {apiKey.expires_at === null ? null : <span className="mark">ends {timeText(apiKey.expires_at)}</span>}
        </td>
        <td>
          <div className="rowButtons">
            <Button
              ref={replaceButton}
              look="quiet"
              aria-expanded={asks === "rotate"}
              onClick={() => setAsks(asks === "rotate" ? null : "rotate")}
            >
              Replace<span className="hidden"> {name}</span>
            </Button>
            <Button
              ref={revokeButton}
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
                    <Button
                      look="quiet"
                      onClick={() => {
                        revokeButton.current?.focus();
                        setAsks(null);
                      }}
                    >
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
      call("POST /webhook-secret/rotate", { body: { keep_old_hours: keepOldHours } }),
  });
  return (
    <section aria-labelledby="secret">
      <h2 id="secret">Webhook secret</h2>
      <p>
        Signs what is sent to your webhooks, so that you can tell that it is ours:{" "}
        <a href="/docs/guides/webhooks">how</a>.
      </p>
      <Secret
        name="New secret"
        value={rotate.data?.webhook_secret ?? null}
        note={`${once} The old one signs too until ${rotate.data === undefined ? "" : timeText(rotate.data.old_secret_expires_at)}.`}
      />
      <Overlap isBusy={rotate.isPending} action="Make a new secret" onDone={(hours) => rotate.mutate(hours)} />
      <Problem error={rotate.error} />
    </section>
  );
}
