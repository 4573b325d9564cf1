import { Link } from "@tanstack/react-router";
import { useTitle } from "./useTitle.ts";

export function NothingHere() {
  useTitle("Nothing here");
  return (
    <div className="view narrow">
      <h1>Nothing here</h1>
      <p className="lead">There is no such page, or it belongs to another account.</p>
      <Link to="/" className="button plain">
        Go to Home
      </Link>
    </div>
  );
}
