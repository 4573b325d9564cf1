import robotsParser from "robots-parser";
import { isSameSite, parseAddress } from "./address.ts";

/** What a shop's robots.txt asks of this service: plain data, to be stored and handed on. */
export interface RobotsRules {
  /** The address that it was read from. */
  url: string;
  /** The groups for this service or for everybody, and the sitemaps; at most 500 KiB of the original are looked at. */
  text: string;
}

/** The name by which a robots.txt may speak to this service. */
export const robotsName = "AdCreativeService";

const maxText = 500 * 1024;
const maxSitemaps = 20;
const maxCrawlDelaySeconds = 30;
/** Patterns with wildcards cost their length times the length of each address. */
const maxWildcardText = 8000;

type Parser = ReturnType<typeof robotsParser>;
const parsers = new WeakMap<RobotsRules, Parser>();

/** Keeps the part of a robots.txt that concerns this service, so that a file that was made to be slow to read costs no time. */
export function robotsRules(url: string, text: string): RobotsRules {
  const kept: string[] = [];
  let sitemaps = 0;
  let inAgents = false;
  let isOurs = false;
  let wildcardText = 0;
  for (const line of text.slice(0, maxText).split(/\r\n|\r|\n/)) {
    const [, field = "", value = ""] = /^\s{0,20}([a-z-]{1,20})\s{0,20}:(.*)$/i.exec(line.split("#", 1)[0] ?? "") ?? [];
    const said = value.trim().slice(0, 2000);
    switch (field.toLowerCase()) {
      case "user-agent": {
        if (!inAgents) isOurs = false;
        inAgents = true;
        const agent = (said.split("/")[0] ?? "").trim().toLowerCase();
        if (agent !== "*" && agent !== robotsName.toLowerCase()) break;
        isOurs = true;
        if (kept.at(-1) !== `User-agent: ${agent}`) kept.push(`User-agent: ${agent}`);
        break;
      }
      case "allow":
      case "disallow": {
        inAgents = false;
        if (!isOurs) break;
        const isAllow = field.toLowerCase() === "allow";
        const wildcard = said.indexOf("*");
        if (wildcard >= 0) wildcardText += said.length;
        const isTooMuch = wildcard >= 0 && wildcardText > maxWildcardText;
        // What can no longer be judged exactly forbids rather more than less.
        if (!isTooMuch) kept.push(`${isAllow ? "Allow" : "Disallow"}: ${said.replace(/\*{2,}/g, "*")}`);
        else if (!isAllow) kept.push(`Disallow: ${said.slice(0, wildcard)}`);
        break;
      }
      case "crawl-delay":
        inAgents = false;
        if (isOurs) kept.push(`Crawl-delay: ${said.slice(0, 20)}`);
        break;
      case "sitemap":
        if (said !== "" && sitemaps++ < maxSitemaps) kept.push(`Sitemap: ${said}`);
        break;
    }
  }
  return { url, text: kept.join("\n") };
}

/** Whether the shop lets this service read `url`. Addresses of other sites, such as a picture host, are not the file's business. */
export function isAllowed(rules: RobotsRules, url: string): boolean {
  const address = parseAddress(url);
  const own = parseAddress(rules.url);
  if (address === null || own === null || !isSameSite(url, rules.url)) return true;
  return parserOf(rules).isAllowed(`${own.origin}${address.pathname}${address.search}`, robotsName) ?? true;
}

/** Why the shop does not let this service read `url`; null where it does. */
export function robotsProblem(rules: RobotsRules, url: string): string | null {
  return isAllowed(rules, url) ? null : `The shop's robots.txt does not allow ${url} to be read.`;
}

/** Seconds between the starts of two requests that the shop asks for: 0 where it asks for nothing, at most 30. */
export function crawlDelaySeconds(rules: RobotsRules): number {
  const delay = parserOf(rules).getCrawlDelay(robotsName) ?? 0;
  return Math.min(Math.max(Number.isFinite(delay) ? delay : 0, 0), maxCrawlDelaySeconds);
}

/** The sitemaps that the file names, as absolute addresses; at most 20. */
export function sitemapsOf(rules: RobotsRules): string[] {
  return parserOf(rules)
    .getSitemaps()
    .flatMap((text) => parseAddress(text, rules.url)?.href ?? []);
}

function parserOf(rules: RobotsRules): Parser {
  const known = parsers.get(rules);
  if (known !== undefined) return known;
  const parser = robotsParser(rules.url, rules.text);
  parsers.set(rules, parser);
  return parser;
}
