import { withShownAddresses } from "./shownAddress.ts";

/**
 * An error as a log may show it. Database errors carry the whole query with its parameters, which may be anybody's data: only
 * their cause is named. Browsers and networks name the address with its query.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return withShownAddresses(String(error)).slice(0, 500);
  const shown = error.message.startsWith("Failed query") && error.cause instanceof Error ? error.cause : error;
  return withShownAddresses(shown.stack ?? `${shown.name}: ${shown.message}`).slice(0, 2000);
}

/** What went wrong in one sentence, as a person may read it. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
