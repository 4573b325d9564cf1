import { z } from "zod";
import { Format } from "../rendering/scene.ts";
import { err, ok, type Result } from "../result.ts";
import { readFeaturedStyles } from "./pins.ts";
import { AnimationPrompt, CopyAngle, Spread } from "./creative.ts";
import { problem, type ErrorCode, type Problem } from "./errors.ts";
import { canonicalJson } from "./json.ts";
import { MetadataField, readMetadata } from "./metadata.ts";
import type { Metadata } from "./responses/fields.ts";

export const maxConceptsPerDelivery = 50;

const defaultSpread: Spread = "balanced";

const productRefs = z.array(z.string().max(200)).max(100);

const Creative = z
  .strictObject({
    copy_angle: CopyAngle.optional().meta({
      description: "The angle of all concepts. Left out, the six angles take turns.",
    }),
    brand_tone: z
      .string()
      .max(500)
      .optional()
      .meta({
        description: "Tone of voice for this call. Left out, the tone that was read on the shop is used.",
        examples: ["calm, expert, a little playful"],
      }),
    animation_prompts: z
      .array(AnimationPrompt)
      .max(36)
      .optional()
      .meta({
        description: "Animation categories; styles are taken from these alone, in turn.",
        examples: [["Water Ripples", "Serum Droplets"]],
      }),
    style_search: z
      .string()
      .max(500)
      .optional()
      .meta({
        description:
          "A look in your own words; the nearest styles are pinned. Used when neither `animation_prompts` nor `featured_styles` names any.",
        examples: ["sunlit water on pale stone"],
      }),
    featured_styles: z
      .array(z.string().min(1).max(100))
      .max(50)
      .optional()
      .meta({
        description:
          "Ids of styles, from GET /v1/styles/search. Each concept has one of them in turn. They win over the other two.",
        examples: [["sty_still-pond-rings"]],
      }),
    spread: Spread.optional().meta({
      description:
        "How far the colours of the delivery spread: `close`, `balanced` or `wide`. Left out, it is `balanced`: the ads look like one campaign of the brand.",
    }),
  })
  .meta({ id: "Creative", description: "Wishes for copy and looks. What is left out is chosen by the service." });

/** Body of POST /v1/ads/generate. Unknown fields are refused, so that a misspelt option never costs money. */
export const GenerateBody = z
  .strictObject({
    count: z
      .number()
      .int()
      .min(1)
      .max(maxConceptsPerDelivery)
      .default(1)
      .meta({
        description: "Number of ad concepts. Each comes in two orientations, so that `count` gives twice as many ads.",
        examples: [3],
      }),
    format: Format.default("full").meta({
      description: "`full`: stills and videos, 15 credits a concept. `static`: stills alone, 5 credits a concept.",
    }),
    brand_id: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: "The account's brand. Left out, it is the same one.",
        examples: ["brd_7q2m9x4c1v8b5n3k6j0hzt2wya"],
      }),
    product_refs: productRefs.optional().meta({
      description:
        "Products by id, by handle, or by any part of the name in upper or lower case (of several the first that can be used wins). Entries that match nothing are dropped. Left out or empty, all usable products take turns, the least used first.",
      examples: [["barrier-repair-serum"]],
    }),
    product_ids: productRefs.optional().meta({
      description: "Another name of `product_refs`. Give one of them.",
      deprecated: true,
    }),
    creative: Creative.optional(),
    in_situ: z.boolean().default(false).meta({
      description:
        "True puts the product into a lifestyle scene in place of the animated texture. The price is the same.",
    }),
    webhook_url: z
      .string()
      .max(2000)
      .optional()
      .meta({
        description: "Public https address that is called once the delivery has completed or failed.",
        examples: ["https://hooks.example.com/ads"],
      }),
    dry_run: z.boolean().default(false).meta({
      description: "True answers what the call would cost and make, and neither charges nor makes anything.",
    }),
    metadata: MetadataField.optional(),
  })
  .meta({
    id: "GenerateBody",
    description:
      "A generate call. Every field is optional; unknown fields are refused. `null`, an empty array and a default that is spelt out are the same as leaving the field out, under an Idempotency-Key too.",
  });

export interface GenerateRequest {
  count: number;
  format: Format;
  brandId: string | null;
  /** Null: all usable products, rotated. */
  productRefs: string[] | null;
  copyAngle: CopyAngle | null;
  brandTone: string | null;
  /** Empty: rotated. */
  animationPrompts: AnimationPrompt[];
  /** Ids of styles, each once. Where there are any they outrank `animationPrompts`. */
  featuredStyles: string[];
  /** Null where something is pinned already: then nothing is searched. */
  styleSearch: string | null;
  spread: Spread;
  /** Each product stands in surroundings before the ad is rendered. */
  inSitu: boolean;
  webhookUrl: string | null;
  /** Only what the call would do is wanted: nothing is charged or begun. */
  dryRun: boolean;
  /** Absent where the client gave none. */
  metadata?: Metadata;
}

const ownCode: Record<string, ErrorCode> = {
  count: "invalid_count",
  format: "invalid_format",
  webhook_url: "invalid_webhook_url",
};

/** Defaults: to send one of these means the same as leaving the field out. */
const defaults: Readonly<Record<string, unknown>> = GenerateBody.parse({});
const creativeDefaults: Readonly<Record<string, unknown>> = { spread: defaultSpread };

/**
 * A body without what changes nothing: `null` and empty arrays, defaults that are spelt out, an empty `creative`, and the alias
 * `product_ids` under its own name. Two bodies that mean the same have the same one. What is no body stays as it is.
 */
export function meantBody(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { creative, product_ids: alias, ...rest } = said(body, GenerateBody.shape, defaults);
  const meant = isObject(creative) ? said(creative, Creative.shape, creativeDefaults) : creative;
  const isAliasAlone = alias !== undefined && !("product_refs" in rest);
  return {
    ...rest,
    ...(isAliasAlone && { product_refs: alias }),
    // Beside `product_refs` it is refused, unless both say the same.
    ...(!isAliasAlone && alias !== undefined && !isSame(alias, rest.product_refs) && { product_ids: alias }),
    ...(isObject(meant) && Object.keys(meant).length === 0 ? {} : meant !== undefined && { creative: meant }),
  };
}

/** What an idempotency key's fingerprint is taken of. `ownBrandId`: the account's brand; naming it changes nothing. */
export function fingerprintOf(body: unknown, ownBrandId: string | null = null): string {
  const meant = meantBody(body);
  if (!isObject(meant) || ownBrandId === null || meant.brand_id !== ownBrandId) return canonicalJson(meant);
  const { brand_id: _own, ...rest } = meant;
  return canonicalJson(rest);
}

/** The fields that say anything. A foreign one stays, so that it is refused. */
function said(fields: Record<string, unknown>, shape: object, usual: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(fields).filter(([name, value]) => {
    if (!Object.hasOwn(shape, name)) return true;
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return !isEmpty && !(Object.hasOwn(usual, name) && isSame(value, usual[name]));
  });
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** Judges the body of a generate call; the problem names the first offending field in the contract's order. */
export function parseGenerateRequest(body: unknown): Result<GenerateRequest, Problem> {
  const parsed = GenerateBody.safeParse(meantBody(body));
  if (!parsed.success) return err(bodyProblem(parsed.error));
  const { product_refs, product_ids, creative, ...rest } = parsed.data;
  if (product_ids) {
    return err(invalid("product_ids", "`product_ids` is an alias of `product_refs`; both are given and they differ."));
  }
  const metadata = rest.metadata === undefined ? null : readMetadata(rest.metadata);
  if (metadata?.ok === false) return metadata;
  const featured = readFeaturedStyles(creative?.featured_styles ?? []);
  if (!featured.ok) return featured;
  const animationPrompts = creative?.animation_prompts ?? [];
  const isRotated = featured.value.length === 0 && animationPrompts.length === 0;
  return ok({
    count: rest.count,
    format: rest.format,
    brandId: rest.brand_id ?? null,
    productRefs: product_refs ?? null,
    copyAngle: creative?.copy_angle ?? null,
    brandTone: creative?.brand_tone?.trim() || null,
    animationPrompts,
    featuredStyles: featured.value,
    styleSearch: (isRotated && creative?.style_search?.trim()) || null,
    spread: creative?.spread ?? defaultSpread,
    inSitu: rest.in_situ,
    webhookUrl: rest.webhook_url ?? null,
    dryRun: rest.dry_run,
    ...(metadata && { metadata: metadata.value }),
  });
}

function invalid(param: string, message: string): Problem {
  return problem("invalid_request", { param, message });
}

function bodyProblem(error: z.ZodError): Problem {
  const issues = [...error.issues].sort((a, b) => rank(a) - rank(b));
  const issue = issues[0];
  if (!issue) return problem("invalid_request");
  if (issue.code === "unrecognized_keys") {
    const param = [...issue.path, issue.keys[0]].join(".").slice(0, 100);
    return invalid(param, `Unknown field \`${param}\`. Remove it or correct its spelling.`);
  }
  const top = String(issue.path[0] ?? "");
  const code = issue.path.length === 1 ? ownCode[top] : undefined;
  if (code) return problem(code, { param: top });
  const param = issue.path.join(".");
  return param
    ? invalid(param, `\`${param}\`: ${issue.message}.`)
    : problem("invalid_request", { message: "The body must be a JSON object." });
}

/** Fields in the order of the contract; unknown ones last, so that a plain mistake is named before a foreign field. */
function rank(issue: z.core.$ZodIssue): number {
  const position = Object.keys(GenerateBody.shape).indexOf(String(issue.path[0] ?? ""));
  return position < 0 ? 99 : position;
}
