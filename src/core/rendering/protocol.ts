import { z } from "zod";
import { InspectionReport } from "./inspection.ts";
import { PlacementId } from "./placements.ts";

/**
 * The version of all that Worker and renderer say to each other, scenes included. It is counted up with every change that one of
 * them would not understand of the other, a new texture as much as a new field; a test holds it to the schemas.
 */
export const rendererProtocol = "1";
/** Carries it in every question and every answer. */
export const protocolHeader = "renderer-protocol";

/** What waits for each place of a renderer: past that it answers 503. */
export const waitingPerPlace = { still: 8, video: 1, picture: 3 };
/** Outlines that are traced or wait for it; each takes a few seconds, and whoever asks waits 30 at the most. */
export const maxOutlines = 3;

/**
 * What Worker and renderer say to each other.
 *
 * Both name their version (`rendererProtocol`) in the header `renderer-protocol`. To a POST of another version, or of none, the renderer
 * answers 503, and for the Worker the answer of a renderer of another version means that it is busy, whatever it says: while
 * both are being replaced, work waits for a pair that understands each other.
 *
 * `POST /renders` with a multipart form: `scene` (JSON, a Scene), `product` (the picture's bytes)
 * and, where an image model drew the scene's ground, `ground` (its bytes; one that cannot be used is as none), and where the scene
 * has a logo, `logo` (likewise). `stillWidth`: stills are scaled to so many pixels once they are drawn and inspected. The answer is 200 with
 * newline-delimited JSON, one `RenderEvent` a line, as files get ready: stills first, each with its inspection, then videos, then
 * `done` or `failed`.
 * A header `traceparent` (W3C Trace Context) names the trace of the order; the renderer's own line about the render has it.
 * Ending the request ends the work. When every core is taken it waits in a bounded line, with `Priority: u=1` before
 * others, and a delivery's first concept before another's second; with `Priority: u=7` it does not wait, and is 503 unless a place is free; when
 * the line is full, and while the renderer ends, the answer is 503
 * with `Retry-After` and `{ busy: true }`. 400 with
 * `{ message }` when the scene or the picture is not usable: sending the same again won't help.
 * `GET /renders/{renderId}/{file}` streams one finished file with its length. `DELETE /renders/{renderId}` empties the scratch
 * folder; what nobody deletes is emptied by the renderer itself after two minutes. Until then the same scene with the same picture
 * takes from it what is finished, so that a retry draws only what is missing.
 * `POST /pictures` with a picture's bytes, whatever their type, answers 200 with it as an upright sRGB PNG (`pictureLimits`), or with
 * the part of it alone that `?part=` asks for (`addressOfPart`),
 * 422 with `PictureRefusal` when it cannot be read, 413 when there are too many bytes, and 503 like a render when all is taken.
 * `POST /outlines` with a picture's bytes (PNG, at most `outlineLimits`) answers 200 with what an outline model sees in it, as a PNG of the same
 * size: red says how much of a pixel is the product, bit k of green whether view k shows it there, and the header `outline-views`
 * says how many views there are. 204 where the picture is of nothing in particular, 501 where no model is installed, 413 and 422 like
 * `POST /pictures`, and 503 when others wait already.
 * `POST /edges` with a picture that one product fills is answered the same way by one finer look: how much of each pixel is the product.
 * `POST /logos` with the bytes of an SVG or of a picture with alpha answers 200 with the logo as a PNG without any border
 * (`logoLimits`), otherwise like `POST /pictures`; the header `logo-words` says, percent-encoded, what is written in it.
 * `GET /health` answers 200 `{ ok: true, running, waiting, capacity }`.
 */
export const FileKind = z.enum(["still", "video"]);
export type FileKind = z.infer<typeof FileKind>;

export const RenderedFile = z.object({
  event: z.literal("file"),
  renderId: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string().regex(/^[a-z0-9_]+\.(jpg|png|mp4)$/),
  kind: FileKind,
  orientation: PlacementId,
  contentType: z.enum(["image/jpeg", "image/png", "video/mp4"]),
  bytes: z.number().int().positive(),
  /** What was measured on a still; videos are checked by how they are encoded. */
  report: InspectionReport.optional(),
});
export type RenderedFile = z.infer<typeof RenderedFile>;

export const RenderEvent = z.discriminatedUnion("event", [
  RenderedFile,
  z.object({ event: z.literal("done") }),
  z.object({ event: z.literal("failed"), message: z.string(), retriable: z.boolean() }),
]);
export type RenderEvent = z.infer<typeof RenderEvent>;

/** What `POST /pictures` takes, and the longest side of what it gives. */
export const pictureLimits = { bytes: 16 * 1024 * 1024, pixels: 60_000_000, longSidePixels: 1600 };

/** A part of an upright picture, in shares of its width and its height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The address of `POST /pictures` that reads this part of a picture alone. */
export function addressOfPart({ left, top, width, height }: PicturePart): `/pictures${string}` {
  return `/pictures?part=${[left, top, width, height].map((share) => share.toFixed(4)).join(",")}`;
}

/** What `?part=` asks for; null where it is no part of a picture. */
export function partOf(asked: string): PicturePart | null {
  const [left = NaN, top = NaN, width = NaN, height = NaN, ...more] = asked.split(",").map(Number);
  const isInside = left >= 0 && top >= 0 && width > 0 && height > 0 && left < 1 && top < 1;
  return isInside && more.length === 0 ? { left, top, width, height } : null;
}

/** What `POST /outlines` takes. Outlines are always judged at this size, so that a picture's own decides nothing. */
export const outlineLimits = { bytes: 8 * 1024 * 1024, longSidePixels: 800, maxViews: 8 };

/** What `POST /logos` takes of an SVG, and the longest side of what it gives. */
export const logoLimits = { svgBytes: 256 * 1024, minLongSidePixels: 200, longSidePixels: 640 };

export const logoWordsHeader = "logo-words";

/** Why a picture cannot be read, in plain words; sending it again will not help. */
export const PictureRefusal = z.object({ message: z.string().min(1).max(300) });
export type PictureRefusal = z.infer<typeof PictureRefusal>;
