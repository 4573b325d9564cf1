export type Brush = "keep" | "erase";

interface Point {
  x: number;
  y: number;
}

/** One line of the brush, in pixels of the picture. */
export interface Stroke {
  brush: Brush;
  diameter: number;
  points: Point[];
}

/** Paints a stroke, from one of its points on, into a mask that is opaque where the picture is kept. */
export function paintStroke(mask: CanvasRenderingContext2D, { brush, diameter, points }: Stroke, from = 0): void {
  const [first, ...rest] = points.slice(from);
  if (first === undefined) return;
  mask.save();
  mask.globalCompositeOperation = brush === "keep" ? "source-over" : "destination-out";
  mask.lineWidth = diameter;
  mask.lineCap = "round";
  mask.lineJoin = "round";
  mask.beginPath();
  mask.moveTo(first.x, first.y);
  // A line to where it began is a dot.
  for (const { x, y } of rest.length === 0 ? [first] : rest) mask.lineTo(x, y);
  mask.stroke();
  mask.restore();
}
