import {
  pictureRedirectsToPrivate,
  redirectedHome,
  redirectLoop,
  redirectsToHome,
  tooManyRequests,
} from "./miseries/addresses.ts";
import { brokenJsonLd, drippingPage, gzipBombPage, gzipBombSitemap, hugePage } from "./miseries/bodies.ts";
import { declaredUtf8, latin1Meta } from "./miseries/charsets.ts";
import { neighbours, sameHandles } from "./miseries/confusion.ts";
import { endlessNames, instructions, markupNames, writtenNames } from "./miseries/names.ts";
import { betterSecondPicture, oddPictures } from "./miseries/pictures.ts";
import {
  closedToAll,
  crawlDelay,
  picturesClosed,
  robotsInTrouble,
  robotsInTroubleOnce,
  someClosed,
} from "./miseries/robots.ts";
import { empty, feedBreaksOff, fiveThousand } from "./miseries/sizes.ts";
import { frenchShop, germanShop } from "./platforms/languages.ts";
import { linksOnly } from "./platforms/links.ts";
import { scripted } from "./platforms/scripted.ts";
import { shopify } from "./platforms/shopify.ts";
import { magento, sitemaps } from "./platforms/sitemaps.ts";
import { itemList, jsonLdGraph, microdata, openGraph, productGroup } from "./platforms/structuredData.ts";
import { wooCommerce } from "./platforms/wooCommerce.ts";
import type { FixtureShop } from "./site.ts";

/** Every fixture shop; within a group, those that take longest first. */
export const fixtureShops: readonly FixtureShop[] = [
  scripted,
  wooCommerce,
  sitemaps,
  jsonLdGraph,
  productGroup,
  itemList,
  microdata,
  openGraph,
  linksOnly,
  magento,
  germanShop,
  frenchShop,
  drippingPage,
  hugePage,
  gzipBombPage,
  gzipBombSitemap,
  declaredUtf8,
  latin1Meta,
  brokenJsonLd,
  endlessNames,
  markupNames,
  writtenNames,
  instructions,
  oddPictures,
  pictureRedirectsToPrivate,
  betterSecondPicture,
  robotsInTrouble,
  crawlDelay,
  robotsInTroubleOnce,
  tooManyRequests,
  redirectLoop,
  redirectedHome,
  redirectsToHome,
  closedToAll,
  someClosed,
  picturesClosed,
  empty,
  sameHandles,
  neighbours,
  fiveThousand,
  shopify,
  feedBreaksOff,
];
