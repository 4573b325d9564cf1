/** A dry run changes nothing, and the dashboard makes one whenever a form has changed. */
export function isDryRun(body: unknown): boolean {
  return typeof body === "object" && body !== null && "dry_run" in body && body.dry_run === true;
}
