import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import "./settings.css";

/** The heading that all settings share, and the way between them. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const here = { "aria-current": "page" } as const;
  return (
    <div className="view settings">
      <h1>Settings</h1>
      <nav className="choices settingsNav" aria-label="Settings">
        <Link to="/settings/billing" activeProps={here}>
          Billing
        </Link>
        <Link to="/settings/keys" activeProps={here}>
          Keys and webhooks
        </Link>
        <Link to="/settings/calls" activeProps={here}>
          Calls
        </Link>
        <Link to="/settings/team" activeProps={here}>
          Team
        </Link>
        <Link to="/settings/person" activeProps={here}>
          You
        </Link>
      </nav>
      {children}
      <p className="settingsDocs">
        <a href="/docs">Documentation</a> <a href="/docs/reference">API reference</a>
      </p>
    </div>
  );
}
