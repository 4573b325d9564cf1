import type { RailControl } from "./platformFrames.ts";

/** Radius of an advertiser's picture. */
const portraitRadius = 38;

/** The advertiser's picture, name, and that this is an ad; `y` is the middle of the line. */
export function Advertiser({ brand, x, y }: { brand: string; x: number; y: number }) {
  return (
    <g>
      <Portrait brand={brand} x={x + portraitRadius} y={y} />
      <text className="frameName" x={x + 2 * portraitRadius + 22} y={y - 4}>
        {shortened(brand)}
      </text>
      <text className="frameSmall" x={x + 2 * portraitRadius + 22} y={y + 32}>
        Sponsored
      </text>
    </g>
  );
}

function Portrait({ brand, x, y }: { brand: string; x: number; y: number }) {
  return (
    <g>
      <circle className="framePortrait" cx={x} cy={y} r={portraitRadius} />
      <text className="frameInitial" x={x} y={y + 13} textAnchor="middle">
        {Array.from(brand.trim())[0]?.toUpperCase() ?? ""}
      </text>
    </g>
  );
}

/** Drawn about the point of origin, about 44 each way. */
const controlPaths: Record<Exclude<RailControl, "advertiser">, string> = {
  like: "M0 21C-30 1 -24 -20 -11 -20C-5 -20 -1 -16 0 -12C1 -16 5 -20 11 -20C24 -20 30 1 0 21Z",
  comment: "M-12 14a22 19 0 1 1 9 3l-15 6z",
  send: "M-21 -19L22 0L-21 19L-13 0ZM-13 0h18",
  save: "M-15 -21h30v42l-15 -12l-15 12z",
  more: "M-18 0h.1M0 0h.1M18 0h.1",
};

export function Control({ control, brand, x, y }: { control: RailControl; brand: string; x: number; y: number }) {
  if (control === "advertiser") return <Portrait brand={brand} x={x} y={y} />;
  return (
    <g transform={`translate(${x} ${y}) scale(1.35)`}>
      <path className={control === "more" ? "frameLine frameDots" : "frameLine"} d={controlPaths[control]} />
    </g>
  );
}

/** A name that fits beside the controls. */
function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length > 26 ? `${characters.slice(0, 25).join("")}…` : name;
}
