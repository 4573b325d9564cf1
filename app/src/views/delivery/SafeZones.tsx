import type { PlacementFact } from "../../../../scripts/app/facts.ts";

interface SafeZonesProps {
  placement: PlacementFact;
  zone: PlacementFact["safeZones"][number];
}

/** What a platform covers of the picture, shaded; the frame is what it leaves clear. */
export function SafeZones({ placement: { width, height }, zone: { platform, margins } }: SafeZonesProps) {
  const clear = {
    x: margins.left,
    y: margins.top,
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const whole = `M0 0h${width}v${height}h${-width}z`;
  const hole = `M${clear.x} ${clear.y}v${clear.height}h${clear.width}v${-clear.height}z`;
  return (
    <svg className="zones" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`What ${platform} covers`}>
      <path className="zonesCovered" d={`${whole}${hole}`} />
      <rect className="zonesClear" {...clear} />
    </svg>
  );
}
