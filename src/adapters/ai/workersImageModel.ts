import { errorText } from "../../core/errorText.ts";
import type { ImageModel, ImageRequest } from "../../ports/imageModel.ts";
import { readHeader } from "../images/header.ts";
import { inTime } from "./inTime.ts";

/** What is needed of the Workers AI binding. */
export interface ImageGenerator {
  run(
    model: string,
    inputs: { multipart: { body: ReadableStream; contentType: string } },
    options?: { signal?: AbortSignal },
  ): Promise<unknown>;
}

const modelName = "@cf/black-forest-labs/flux-2-klein-4b";
const defaultTimeLimitMs = 25_000;
/** After a failure the model is not asked for so long: concepts do not queue up behind one that does not work. */
const restMs = 60_000;
/** Base64 of the largest picture that is taken; one of 768×1344 has about a megabyte. */
const mostCharacters = 16 * 1024 * 1024;
const leastSidePixels = 256;
/** Seeds are signed 32 bit there. */
const mostSeed = 0x7fffffff;

/** ImageModel over Workers AI: FLUX.2 takes a form and answers `{ image }` in base64. A failure of any kind is null and one warning. */
export class WorkersImageModel implements ImageModel {
  readonly name = modelName;
  readonly #ai: ImageGenerator;
  readonly #timeLimitMs: number;
  #restsUntilMs = 0;

  constructor(ai: ImageGenerator, timeLimitMs = defaultTimeLimitMs) {
    this.#ai = ai;
    this.#timeLimitMs = timeLimitMs;
  }

  async draw(request: ImageRequest): Promise<Uint8Array | null> {
    if (Date.now() < this.#restsUntilMs) return null;
    try {
      return pictureOf(await this.#run(request));
    } catch (error) {
      this.#restsUntilMs = Date.now() + restMs;
      console.warn(`The image model gave no picture (${errorText(error).slice(0, 200)}); the scene is drawn instead.`);
      return null;
    }
  }

  async #run({ prompt, width, height, seed }: ImageRequest): Promise<unknown> {
    const form = new FormData();
    form.set("prompt", prompt);
    form.set("width", String(width));
    form.set("height", String(height));
    form.set("seed", String(seed % mostSeed));
    // Only a body knows the boundary of its form.
    const { body, headers } = new Response(form);
    const contentType = headers.get("content-type");
    if (body === null || contentType === null) throw new Error("the form has no body");
    const inputs = { multipart: { body, contentType } };
    return inTime(this.#timeLimitMs, (signal) => this.#ai.run(modelName, inputs, { signal }));
  }
}

/** The picture in an answer, by its first bytes whole and large enough; throws for anything else. */
function pictureOf(output: unknown): Uint8Array {
  const image = typeof output === "object" && output !== null && "image" in output ? output.image : null;
  if (typeof image !== "string" || image === "" || image.length > mostCharacters) throw new Error("no picture");
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  const header = readHeader(bytes);
  if (!header.ok) throw new Error(header.error);
  const { type, width, height } = header.value;
  if (!["png", "jpeg", "webp"].includes(type)) throw new Error(`a picture of the type ${type}`);
  if (Math.min(width, height) < leastSidePixels) throw new Error(`a picture of ${width}×${height}`);
  return bytes;
}
