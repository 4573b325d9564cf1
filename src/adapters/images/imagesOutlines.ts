import { errorText } from "../../core/errorText.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { OutlineMap, PictureProblem, ProductOutlines, ProductShares } from "../../ports/pictures.ts";
import type { Pixels } from "./pixels.ts";

/** The part of the Images binding that is used. */
export type SegmentingImages = Pick<ImagesBinding, "input">;

/** Alpha from which a view shows the product. */
const shownAlpha = 128;
const viewCount = 2;

/**
 * Outlines by Cloudflare Images (`segment: "foreground"`). It looks twice, the second time at the mirror image: an outline that is
 * certain does not depend on it.
 */
export class ImagesOutlines implements ProductOutlines {
  readonly #images: SegmentingImages;
  readonly #decode: (png: Uint8Array) => Pixels | null;

  constructor(images: SegmentingImages, decode: (png: Uint8Array) => Pixels | null) {
    this.#images = images;
    this.#decode = decode;
  }

  async outline(picture: Uint8Array): Promise<Result<OutlineMap, PictureProblem>> {
    try {
      const upright = this.#decode(await this.#segmented(picture, false));
      const mirrored = this.#decode(await this.#segmented(picture, true));
      if (
        upright === null ||
        mirrored === null ||
        upright.width !== mirrored.width ||
        upright.height !== mirrored.height
      )
        return unreadable;
      return ok(mapOf(upright, mirrored));
    } catch (error) {
      return unreached(error);
    }
  }

  async edge(picture: Uint8Array): Promise<Result<ProductShares, PictureProblem>> {
    try {
      const seen = this.#decode(await this.#segmented(picture, false));
      if (seen === null) return unreadable;
      const { rgba, width, height } = seen;
      return ok({ width, height, mask: Uint8Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3] ?? 0) });
    } catch (error) {
      return unreached(error);
    }
  }

  /** The mirror image is turned, cut out and turned back. */
  async #segmented(picture: Uint8Array, isMirrored: boolean): Promise<Uint8Array> {
    let image = this.#images.input(streamOf(picture));
    if (isMirrored) image = image.transform({ flip: "h" });
    image = image.transform({ segment: "foreground" });
    if (isMirrored) image = image.transform({ flip: "h" });
    const answer = await image.output({ format: "image/png" });
    return new Uint8Array(await answer.response().arrayBuffer());
  }
}

const unreadable = err({ reason: "The outline service's answer could not be read.", temporary: true });

function unreached(error: unknown): Result<never, PictureProblem> {
  console.warn("the outline service failed", errorText(error));
  return err({ reason: "The outline service cannot be reached.", temporary: true });
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function mapOf(upright: Pixels, mirrored: Pixels): OutlineMap {
  const { width, height } = upright;
  const mask = new Uint8Array(width * height);
  const views = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const [one, other] = [upright.rgba[i * 4 + 3] ?? 0, mirrored.rgba[i * 4 + 3] ?? 0];
    mask[i] = (one + other) >> 1;
    views[i] = (one >= shownAlpha ? 1 : 0) | (other >= shownAlpha ? 2 : 0);
  }
  return { width, height, mask, views, viewCount };
}
