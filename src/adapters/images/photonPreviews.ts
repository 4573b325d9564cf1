import { PhotonImage, resize, SamplingFilter } from "@cf-wasm/photon/workerd";
import type { Media } from "../../ports/media.ts";
import type { Previews } from "../../ports/previews.ts";
import { readHeader } from "./header.ts";
import { inTurn } from "./pictureRoom.ts";
import { mostPixelsHere } from "./pixels.ts";

const maxHeight = 320;
const jpegQuality = 80;
/** A preview is a courtesy: where pictures of products keep the memory busy for longer, there is none. */
const patienceMs = 2_000;

/** Scales stills down in the Worker, one at a time, beside the product pictures that share the isolate's memory. */
export class PhotonPreviews implements Previews {
  readonly #media: Media;

  constructor(media: Media) {
    this.#media = media;
  }

  preview(stillKey: string): Promise<Uint8Array | null> {
    return inTurn(async () => {
      const still = await this.#media.get(stillKey);
      return still === null ? null : scaled(still);
    }, patienceMs);
  }
}

/** Null for what photon would get wrong, and where it panics. */
function scaled(still: Uint8Array): Uint8Array | null {
  const header = readHeader(still);
  if (!header.ok || !header.value.isPlain) return null;
  const { width, height } = header.value;
  if (width * height > mostPixelsHere) return null;
  const scale = Math.min(1, maxHeight / height);
  const images: PhotonImage[] = [];
  try {
    const whole = PhotonImage.new_from_byteslice(still);
    images.push(whole);
    const small = resize(whole, Math.round(width * scale), Math.round(height * scale), SamplingFilter.Triangle);
    images.push(small);
    return small.get_bytes_jpeg(jpegQuality);
  } catch {
    return null;
  } finally {
    for (const image of images) image.free();
  }
}
