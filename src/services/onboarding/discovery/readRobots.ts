import { robotsRules, type RobotsRules } from "../../../core/discovery/robots.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import { isTemporary } from "./answers.ts";
import { decodeText } from "./charset.ts";
import type { DiscoveryProblem } from "./discoveryProblem.ts";
import type { PoliteWeb } from "./polite.ts";

const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 15_000, accept: "text/plain,*/*;q=0.5" };

/**
 * The rules of an origin (RFC 9309): none where it has no robots.txt; where the file cannot be had now nothing may be read, so
 * that is a problem to try again.
 */
export async function readRobots(web: PoliteWeb, origin: string): Promise<Result<RobotsRules, DiscoveryProblem>> {
  const url = `${origin}/robots.txt`;
  const answer = await web.get(url, limits);
  if (!answer.ok)
    return err({ message: `The shop's robots.txt could not be read. ${answer.problem}`, retriable: answer.temporary });
  // A file that is forbidden sets no rules; one that only cannot be had now may (RFC 9309).
  if (isTemporary(answer) && answer.status !== 403)
    return err({
      message: `${url} answers with status ${answer.status}, so nothing may be read now.`,
      retriable: true,
    });
  // Many sites answer with a page of HTML where there is no such file: it has no rules.
  const text = answer.status === 200 ? decodeText(answer.body, answer.contentType) : "";
  return ok(robotsRules(url, /^\s*</.test(text) ? "" : text));
}
