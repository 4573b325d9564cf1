import type { ReactNode } from "react";
import { Advertiser, Control } from "./frameParts.tsx";

const headHeight = 132;
const footHeight = 222;

interface PlatformPostProps {
  platform: string;
  canvas: { width: number; height: number };
  brand: string;
  children: ReactNode;
}

/** An ad as a post in a feed: whose it is above it, and below it where it leads to and what readers can do. */
export function PlatformPost({ platform, canvas: { width }, brand, children }: PlatformPostProps) {
  return (
    <figure className="post" aria-label={`The ad as ${platform} frames it`}>
      <svg viewBox={`0 0 ${width} ${headHeight}`} aria-hidden="true">
        <Advertiser brand={brand} x={28} y={headHeight / 2} />
        <Control control="more" brand={brand} x={width - 66} y={headHeight / 2} />
      </svg>
      {children}
      <svg viewBox={`0 0 ${width} ${footHeight}`} aria-hidden="true">
        <text className="frameName" x="34" y="62">
          Shop now
        </text>
        <path className="frameLine" d={`M${width - 62} 28l22 22l-22 22`} />
        <path className="frameRule" d={`M0 100H${width}`} />
        <Control control="like" brand={brand} x={68} y={162} />
        <Control control="comment" brand={brand} x={176} y={162} />
        <Control control="send" brand={brand} x={286} y={162} />
        <Control control="save" brand={brand} x={width - 62} y={162} />
      </svg>
    </figure>
  );
}
