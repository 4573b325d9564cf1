import type { BrandLogo } from "../../core/brand/kit.ts";
import { parseAddress } from "../../core/discovery/address.ts";
import { isNode, jsonLdNodes, listOf, resolver, textOf, typesOf } from "../../core/discovery/jsonLdNodes.ts";
import { parseLooseJson } from "../../core/discovery/looseJson.ts";
import { isAllowed, type RobotsRules } from "../../core/discovery/robots.ts";
import type { Media } from "../../ports/media.ts";
import type { DrawnLogo, LogoDrawer } from "../../ports/pictures.ts";
import type { Web } from "../../ports/web.ts";
import type { BrandPage } from "./brandKitPage.ts";
import { coloursIn, groundOf, markOf, offenceOf, type LogoMeasures, type LogoFile } from "./logoMark.ts";

export interface LogoContext extends LogoMeasures {
  web: Web;
  media: Media;
  /** Draws and reads what may stand in ads: SVGs, and pictures with alpha. Null: no logo does. */
  logos: LogoDrawer | null;
}

export interface LogoInput {
  home: string;
  robots: RobotsRules;
  /** Where the logo goes in the media bucket. */
  folder: string;
}

const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 3_000, accept: "image/svg+xml,image/png,image/webp,image/jpeg" };
const maxTries = 3;
const maxNamed = 20;
const minPixels = 32;
const maxPixels = 6000;
const organisations =
  /^(?:Organization|OnlineStore|Store|Brand|Corporation|LocalBusiness|OnlineBusiness|HealthAndBeautyBusiness)$/;
const extensions = { png: "png", jpeg: "jpg", webp: "webp" } as const;

/** The site's logo, null where it has none; and why one that it has is not taken, null where none was left out. */
export interface StoredLogo {
  logo: BrandLogo | null;
  problem: string | null;
}

/**
 * Stores the site's logo under `folder`: the first that may stand in an ad, an SVG or a picture with alpha; else the first that is
 * large enough. One that says what no ad says is left out. Throws when it cannot be stored.
 */
export async function storeLogo(ctx: LogoContext, page: BrandPage, input: LogoInput): Promise<StoredLogo> {
  let found: LogoFile | null = null;
  let problem: string | null = null;
  for await (const bytes of logoFiles(ctx, page, input)) {
    const drawn = await drawnLogo(ctx, bytes);
    const offence = drawn === null ? null : offenceOf(drawn.words, input.home);
    if (offence !== null) {
      problem ??= `A logo of the site stands in no ad: ${offence}.`;
      continue;
    }
    const mark = drawn === null ? null : markOf(ctx, drawn.png);
    found = mark ?? found ?? asItIs(ctx, bytes);
    if (mark !== null || (found !== null && ctx.logos === null)) break;
  }
  if (found === null) return { logo: null, problem };
  const { bytes, type, ...logo } = found;
  const key = `${input.folder}/logo.${extensions[type]}`;
  await ctx.media.put(key, bytes, { contentType: `image/${type}`, caching: "immutable" });
  return { logo: { key, ...logo }, problem };
}

/** What the page names as its logo, then what its header draws itself, then what it shows, then its largest icons. */
async function* logoFiles({ web, logos }: LogoContext, page: BrandPage, { home, robots }: LogoInput) {
  const { named, shown } = candidates(page, home);
  const isReadable = (url: string) => logos !== null || !/\.svg$/i.test(url.split(/[?#]/, 1)[0] ?? "");
  const allowed = [...new Set([...named, ...shown])].filter((url) => isReadable(url) && isAllowed(robots, url));
  const drawn = logos === null ? [] : page.drawnLogos.map((svg) => new TextEncoder().encode(svg));
  yield* drawn;
  for (const url of allowed.slice(0, maxTries)) {
    const answer = await web.get(url, limits);
    if (answer.ok && answer.status === 200) yield answer.body;
  }
}

/** Null for what cannot be drawn, or not now. */
async function drawnLogo({ logos }: LogoContext, bytes: Uint8Array): Promise<DrawnLogo | null> {
  if (logos === null) return null;
  const drawn = await logos.draw(bytes);
  if (drawn.ok) return drawn.value;
  if (drawn.error.temporary) console.warn("a logo could not be drawn", drawn.error.reason);
  return null;
}

/** The logo as it was found; null where it is no picture that is large enough. */
function asItIs({ pictureSize, coloursOfPng }: LogoContext, bytes: Uint8Array): LogoFile | null {
  const size = pictureSize(bytes);
  if (size === null || Math.max(size.width, size.height) < minPixels) return null;
  if (size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > maxPixels) return null;
  const ground = groundOf(size.type === "png" ? coloursIn(bytes, coloursOfPng) : []);
  return { bytes, ...size, ground, mark: null };
}

/** What the site's data calls its logo; what its header shows and its largest icons. */
function candidates(page: BrandPage, home: string): { named: string[]; shown: string[] } {
  const found = jsonLdNodes(page.jsonLd.map(parseLooseJson));
  const follow = resolver(found);
  const named = found
    .map(({ node }) => node)
    .flatMap((node) => [node, ...listOf(follow(node.publisher)).filter(isNode)])
    .filter((node) => typesOf(node).some((type) => organisations.test(type)))
    .slice(0, maxNamed)
    .map((node) => {
      const logo = follow(listOf(node.logo)[0]);
      return isNode(logo) ? textOf(logo.url) || textOf(logo.contentUrl) : textOf(logo);
    });
  const addresses = named.flatMap((address) => parseAddress(address, home)?.href ?? []);
  const icons = [...page.icons].sort((a, b) => b.pixels - a.pixels).map(({ url }) => url);
  return { named: addresses.slice(0, 1), shown: [...page.logos.slice(0, 2), ...icons.slice(0, 2)] };
}
