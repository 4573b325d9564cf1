import type { BrandLogo } from "../../core/brand/kit.ts";
import { parseAddress } from "../../core/discovery/address.ts";
import { isNode, jsonLdNodes, listOf, resolver, textOf, typesOf } from "../../core/discovery/jsonLdNodes.ts";
import { parseLooseJson } from "../../core/discovery/looseJson.ts";
import { isAllowed, type RobotsRules } from "../../core/discovery/robots.ts";
import { errorText } from "../../core/errorText.ts";
import { oklchOf } from "../../core/rendering/colour.ts";
import type { HexColour } from "../../core/rendering/scene.ts";
import type { Media } from "../../ports/media.ts";
import type { Web } from "../../ports/web.ts";
import type { BrandPage } from "./brandKitPage.ts";

/** Type and size of a picture by its first bytes; null for what is no whole PNG, JPEG or WebP. */
export type PictureSize = (
  bytes: Uint8Array,
) => { type: "png" | "jpeg" | "webp"; width: number; height: number } | null;
/** Colours of what is opaque in a PNG, most of it first; empty where it cannot be read. */
export type ColoursOfPng = (png: Uint8Array) => HexColour[];

export interface LogoContext {
  web: Web;
  media: Media;
  pictureSize: PictureSize;
  coloursOfPng: ColoursOfPng | null;
}

export interface LogoInput {
  home: string;
  robots: RobotsRules;
  /** Where the logo goes in the media bucket. */
  folder: string;
}

const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 3_000, accept: "image/png,image/webp,image/jpeg" };
const maxTries = 3;
const maxNamed = 20;
const minPixels = 32;
const maxPixels = 6000;
const organisations =
  /^(?:Organization|OnlineStore|Store|Brand|Corporation|LocalBusiness|OnlineBusiness|HealthAndBeautyBusiness)$/;
const extensions = { png: "png", jpeg: "jpg", webp: "webp" } as const;
/** From this lightness on (OKLCH) a logo is lost on a light ground. */
const paleLightness = 0.8;

/**
 * Stores the site's logo under `folder`; null where it has none as a PNG, JPEG or WebP that is large enough. Throws when it
 * cannot be stored.
 */
export async function storeLogo(ctx: LogoContext, page: BrandPage, input: LogoInput): Promise<BrandLogo | null> {
  const found = candidates(page, input.home).filter((url) => !/\.svg$/i.test(url.split(/[?#]/, 1)[0] ?? ""));
  for (const url of [...new Set(found)].filter((one) => isAllowed(input.robots, one)).slice(0, maxTries)) {
    const answer = await ctx.web.get(url, limits);
    if (!answer.ok || answer.status !== 200) continue;
    const size = ctx.pictureSize(answer.body);
    if (size === null || Math.max(size.width, size.height) < minPixels) continue;
    if (size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > maxPixels) continue;
    const key = `${input.folder}/logo.${extensions[size.type]}`;
    await ctx.media.put(key, answer.body, { contentType: `image/${size.type}`, caching: "immutable" });
    const ground = size.type === "png" ? groundOf(answer.body, ctx.coloursOfPng) : "light";
    return { key, width: size.width, height: size.height, ground };
  }
  return null;
}

/** What the site's data calls its logo, then what its header shows, then its largest icon. */
function candidates(page: BrandPage, home: string): string[] {
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
  return [...addresses.slice(0, 1), ...page.logos.slice(0, 2), ...icons.slice(0, 2)];
}

/** A logo of pale colours only needs a dark ground. */
function groundOf(png: Uint8Array, coloursOfPng: ColoursOfPng | null): BrandLogo["ground"] {
  try {
    const colours = coloursOfPng?.(png) ?? [];
    const isPale = colours.length > 0 && colours.every((hex) => oklchOf(hex).lightness >= paleLightness);
    return isPale ? "dark" : "light";
  } catch (error) {
    console.warn("the colours of a logo could not be read", errorText(error));
    return "light";
  }
}
