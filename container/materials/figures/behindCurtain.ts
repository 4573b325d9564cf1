import { fieldOf } from "../../engine/field.ts";
import { drawCurtain, type Cloth } from "../cloth/curtain.ts";
import { fillSilhouette, type Silhouette } from "./silhouettes.ts";
import { fadeShareOfHeads, type FigureLook } from "./stage.ts";
import { blurred, onto } from "./thrown.ts";

export interface CurtainLook extends Omit<FigureLook, "setup" | "fadeShare">, Cloth {
  silhouette: Silhouette;
  /** Places on the ground's ramp: of the light behind the cloth, away from it, and of the figure. */
  light: number;
  dusk: number;
  dark: number;
  /** How far the light reaches, and a low sun in it, in widths of the canvas. */
  reach: number;
  disc: number;
  blur: number;
}

/** A figure between a light and sheer cloth that the wind moves. */
export function behindCurtain(look: CurtainLook): FigureLook {
  return {
    ...look,
    fadeShare: fadeShareOfHeads,
    setup(brush, options) {
      const { width, height, stage, form } = options;
      const body = blurred(width, height, look.blur * width, (ctx) => {
        onto(ctx, stage);
        fillSilhouette(ctx, look.silhouette, () => "#000");
      });
      const covered = body.data();
      const { x, y } = look.subject;
      const side = stage.isMirrored ? -1 : 1;
      const middle = { x: stage.x + side * (x + 0.2) * stage.scale, y: stage.y + (y - 0.1) * stage.scale };
      const view = fieldOf(width, height, (px, py) => {
        const far = Math.hypot(px - middle.x, py - middle.y) / width;
        const glow = Math.exp(-((far / look.reach) ** 2));
        const sun = look.disc === 0 ? 0 : 1 / (1 + Math.exp((far - look.disc) * 160));
        const open = look.dusk + (look.light - look.dusk) * glow + 0.3 * sun;
        const hidden = (covered[(py * width + px) * 4 + 3] ?? 0) / 255;
        return open + (look.dark - open) * hidden;
      });
      // The cloth hangs over all of it.
      return drawCurtain(brush, options, look, { ...form, coverage: 1.1 }, view);
    },
  };
}
