import { agents } from "./agents.ts";
import { authentication } from "./authentication.ts";
import { brands } from "./brands.ts";
import type { Area, Clause } from "./clause.ts";
import { creativeWishes } from "./creative.ts";
import { credits } from "./credits.ts";
import { deliveries } from "./deliveries.ts";
import { deliveryStates } from "./deliveryStates.ts";
import { errors } from "./errors.ts";
import { generate } from "./generate.ts";
import { operator } from "./operator.ts";
import { productReferences } from "./productReferences.ts";
import { products } from "./products.ts";
import { running } from "./running.ts";
import { service } from "./service.ts";
import { styles } from "./styles.ts";
import { supportedProducts } from "./supportedProducts.ts";
import { versions } from "./versions.ts";
import { waiting } from "./waiting.ts";
import { webhooks } from "./webhooks.ts";

/** The whole contract, sentence by sentence. */
export const areas: readonly Area[] = [
  service,
  authentication,
  errors,
  brands,
  products,
  productReferences,
  supportedProducts,
  generate,
  creativeWishes,
  waiting,
  deliveries,
  deliveryStates,
  versions,
  webhooks,
  credits,
  styles,
  agents,
  operator,
  running,
];

export const clauses: readonly Clause[] = areas.flatMap((area) => area.clauses);
