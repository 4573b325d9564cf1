import { z } from "zod";
import { WordRole, type InspectionReport } from "../rendering/inspection.ts";
import { LayoutName } from "../rendering/scene.ts";

/** The inspection of an ad's still as the API shows it. `findings` are whole sentences; without any it has passed. */
export const Compliance = z.object({
  passed: z.boolean(),
  findings: z.array(z.string()),
  /** The layout that was drawn. */
  layout: LayoutName,
  width: z.number().int(),
  height: z.number().int(),
  safe_zones: z.array(z.object({ platform: z.string(), passed: z.boolean() })),
  /** The ratio that 95 % of the pixels behind each block of words reach. */
  contrast: z.array(z.object({ element: WordRole, ratio: z.number(), required: z.number(), passed: z.boolean() })),
  /** Share of the picture that the box around the product takes, 0…1. */
  product_share: z.number(),
  /** Likeness of the product in the file to its own picture; above 30 no difference is to be seen. */
  product_psnr_db: z.number(),
  file_bytes: z.number().int(),
});
export type Compliance = z.infer<typeof Compliance>;

/** Every ad of a delivery keeps its own, so each is held to a few kilobytes. */
const mostFindings = 8;

/** What an inspection comes to. */
export function complianceOf(report: InspectionReport): Compliance {
  const { passed, findings, layout, dimensions, safeZones, contrast, product, label, file } = report;
  return {
    passed,
    findings: findings.slice(0, mostFindings),
    layout,
    width: dimensions.width,
    height: dimensions.height,
    safe_zones: safeZones.map((zone) => ({ platform: zone.platform, passed: zone.passed })),
    contrast: contrast.map(({ role, ...measured }) => ({ element: role, ...measured })),
    product_share: Math.round(product.share * 1000) / 1000,
    product_psnr_db: label.psnrDecibels,
    file_bytes: file.bytes,
  };
}
