import { useQuery, type QueryClient } from "@tanstack/react-query";
import { lazyRouteComponent, Link, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import type { Session } from "./api/people.ts";
import { balanceQuery, sessionQuery } from "./api/queries.ts";
import { isTestMode, switchTestMode } from "./api/testMode.ts";
import { Button } from "./parts/Button.tsx";
import { Problem } from "./parts/Problem.tsx";
import { useMayEdit } from "./parts/useMayEdit.ts";
import { creditsText } from "./parts/words.ts";

const SignIn = lazyRouteComponent(() => import("./views/signIn/SignIn.tsx"), "SignIn");

/**
 * Who is signed in, asked for beside the view's own file and the form of the door, so that the first view waits once and not three times.
 * The form is there before it is shown: React would hold back what comes in place of something that waits.
 */
export async function loadFrame(queries: QueryClient): Promise<void> {
  const door = SignIn.preload?.();
  await queries.prefetchQuery(sessionQuery);
  if (queries.getQueryData(sessionQuery.queryKey) === null) await door;
}

/** What every view stands in: the bar at the top for whoever is signed in, the form of the door for whoever is not. */
export function Frame() {
  // Its answer, or that there was none, is there already.
  const session = useQuery({ ...sessionQuery, refetchOnMount: false, retryOnMount: false });
  if (session.isPending) return <main className="waiting" aria-busy="true" aria-label="The page is loading" />;
  if (session.isLoadingError) {
    return (
      <main className="view narrow">
        <h1>No connection</h1>
        <Problem error={session.error} />
        <Button onClick={() => void session.refetch()}>Try again</Button>
        {isTestMode ? <Button onClick={() => switchTestMode(false)}>Leave test mode</Button> : null}
      </main>
    );
  }
  return (
    <Suspense fallback={<main className="waiting" aria-busy="true" aria-label="The page is loading" />}>
      {session.data === null ? <SignIn /> : <SignedIn session={session.data} />}
    </Suspense>
  );
}

function SignedIn({ session }: { session: Session }) {
  const { data: balance } = useQuery(balanceQuery);
  const mayEdit = useMayEdit();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // A new view is begun at its beginning, as a new page would be.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="top">
        {session.account.is_test_mode ? (
          <div className="testMode">
            <p>Test mode: nothing is charged.</p>
            <button type="button" onClick={() => switchTestMode(false)}>
              Leave<span className="hidden"> test mode</span>
            </button>
          </div>
        ) : null}
        <div className="bar">
          <Link to="/" className="name">
            <img src="/docs/assets/icon.svg" alt="" width="24" height="24" />
            <span>Ad Creative</span>
            {session.account.is_test && !session.account.is_test_mode ? <span className="mark">Test</span> : null}
          </Link>
          <nav className="views" aria-label="Views">
            <NavLink to="/" name="Home" icon="M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1z" />
            <NavLink
              to="/products"
              name="Products"
              icon="M10 3h4v3l2 3v11a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9l2-3zM8 13h8"
            />
            <NavLink
              to="/brand"
              name="Brand"
              icon="M12 4a8 8 0 1 0 0 16c1.4 0 2-.9 2-1.8 0-1.3-1-1.6-1-2.7 0-1 .8-1.5 1.8-1.5H17a3 3 0 0 0 3-3c0-3.9-3.6-7-8-7zM8 12h.01M10 8.2h.01M14.5 8.2h.01"
            />
            {mayEdit ? <NavLink to="/create" name="Create" icon="M12 5v14M5 12h14" /> : null}
            <NavLink
              to="/settings/billing"
              within="/settings"
              name="Settings"
              icon="M4 8h9m5 0h2M4 16h2m5 0h9M15.5 5.5v5M8.5 13.5v5"
            />
            <a className="docsLink" href="/docs">
              Docs
            </a>
          </nav>
          <Link to="/settings/billing" className="balance">
            {balance === undefined ? "…" : creditsText(balance.credits_balance)}
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} ref={main}>
        <Suspense fallback={<div className="view" aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

interface NavLinkProps {
  to: "/" | "/brand" | "/products" | "/create" | "/settings/billing";
  /** Where the link is shown as the present one, if that is more than its own address. */
  within?: string;
  name: string;
  icon: string;
}

function NavLink({ to, within = to, name, icon }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = within === "/" ? pathname === "/" : pathname.startsWith(within);
  return (
    <Link to={to} aria-current={isHere ? "page" : undefined}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icon} />
      </svg>
      {name}
    </Link>
  );
}
