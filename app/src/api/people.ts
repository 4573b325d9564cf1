/** What people's and guests' operations answer (`/app/api`). */
import type { SharedDelivery } from "../../../src/api/guests/getShared/contract.ts";
import type { PersonCorrection as TakenCorrection } from "../../../src/api/people/giveConceptPicture/contract.ts";
import type { ApiKeys } from "../../../src/api/people/listApiKeys/contract.ts";
import type { DeliveryPage } from "../../../src/api/people/listDeliveries/contract.ts";
import type { Member } from "../../../src/api/people/listMembers/contract.ts";
import type { AnswerOf, BodyOf, OutOfJson } from "./operations.ts";

export type { Finds } from "../../../src/api/people/getFinds/contract.ts";
export type { AutoRecharge } from "../../../src/api/people/getAutoRecharge/contract.ts";
export type { DailyUsage } from "../../../src/api/people/getDailyUsage/contract.ts";
export type { ListedPayment, PaymentPage } from "../../../src/api/people/listPayments/contract.ts";
export type { Activity } from "../../../src/api/people/listActivity/contract.ts";
export type { DeliveryWebhook, WebhookAttempt } from "../../../src/api/people/getWebhook/contract.ts";
export type { CallList, ListedCall } from "../../../src/api/people/listCalls/contract.ts";
export type { ShownCall } from "../../../src/api/people/getCall/contract.ts";
export type { TeamComment } from "../../../src/api/people/listComments/contract.ts";
export type { ShownLink } from "../../../src/api/people/listShareLinks/contract.ts";
export type { ShopPictureList } from "../../../src/api/people/listShopPictures/contract.ts";
export type { CreatedLink } from "../../../src/api/people/createShareLink/contract.ts";
export type { SentTest } from "../../../src/api/people/sendTestEvent/contract.ts";
export type { Session } from "../../../src/api/people/getSession/contract.ts";
export type { Member, SharedDelivery };

export type PersonRole = Member["role"];
export type ApiKey = ApiKeys["api_keys"][number];
export type ShownComment = SharedDelivery["comments"][number];
export type DeliveryEntry = DeliveryPage["deliveries"][number];
/** What a person's session may have different about a concept: a picture that was cut out before has an id. */
export type PersonCorrection = OutOfJson<TakenCorrection>;
/** A brand as the service understood it, as far as the page shows it. */
export type BrandShown = Pick<AnswerOf<"GET /brand">, "kit" | "version" | "origins" | "shop" | "versions">;
/** Which ad is drawn, and what of the kit is different in it. */
export type KitPreview = BodyOf<"POST /brand/preview">;
/** A change of the kit as the service takes it. */
export type KitPatch = NonNullable<KitPreview["kit"]>;
export type Kit = BrandShown["kit"];
export type KitVersion = BrandShown["versions"][number];
