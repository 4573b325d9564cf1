import { z } from "zod";
import { settableLetters } from "../rendering/letters.ts";
import { LayoutName, Words } from "../rendering/scene.ts";
import { err, ok, type Result } from "../result.ts";
import { PaletteScheme } from "../styles/paletteScheme.ts";
import { problem, type Problem } from "./errors.ts";
import { PictureAddress } from "./pictureAddress.ts";

const { headline, support, proofPoints, callToAction } = Words.shape;

/** Body of POST /v1/deliveries/{delivery_id}/concepts/{index}/versions. What is left out stays as it is. */
export const CorrectionBody = z
  .strictObject({
    headline: headline.optional().meta({
      description: "The headline, plain words. Up to 40 characters fit any layout, 80 some.",
      examples: ["Calm skin, from the first morning"],
    }),
    support: support.optional().meta({
      description: "The line of support, plain words.",
      examples: ["Ceramides and ectoin for a barrier that holds."],
    }),
    proof_points: proofPoints.optional().meta({
      description: "The proof points, plain words, in their order; an empty list takes them away.",
      examples: [["Fragrance-free", "5 ceramides"]],
    }),
    call_to_action: callToAction.optional().meta({
      description: "The words on the button.",
      examples: ["Meet the serum"],
    }),
    layout: LayoutName.optional().meta({
      description:
        "The layout. Where it cannot hold the ad so that it can be read, the version fails; without it another one is drawn then.",
      examples: ["minimal"],
    }),
    style_id: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .meta({
        description:
          "Id of a style, from GET /v1/styles/search. It brings its own palette, and takes the place of a lifestyle scene (`in_situ`).",
        examples: ["sty_still-pond-rings"],
      }),
    palette: PaletteScheme.optional().meta({
      description:
        "How the brand's colours are treated. `tonal`: shades of one hue; `neutral`: near-white; `pastel`: light and soft; `warm`, `cool`: pulled that way; `vivid`: saturated; `dark`: a deep ground; `contrast`: light against dark; `iridescent`: hues that shimmer.",
      examples: ["dark"],
    }),
    product_id: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .meta({
        description:
          "Id of the product to show, from GET /v1/products. Words that the call does not give are written anew for another product. The id of the product that is shown has its present picture drawn.",
        examples: ["prd_4x8w1n6t3c9m2k7v5b0qzj1hye"],
      }),
    picture_url: PictureAddress.optional().meta({
      description:
        "Address of another picture of the product, for this concept alone. It is read once, now, and judged as the pictures of products are; one that cannot be used is refused with the reason. It counts as one of the pictures that an account may send a day. With `product_id` it is a picture of that product.",
      examples: ["https://aurelia.example/press/barrier-repair-serum.png"],
    }),
  })
  .meta({
    id: "CorrectionBody",
    description:
      "What is to be different about the concept: at least one field. What is left out, or null, stays as it is. Unknown fields are refused.",
  });

/** The same by a person's session: the picture may be one that was given for the concept before, where it could be looked at. */
export const PersonCorrectionBody = CorrectionBody.extend({ picture_id: z.string().min(1).max(100).optional() });

/** What a call wants to be different; absent: as it is. */
export type Correction = z.infer<typeof PersonCorrectionBody>;

/** Characters that take no place and hide in pasted words; a soft hyphen says where a word may be divided, and stays. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const markup = /[<>*]|&(?:#\w+|\w+);/;
const foreignLetter = new RegExp(`(?![${settableLetters}])\\p{L}`, "u");

/** Judges the body of a correction: fields and lengths, plain words in letters that ads are set in, and at least one field. */
export function parseCorrection(body: unknown, isByPerson: boolean): Result<Correction, Problem> {
  const schema = isByPerson ? PersonCorrectionBody : CorrectionBody;
  const parsed = schema.safeParse(cleaned(body, schema.shape));
  if (!parsed.success) return err(bodyProblem(parsed.error));
  const correction: Correction = parsed.data;
  if (Object.keys(correction).length === 0) {
    const fields = Object.keys(schema.shape).map((name) => `\`${name}\``);
    return refused(null, `Say what is to be different: at least one of ${fields.join(", ")}.`);
  }
  if (correction.picture_id !== undefined && correction.picture_url !== undefined) {
    return refused("picture_id", "A concept shows one picture: send either `picture_id` or `picture_url`.");
  }
  const { proof_points: points = [], headline, support, call_to_action } = correction;
  const texts = Object.entries({ headline, support, call_to_action, ...keyed(points) });
  for (const [param, text] of texts) {
    if (text === undefined) continue;
    if (markup.test(text)) return refused(param, `\`${param}\` must be plain words, without markup such as <b> or *.`);
    if (!/[\p{L}\p{N}]/u.test(text)) return refused(param, `\`${param}\` must have a letter or a digit.`);
    const letter = foreignLetter.exec(text)?.[0];
    if (letter === undefined) continue;
    return refused(param, `\`${param}\` has the letter “${letter}”, which the ads' typefaces cannot set.`);
  }
  return ok(correction);
}

function keyed(points: readonly string[]): Record<string, string> {
  return Object.fromEntries(points.map((point, at) => [`proof_points.${at}`, point]));
}

/** Without those of its `fields` that are null, and with words as they are set: one space at a time, nothing unseen. */
function cleaned(body: unknown, fields: object): unknown {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => value !== null || !Object.hasOwn(fields, name))
      .map(([name, value]: [string, unknown]) => [name, name === "picture_url" ? value : asSet(value)]),
  );
}

function asSet(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSet);
  return typeof value === "string" ? value.normalize("NFC").replace(unseen, "").replace(/\s+/g, " ").trim() : value;
}

function refused(param: string | null, message: string): Result<never, Problem> {
  return err(problem("invalid_request", { ...(param !== null && { param }), message }));
}

function bodyProblem({ issues }: z.ZodError): Problem {
  const issue = issues.find(({ code }) => code !== "unrecognized_keys") ?? issues[0];
  if (issue?.code === "unrecognized_keys") {
    const param = (issue.keys[0] ?? "").slice(0, 100);
    const message = `Unknown field \`${param}\`. Remove it or correct its spelling.`;
    return problem("invalid_request", { param, message });
  }
  const param = issue?.path.join(".");
  if (!param) return problem("invalid_request", { message: "The body must be a JSON object." });
  return problem("invalid_request", { param, message: `\`${param}\`: ${issue?.message}.` });
}

/** Longest reason of a verdict, in characters. */
export const maxReason = 1000;

/** Body of PUT /v1/deliveries/{delivery_id}/concepts/{index}/approval. */
export const ApprovalBody = z
  .strictObject({
    status: z
      .enum(["approved", "rejected", "none"])
      .meta({ description: "What is said of the concept; `none` takes back what was said before." }),
    reason: z
      .string()
      .max(maxReason)
      .optional()
      .meta({ description: "Why, for whoever reads the delivery.", examples: ["The claim is out of date."] }),
    version: z
      .int()
      .min(1)
      .optional()
      .meta({
        description:
          "The version that was looked at. Where the delivery shows another one by now, the call is refused. Left out, it is the one that is shown.",
        examples: [2],
      }),
  })
  .meta({ id: "ApprovalBody", description: "What somebody says of a concept." });
export type ApprovalBody = z.infer<typeof ApprovalBody>;

/** Judges the body of an approval. A reason says nothing when there is nothing to give a reason for. */
export function parseApproval(body: unknown): Result<ApprovalBody, Problem> {
  const isObject = body !== null && typeof body === "object" && !Array.isArray(body);
  const said = isObject ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) : body;
  const parsed = ApprovalBody.safeParse(said);
  if (!parsed.success) return err(bodyProblem(parsed.error));
  const { reason, ...approval } = parsed.data;
  const given = reason?.trim();
  if (!given) return ok(approval);
  if (approval.status === "none") return refused("reason", "`reason` belongs to `approved` or `rejected`.");
  return ok({ ...approval, reason: given });
}
