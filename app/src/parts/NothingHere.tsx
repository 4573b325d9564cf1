import { Link } from "@tanstack/react-router";
import { useTitle } from "./useTitle.ts";

export function NothingHere() {
  useTitle("Nothing here");
  return (
    <div className="view narrow">
      <h1>Nothing here</h1>
      <p className="lead">The address leads to no view of the dashboard, or to something of another account.</p>
      <Link to="/" className="button plain">
        Go to the start
      </Link>
    </div>
  );
}
