import { z } from "zod";
import { Orientation } from "./scene.ts";

/**
 * What Worker and renderer say to each other.
 *
 * `POST /renders` with a multipart form: `scene` (JSON, a Scene) and `product` (the picture's bytes). The answer is 200 with
 * newline-delimited JSON, one `RenderEvent` a line, as files get ready: stills first, then videos, then `done` or `failed`.
 * Ending the request ends the work. 503 with `Retry-After` and `{ busy: true }` when every core is taken; 400 with
 * `{ message }` when the scene or the picture is not usable: sending the same again won't help.
 * `GET /renders/{renderId}/{file}` streams one finished file with its length. `DELETE /renders/{renderId}` empties the scratch
 * folder; what nobody deletes is emptied by the renderer itself after two minutes.
 * `GET /health` answers 200 `{ ok: true, running, capacity }`.
 */
export const FileKind = z.enum(["still", "video"]);
export type FileKind = z.infer<typeof FileKind>;

export const RenderedFile = z.object({
  event: z.literal("file"),
  renderId: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string().regex(/^(vertical|square)\.(jpg|png|mp4)$/),
  kind: FileKind,
  orientation: Orientation,
  contentType: z.enum(["image/jpeg", "image/png", "video/mp4"]),
  bytes: z.number().int().positive(),
});
export type RenderedFile = z.infer<typeof RenderedFile>;

export const RenderEvent = z.discriminatedUnion("event", [
  RenderedFile,
  z.object({ event: z.literal("done") }),
  z.object({ event: z.literal("failed"), message: z.string(), retriable: z.boolean() }),
]);
export type RenderEvent = z.infer<typeof RenderEvent>;
