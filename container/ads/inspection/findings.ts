import {
  cutoutLimits,
  labelLimits,
  productShare,
  type InspectionReport,
  type WordRole,
} from "../../../src/core/rendering/inspection.ts";
import { maxProductScale } from "../../../src/core/rendering/productScale.ts";
import type { Placement } from "../../../src/core/rendering/placements.ts";

const names: Record<WordRole | "product", string> = {
  brand: "brand mark",
  headline: "headline",
  support: "line of support",
  rating: "rating",
  proof: "proof point",
  callToAction: "call to action",
  product: "product",
};

const remains: Record<keyof typeof cutoutLimits, string> = {
  fringe: "The product has a pale fringe of its old ground along its outline",
  slab: "The product stands on a pale slab of its old ground",
  shadow: "The product still has the shadow of its old picture at its foot",
  haze: "The product still has a soft shadow or glow of its old picture",
  holes: "The product has ragged holes or bites in its outline",
};

const nameOf = (role: string) => names[role as WordRole] ?? role;
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** What is wrong with a still, in whole sentences; empty when nothing is. */
export function findingsOf(report: Omit<InspectionReport, "passed" | "findings">, wanted: Placement): string[] {
  const { dimensions, product, cutout, label, file } = report;
  const { min, max } = productShare[wanted.layoutClass];
  const findings: string[] = [];
  if (!dimensions.passed) {
    findings.push(
      `The picture is ${dimensions.width}×${dimensions.height} pixels instead of ${wanted.width}×${wanted.height}.`,
    );
  }
  for (const { platform, outside, passed } of report.safeZones) {
    if (!passed) findings.push(`On ${platform} the ${outside.map(nameOf).join(", ")} lies outside the safe zone.`);
  }
  for (const { role, ratio, required, passed } of report.contrast) {
    if (!passed) findings.push(`The ${nameOf(role)} has a contrast of ${ratio}:1, it needs ${required}:1.`);
  }
  for (const { role, pixels, required, passed } of report.typeSizes) {
    if (!passed) findings.push(`The ${nameOf(role)} is set in type smaller than ${required} pixels: ${pixels}.`);
  }
  for (const [one, other] of report.overlap.pairs) findings.push(`The ${nameOf(one)} overlaps the ${nameOf(other)}.`);
  for (const role of report.glyphs.clipped) {
    findings.push(`The ${nameOf(role)} is clipped or is not where it was set.`);
  }
  if (report.glyphs.missing.length > 0) {
    findings.push(`No shipped font has the characters ${report.glyphs.missing.join(" ")}.`);
  }
  if (product.scale > maxProductScale) {
    findings.push(
      `The product is drawn at ${product.scale} times the pixels of its picture, at most ${maxProductScale} times are sharp.`,
    );
  }
  if (product.share < min || product.share > max) {
    findings.push(
      `The product takes ${percent(product.share)} of the picture instead of ${percent(min)} to ${percent(max)}.`,
    );
  }
  for (const [name, most] of Object.entries(cutoutLimits)) {
    const measured = cutout[name as keyof typeof cutoutLimits];
    if (measured > most) findings.push(`${remains[name as keyof typeof cutoutLimits]} (${percent(measured)}).`);
  }
  if (!label.passed) {
    findings.push(
      `The product's pixels differ from its own picture by ${label.worstDifference} levels in the worst place (at most ${labelLimits.mostDifference}) and by ${label.psnrDecibels} dB over all (at least ${labelLimits.leastPsnrDecibels}).`,
    );
  }
  for (const { platform, maxBytes, passed } of file.platforms) {
    if (!passed) {
      const limit = maxBytes > 0 ? `at most ${maxBytes} bytes` : "no file of that type";
      findings.push(`The file (${file.contentType}, ${file.bytes} bytes) is not one that ${platform} takes: ${limit}.`);
    }
  }
  return findings.slice(0, 24);
}
