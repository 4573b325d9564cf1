import { useId } from "react";
import { Advertiser, Control } from "./frameParts.tsx";
import type { PlatformFrame } from "./platformFrames.ts";

type ScreenFrame = Extract<PlatformFrame, { kind: "screen" }>;

interface PlatformScreenProps {
  platform: string;
  frame: ScreenFrame;
  canvas: { width: number; height: number };
  brand: string;
}

/** Pixels from the frame, and between two controls at the right. */
const inset = 48;
const railStep = 158;
/** Half of a control and the room beside it. */
const railHalf = 82;
const button = { height: 104, bottom: 96, pillWidth: 380 };

/** A platform's controls over an ad that fills its screen. */
export function PlatformScreen({ platform, frame, canvas: { width, height }, brand }: PlatformScreenProps) {
  const { rail, captionBottom } = frame;
  const barWidth = width - inset - (rail === null ? inset : rail.right + railHalf);
  return (
    <svg className="zones" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`The ad as ${platform} frames it`}>
      <Shade width={width} height={height} bottom={(captionBottom ?? 300) + 160} />
      <Top look={frame.top} width={width} brand={brand} />
      {rail?.controls.map((control, place) => (
        <Control
          key={control}
          control={control}
          brand={brand}
          x={width - rail.right}
          y={height - rail.bottom + place * railStep}
        />
      ))}
      {captionBottom === null ? null : (
        <g>
          <Advertiser brand={brand} x={inset} y={height - captionBottom} />
          <rect
            className="frameFaint"
            x={inset}
            y={height - captionBottom + 70}
            width={barWidth * 0.86}
            height="20"
            rx="10"
          />
        </g>
      )}
      <CallToAction
        x={frame.button === "bar" ? inset : (width - button.pillWidth) / 2}
        y={height - button.bottom - button.height}
        width={frame.button === "bar" ? barWidth : button.pillWidth}
        radius={frame.button === "bar" ? 18 : button.height / 2}
      />
    </svg>
  );
}

/** What platforms lay below their controls, so that they can be seen on pale pictures. */
function Shade({ width, height, bottom }: { width: number; height: number; bottom: number }) {
  const id = useId();
  const top = 300;
  return (
    <g fill={`url(#${id})`}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.62" />
      </linearGradient>
      <rect y={height - bottom} width={width} height={bottom} />
      <rect width={width} height={top} transform={`translate(0 ${top}) scale(1 -1)`} />
    </g>
  );
}

function Top({ look, width, brand }: { look: ScreenFrame["top"]; width: number; brand: string }) {
  if (look === "back") return <path className="frameLine" d={`M${inset + 22} 122l-22 22l22 22m-22 -22h58`} />;
  if (look === "tabs") {
    return (
      <g>
        <rect className="frameFaint" x={width / 2 - 230} y="132" width="190" height="22" rx="11" />
        <rect className="frameFill" x={width / 2 + 40} y="132" width="190" height="22" rx="11" />
        <rect className="frameFill" x={width / 2 + 105} y="174" width="60" height="7" rx="3" />
      </g>
    );
  }
  const gap = 10;
  const partWidth = (width - 2 * inset - 2 * gap) / 3;
  return (
    <g>
      {[0, 1, 2].map((part) => (
        <rect
          key={part}
          className={part === 0 ? "frameFill" : "frameFaint"}
          x={inset + part * (partWidth + gap)}
          y="64"
          width={partWidth}
          height="8"
          rx="4"
        />
      ))}
      <Advertiser brand={brand} x={inset} y={144} />
      <path className="frameLine" d={`M${width - inset - 36} 126l36 36m0 -36l-36 36`} />
    </g>
  );
}

function CallToAction({ x, y, width, radius }: { x: number; y: number; width: number; radius: number }) {
  return (
    <g>
      <rect className="frameFill" x={x} y={y} width={width} height={button.height} rx={radius} />
      <text className="frameButton" x={x + width / 2} y={y + button.height / 2 + 14} textAnchor="middle">
        Shop now
      </text>
    </g>
  );
}
