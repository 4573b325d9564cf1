import { QueryCache, MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ApiError, AuthenticationError } from "./api/client.ts";
import { sessionQuery } from "./api/queries.ts";
import { makeRouter } from "./router.tsx";
import "../../docs/design/tokens.css";
import "./style.css";

/** A session that has ended is noticed by whichever call comes next; the page then asks to sign in where it stands. */
function noticeEndOfSession(error: Error): void {
  if (error instanceof AuthenticationError) queries.setQueryData(sessionQuery.queryKey, null);
}

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    // Asked at once, also where the browser says that it is offline: what waited for the connection would order and pay later, unasked.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 10_000,
      // The client has tried again what passes; a lost connection is tried again when it is back.
      retry: (failures, error) => !(error instanceof ApiError) && failures < 1,
    },
  },
});

const place = document.querySelector("#app");
if (place === null) throw new Error("index.html has no place for the page.");
const root = createRoot(place);
const router = makeRouter(queries);
// What index.html holds stays until the first view can take its place, which is drawn in steps: presses and keys come in between.
void router.load().then(() =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  ),
);
