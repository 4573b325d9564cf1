import type { Operation } from "../../app.ts";
import { accountOperations } from "./accounts.ts";
import { brandOperations } from "./brands.ts";
import { deliveryOperations } from "./deliveries.ts";
import { keyOperations } from "./keys.ts";
import { paymentOperations } from "./payments.ts";
import { productOperations } from "./products.ts";

/** The operator interface (contract "Operator interface"); the whole of it is 404 where no token is configured. */
export const operator: Operation[] = [
  accountOperations,
  keyOperations,
  paymentOperations,
  productOperations,
  brandOperations,
  deliveryOperations,
].flatMap((operations) => operations("/operator/v1"));
