import { addressOfPart, PictureRefusal, pictureLimits, type PicturePart } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { PictureNormaliser, PictureProblem } from "../../ports/pictures.ts";
import { askAboutPicture } from "./askAboutPicture.ts";
import type { Places } from "./places.ts";
import { unreached } from "./unreached.ts";

const timeoutMs = 15_000;

const temporary = (reason: string) => err({ reason, temporary: true });
const final = (reason: string) => err({ reason, temporary: false });

/** Asks a renderer that has room to read a picture (`POST /pictures` of core/rendering/protocol.ts). */
export class RendererPictureNormaliser implements PictureNormaliser {
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  async normalise(
    picture: Uint8Array | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
    part?: PicturePart,
  ): Promise<Result<Uint8Array, PictureProblem>> {
    const path = part === undefined ? "/pictures" : addressOfPart(part);
    const made = await madeOf(this.#places, path, picture, signal);
    return made.ok ? ok(made.value.png) : made;
  }
}

/** What a renderer that has room makes of a picture: a PNG, and what its headers say of it. */
export async function madeOf(
  places: Places,
  path: `/pictures${string}` | "/logos",
  picture: Uint8Array | ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): Promise<Result<{ png: Uint8Array; headers: Headers }, PictureProblem>> {
  if (picture instanceof Uint8Array && picture.length > pictureLimits.bytes)
    return final("The picture has too many bytes to be read.");
  try {
    const answer = await askAboutPicture(places, "picture", { path, picture, timeoutMs, signal }, readAnswer);
    if (answer !== null) return answer;
    return err({ reason: "The renderer that reads this kind of picture is busy.", temporary: true, busy: true });
  } catch (error) {
    return unreached("The renderer that reads this kind of picture", error);
  }
}

async function readAnswer(response: Response): Promise<Result<{ png: Uint8Array; headers: Headers }, PictureProblem>> {
  if (response.status === 200)
    return ok({ png: new Uint8Array(await response.arrayBuffer()), headers: response.headers });
  const body: unknown = await response.json().catch(() => null);
  const refusal = PictureRefusal.safeParse(body);
  if ((response.status === 422 || response.status === 413) && refusal.success) return final(refusal.data.message);
  return temporary(`The renderer failed on the picture (status ${response.status}).`);
}
