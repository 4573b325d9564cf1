import { outlineLimits } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { OutlineMap, PictureProblem, ProductOutlines, ProductShares } from "../../ports/pictures.ts";
import { decodePixels } from "../images/photonCodec.ts";
import { askAboutPicture } from "./askAboutPicture.ts";
import type { Places } from "./places.ts";
import { unreached } from "./unreached.ts";

/** Up to nine looks of 0.8 s of a core each, and a few pictures that may be before this one. */
const timeoutMs = 30_000;

const temporary = (reason: string) => err({ reason, temporary: true });
const final = (reason: string) => err({ reason, temporary: false });

/** Asks a renderer that has room what its outline model sees (`POST /outlines` and `POST /edges` of core/rendering/protocol.ts). */
export class RendererOutlines implements ProductOutlines {
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  outline(picture: Uint8Array, signal?: AbortSignal): Promise<Result<OutlineMap, PictureProblem>> {
    return this.#ask("/outlines", picture, signal);
  }

  edge(picture: Uint8Array, signal?: AbortSignal): Promise<Result<ProductShares, PictureProblem>> {
    return this.#ask("/edges", picture, signal);
  }

  async #ask(
    path: "/outlines" | "/edges",
    picture: Uint8Array,
    signal: AbortSignal | undefined,
  ): Promise<Result<OutlineMap, PictureProblem>> {
    try {
      const answer = await askAboutPicture(this.#places, "outline", { path, picture, timeoutMs, signal }, readAnswer);
      if (answer !== null) return answer;
      return err({ reason: "The outline model is busy.", temporary: true, busy: true });
    } catch (error) {
      return unreached("The renderer that has the outline model", error);
    }
  }
}

async function readAnswer(response: Response): Promise<Result<OutlineMap, PictureProblem>> {
  if (response.status === 200) {
    const viewCount = Number(response.headers.get("outline-views"));
    const map = decoded(new Uint8Array(await response.arrayBuffer()), viewCount);
    return map === null ? temporary("The outline model's answer could not be read.") : ok(map);
  }
  await response.body?.cancel();
  if (response.status === 204) return final("No product stands out in the picture; a picture of it alone can be used.");
  if (response.status === 501)
    return final("The product cannot be told from its ground without an outline model, which is not set up.");
  return temporary(`The outline model failed on the picture (status ${response.status}).`);
}

function decoded(png: Uint8Array, viewCount: number): OutlineMap | null {
  if (!Number.isInteger(viewCount) || viewCount < 1 || viewCount > outlineLimits.maxViews) return null;
  const pixels = decodePixels(png);
  if (pixels === null) return null;
  const { rgba, width, height } = pixels;
  const mask = new Uint8Array(width * height);
  const views = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    mask[i] = rgba[i * 4] ?? 0;
    views[i] = rgba[i * 4 + 1] ?? 0;
  }
  return { width, height, mask, views, viewCount };
}
