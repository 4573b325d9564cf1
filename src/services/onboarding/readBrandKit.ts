import { KitCascade, type ElementStyle, type StyledElement } from "../../core/brand/kitCascade.ts";
import { readColours } from "../../core/brand/kitColours.ts";
import { googleFamilies, readFonts } from "../../core/brand/kitFonts.ts";
import type { BrandKit } from "../../core/brand/kit.ts";
import { isVoice, languageOf, readVoice } from "../../core/brand/kitVoice.ts";
import { isHarmless } from "../../core/copywriter/quotation.ts";
import { robotsProblem, type RobotsRules } from "../../core/discovery/robots.ts";
import { errorText } from "../../core/errorText.ts";
import { readClaims } from "../../core/product/claims.ts";
import type { TaskRun } from "../../ports/brandObjects.ts";
import type { PageLook } from "../../ports/pageBrowser.ts";
import type { Web } from "../../ports/web.ts";
import { decodeText } from "./discovery/charset.ts";
import { storeLogo, type LogoContext } from "./brandKitLogo.ts";
import { kitPace } from "./brandKitPace.ts";
import { readBrandPage, type BrandPage } from "./brandKitPage.ts";
import { readPageStyles, type PageStyles } from "./brandKitStyles.ts";

/** A shop's home page as a browser has shown it, or as it was sent. */
export interface BrandHome {
  /** Its address after redirects. */
  url: string;
  html: string;
  /** Null where no browser has shown it. */
  look: PageLook | null;
  /** PNG; null where no browser has shown it. */
  screenshot: Uint8Array | null;
}

const maxClaimText = 6000;
const aboutLimits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 8_000, accept: "text/html,application/xhtml+xml" };

/**
 * The look and voice of a brand from its home page, its stylesheets and its own words. `folder` is where its logo goes in the
 * media bucket. At most 10 requests in about 20 s; 2 where robots.txt asks for pauses. What the site does not give stays empty;
 * what is wrong on our side is thrown.
 */
export async function readBrandKit(
  ctx: LogoContext,
  home: BrandHome,
  { robots, folder }: Pick<TaskRun, "robots" | "folder">,
): Promise<BrandKit> {
  const page = await readBrandPage(home.html, home.url);
  const { web, maxSheets } = kitPace(ctx.web, robots);
  const readLogoAndStory = async () => {
    const stored = await storeLogo({ ...ctx, web }, page, { home: home.url, robots, folder: `brands/${folder}` });
    return { ...stored, about: await readAbout(web, page, robots) };
  };
  const [styles, { logo, problem: logoProblem, about }] = await Promise.all([
    readPageStyles(web, page, home.url, robots, maxSheets),
    readLogoAndStory(),
  ]);
  const voice = readVoice({
    description: page.meta.get("description") ?? page.meta.get("og:description") ?? "",
    headings: page.headingTexts,
    paragraphs: page.paragraphs,
    about,
  });
  const cascade = new KitCascade(styles.facts, page.roots);
  const { roles, colours } = readColours({
    look: home.look,
    cascade,
    roots: page.roots,
    buttons: page.buttons,
    links: page.links,
    themeColour: page.meta.get("theme-color") ?? "",
    tileColour: page.meta.get("msapplication-tilecolor") ?? "",
    screenshot: screenshotColours(ctx, home),
  });
  return {
    ...voice,
    colours,
    roles,
    logo,
    logoProblem,
    fonts: readFonts(fontSigns(page, styles, cascade, home), voice.toneWords),
    claims: claimsOf(page),
    ownClaims: [],
    // No page says what its brand never says.
    bannedWords: [],
    language: languageOf(page.language) ?? languageOf(page.meta.get("og:locale") ?? ""),
  };
}

/** The page that tells the brand's story, where the home page links to one. */
async function readAbout(web: Web, page: BrandPage, robots: RobotsRules): Promise<string[]> {
  if (page.about === null) return [];
  const answer = await web.get(page.about, { ...aboutLimits, problemWith: (hop) => robotsProblem(robots, hop) });
  if (!answer.ok || answer.status !== 200) return [];
  const about = await readBrandPage(decodeText(answer.body, answer.contentType), answer.url);
  return about.paragraphs.filter((text) => text.length >= 40 && isVoice(text));
}

function screenshotColours(ctx: LogoContext, { screenshot }: BrandHome) {
  if (screenshot === null) return [];
  try {
    return ctx.coloursOfPng?.(screenshot) ?? [];
  } catch (error) {
    console.warn("the colours of a screenshot could not be read", errorText(error));
    return [];
  }
}

/** Families by how sure they are: as a browser shows them, by the rules that reach the element, by a property's name. */
function fontSigns(page: BrandPage, styles: PageStyles, cascade: KitCascade, { look }: BrandHome) {
  const familyOf = (element: StyledElement) => {
    const style: ElementStyle = cascade.style(element);
    const value = style.get("font-family");
    return value === undefined ? null : cascade.resolve(value, style);
  };
  const bare = (tag: string): StyledElement => ({ tag, id: "", classes: [], data: [], style: "" });
  const named = cascade
    .properties()
    .filter(([name]) => /font/i.test(name) && !/size|weight|style|height|scale/i.test(name));
  const ofNames = (pattern: RegExp) => named.filter(([name]) => pattern.test(name)).map(([, value]) => value);
  const known = (values: (string | null)[]) => values.filter((value) => value !== null && value !== "").map(String);
  return {
    headings: known([
      ...(look?.headings.map(({ fontFamily }) => fontFamily) ?? []),
      ...page.headings.map(familyOf),
      ...["h1", "h2"].map((tag) => familyOf(bare(tag))),
      ...ofNames(/head|title|display|serif/i),
    ]),
    body: known([
      look?.body.fontFamily ?? null,
      ...[...page.roots].reverse().map(familyOf),
      familyOf(bare("body")),
      ...ofNames(/body|base|text|sans/i),
    ]),
    loaded: [...[...page.stylesheets, ...styles.unread].flatMap(googleFamilies), ...styles.faces].slice(0, 40),
  };
}

/** Claims that the brand makes on its home page. */
function claimsOf({ headingTexts, paragraphs, meta }: BrandPage): string[] {
  const said = [meta.get("description") ?? "", ...headingTexts, ...paragraphs].join(". ");
  return readClaims(said.slice(0, maxClaimText))
    .filter((claim) => claim !== "" && isHarmless(claim))
    .slice(0, 12);
}
