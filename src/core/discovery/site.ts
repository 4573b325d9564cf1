import { getDomain } from "tldts";
import { originOf } from "./address.ts";

/** Where a website is. */
export interface Site {
  /** Without `www.` and without a port, except for names that only this machine or network knows. */
  host: string;
  /**
   * What somebody has registered: `shop.example.co.uk` is of `example.co.uk`, `a.myshopify.com` is itself, by the public suffix list
   * and its private part. Where nobody can register it (a loopback address, a suffix itself) the host.
   */
  domain: string;
  /** Whether the domain is one that somebody has registered: only such a one has mail and records. */
  isRegistered: boolean;
  /** Address of the home page of the host. */
  homePage: string;
}

/** Null for what is no http(s) address. */
export function siteOfWebsite(website: string): Site | null {
  const address = originOf(website);
  if (address === null) return null;
  const name = address.host.replace(/:\d+$/, "").replace(/\.$/, "");
  const registered = registrableDomain(name);
  if (registered === null) {
    return { host: address.host, domain: address.host, isRegistered: false, homePage: `${address.origin}/` };
  }
  // Another port of a host may belong to somebody else.
  const homePage = `${address.protocol}//${name}/`;
  return { host: name.replace(/^www\./, ""), domain: registered, isRegistered: true, homePage };
}

/** The home page of the shop where a website leads to another domain than its own; null where it leads to none. */
export function movedTo(website: string, home: string): string | null {
  const [asked, read] = [siteOfWebsite(website), siteOfWebsite(home)];
  return asked === null || read === null || asked.domain === read.domain ? null : read.homePage;
}

/** The domain of which a host name is, as in `Site`; null where nobody can register it. */
export function registrableDomain(hostName: string): string | null {
  // With a port it is no name but one of those hosts: the list's library would take the port for a part of it.
  if (hostName.includes(":")) return null;
  return getDomain(hostName, { allowPrivateDomains: true, extractHostname: false });
}

/** Whether what was proven of the host `scope` holds for a site: it is that host or lies under it, within one registered domain. */
export function isWithin(site: Site, scope: string): boolean {
  const isUnder = site.host === scope || site.host.endsWith(`.${scope}`);
  return isUnder && (registrableDomain(scope) ?? scope) === site.domain;
}
