import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { canvasOf, contextOf, type Layers } from "./layers.ts";
import { paintStroke, type Brush, type Stroke } from "./strokes.ts";

interface CutOutCanvasProps {
  layers: Layers;
  /** The mask of the layers with all strokes; changed while one is painted. */
  mask: HTMLCanvasElement;
  /** Counts what has been painted and taken back. */
  version: number;
  brush: Brush;
  /** In pixels of the picture. */
  diameter: number;
  /** Whether what is left out shines through. */
  showsRest: boolean;
  label: string;
  describedBy: string;
  onBegin: () => void;
  onStroke: (stroke: Stroke) => void;
  /** The pointer was taken away, for two fingers that move the page. */
  onGivenUp: () => void;
}

/** A step of an arrow key, as a share of the brush. */
const stepShare = 0.25;

/** The cut-out under a brush, which a pointer leads, or the arrow keys with the space bar. */
export function CutOutCanvas(props: CutOutCanvasProps) {
  const { layers, mask, version, brush, diameter, showsRest, label, describedBy, onBegin, onStroke, onGivenUp } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const cut = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Stroke | null>(null);
  /** The pointer that paints; null: the space bar does. */
  const pointer = useRef<number | null>(null);
  const [cursor, setCursor] = useState<{ x: number; y: number } | null>(null);

  const draw = useEffectEvent(() => {
    if (canvas.current === null) return;
    cut.current ??= canvasOf(layers.width, layers.height);
    drawCutOut(contextOf(cut.current), layers, mask);
    const shown = contextOf(canvas.current);
    shown.clearRect(0, 0, layers.width, layers.height);
    shown.globalAlpha = showsRest ? 0.32 : 0;
    shown.drawImage(layers.colours, 0, 0);
    shown.globalAlpha = 1;
    shown.drawImage(cut.current, 0, 0);
    if (cursor !== null) drawBrush(shown, cursor, diameter, canvas.current);
  });
  useEffect(() => draw(), [layers, mask, version, diameter, showsRest, cursor]);

  const begin = (at: { x: number; y: number }, pointerId: number | null) => {
    end();
    onBegin();
    pointer.current = pointerId;
    stroke.current = { brush, diameter, points: [at] };
    paintStroke(contextOf(mask), stroke.current);
  };
  const goOn = (points: readonly { x: number; y: number }[]) => {
    const last = points.at(-1);
    if (last === undefined) return;
    const { current } = stroke;
    if (current !== null) {
      const from = current.points.length - 1;
      current.points.push(...points);
      paintStroke(contextOf(mask), current, from);
    }
    setCursor(last);
  };
  const end = () => {
    if (stroke.current === null) return;
    onStroke(stroke.current);
    stroke.current = null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const { key, currentTarget } = event;
    const here = cursor ?? { x: layers.width / 2, y: layers.height / 2 };
    const step = Math.max(1, Math.round(diameter * stepShare));
    const [x, y] = arrows[key] ?? [0, 0];
    if (key === " ") {
      if (stroke.current === null) begin(here, null);
      setCursor({ ...here });
    } else if (key in arrows) {
      const next = { x: within(here.x + x * step, layers.width), y: within(here.y + y * step, layers.height) };
      goOn([next]);
      showPlace(currentTarget, next);
    } else return;
    event.preventDefault();
  };

  return (
    <canvas
      ref={canvas}
      width={layers.width}
      height={layers.height}
      tabIndex={0}
      role="application"
      aria-roledescription="cut-out"
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointOf(event.currentTarget, event);
        begin(at, event.pointerId);
        setCursor(at);
      }}
      onPointerMove={(event) => {
        const { currentTarget, nativeEvent } = event;
        if (!event.isPrimary) return;
        const between = nativeEvent.getCoalescedEvents();
        goOn((between.length > 0 ? between : [nativeEvent]).map((one) => pointOf(currentTarget, one)));
      }}
      onPointerUp={({ pointerId }) => {
        if (pointerId === pointer.current) end();
      }}
      onPointerCancel={({ pointerId }) => {
        if (pointerId !== pointer.current || stroke.current === null) return;
        stroke.current = null;
        onGivenUp();
      }}
      onPointerLeave={() => {
        if (stroke.current === null) setCursor(null);
      }}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => {
        if (key === " ") end();
      }}
      onBlur={end}
    />
  );
}

const arrows: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within(place: number, size: number): number {
  return Math.min(size, Math.max(0, place));
}

/** Brings a place of the picture into the middle of what shows it, as far as it can be moved. */
function showPlace(canvas: HTMLCanvasElement, { x, y }: { x: number; y: number }): void {
  const stage = canvas.parentElement?.parentElement;
  const scale = scaleOf(canvas);
  stage?.scrollTo({
    left: canvas.clientWidth / 2 + (x - canvas.width / 2) * scale - stage.clientWidth / 2,
    top: canvas.clientHeight / 2 + (y - canvas.height / 2) * scale - stage.clientHeight / 2,
  });
}

/** The canvas keeps its picture's shape inside whatever box it has. */
function scaleOf(canvas: HTMLCanvasElement): number {
  return Math.min(canvas.clientWidth / canvas.width, canvas.clientHeight / canvas.height) || 1;
}

function pointOf(canvas: HTMLCanvasElement, { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">) {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const scale = scaleOf(canvas);
  return {
    x: (clientX - left - width / 2) / scale + canvas.width / 2,
    y: (clientY - top - height / 2) / scale + canvas.height / 2,
  };
}

function drawCutOut(cut: CanvasRenderingContext2D, { width, height, colours }: Layers, mask: HTMLCanvasElement): void {
  cut.globalCompositeOperation = "copy";
  cut.drawImage(mask, 0, 0, width, height);
  cut.globalCompositeOperation = "source-in";
  cut.drawImage(colours, 0, 0);
}

/** A ring that is seen on light and dark. */
function drawBrush(
  shown: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  diameter: number,
  canvas: HTMLCanvasElement,
): void {
  const line = 1 / scaleOf(canvas);
  for (const [colour, width] of [
    ["#fff", 3],
    ["#141110", 1.25],
  ] as const) {
    shown.beginPath();
    shown.arc(x, y, diameter / 2, 0, 2 * Math.PI);
    shown.strokeStyle = colour;
    shown.lineWidth = width * line;
    shown.stroke();
  }
}
