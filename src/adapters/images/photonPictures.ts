import { joinChunks } from "../../core/bytes.ts";
import { errorText } from "../../core/errorText.ts";
import { pictureLimits, type PicturePart } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type {
  PictureNormaliser,
  PictureOptions,
  PictureProblem,
  Pictures,
  PictureSource,
  PictureView,
  ProductOutlines,
  ReadPicture,
  ViewOptions,
} from "../../ports/pictures.ts";
import { SlowDownload } from "../../ports/web.ts";
import { readHeader, type PictureHeader } from "./header.ts";
import { decodePixels, encodeJpeg, encodePng } from "./photonCodec.ts";
import { HeldPicture } from "./heldPictures.ts";
import { PictureRest } from "./pictureRest.ts";
import { inTurn, takePlace } from "./pictureRoom.ts";
import { mostPixelsHere, type Bounds } from "./pixels.ts";
import { pictureView } from "./pictureView.ts";
import { closerPart, preparedPicture, readProductPicture, type PreparedPicture } from "./productPicture.ts";
import { uncutPicture } from "./uncutPicture.ts";

/** A file of more goes on to the normaliser as it comes: no ad shows more than such a file holds. */
const mostBytesHere = 3 * 1024 * 1024;
/** Longer than usual: to come again is to download it again. With the download and the reading it stays within a task's time. */
const downloadedPatienceMs = 18_000;
/** Less than usual: the renderer has only so long for the whole of it. */
const patienceWithRendererMs = 4_000;
const maxSide = 16_384;
const minSide = 200;

/**
 * Decodes with photon behind a guard that reads the header first, and leaves what photon would get wrong, or what is too large for
 * the Worker, to a normaliser, large files without holding them. A picture is downloaded first and then waits for its place
 * (`takePlace`), so that a slow host keeps nobody from decoding; `HeldPicture` bounds what waits.
 */
export class PhotonPictures implements Pictures {
  readonly #normaliser: PictureNormaliser | null;
  readonly #outlines: ProductOutlines | null;

  /**
   * `normaliser` null: only plain PNG, JPEG and WebP up to 2.5 megapixels can be read. `outlines` null: only products whose outline needs no
   * model are cut out.
   */
  constructor(normaliser: PictureNormaliser | null, outlines: ProductOutlines | null) {
    this.#normaliser = normaliser;
    this.#outlines = outlines;
  }

  read(given: GivenPicture, options: PictureOptions = {}): Promise<Result<ReadPicture, PictureProblem>> {
    return this.#open(given, { ...options, look: (bytes, signal) => this.#cutOut(bytes, signal) });
  }

  view(given: GivenPicture, options: ViewOptions = {}): Promise<Result<PictureView, PictureProblem>> {
    return this.#open(given, { ...options, look: (bytes) => Promise.resolve(viewOf(bytes, options.longSidePixels)) });
  }

  async #open<T>(given: GivenPicture, options: LookOptions<T>): Promise<Result<T, PictureProblem>> {
    if (given instanceof Uint8Array) return this.#readWhole(given, options);
    const held = await HeldPicture.next(options.owner, options.patienceMs);
    try {
      if (typeof given !== "function") return await this.#readBody(given, held, options);
      if (held === null) return busy;
      const opened = await given();
      return opened.ok ? await this.#readBody(opened.value, held, options) : opened;
    } finally {
      held?.release();
    }
  }

  async #cutOut(bytes: Uint8Array, signal?: AbortSignal): Promise<Result<ReadPicture, PictureProblem>> {
    const product = await this.#cutOutAlone(bytes, signal);
    if (product.ok) {
      const { part, ...read } = product.value;
      return ok({ ...read, uncut: uncutOf(bytes, part) });
    }
    // Decoded anew, as for what is cut out: what was looked at has been changed by that, and of most pictures no view is needed.
    const view = product.error.temporary ? null : viewOf(bytes);
    return view?.ok ? err({ ...product.error, view: view.value }) : product;
  }

  /** Apart from what follows, so that by then its pixels are forgotten. */
  async #cutOutAlone(
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<Result<Omit<ReadPicture, "uncut"> & { part: Bounds }, PictureProblem>> {
    const prepared = prepare(bytes);
    if (prepared === null) return undecodable;
    const product = await readProductPicture(prepared, { outlines: this.#outlines, toPng: encodePng, signal });
    if (!product.ok) return product;
    const { pixels, ...read } = product.value;
    return ok({ ...read, png: encodePng(pixels) });
  }

  async #readBody<T>(
    body: ReadableStream<Uint8Array>,
    held: HeldPicture | null,
    options: LookOptions<T>,
  ): Promise<Result<T, PictureProblem>> {
    const reader = body.getReader();
    try {
      return held === null ? busy : await this.#readStream(reader, held, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      return brokenOff(error);
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  async #readStream<T>(reader: Reader, held: HeldPicture, options: LookOptions<T>): Promise<Result<T, PictureProblem>> {
    const chunks: Uint8Array[] = [];
    for (let size = 0; size <= mostBytesHere;) {
      const { done, value } = await reader.read();
      if (done) return this.#readWhole(joinChunks(chunks.splice(0), size), options);
      chunks.push(value);
      size += value.byteLength;
      if (!held.hold(size)) return busy;
    }
    return this.#readLarge(chunks, reader, held, options);
  }

  /** The renderer gets the picture as it comes; only then is there a place for what it answers. */
  async #readLarge<T>(
    chunks: Uint8Array[],
    reader: Reader,
    held: HeldPicture,
    { look, signal, patienceMs = Infinity }: LookOptions<T>,
  ): Promise<Result<T, PictureProblem>> {
    if (this.#normaliser === null) return final("The picture needs the renderer to be read, which is not there.");
    let leave: (() => void) | null = null;
    let isFull = false;
    let isOver = false;
    const rest = new PictureRest(chunks, reader, pictureLimits.bytes, {
      onHeld: (bytes) => void held.hold(bytes),
      beforeEnd: async () => {
        leave = await takePlace(Math.min(patienceMs, patienceWithRendererMs));
        isFull = leave === null;
        // The renderer may have been given up meanwhile.
        if (isOver) leave?.();
        return !isFull;
      },
    });
    try {
      const normal = await this.#normaliser.normalise(rest.stream, signal);
      if (rest.isTooLarge) return tooLarge;
      if (isFull) return busy;
      if (rest.brokenBy !== null) return brokenOff(rest.brokenBy);
      return normal.ok ? await look(normal.value, signal) : normal;
    } finally {
      isOver = true;
      (leave as (() => void) | null)?.();
    }
  }

  async #readWhole<T>(
    bytes: Uint8Array,
    { look, signal, patienceMs = downloadedPatienceMs }: LookOptions<T>,
  ): Promise<Result<T, PictureProblem>> {
    if (bytes.length > pictureLimits.bytes) return tooLarge;
    const header = readHeader(bytes);
    if (!header.ok) return final(header.error);
    const problem = sizeProblem(header.value);
    if (problem !== null) return final(problem);
    return (
      (await inTurn(() => this.#readKnown(bytes, header.value, { look, ...(signal && { signal }) }), patienceMs)) ??
      busy
    );
  }

  async #readKnown<T>(
    bytes: Uint8Array,
    { isPlain, width, height, type }: PictureHeader,
    { look, signal }: LookOptions<T>,
  ): Promise<Result<T, PictureProblem>> {
    const normaliser = this.#normaliser;
    const isReadHere = isPlain && width * height <= mostPixelsHere;
    if (normaliser === null) {
      if (isReadHere) return look(bytes, signal);
      return final(
        `The picture (${type}, ${width}×${height} pixels) needs the renderer to be read, which is not there.`,
      );
    }
    const lookAtNormal = async (part?: PicturePart) => {
      const normal = await normaliser.normalise(bytes, signal, part);
      return normal.ok ? look(normal.value, signal) : normal;
    };
    const seen = isReadHere ? await look(bytes, signal) : await lookAtNormal();
    const part = seen.ok ? null : closerPart(seen.error, { width, height });
    return part === null ? seen : lookAtNormal(part);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

type GivenPicture = Uint8Array | ReadableStream<Uint8Array> | PictureSource;

/** `look`: what is made of the bytes of a picture that can be decoded here. */
interface LookOptions<T> extends PictureOptions {
  look: (bytes: Uint8Array, signal?: AbortSignal) => Promise<Result<T, PictureProblem>>;
}

const tooLarge = final(`The picture has more than ${pictureLimits.bytes >> 20} MB.`);
const undecodable = final("The picture could not be decoded.");
const busy: Result<never, PictureProblem> = err({
  reason: "Other pictures are being read; try again later.",
  temporary: true,
  busy: true,
});

function brokenOff(error: unknown): Result<never, PictureProblem> {
  console.warn("a picture broke off", errorText(error));
  const reason = error instanceof SlowDownload ? error.message : "The picture did not arrive in time, or not whole.";
  return err({ reason, temporary: true });
}

function final(reason: string): Result<never, PictureProblem> {
  return err({ reason, temporary: false });
}

function sizeProblem({ width, height }: PictureHeader): string | null {
  const size = `The picture is ${width}×${height} pixels`;
  if (width * height > pictureLimits.pixels || Math.max(width, height) > maxSide)
    return `${size}; up to ${pictureLimits.pixels / 1e6} megapixels and ${maxSide} pixels on a side can be read.`;
  return Math.min(width, height) < minSide ? `${size}; it needs at least ${minSide} on each side.` : null;
}

/** Apart from reading the product, so that what was decoded is forgotten by then. */
function prepare(bytes: Uint8Array): PreparedPicture | null {
  const whole = decodePixels(bytes);
  return whole === null ? null : preparedPicture(whole);
}

/** Null where it cannot be made, for want of memory: the cut-out is good without. */
function uncutOf(bytes: Uint8Array, part: Bounds): Uint8Array | null {
  try {
    const whole = decodePixels(bytes);
    return whole === null ? null : encodeJpeg(uncutPicture(whole, part));
  } catch (error) {
    console.warn("an uncut picture could not be made", errorText(error));
    return null;
  }
}

function viewOf(bytes: Uint8Array, longSidePixels?: number): Result<PictureView, PictureProblem> {
  const whole = decodePixels(bytes);
  if (whole === null) return undecodable;
  const { pixels, box } = pictureView(whole, longSidePixels);
  return ok({ png: encodePng(pixels), box });
}
