/** What of SVG a logo is drawn with. What is not in these lists is not handed to the rasteriser. */

const names = (text: string) => new Map(text.split(" ").map((name) => [name.toLowerCase(), name]));

/** By their names in lower case, as HTML has them: the names as SVG writes them. */
export const elements = names(
  "svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask linearGradient radialGradient stop style",
);

/** Say something of the picture and draw nothing; they are left out with all that is in them. */
export const unseen = names("title desc metadata sodipodi:namedview");

/** Draw, but not what could be drawn here: without their fonts, pictures and effects another logo would come out. */
export const undrawable = names("text tspan textPath image switch foreignObject filter pattern marker");

export const attributes = names(
  [
    "id class transform style d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points viewBox pathLength",
    "fill fill-opacity fill-rule clip-rule clip-path mask opacity color stroke stroke-width stroke-opacity stroke-linecap",
    "stroke-linejoin stroke-miterlimit gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity",
    "clipPathUnits maskUnits maskContentUnits href xlink:href display visibility mask-type",
  ].join(" "),
);
