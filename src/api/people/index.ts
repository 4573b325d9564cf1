import { addComment } from "./addComment/operation.ts";
import { changeAutoRecharge } from "./changeAutoRecharge/operation.ts";
import { changeMember } from "./changeMember/operation.ts";
import { createApiKey } from "./createApiKey/operation.ts";
import { createShareLink } from "./createShareLink/operation.ts";
import { editKit } from "./editKit/operation.ts";
import { endShareLink } from "./endShareLink/operation.ts";
import { getAutoRecharge } from "./getAutoRecharge/operation.ts";
import { getBrand } from "./getBrand/operation.ts";
import { getDailyUsage } from "./getDailyUsage/operation.ts";
import { getConceptPicture } from "./getConceptPicture/operation.ts";
import { getFinds } from "./getFinds/operation.ts";
import { getSession } from "./getSession/operation.ts";
import { getCall } from "./getCall/operation.ts";
import { getShopPicture } from "./getShopPicture/operation.ts";
import { getUncutPicture } from "./getUncutPicture/operation.ts";
import { getWebhook } from "./getWebhook/operation.ts";
import { giveConceptPicture } from "./giveConceptPicture/operation.ts";
import { inviteMember } from "./inviteMember/operation.ts";
import { listActivity } from "./listActivity/operation.ts";
import { listApiKeys } from "./listApiKeys/operation.ts";
import { listCalls } from "./listCalls/operation.ts";
import { listComments } from "./listComments/operation.ts";
import { listDeliveries } from "./listDeliveries/operation.ts";
import { listMembers } from "./listMembers/operation.ts";
import { listPayments } from "./listPayments/operation.ts";
import { listShareLinks } from "./listShareLinks/operation.ts";
import { listShopPictures } from "./listShopPictures/operation.ts";
import { openTestAccount } from "./openTestAccount/operation.ts";
import { openTopUp } from "./openTopUp/operation.ts";
import { previewKit } from "./previewKit/operation.ts";
import { previewPicture } from "./previewPicture/operation.ts";
import { removeComment } from "./removeComment/operation.ts";
import { removeMember } from "./removeMember/operation.ts";
import { replayWebhook } from "./replayWebhook/operation.ts";
import { restoreKit } from "./restoreKit/operation.ts";
import { revokeApiKey } from "./revokeApiKey/operation.ts";
import { rotateApiKey } from "./rotateApiKey/operation.ts";
import { rotateWebhookSecret } from "./rotateWebhookSecret/operation.ts";
import { sendTestEvent } from "./sendTestEvent/operation.ts";
import { setLogo } from "./setLogo/operation.ts";
import { setProductKind } from "./setProductKind/operation.ts";
import { watchDelivery } from "./watchDelivery/operation.ts";

/** What the dashboard does besides the public operations, by the session of a person. */
export const peopleOperations = [
  getSession,
  listDeliveries,
  watchDelivery,
  listApiKeys,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
  rotateWebhookSecret,
  getBrand,
  getFinds,
  editKit,
  restoreKit,
  setLogo,
  previewKit,
  previewPicture,
  getUncutPicture,
  listShopPictures,
  getShopPicture,
  setProductKind,
  giveConceptPicture,
  getConceptPicture,
  openTestAccount,
  openTopUp,
  getAutoRecharge,
  changeAutoRecharge,
  listPayments,
  getDailyUsage,
  listMembers,
  inviteMember,
  changeMember,
  removeMember,
  listActivity,
  getWebhook,
  replayWebhook,
  sendTestEvent,
  listCalls,
  getCall,
  listComments,
  addComment,
  removeComment,
  listShareLinks,
  createShareLink,
  endShareLink,
] as const;
