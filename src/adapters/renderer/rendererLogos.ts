import { logoWordsHeader } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { DrawnLogo, LogoDrawer, PictureProblem } from "../../ports/pictures.ts";
import type { Places } from "./places.ts";
import { madeOf } from "./pictureNormaliser.ts";

/** Asks a renderer that has room to draw and read a logo (`POST /logos` of core/rendering/protocol.ts). */
export class RendererLogos implements LogoDrawer {
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  async draw(logo: Uint8Array): Promise<Result<DrawnLogo, PictureProblem>> {
    const made = await madeOf(this.#places, "/logos", logo);
    if (!made.ok) return made;
    const words = made.value.headers.get(logoWordsHeader);
    // A logo of which nobody knows what it says stands in no ad.
    if (words === null)
      return err({ reason: "The renderer does not say what is written in the logo.", temporary: true });
    return ok({ png: made.value.png, words: decodeURIComponent(words) });
  }
}
