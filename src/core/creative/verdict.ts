import type { Compliance } from "../contract/responses/compliance.ts";
import type { InspectionReport } from "../rendering/inspection.ts";

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
