import { Button } from "./Button.tsx";
import { useTitle } from "./useTitle.ts";

/** In place of a view that could not be shown, such as one whose file did not arrive. */
export function Crash({ error }: { error: unknown }) {
  useTitle("Something went wrong");
  return (
    <div className="view narrow">
      <h1>This view could not be shown</h1>
      <p className="lead">Nothing is lost: what was ordered goes on, and what you typed is kept.</p>
      <p className="mono">{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  );
}
