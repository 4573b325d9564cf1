import type { Operation } from "../operation.ts";
import { createAccount } from "./accounts/createAccount.ts";
import { getAccount } from "./accounts/getAccount.ts";
import { changeAccount } from "./accounts/changeAccount.ts";
import { exportAccount } from "./accounts/exportAccount.ts";
import { addCredits } from "./accounts/addCredits.ts";
import { rotateWebhookSecret } from "./accounts/rotateWebhookSecret.ts";
import { checkLedger } from "./accounts/checkLedger.ts";
import { checkAllLedgers } from "./accounts/checkAllLedgers.ts";
import { deleteAccount } from "./deletions/deleteAccount.ts";
import { deleteBrand } from "./deletions/deleteBrand.ts";
import { getDeletion } from "./deletions/getDeletion.ts";
import { createOperator } from "./operators/createOperator.ts";
import { listOperators } from "./operators/listOperators.ts";
import { changeOperator } from "./operators/changeOperator.ts";
import { rotateOperatorToken } from "./operators/rotateOperatorToken.ts";
import { revokeOperator } from "./operators/revokeOperator.ts";
import { listAudit } from "./operators/listAudit.ts";
import { listSweeps } from "./sweeps/listSweeps.ts";
import { addMember } from "./members/addMember.ts";
import { createSignInLink } from "./members/createSignInLink.ts";
import { listMembers } from "./members/listMembers.ts";
import { removeMember } from "./members/removeMember.ts";
import { listApiKeys } from "./keys/listApiKeys.ts";
import { createApiKey } from "./keys/createApiKey.ts";
import { rotateApiKey } from "./keys/rotateApiKey.ts";
import { revokeApiKey } from "./keys/revokeApiKey.ts";
import { openTopUp } from "./payments/openTopUp.ts";
import { listAccountPayments } from "./payments/listAccountPayments.ts";
import { listPayments } from "./payments/listPayments.ts";
import { reversePayment } from "./payments/reversePayment.ts";
import { listAccountProducts } from "./products/listAccountProducts.ts";
import { reviewProduct } from "./products/reviewProduct.ts";
import { getBrand } from "./brand/getBrand.ts";
import { editKit } from "./brand/editKit.ts";
import { restoreKit } from "./brand/restoreKit.ts";
import { listDeliveries } from "./deliveries/listDeliveries.ts";
import { failDelivery } from "./deliveries/failDelivery.ts";
import { replayWebhook } from "./deliveries/replayWebhook.ts";
import { getWebhook } from "./deliveries/getWebhook.ts";
import { getJournal } from "./deliveries/getJournal.ts";

/** The operator interface (contract "Operator interface"); the whole of it is 404 where no token is configured. */
export const operatorOperations: readonly Operation<"operator">[] = [
  createAccount,
  getAccount,
  changeAccount,
  addCredits,
  rotateWebhookSecret,
  checkLedger,
  checkAllLedgers,
  listApiKeys,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
  listMembers,
  addMember,
  removeMember,
  createSignInLink,
  openTopUp,
  listAccountPayments,
  listPayments,
  reversePayment,
  listAccountProducts,
  reviewProduct,
  getBrand,
  editKit,
  restoreKit,
  listDeliveries,
  failDelivery,
  replayWebhook,
  getWebhook,
  getJournal,
  listSweeps,
  deleteAccount,
  deleteBrand,
  getDeletion,
  exportAccount,
  createOperator,
  listOperators,
  changeOperator,
  rotateOperatorToken,
  revokeOperator,
  listAudit,
];
