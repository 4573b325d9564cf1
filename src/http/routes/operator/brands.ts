import type { Context } from "hono";
import { z } from "zod";
import { KitEdit, type NamedKit } from "../../../core/brand/kitEdits.ts";
import { editedView, kitView } from "../../../core/brand/kitView.ts";
import type { Problem } from "../../../core/contract/errors.ts";
import type { Result } from "../../../core/result.ts";
import { editBrandKit, restoreBrandKit } from "../../../services/operator/editBrandKit.ts";
import { showBrand } from "../../../services/operator/showBrand.ts";
import type { Operation } from "../../app.ts";
import { jsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { problemResponse } from "../../problem.ts";
import type { App } from "../../types.ts";
import { noSuch, parseBody } from "./body.ts";

const { toneWords, ...sameOutside } = KitEdit.shape;
const KitPatchBody = z
  .strictObject({ ...sameOutside, tone_words: toneWords })
  .refine((body) => Object.values(body).some((value) => value !== undefined), "Name at least one field to change");

const RestoreBody = z.strictObject({ version: z.number().int().min(1) });

/** What the service understood of a brand, and its correction. */
export function brandOperations(base: string): Operation[] {
  const brand = `${base}/accounts/:accountId/brand`;
  return [
    {
      method: "GET",
      path: brand,
      handlers: [
        operatorAuth,
        async (c) => {
          const shown = await showBrand(c.get("services"), c.req.param("accountId") ?? "");
          return shown === null ? noSuch(c, "brand") : c.json(shown);
        },
      ],
    },
    {
      method: "PATCH",
      path: `${brand}/kit`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, KitPatchBody);
          if (!body.ok) return body.response;
          const { tone_words: words, ...edit } = body.value;
          const change = words === undefined ? edit : { ...edit, toneWords: words };
          return kitAnswer(c, await editBrandKit(c.get("services"), c.req.param("accountId") ?? "", change), 200);
        },
      ],
    },
    {
      method: "POST",
      path: `${brand}/kit/restore`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, RestoreBody);
          if (!body.ok) return body.response;
          const accountId = c.req.param("accountId") ?? "";
          return kitAnswer(c, await restoreBrandKit(c.get("services"), accountId, body.value.version), 201);
        },
      ],
    },
  ];
}

function kitAnswer(
  c: Context<App>,
  made: Result<NamedKit & { version: number }, Problem>,
  status: 200 | 201,
): Response {
  if (!made.ok) return problemResponse(c, made.error);
  const { media } = c.get("services");
  const { version, edited } = made.value;
  const kit = kitView(made.value, (key) => media.url(key));
  return c.json({ version, edited: editedView(edited), kit }, status);
}
