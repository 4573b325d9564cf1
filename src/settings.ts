import { z } from "zod";
import { usualQuota, type OnboardingQuota } from "./core/brand/onboardingQuota.ts";
import { isLoopbackHost, isPrivateHost } from "./core/hosts.ts";
import { usualDailyLimits, type DailyLimits } from "./core/limits/dailyLimits.ts";
import { usualRetention, type Retention } from "./core/limits/retention.ts";

const httpAddress = z.url({ protocol: /^https?$/, error: "an http or https address" });
const flag = z
  .enum(["true", "false", ""], "true or false")
  .default("false")
  .transform((value) => value === "true");

/** A comma-separated list of whole seconds, for example `30,300,1800`. */
const secondsList = (fallback: string) =>
  z
    .string()
    .regex(/^\d+(,\d+)*$/, "whole seconds, separated by commas")
    .default(fallback)
    .transform((text) => text.split(",").map(Number));

/** A whole number from `min` on, to `max` where there is one. */
function wholeNumber(min: number, max = Infinity) {
  const words = max === Infinity ? `a whole number of at least ${min}` : `a whole number from ${min} to ${max}`;
  return z.coerce.number(words).int(words).min(min, words).max(max, words);
}

const perDay = (usual: number) => wholeNumber(1).default(usual);
/** Days for which something is kept; at least one, so that nothing goes that is still at work. */
const days = (usual: number) => wholeNumber(1, 36_500).default(usual);

/** The regions by which Cloudflare places Durable Objects. */
const locations = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;

/** A container that slept sooner would sleep between two concepts of one delivery. */
const minIdleSeconds = 30;

/** Whoever guesses it has every account; what people make up is shorter. */
const operatorTokenCharacters = 32;

/** Every setting of the Worker with its default. `npm start` takes each from the environment; a deployment sets vars and secrets. */
const schema = z.object({
  /**
   * Where the Worker runs. `npm start` and `wrangler dev` say `development`; a Worker that is told nothing takes itself for a deployment,
   * and refuses addresses that only this machine or this network reaches.
   */
  SERVICE_ENVIRONMENT: z
    .enum(["development", "staging", "production"], "development, staging or production")
    .default("production"),
  /** Where clients reach this service; `status_url`, `doc_url` and the like start with it. */
  PUBLIC_URL: httpAddress.default("http://127.0.0.1:8787"),
  /** Where people reach the dashboard, its path always `/app`; empty: `/app` of PUBLIC_URL. Calls that change something must come from here. */
  APP_URL: z
    .union([httpAddress, z.literal("")], "an http or https address")
    .refine((url) => url === "" || /^https?:\/\/[^/?#]+\/app\/?$/.test(url), "an address whose path is /app")
    .default(""),
  /** Whether somebody without an account gets one with their first sign-in link: `open`, or `closed` to all but those whom operators let in. */
  SIGN_UP: z.enum(["open", "closed"], "open or closed").default("closed"),
  /** Where this Worker serves the media bucket: in production a host of its own, without cookies; empty: `/media` of PUBLIC_URL. */
  MEDIA_URL: z.union([httpAddress, z.literal("")], "an http or https address").default(""),
  /** This Worker's name in wrangler.toml: under it the platform serves it on workers.dev, which is then an address of its own. */
  WORKER_NAME: z.string().min(1).default("ad-creative-service"),
  /** Opens the operator interface; without it the whole interface answers 404. */
  OPERATOR_TOKEN: z
    .string()
    .refine(
      (token) => token === "" || token.length >= operatorTokenCharacters,
      `The operator token must have at least ${operatorTokenCharacters} characters. \`openssl rand -hex 24\` makes one.`,
    )
    .default(""),
  /** Admits http, any port and loopback addresses for webhooks and websites. Never set it on a deployment. */
  ALLOW_PRIVATE_NETWORK: flag,
  /** 32 bytes in base64: seals webhook secrets at rest. */
  SECRETS_KEY: z.string().regex(/^[A-Za-z0-9+/]{43}=$/, "32 bytes in base64"),
  /** Keys that were SECRETS_KEY before, separated by commas: they open what they have sealed until the sweep has sealed it anew. */
  SECRETS_PREVIOUS_KEYS: z
    .string()
    .regex(/^(?:[A-Za-z0-9+/]{43}=(?:,(?!$)|$))*$/, "each 32 bytes in base64, separated by commas")
    .default(""),
  /** Seconds before each retry of a webhook. */
  WEBHOOK_RETRY_SECONDS: secondsList("30,300,1800"),
  /** Seconds before each retry of a concept that could not be rendered. */
  RENDER_RETRY_SECONDS: secondsList("2,10,30"),
  /** Seconds before each retry of a concept whose renderer went away or could not be reached; counted apart from the former. */
  LOST_RENDERER_RETRY_SECONDS: secondsList("1,2,5,10,20,30,60"),
  /** A delivery that still fails so long after its first failure, and of which no concept was rendered meanwhile, is given up and refunded. */
  RENDER_TROUBLE_SECONDS: wholeNumber(1).default(300),
  /** A renderer that runs as a plain process; empty: the Container binding. */
  RENDERER_URL: z.union([httpAddress, z.literal("")], "an http or https address").default(""),
  /** Renderer containers that may run at a time, as many as `max_instances` in wrangler.toml. */
  RENDERER_SLOTS: wholeNumber(1).default(4),
  /** Concepts that one renderer draws at a time: as many as its machine has cores (`instance_type` in wrangler.toml). */
  RENDERER_PLACES: wholeNumber(1).default(2),
  /** A renderer container without work sleeps after this. */
  RENDERER_IDLE_SECONDS: wholeNumber(minIdleSeconds).default(90),
  /** Where renderer containers are placed when they first run, as a hint; empty: near the Worker that asks for them. */
  RENDERER_LOCATION: z.enum([...locations, ""], `one of ${locations.join(", ")}`).default(""),
  /** Browsers that may be open at a time for pages that need their scripts; 0: such pages are read as they come. */
  BROWSER_SLOTS: wholeNumber(0, 10).default(2),
  /** Onboarding runs that a trial account may start in any 24 hours. */
  TRIAL_ONBOARDING_RUNS_PER_DAY: wholeNumber(1).default(usualQuota.trial),
  /** The same for an active account. */
  ACTIVE_ONBOARDING_RUNS_PER_DAY: wholeNumber(1).default(usualQuota.active),
  /** Whether the website of a brand must be proven to be the account's before ads are made; an operator may say otherwise of an account. */
  WEBSITE_PROOF_REQUIRED: flag,
  /** Resolver that is asked for proofs in the DNS: by DNS over HTTPS, in JSON. */
  DNS_RESOLVER_URL: httpAddress.default("https://cloudflare-dns.com/dns-query"),
  /** Of each of these so many for an account on one day (UTC): `DailyLimits`. */
  CALLS_PER_DAY: perDay(usualDailyLimits.calls),
  DRY_RUNS_PER_DAY: perDay(usualDailyLimits.dryRuns),
  EMBEDDINGS_PER_DAY: perDay(usualDailyLimits.embeddings),
  BROWSER_PAGES_PER_DAY: perDay(usualDailyLimits.browserPages),
  PRODUCT_QUESTIONS_PER_DAY: perDay(usualDailyLimits.productQuestions),
  GROUND_PICTURES_PER_DAY: perDay(usualDailyLimits.groundPictures),
  PRODUCT_PICTURES_PER_DAY: perDay(usualDailyLimits.productPictures),
  WEBHOOKS_ON_DEMAND_PER_DAY: perDay(usualDailyLimits.webhooksOnDemand),
  TEST_TOP_UPS_PER_DAY: perDay(usualDailyLimits.testTopUps),
  KIT_PREVIEWS_PER_DAY: perDay(usualDailyLimits.kitPreviews),
  COMMENTS_PER_DAY: perDay(usualDailyLimits.comments),
  /** Models that write words, draw grounds and search styles: `workers-ai` (needs the binding AI) or `none`. */
  MODELS: z.enum(["none", "workers-ai"], "none or workers-ai").default("none"),
  /** How many days each of these is kept: `Retention`. Of deliveries 0 keeps them as long as their account. */
  DELIVERY_RETENTION_DAYS: wholeNumber(0, 36_500).default(usualRetention.delivery),
  SCENE_RETENTION_DAYS: days(usualRetention.scenes),
  JOURNAL_RETENTION_DAYS: days(usualRetention.journal),
  IDEMPOTENCY_KEY_RETENTION_DAYS: days(usualRetention.idempotencyKeys),
  PAYMENT_EVENT_RETENTION_DAYS: days(usualRetention.paymentEvents),
  GROUND_RETENTION_DAYS: days(usualRetention.grounds),
  SCRAPE_RETENTION_DAYS: days(usualRetention.scrapes),
  PEOPLE_AUDIT_RETENTION_DAYS: days(usualRetention.peopleAudit),
  CALL_LOG_RETENTION_DAYS: days(usualRetention.calls),
  /** Who takes the money: `stripe`, `test` (Stripe's test cards without Stripe, never on a deployment) or `none`. */
  PAYMENTS: z.enum(["stripe", "test", "none"], "stripe, test or none").default("none"),
  STRIPE_SECRET_KEY: z.string().default(""),
  /** Signing secret of the Stripe webhook endpoint `/payments/stripe/events`. */
  STRIPE_WEBHOOK_SECRET: z.string().default(""),
  /** Who sells the credits, as receipts name it: the company with its address, in one line. */
  SELLER_NAME: z.string().min(1).max(200).default("Ad Creative"),
  /** Hears of refunds and disputes; empty: they only show in the operator interface. */
  OPERATOR_EMAIL: z.union([z.email(), z.literal("")], "an e-mail address").default(""),
  /** The longest that one attempt at rendering a concept may take: more than the renderer's own limits (`container/server/server.ts`). */
  RENDER_DEADLINE_SECONDS: wholeNumber(1).default(300),
  /** Keeps mail on this machine instead of sending it (`npm start`); never on a deployment. */
  MAIL_FOLDER_URL: z.union([httpAddress, z.literal("")], "an http or https address").default(""),
  /** Sender of the service's mail. */
  MAIL_FROM: z.email("an e-mail address").default("ads@example.com"),
});

type Raw = z.infer<typeof schema>;

export interface Settings {
  environment: Raw["SERVICE_ENVIRONMENT"];
  publicUrl: string;
  appUrl: string;
  signUp: Raw["SIGN_UP"];
  mediaUrl: string;
  docsUrl: string;
  workerName: string;
  operatorToken: string | null;
  allowPrivateNetwork: boolean;
  /** The first seals, all open. */
  secretsKeys: [current: string, ...previous: string[]];
  webhookRetrySeconds: number[];
  renderRetrySeconds: number[];
  lostRendererRetrySeconds: number[];
  renderTroubleSeconds: number;
  rendererUrl: string | null;
  rendererSlots: number;
  rendererPlaces: number;
  rendererIdleSeconds: number;
  rendererLocation: (typeof locations)[number] | null;
  browserSlots: number;
  onboardingQuota: OnboardingQuota;
  websiteProofRequired: boolean;
  dnsResolverUrl: string;
  dailyLimits: DailyLimits;
  models: Raw["MODELS"];
  retention: Retention;
  payments: { kind: "none" } | { kind: "test" } | { kind: "stripe"; secretKey: string; webhookSecret: string };
  sellerName: string;
  operatorEmail: string | null;
  renderDeadlineSeconds: number;
  mailFolderUrl: string | null;
  mailFrom: string;
}

/** Settings that open something: put as secrets, never shown. */
export const secretSettings: readonly string[] = [
  "OPERATOR_TOKEN",
  "SECRETS_KEY",
  "SECRETS_PREVIOUS_KEYS",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
];

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** Reads the settings from the Worker's environment; malformed ones throw with their names. */
export function readSettings(env: object): Settings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(malformed(problemsOf(parsed.error)));
  const raw = parsed.data;
  const refused = deploymentProblems(raw);
  if (refused.length > 0) throw new Error(malformed(refused));
  refuseLaptopSettings(raw);
  const publicUrl = raw.PUBLIC_URL.replace(/\/+$/, "");
  return {
    environment: raw.SERVICE_ENVIRONMENT,
    publicUrl,
    appUrl: (raw.APP_URL || `${publicUrl}/app`).replace(/\/+$/, ""),
    signUp: raw.SIGN_UP,
    mediaUrl: (raw.MEDIA_URL || `${publicUrl}/media`).replace(/\/+$/, ""),
    docsUrl: `${publicUrl}/docs`,
    workerName: raw.WORKER_NAME,
    operatorToken: raw.OPERATOR_TOKEN || null,
    allowPrivateNetwork: raw.ALLOW_PRIVATE_NETWORK,
    secretsKeys: [raw.SECRETS_KEY, ...raw.SECRETS_PREVIOUS_KEYS.split(",").filter(Boolean)],
    webhookRetrySeconds: raw.WEBHOOK_RETRY_SECONDS,
    renderRetrySeconds: raw.RENDER_RETRY_SECONDS,
    lostRendererRetrySeconds: raw.LOST_RENDERER_RETRY_SECONDS,
    renderTroubleSeconds: raw.RENDER_TROUBLE_SECONDS,
    rendererUrl: raw.RENDERER_URL || null,
    rendererSlots: raw.RENDERER_SLOTS,
    rendererPlaces: raw.RENDERER_PLACES,
    rendererIdleSeconds: raw.RENDERER_IDLE_SECONDS,
    rendererLocation: raw.RENDERER_LOCATION || null,
    browserSlots: raw.BROWSER_SLOTS,
    onboardingQuota: { trial: raw.TRIAL_ONBOARDING_RUNS_PER_DAY, active: raw.ACTIVE_ONBOARDING_RUNS_PER_DAY },
    websiteProofRequired: raw.WEBSITE_PROOF_REQUIRED,
    dnsResolverUrl: raw.DNS_RESOLVER_URL,
    dailyLimits: {
      calls: raw.CALLS_PER_DAY,
      dryRuns: raw.DRY_RUNS_PER_DAY,
      embeddings: raw.EMBEDDINGS_PER_DAY,
      browserPages: raw.BROWSER_PAGES_PER_DAY,
      productQuestions: raw.PRODUCT_QUESTIONS_PER_DAY,
      groundPictures: raw.GROUND_PICTURES_PER_DAY,
      productPictures: raw.PRODUCT_PICTURES_PER_DAY,
      webhooksOnDemand: raw.WEBHOOKS_ON_DEMAND_PER_DAY,
      testTopUps: raw.TEST_TOP_UPS_PER_DAY,
      kitPreviews: raw.KIT_PREVIEWS_PER_DAY,
      comments: raw.COMMENTS_PER_DAY,
    },
    models: raw.MODELS,
    retention: {
      delivery: raw.DELIVERY_RETENTION_DAYS,
      scenes: raw.SCENE_RETENTION_DAYS,
      journal: raw.JOURNAL_RETENTION_DAYS,
      idempotencyKeys: raw.IDEMPOTENCY_KEY_RETENTION_DAYS,
      paymentEvents: raw.PAYMENT_EVENT_RETENTION_DAYS,
      grounds: raw.GROUND_RETENTION_DAYS,
      scrapes: raw.SCRAPE_RETENTION_DAYS,
      peopleAudit: raw.PEOPLE_AUDIT_RETENTION_DAYS,
      calls: raw.CALL_LOG_RETENTION_DAYS,
    },
    payments: paymentSettings(raw),
    sellerName: raw.SELLER_NAME,
    operatorEmail: raw.OPERATOR_EMAIL || null,
    renderDeadlineSeconds: raw.RENDER_DEADLINE_SECONDS,
    mailFolderUrl: raw.MAIL_FOLDER_URL || null,
    mailFrom: raw.MAIL_FROM,
  };
}

/** What is wrong with those settings that are given, one line for each; the others may be set elsewhere. */
export function settingProblems(given: object): string[] {
  const parsed = schema.partial().safeParse(given);
  return parsed.success ? [] : problemsOf(parsed.error);
}

/** The one sentence that names them all. */
export function malformed(problems: readonly string[]): string {
  return `${problems.length === 1 ? "A setting is" : "Settings are"} malformed. ${problems.join("; ")}`;
}

function problemsOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/**
 * What a deployment with these settings would get wrong, one line for each: addresses that nobody outside reaches, or that keys would travel
 * to unencrypted. Settings that are not given have their defaults.
 */
export function deploymentProblems(given: object): string[] {
  const parsed = schema.pick({
    SERVICE_ENVIRONMENT: true,
    PUBLIC_URL: true,
    APP_URL: true,
    MEDIA_URL: true,
    RENDERER_URL: true,
  });
  const settings = parsed.safeParse(given);
  if (!settings.success) return problemsOf(settings.error);
  const { SERVICE_ENVIRONMENT: environment, ...addresses } = settings.data;
  if (environment === "development") return [];
  return Object.entries(addresses).flatMap(([name, address]) => {
    const { hostname, protocol } = new URL(address || "https://none.example");
    if (isPrivateHost(hostname))
      return [`${name}: ${address} is reached from this machine or network only, and this is ${environment}`];
    return protocol === "https:" || name === "RENDERER_URL" ? [] : [`${name}: ${environment} needs an https address`];
  });
}

/** What makes a laptop convenient would give a deployment away. */
function refuseLaptopSettings(raw: Raw): void {
  if (isLoopbackHost(new URL(raw.PUBLIC_URL).hostname)) return;
  const laptops = {
    "PAYMENTS=test": raw.PAYMENTS === "test",
    "ALLOW_PRIVATE_NETWORK=true": raw.ALLOW_PRIVATE_NETWORK,
    MAIL_FOLDER_URL: raw.MAIL_FOLDER_URL !== "",
  };
  const what = Object.entries(laptops).find(([, isSet]) => isSet)?.[0];
  if (what !== undefined) throw new Error(`${what} works on the loopback only, and PUBLIC_URL is ${raw.PUBLIC_URL}.`);
}

function paymentSettings(raw: Raw): Settings["payments"] {
  if (raw.PAYMENTS !== "stripe") return { kind: raw.PAYMENTS };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = raw;
  if (secretKey === "" || webhookSecret === "") {
    throw new Error("PAYMENTS is `stripe`: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too.");
  }
  return { kind: "stripe", secretKey, webhookSecret };
}
