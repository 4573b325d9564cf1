import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BrandShown, KitVersion } from "../../api/people.ts";
import { call } from "../../api/client.ts";
import { kitQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { timeText } from "../../parts/words.ts";
import { authorOf, changedText } from "./versionWords.ts";

/** Every state that the kit has been in: who made it, when, and what was different; each can be had again. */
export function Versions({ shown, mayRestore }: { shown: BrandShown; mayRestore: boolean }) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: (version: number) =>
      call("POST /brand/kit/restore", { body: { version, base_version: shown.version } }),
    onSettled: () => queries.invalidateQueries({ queryKey: kitQuery.queryKey }),
  });
  if (shown.versions.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Problem error={restore.error} />
      <ol className="kitVersions">
        {shown.versions.map((version) => (
          <li key={version.version}>
            <div>
              <p>
                <strong>Version {version.version}</strong>
                {version.version === shown.version ? <span className="mark">in use</span> : null}
              </p>
              <p className="soft" dir="auto">
                {authorOf(version)} · {timeText(version.created_at)}
                {whatOf(version)}
              </p>
            </div>
            {mayRestore && version.version !== shown.version ? (
              <Button
                isBusy={restore.isPending && restore.variables === version.version}
                onClick={() => {
                  if (!restore.isPending) restore.mutate(version.version);
                }}
              >
                Restore<span className="hidden"> version {version.version}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function whatOf({ version, changed }: KitVersion): string {
  return version === 1 ? "" : ` · ${changedText(changed)}`;
}
