import { crawlDelaySeconds, type RobotsRules } from "../../core/discovery/robots.ts";
import type { Web, WebAnswer } from "../../ports/web.ts";

/** What reading a brand's look may ask of its shop beyond the home page. */
export interface KitPace {
  web: Web;
  maxSheets: number;
}

/** After the home page. */
const pausedRequests = 2;
const pausedLimitMs = 20_000;
const pausedTimeoutMs = 3_000;

/** Whether a shop wants its requests one by one: then it is spared a browser too, which asks for everything at once. */
export function wantsPauses(robots: RobotsRules): boolean {
  return crawlDelaySeconds(robots) >= 1;
}

/**
 * The web as it is for a shop that asks for no pauses; for one that does at most two requests, each begun
 * its pause after the one before, and none at all where both do not fit into 20 s.
 */
export function kitPace(web: Web, robots: RobotsRules): KitPace {
  if (!wantsPauses(robots)) return { web, maxSheets: 6 };
  const pauseMs = crawlDelaySeconds(robots) * 1000;
  let left = pausedRequests * pauseMs + pausedTimeoutMs <= pausedLimitMs ? pausedRequests : 0;
  let turn = Promise.resolve();
  return {
    maxSheets: 1,
    web: {
      async get(url, limits): Promise<WebAnswer> {
        if (left === 0) return { ok: false, problem: `${url} was left out: the shop wants pauses.`, temporary: false };
        left--;
        turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, pauseMs)));
        await turn;
        return web.get(url, { ...limits, timeoutMs: Math.min(limits.timeoutMs, pausedTimeoutMs) });
      },
    },
  };
}
