import { categoryPrompt } from "../core/creative/categoryPrompt.ts";
import { surroundingsPrompt } from "../core/creative/surroundingsPrompt.ts";
import { errorText } from "../core/errorText.ts";
import { isPhotographed } from "../core/rendering/categories.ts";
import { lightSideOf } from "../core/rendering/surroundingsLight.ts";
import type { Scene } from "../core/rendering/scene.ts";
import type { DailyCounts } from "../ports/dailyCounts.ts";
import type { ImageModel } from "../ports/imageModel.ts";
import type { KeptFiles } from "../ports/keptFiles.ts";
import type { Runtime } from "../ports/runtime.ts";

export interface GroundPictureContext {
  runtime: Runtime;
  keptFiles: Pick<KeptFiles, "get" | "put">;
  /** Null where none is bound: the renderer draws all grounds. */
  imageModel: ImageModel | null;
}

/** What of a scene decides the picture that is its ground. */
export type PicturedScene = Pick<Scene, "setting" | "texture" | "style" | "layout" | "palette" | "seed">;

/** Prefix of the keys of all grounds. */
export const groundsPrefix = "grounds/";

/** 9:16 in sixteens of pixels, which is what models draw; the 4:5 is a part of it. */
const size = { width: 768, height: 1360 };

/**
 * The ground of a concept as the image model draws it, surroundings or a category that the trade photographs. It is kept under
 * a name that its description decides, so that a second attempt has the same. Null where there is no model, nothing that it should
 * draw, or no picture: the renderer draws the ground then.
 */
export async function groundPicture(
  { runtime, keptFiles, imageModel }: GroundPictureContext,
  scene: PicturedScene,
): Promise<Uint8Array | null> {
  if (imageModel === null) return null;
  try {
    const prompt = promptFor(scene);
    if (prompt === null) return null;
    const request = { prompt, ...size, seed: scene.seed };
    const key = await keyOf(runtime, imageModel, request);
    const kept = await keptFiles.get(key);
    if (kept !== null) return kept;
    const drawn = await imageModel.draw(request);
    if (drawn !== null) await keep(keptFiles, key, drawn);
    return drawn;
  } catch (error) {
    console.warn(`No picture for the scene (${errorText(error)}); it is drawn instead.`);
    return null;
  }
}

/** Where the picture under a scene is kept; null where none can be. */
export async function groundKey(
  { runtime, imageModel }: Pick<GroundPictureContext, "runtime" | "imageModel">,
  scene: PicturedScene,
): Promise<string | null> {
  const prompt = imageModel === null ? null : promptFor(scene);
  if (imageModel === null || prompt === null) return null;
  return keyOf(runtime, imageModel, { prompt, ...size, seed: scene.seed });
}

async function keyOf(runtime: Runtime, { name }: ImageModel, request: object): Promise<string> {
  return `${groundsPrefix}${await runtime.sha256Hex(JSON.stringify([name, request]))}`;
}

/** The image model as one account may use it: past the day's limit it draws nothing, and the renderer draws the grounds. */
export function countedImageModel(
  { imageModel, dailyCounts }: Pick<GroundPictureContext, "imageModel"> & { dailyCounts: DailyCounts },
  accountId: string,
): ImageModel | null {
  if (imageModel === null) return null;
  return {
    name: imageModel.name,
    draw: async (request) => {
      const usedUp = await dailyCounts.take(accountId, "groundPictures");
      if (usedUp === null) return imageModel.draw(request);
      console.warn("the image model draws no more today", accountId);
      return null;
    },
  };
}

/** What the model is asked for; null: the renderer draws this better than a picture shows it. */
function promptFor({ setting: surroundings, texture, style, layout, palette, seed }: PicturedScene): string | null {
  if (surroundings !== null) return surroundingsPrompt({ surroundings, palette, lightFrom: lightSideOf(seed) });
  return isPhotographed(texture) ? categoryPrompt({ texture, style, layout, palette }) : null;
}

/** The picture is used even where it cannot be kept. */
async function keep(keptFiles: GroundPictureContext["keptFiles"], key: string, picture: Uint8Array): Promise<void> {
  try {
    await keptFiles.put(key, picture);
  } catch (error) {
    console.warn(`The scene's picture could not be kept (${errorText(error)}).`);
  }
}
