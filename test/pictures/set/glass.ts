import { levelOf, lightOfLevel, linear } from "./light.ts";
import { bins, type Profile } from "./profile.ts";
import { shadeOf, type Material, type Stage } from "./stage.ts";

type Glass = (
  out: Uint8ClampedArray,
  at: number,
  py: number,
  place: { x: number; y: number },
  normal: { x: number; y: number; z: number },
  occlusion: number,
) => void;

/** Clear or tinted glass: what is behind, bent at the edges and mirrored by a filling, and the lamps on its front. */
export function glassOf(stage: Stage, material: Material & { kind: "glass" }, profile: Profile): Glass {
  const { width, height, centreX, scale } = stage;
  const behind = stage.behind();
  const tint = linear(material.colour);
  const liquid = material.liquid;
  const filling = liquid ? linear(liquid.colour) : tint;
  const shine = shadeOf(stage, "metal", 0.02);
  const mirrored = new Uint8ClampedArray(4);
  const binsAUnit = (bins - 1) / (profile.to - profile.from);
  return (out, at, py, { x, y }, normal, occlusion) => {
    const reach = Math.abs(x);
    const inner = liquid !== undefined && reach < liquid.width && y > liquid.from;
    const filled = inner && y < liquid.to;
    const bin = Math.min(bins - 1, Math.max(0, ((y - profile.from) * binsAUnit) | 0));
    const halfWidth = (profile.halfWidth[bin] ?? 0) * scale;
    const bent = filled ? -x * 0.9 : x * (1 - 0.35 * reach ** 4);
    const seenX = Math.min(width - 1, Math.max(0, (centreX + bent * halfWidth) | 0));
    const seenY = Math.min(height - 1, Math.max(0, (py + (liquid && y < liquid.from ? -14 * scale : 0)) | 0));
    const seen = (seenY * width + seenX) * 4;
    const path = filled ? Math.sqrt(Math.max(0, 1 - (reach / liquid.width) ** 2)) : 0;
    const wall = inner ? 0.6 / Math.max(0.35, Math.sqrt(1 - Math.min(0.99, reach) ** 2)) : 1.6;
    let dark = 1 - 0.62 * Math.max(0, (reach - 0.86) / 0.14) ** 1.6;
    if (liquid && !inner)
      dark *= y < liquid.from ? 0.84 + 0.14 * Math.sin(y * 0.16) : 0.88 + 0.1 * Math.sin(reach * 60);
    if (liquid && Math.abs(reach - liquid.width) < 0.025 && y > liquid.from) dark *= 0.72;
    if (filled && liquid.to - y < 7) dark *= 0.66;
    if (filled && liquid.to - y >= 7 && liquid.to - y < 12) dark *= 1.18;
    const glow = filled ? 0.82 + 0.36 * (x + 0.5) * path : 1;
    shine(mirrored, 0, normal, 1, 1, 1, 1);
    const sheen = 0.05 + 0.55 * (1 - normal.z) ** 4;
    for (let c = 0; c < 3; c++) {
      const light = lightOfLevel[behind[seen + c] ?? 0] ?? 0;
      const through = (tint[c] ?? 0) ** wall * (filled ? (filling[c] ?? 0) ** (0.45 + 1.5 * path) : 1);
      const front = (lightOfLevel[mirrored[c] ?? 0] ?? 0) * sheen * 1.6;
      out[at + c] = levelOf(light * through * dark * glow * (0.7 + 0.3 * occlusion) + front);
    }
    out[at + 3] = 255;
  };
}
