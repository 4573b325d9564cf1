import { settingPrompt } from "../core/creative/settingPrompt.ts";
import { errorText } from "../core/errorText.ts";
import { lightSideOf } from "../core/rendering/settingLight.ts";
import type { Scene } from "../core/rendering/scene.ts";
import type { ImageModel } from "../ports/imageModel.ts";
import type { Media } from "../ports/media.ts";
import type { Runtime } from "../ports/runtime.ts";

export interface SettingGroundContext {
  runtime: Runtime;
  media: Media;
  /** Null where none is bound: the renderer draws its own scenes. */
  imageModel: ImageModel | null;
}

/** 9:16 in sixteens of pixels, which is what models draw; the 4:5 is its lower part. */
const size = { width: 768, height: 1360 };

/**
 * The lifestyle scene of a concept as the image model draws it, kept under a name that its description decides, so that a second attempt
 * has the same. Null where there is no model, no scene, or no picture: the renderer's own scene stands in then.
 */
export async function settingGround(
  { runtime, media, imageModel }: SettingGroundContext,
  { setting, palette, seed }: Pick<Scene, "setting" | "palette" | "seed">,
): Promise<Uint8Array | null> {
  if (setting === null || imageModel === null) return null;
  try {
    const prompt = settingPrompt({ setting, palette, lightFrom: lightSideOf(seed) });
    const request = { prompt, ...size, seed };
    const key = `settings/${await runtime.sha256Hex(JSON.stringify([imageModel.name, request]))}`;
    const kept = await media.get(key);
    if (kept !== null) return kept;
    const drawn = await imageModel.draw(request);
    if (drawn !== null) await keep(media, key, drawn);
    return drawn;
  } catch (error) {
    console.warn(`No picture for the scene (${errorText(error)}); it is drawn instead.`);
    return null;
  }
}

/** A picture that cannot be kept is still a picture. */
async function keep(media: Media, key: string, picture: Uint8Array): Promise<void> {
  try {
    await media.put(key, picture, { contentType: "application/octet-stream", caching: "immutable" });
  } catch (error) {
    console.warn(`The scene's picture could not be kept (${errorText(error)}).`);
  }
}
