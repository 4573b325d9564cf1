import { z } from "zod";
import { err, ok, type Result } from "../result.ts";
import { problem, type Problem } from "./errors.ts";

/** Body of POST /v1/brands. */
export const CreateBrandBody = z
  .strictObject({
    website: z
      .string()
      .max(2000)
      .trim()
      .regex(/^https?:\/\/[^/]/i)
      .meta({
        description: "Public home page of the shop, starting with `http://` or `https://`.",
        examples: ["https://aurelia.example"],
      }),
  })
  .meta({ id: "CreateBrandBody", description: "The shop to onboard." });

/** The address that a call asks to onboard, trimmed: 400 `invalid_website`, or `invalid_request` for a foreign field. */
export function parseCreateBrand(body: unknown): Result<string, Problem> {
  const parsed = CreateBrandBody.safeParse(body);
  if (parsed.success) return ok(parsed.data.website);
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys") {
      const param = (issue.keys[0] ?? "").slice(0, 100);
      const message = `Unknown field \`${param}\`. Remove it or correct its spelling.`;
      return err(problem("invalid_request", { param, message }));
    }
    if (issue.path.length === 0) {
      return err(problem("invalid_request", { message: "The body must be a JSON object." }));
    }
  }
  return err(problem("invalid_website", { param: "website" }));
}
