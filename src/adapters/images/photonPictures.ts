import { joinChunks } from "../../core/bytes.ts";
import { errorText } from "../../core/errorText.ts";
import { pictureLimits } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type {
  PictureNormaliser,
  PictureProblem,
  Pictures,
  ProductOutlines,
  ReadPicture,
} from "../../ports/pictures.ts";
import { readHeader, type PictureHeader } from "./header.ts";
import { decodePixels, encodePng } from "./photonCodec.ts";
import { PictureRest } from "./pictureRest.ts";
import { inTurn } from "./pictureRoom.ts";
import { mostPixelsHere } from "./pixels.ts";
import { preparedPicture, readProductPicture, type PreparedPicture } from "./productPicture.ts";

/** A file of more goes on to the normaliser as it comes: no ad shows more than such a file holds. */
const mostBytesHere = 3 * 1024 * 1024;
const maxSide = 16_384;
const minSide = 200;

/**
 * Decodes with photon behind a guard that reads the header first, and leaves what photon would get wrong, or what is too large for
 * the Worker, to a normaliser, large files without holding them. What waits its turn holds no picture, so there are
 * never more than two in memory (`inTurn`).
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

  inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    return inTurn(work);
  }

  async read(
    picture: Uint8Array | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<Result<ReadPicture, PictureProblem>> {
    if (picture instanceof Uint8Array) return this.#readWhole(picture, signal);
    const reader = picture.getReader();
    try {
      return await this.#readStream(reader, signal);
    } catch (error) {
      signal?.throwIfAborted();
      console.warn("a picture broke off", errorText(error));
      return err({ reason: "The picture did not arrive in time, or not whole.", temporary: true });
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  async #readStream(reader: Reader, signal?: AbortSignal): Promise<Result<ReadPicture, PictureProblem>> {
    const chunks: Uint8Array[] = [];
    for (let size = 0; size <= mostBytesHere;) {
      const { done, value } = await reader.read();
      if (done) return this.#readWhole(joinChunks(chunks, size), signal);
      chunks.push(value);
      size += value.byteLength;
    }
    if (this.#normaliser === null) return final("The picture needs the renderer to be read, which is not there.");
    const rest = new PictureRest(chunks, reader, pictureLimits.bytes);
    const normal = await this.#normaliser.normalise(rest.stream, signal);
    if (rest.isTooLarge) return tooLarge;
    return normal.ok ? this.#readDecoded(normal.value, signal) : normal;
  }

  async #readDecoded(bytes: Uint8Array, signal?: AbortSignal): Promise<Result<ReadPicture, PictureProblem>> {
    const prepared = prepare(bytes);
    if (prepared === null) return final("The picture could not be decoded.");
    const product = await readProductPicture(prepared, { outlines: this.#outlines, toPng: encodePng, signal });
    if (!product.ok) return product;
    const { pixels, ...read } = product.value;
    return ok({ ...read, png: encodePng(pixels) });
  }

  async #readWhole(bytes: Uint8Array, signal?: AbortSignal): Promise<Result<ReadPicture, PictureProblem>> {
    if (bytes.length > pictureLimits.bytes) return tooLarge;
    const header = readHeader(bytes);
    if (!header.ok) return final(header.error);
    const problem = sizeProblem(header.value);
    if (problem !== null) return final(problem);
    const { isPlain, width, height, type } = header.value;
    if (isPlain && width * height <= mostPixelsHere) return this.#readDecoded(bytes, signal);
    if (this.#normaliser === null)
      return final(
        `The picture (${type}, ${width}×${height} pixels) needs the renderer to be read, which is not there.`,
      );
    const normal = await this.#normaliser.normalise(bytes, signal);
    return normal.ok ? this.#readDecoded(normal.value, signal) : normal;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const tooLarge = final(`The picture has more than ${pictureLimits.bytes >> 20} MB.`);
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
