import type { Runtime } from "../../ports/runtime.ts";
import type { OpenedLink, ShareLinks } from "../../ports/sharing.ts";

/** The link of a token, as long as it is open; null otherwise. */
export async function openShareLink(
  { shareLinks, runtime }: { shareLinks: ShareLinks; runtime: Runtime },
  token: string,
): Promise<OpenedLink | null> {
  return shareLinks.byTokenHash(await runtime.sha256Hex(token));
}
