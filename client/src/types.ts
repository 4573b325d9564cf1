import type { components, webhooks } from "./schema.ts";

type Schemas = components["schemas"];

/** What generate takes, under the API's own field names. A dry run is a method of its own. */
export type AdOrder = Omit<Schemas["GenerateBody"], "dry_run">;
/** Wishes for copy and looks. */
export type Creative = Schemas["Creative"];
export type CopyAngle = Schemas["CopyAngle"];
export type Spread = Schemas["Spread"];
export type AnimationPrompt = Schemas["AnimationPrompt"];
export type Format = Schemas["Format"];
/** The order was accepted and paid; the delivery goes on in the background. */
export type GenerateAccepted = Schemas["GenerateAccepted"];
/** The order's delivery has ended already: a replay of a call that had waited for it. */
export type GenerateCompleted = Schemas["GenerateCompleted"];
/** What an order would cost and make. Nothing was charged. */
export type DryRun = Schemas["DryRun"];
/** A delivery and its ads at their present state. */
export type Delivery = Schemas["Delivery"];
/** Corrections and approval of one concept of a delivery. */
export type DeliveredConcept = Schemas["DeliveredConcept"];
/** What was said of a concept, for the version that the delivery shows. */
export type Approval = Schemas["Approval"];
/** What is to be different about a concept; at least one field. */
export type Correction = Schemas["CorrectionBody"];
/** The version that a correction began; `rendered` and `failed` are final. */
export type Corrected = Schemas["Corrected"];
/** A concept and everything that it has been. */
export type ConceptVersions = Schemas["ConceptVersions"];
export type ConceptVersion = Schemas["ConceptVersion"];
/** What somebody says of a concept. */
export type Verdict = Schemas["ApprovalBody"];
export type DeliveryStatus = Schemas["DeliveryStatus"];
/** One orientation of one concept. */
export type Ad = Schemas["Ad"];
/** An ad that is rendered; `video_url` is null for the format `static`. */
export type RenderedAd = Omit<Ad, "status" | "static_url"> & { status: "rendered"; static_url: string };
/** A delivery whose ads are all rendered. */
export type CompletedDelivery = Omit<Delivery, "status" | "ads"> & { status: "completed"; ads: RenderedAd[] };
/** An ad as webhooks carry it. */
export type DeliveredAd = Schemas["DeliveredAd"];
export type Brand = Schemas["Brand"];
/** Whether the brand's website is known to be the account's, and how that can be shown. */
export type WebsiteProof = Schemas["WebsiteProof"];
export type BrandAccepted = Schemas["BrandAccepted"];
export type Product = Schemas["Product"];
export type ProductList = Schemas["ProductList"];
export type StyleSearch = Schemas["StyleSearch"];
export type StyleSearchResult = Schemas["StyleSearchResult"];
export type Balance = Schemas["Balance"];
/** One movement of the account's credits. */
export type Transaction = Schemas["Transaction"];
/** Every code that this version of the service answers. */
export type ErrorCode = Schemas["ErrorCode"];
export type ErrorEnvelope = Schemas["ErrorEnvelope"];
export type IncompatibleProduct = Schemas["IncompatibleProduct"];
export type WebhookCompleted = Schemas["WebhookCompleted"];
export type WebhookFailed = Schemas["WebhookFailed"];
/** Sent when somebody tries a receiver from the dashboard; nothing has happened. */
export type WebhookTest = Schemas["WebhookTest"];
/** The body of a webhook; `event` tells which. Ignore events that you don't know: more may come. */
export type WebhookEvent = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"];
