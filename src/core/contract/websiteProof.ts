import { z } from "zod";
import { err, ok, type Result } from "../result.ts";
import { problem, type Problem } from "./errors.ts";

/** Body of POST /v1/website-proof/check. */
export const CheckWebsiteBody = z
  .strictObject({})
  .meta({ id: "CheckWebsiteBody", description: "Nothing: the website is that of the account's brand." });

/** Body of POST /v1/website-proof/mail. */
export const SendProofMailBody = z
  .strictObject({
    recipient: z
      .string()
      .max(320)
      .meta({
        description: "One of the `recipients` of the method `email` in the brand's `website_proof`.",
        examples: ["admin@aurelia.example"],
      }),
  })
  .meta({ id: "SendProofMailBody", description: "To whom the code is sent." });
export type SendProofMailBody = z.infer<typeof SendProofMailBody>;

/** Body of POST /v1/website-proof/confirm. */
export const ConfirmProofBody = z
  .strictObject({
    code: z
      .string()
      .min(1)
      .max(100)
      .meta({
        description: "The code of the mail. Capitals, spaces and hyphens do not matter.",
        examples: ["7Q2M-9X4C-1V8B-5N3K"],
      }),
  })
  .meta({ id: "ConfirmProofBody", description: "The code that the recipient of the mail has passed on." });
export type ConfirmProofBody = z.infer<typeof ConfirmProofBody>;

/** The body by its schema; 400 `invalid_request` with the offending field. */
export function parseProofBody<T>(schema: z.ZodType<T>, body: unknown): Result<T, Problem> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  if (issue?.code === "unrecognized_keys") {
    const param = (issue.keys[0] ?? "").slice(0, 100);
    return err(
      problem("invalid_request", {
        param,
        message: `Unknown field \`${param}\`. Remove it or correct its spelling.`,
      }),
    );
  }
  const param = issue?.path.join(".");
  if (!param) return err(problem("invalid_request", { message: "The body must be a JSON object." }));
  return err(problem("invalid_request", { param, message: `\`${param}\` must be a text of a sensible length.` }));
}
