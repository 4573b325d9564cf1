import { z } from "zod";
import { Format } from "../rendering/scene.ts";
import { err, ok, type Result } from "../result.ts";
import { readFeaturedStyles } from "../styles/pins.ts";
import { AnimationPrompt, CopyAngle } from "./creative.ts";
import { problem, type ErrorCode, type Problem } from "./errors.ts";

export const maxConceptsPerDelivery = 50;

const productRefs = z.array(z.string().max(200)).max(100);

const Creative = z.strictObject({
  copy_angle: CopyAngle.optional(),
  brand_tone: z.string().max(500).optional(),
  animation_prompts: z.array(AnimationPrompt).max(36).optional(),
  style_search: z.string().max(500).optional(),
  featured_styles: z.array(z.string().min(1).max(100)).max(50).optional(),
});

/** Body of POST /v1/ads/generate. Unknown fields are refused, so that a misspelt option never costs money. */
const Body = z.strictObject({
  count: z.number().int().min(1).max(maxConceptsPerDelivery).default(1),
  format: Format.default("full"),
  brand_id: z.string().max(200).optional(),
  product_refs: productRefs.optional(),
  product_ids: productRefs.optional(),
  creative: Creative.optional(),
  in_situ: z.boolean().default(false),
  webhook_url: z.string().max(2000).optional(),
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
  /** Each product stands in a lifestyle scene before the ad is rendered. */
  inSitu: boolean;
  webhookUrl: string | null;
}

const ownCode: Record<string, ErrorCode> = {
  count: "invalid_count",
  format: "invalid_format",
  webhook_url: "invalid_webhook_url",
};

/** Judges the body of a generate call; the problem names the first offending field in the contract's order. */
export function parseGenerateRequest(body: unknown): Result<GenerateRequest, Problem> {
  const parsed = Body.safeParse(body);
  if (!parsed.success) return err(bodyProblem(parsed.error));
  const { product_refs, product_ids, creative, ...rest } = parsed.data;
  if (product_refs && product_ids && JSON.stringify(product_refs) !== JSON.stringify(product_ids)) {
    return err(invalid("product_ids", "`product_ids` is an alias of `product_refs`; both are given and they differ."));
  }
  const featured = readFeaturedStyles(creative?.featured_styles ?? []);
  if (!featured.ok) return featured;
  const animationPrompts = creative?.animation_prompts ?? [];
  const isRotated = featured.value.length === 0 && animationPrompts.length === 0;
  const refs = product_refs ?? product_ids;
  return ok({
    count: rest.count,
    format: rest.format,
    brandId: rest.brand_id ?? null,
    productRefs: refs?.length ? refs : null,
    copyAngle: creative?.copy_angle ?? null,
    brandTone: creative?.brand_tone?.trim() || null,
    animationPrompts,
    featuredStyles: featured.value,
    styleSearch: (isRotated && creative?.style_search?.trim()) || null,
    inSitu: rest.in_situ,
    webhookUrl: rest.webhook_url ?? null,
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
  const position = Object.keys(Body.shape).indexOf(String(issue.path[0] ?? ""));
  return position < 0 ? 99 : position;
}
