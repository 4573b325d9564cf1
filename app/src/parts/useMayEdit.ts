import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../api/queries.ts";

/** Whether the member who is signed in may change things and spend credits; a viewer looks, comments and approves. */
export function useMayEdit(): boolean {
  const { data: session } = useQuery(sessionQuery);
  return session !== undefined && session !== null && session.account.role !== "viewer";
}
