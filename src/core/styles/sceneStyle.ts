import type { SceneStyle } from "../rendering/scene.ts";
import type { Style } from "./style.ts";

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
