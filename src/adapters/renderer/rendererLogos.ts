import { logoWordsHeader } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { DrawnLogo, LogoDrawer, PictureProblem } from "../../ports/pictures.ts";
import type { Slot } from "./slot.ts";
import { madeOf } from "./pictureNormaliser.ts";

/** Asks the first renderer that has room to draw and read a logo (`POST /logos` of core/rendering/protocol.ts). */
export class RendererLogos implements LogoDrawer {
  readonly #slotsFor: (route: string) => Slot[];

  constructor(slotsFor: (route: string) => Slot[]) {
    this.#slotsFor = slotsFor;
  }

  async draw(logo: Uint8Array): Promise<Result<DrawnLogo, PictureProblem>> {
    const made = await madeOf(this.#slotsFor, "/logos", logo);
    if (!made.ok) return made;
    const words = made.value.headers.get(logoWordsHeader);
    // A logo of which nobody knows what it says stands in no ad.
    if (words === null)
      return err({ reason: "The renderer does not say what is written in the logo.", temporary: true });
    return ok({ png: made.value.png, words: decodeURIComponent(words) });
  }
}
