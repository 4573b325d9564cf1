import { type SceneStyle, TextureName } from "../rendering/scene.ts";
import { styles } from "./catalogue/catalogue.ts";
import type { Style } from "./style.ts";

/** A style whose category the renderer can draw. */
export type DrawableStyle = Style & { animationPrompt: TextureName };

export function isDrawable(style: Style): style is DrawableStyle {
  return TextureName.safeParse(style.animationPrompt).success;
}

/** What the catalogue holds of the categories that can be drawn today. */
export const drawableStyles: readonly DrawableStyle[] = styles.filter(isDrawable);

/** The style as a scene carries it to the renderer. Its palette scheme is in the scene's palette already. */
export function sceneStyleOf({ id, materials, form, light, seed }: Style): SceneStyle {
  return {
    id,
    materials: materials.slice(0, 6),
    coverageRatio: form.coverageRatio,
    scaleRatio: form.scaleRatio,
    cyclesPerLoop: form.cyclesPerLoop,
    lightAngleDegrees: light.angleDegrees,
    softnessRatio: light.softnessRatio,
    seed,
  };
}
