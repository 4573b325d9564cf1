import { PictureRefusal, pictureLimits } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { PictureNormaliser, PictureProblem } from "../../ports/pictures.ts";
import { firstWithRoom } from "./firstWithRoom.ts";
import type { Slot } from "./slot.ts";
import { unreached } from "./unreached.ts";

const timeoutMs = 15_000;

const temporary = (reason: string) => err({ reason, temporary: true });
const final = (reason: string) => err({ reason, temporary: false });

/** Asks the first renderer that has room to read a picture (`POST /pictures` of core/rendering/protocol.ts). */
export class RendererPictureNormaliser implements PictureNormaliser {
  readonly #slotsFor: (route: string) => Slot[];

  /** `slotsFor`: the slots in the order in which a route tries them, as HttpRenderer has them. */
  constructor(slotsFor: (route: string) => Slot[]) {
    this.#slotsFor = slotsFor;
  }

  async normalise(
    picture: Uint8Array | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<Result<Uint8Array, PictureProblem>> {
    const made = await madeOf(this.#slotsFor, "/pictures", picture, signal);
    return made.ok ? ok(made.value.png) : made;
  }
}

/** Streamed pictures go to one renderer, to the next one once it is busy: waking all of them would take longer. */
let streamedTo = 0;

/** What the first renderer that has room makes of a picture: a PNG, and what its headers say of it. */
export async function madeOf(
  slotsFor: (route: string) => Slot[],
  path: "/pictures" | "/logos",
  picture: Uint8Array | ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): Promise<Result<{ png: Uint8Array; headers: Headers }, PictureProblem>> {
  const isWhole = picture instanceof Uint8Array;
  if (isWhole && picture.length > pictureLimits.bytes) return final("The picture has too many bytes to be read.");
  // What is sent as it comes is sent once: by then a second renderer would get the rest of it.
  const slots = isWhole ? slotsFor(`picture-${picture.length}`) : slotsFor(`picture-${streamedTo}`).slice(0, 1);
  try {
    const response = await firstWithRoom(slots, path, picture, { timeoutMs, signal });
    if (response !== null) return await readAnswer(response);
    if (!isWhole) streamedTo += 1;
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
