import * as Switch from "@radix-ui/react-switch";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ListedCall, ShownCall } from "../../api/people.ts";
import { callQuery, callsQuery } from "../../api/queries.ts";
import { ActionsHeading } from "../../parts/ActionsHeading.tsx";
import { Button } from "../../parts/Button.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Excerpt } from "../../parts/Excerpt.tsx";
import { docPath, Problem } from "../../parts/Problem.tsx";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { clockText, durationText } from "../../parts/words.ts";
import { indented, repeatOf } from "./repeat.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";

/** The account's last calls, for whoever builds on the API. */
export function Calls() {
  useTitle("Calls");
  const mayEdit = useMayEdit();
  return (
    <SettingsFrame>
      {mayEdit ? (
        <CallList />
      ) : (
        <section>
          <p className="soft">Calls are shown to owners and editors.</p>
        </section>
      )}
    </SettingsFrame>
  );
}

function CallList() {
  const switchId = useId();
  const searchId = useId();
  const [isFailedOnly, setIsFailedOnly] = useState(false);
  const [sought, setSought] = useState("");
  const calls = useQuery(callsQuery(isFailedOnly));
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = (calls.data?.calls ?? []).filter((call) => words.every((word) => soughtIn(call).includes(word)));
  return (
    <section aria-labelledby="calls">
      <div className="row between">
        <h2 id="calls">Calls</h2>
        <Button isBusy={calls.isFetching} onClick={() => void calls.refetch()}>
          Refresh
        </Button>
      </div>
      <p>
        The last calls to <code>/v1</code> and by agents, and what was changed from here: the last 100 that did
        something, that failed and that only read{calls.data === undefined ? "" : `, for ${calls.data.kept_days} days`}.
        Keys and headers are never kept.
      </p>
      <label className="hidden" htmlFor={searchId}>
        Search calls
      </label>
      <input
        id={searchId}
        type="search"
        placeholder="Search by path, tool, status, key or id"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div className="switchRow">
        <label htmlFor={switchId}>Failed only</label>
        <Switch.Root id={switchId} className="switch" checked={isFailedOnly} onCheckedChange={setIsFailedOnly}>
          <Switch.Thumb className="switchThumb" />
        </Switch.Root>
      </div>
      <Problem error={calls.error} />
      {calls.isSuccess && shown.length === 0 ? (
        <p className="soft" role="status">
          {words.length > 0 ? "No call is like that." : isFailedOnly ? "No call has failed." : "No call has come yet."}
        </p>
      ) : null}
      {shown.length === 0 ? null : (
        <table className="folds">
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Status</th>
              <th scope="col">When</th>
              <th scope="col" className="figure">
                Took
              </th>
              <th scope="col">By</th>
              <ActionsHeading />
            </tr>
          </thead>
          <tbody>
            {shown.map((call) => (
              <CallRow key={call.request_id} call={call} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What a call is found by. */
function soughtIn(call: ListedCall): string {
  const { method, path, tool, status, by, request_id: id, idempotency_key: key } = call;
  return [method, path, tool, status, by.name, id, key].join(" ").toLowerCase();
}

const nameOf = ({ method, path, tool }: ListedCall) => tool ?? `${method} ${path}`;

function CallRow({ call }: { call: ListedCall }) {
  const [isOpen, setIsOpen] = useState(false);
  const { request_id: id, at, status, duration_ms: tookMs, by } = call;
  return (
    <>
      <tr>
        <th scope="row">
          <code className="anywhere">{nameOf(call)}</code>
        </th>
        <td data-name="Status">
          <span className={`mark ${status < 400 ? "calm" : "bad"}`}>{status}</span>
        </td>
        <td data-name="When" className="when">
          {clockText(at)}
        </td>
        <td data-name="Took" className="figure">
          {durationText(tookMs)}
        </td>
        <td data-name="By">
          <span className="anywhere" dir="auto">
            {by.name ?? (by.kind === "key" ? "a key that is gone" : "somebody who has left")}
          </span>
        </td>
        <td>
          <div className="rowButtons">
            <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              Details
              <span className="hidden">
                {" "}
                of {nameOf(call)}, {id}
              </span>
            </Button>
          </div>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={6}>
            <Details requestId={id} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Details({ requestId }: { requestId: string }) {
  const call = useQuery(callQuery(requestId));
  if (call.data === undefined) return call.error === null ? <p aria-busy="true">…</p> : <Problem error={call.error} />;
  const { request, answer, idempotency_key: key } = call.data;
  const explained = answer === null ? null : docPathIn(answer.text);
  return (
    <div className="rotate">
      <dl className="callFacts">
        <dt>Request id</dt>
        <dd className="mono">{requestId}</dd>
        {key === null ? null : (
          <>
            <dt>Idempotency-Key</dt>
            <dd className="mono anywhere">{key}</dd>
          </>
        )}
      </dl>
      {request === null ? null : (
        <>
          <h3>Sent</h3>
          <Excerpt label="What was sent" text={textOf(request)} />
        </>
      )}
      {answer === null ? null : (
        <>
          <h3>Answered</h3>
          <Excerpt label="What was answered" text={textOf(answer)} />
          {explained === null ? null : (
            <p>
              <a href={explained} target="_blank" rel="noreferrer">
                What this means
              </a>
            </p>
          )}
        </>
      )}
      {request === null && answer === null ? (
        <p className="soft">Of calls that only read, bodies are not kept.</p>
      ) : null}
      <Repeat call={call.data} />
    </div>
  );
}

function Repeat({ call }: { call: ShownCall }) {
  const repeat = repeatOf(call, location.origin);
  const orders = call.path === "/v1/ads/generate" || call.tool === "service.generate_ads";
  return (
    <>
      <div className="row between">
        <h3>Repeat</h3>
        {"curl" in repeat ? <CopyButton text={repeat.curl} what="the call as curl" /> : null}
      </div>
      {"curl" in repeat ? (
        <Excerpt label="The call as curl" text={repeat.curl} />
      ) : (
        <p className="soft">{repeat.whyNot}</p>
      )}
      {orders && "curl" in repeat ? (
        <p className="hint">
          {call.idempotency_key === null
            ? call.status < 400
              ? "This orders again, and is charged again."
              : "Where it is accepted this time, it is charged."
            : "Under the same Idempotency-Key nothing is ordered or charged twice within a day."}
        </p>
      ) : null}
    </>
  );
}

/** Path of the page about an answer's error; null where the answer names none. */
function docPathIn(answer: string): string | null {
  const docUrl = /"doc_url":\s*"([^"\\]+)"/.exec(answer)?.[1];
  const path = docUrl !== undefined && URL.canParse(docUrl) ? docPath(docUrl) : null;
  return path?.startsWith("/docs/") === true ? path : null;
}

function textOf({ text, is_whole: isWhole }: NonNullable<ShownCall["answer"]>): string {
  return isWhole ? indented(text) : `${text}…`;
}
