import { ApiError, ConnectionError } from "../api/client.ts";

/** What went wrong, in the service's own words, with the page that explains it. */
export function Problem({ error }: { error: Error | null }) {
  if (error === null) return null;
  const refusal = error instanceof ApiError ? error : null;
  return (
    <div className="problem" role="alert">
      <p>{problemText(error)}</p>
      {refusal?.docUrl === undefined ? null : (
        <p>
          <a href={docPath(refusal.docUrl)} target="_blank" rel="noreferrer">
            What this means
          </a>
          {refusal.requestId === undefined ? null : <span className="mono"> {refusal.requestId}</span>}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a group of fields, beneath them. */
export function Wrong({ problem }: { problem: string | null }) {
  return problem === null ? null : (
    <p className="wrong" role="alert">
      {problem}
    </p>
  );
}

/** The page about an error, where this page is: the documentation lies beside it. */
export function docPath(docUrl: string): string {
  const { pathname, hash } = new URL(docUrl, location.origin);
  return pathname + hash;
}

export function problemText(error: Error): string {
  if (error instanceof ConnectionError) {
    return "The service could not be reached. Nothing that you typed is lost; try again.";
  }
  return error.message;
}

/** What a refusal says is wrong with one field of the call, or with a part of it; null: it is about something else. */
export function fieldProblem(error: Error | null, param: string): string | null {
  if (!(error instanceof ApiError) || error.param === undefined) return null;
  return error.param === param || error.param.startsWith(`${param}.`) ? problemText(error) : null;
}
