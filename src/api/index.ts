import { approveConcept } from "./approveConcept/operation.ts";
import { checkWebsite } from "./checkWebsite/operation.ts";
import { confirmProofCode } from "./confirmProofCode/operation.ts";
import { correctConcept } from "./correctConcept/operation.ts";
import { createBrand } from "./createBrand/operation.ts";
import { generateAds } from "./generateAds/operation.ts";
import { getBalance } from "./getBalance/operation.ts";
import { getDelivery } from "./getDelivery/operation.ts";
import { listBrands } from "./listBrands/operation.ts";
import { listProducts } from "./listProducts/operation.ts";
import { listUsage } from "./listUsage/operation.ts";
import { listVersions } from "./listVersions/operation.ts";
import { tags } from "./openapi/description.ts";
import type { PublicOperation } from "./operation.ts";
import { restoreProductPicture } from "./restoreProductPicture/operation.ts";
import { searchStyles } from "./searchStyles/operation.ts";
import { sendProofMail } from "./sendProofMail/operation.ts";
import { setProductPicture } from "./setProductPicture/operation.ts";

/**
 * The public API. Routes, document, tools and the service's index are made of this list; tools keep its order. What services and rules
 * speak of themselves (orders, deliveries, brands, the proof of a website, errors) is described in `core/contract`, everything else in the
 * operation's own folder.
 */
export const publicOperations: readonly PublicOperation[] = [
  generateAds,
  getDelivery,
  correctConcept,
  listVersions,
  approveConcept,
  listBrands,
  createBrand,
  checkWebsite,
  sendProofMail,
  confirmProofCode,
  listProducts,
  setProductPicture,
  restoreProductPicture,
  getBalance,
  listUsage,
  searchStyles,
];

const chapters = tags.map(({ name }) => name);

/** The same in the order of the document's chapters. */
export const documentedOperations = publicOperations.toSorted(
  (a, b) => chapters.indexOf(a.tag) - chapters.indexOf(b.tag),
);
