import { useRef, useState } from "react";
import { canvasOf, contextOf, type Layers } from "./layers.ts";
import { paintStroke, type Stroke } from "./strokes.ts";

/** A mask with strokes on it that can be taken back and done again. */
export interface Strokes {
  mask: HTMLCanvasElement;
  /** Counts every change of the mask. */
  version: number;
  canUndo: boolean;
  canRedo: boolean;
  /** A stroke is being painted: nothing is taken back until it is added or given up. */
  begin: () => void;
  /** Notes a stroke that is painted already. */
  add: (stroke: Stroke) => void;
  /** What was painted of a stroke goes again. */
  giveUp: () => void;
  undo: () => void;
  redo: () => void;
}

export function useStrokes(layers: Layers): Strokes {
  const [mask] = useState(() => paintedMask(layers));
  const isPainting = useRef(false);
  const [done, setDone] = useState<readonly Stroke[]>([]);
  const [undone, setUndone] = useState<readonly Stroke[]>([]);
  const [version, setVersion] = useState(0);
  const become = (strokes: readonly Stroke[], others: readonly Stroke[]) => {
    setDone(strokes);
    setUndone(others);
    setVersion((before) => before + 1);
  };
  const repaint = (strokes: readonly Stroke[], others: readonly Stroke[]) => {
    paintMask(mask, layers, strokes);
    become(strokes, others);
  };
  return {
    mask,
    version,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    begin: () => {
      isPainting.current = true;
    },
    add: (stroke) => {
      isPainting.current = false;
      become([...done, stroke], []);
    },
    giveUp: () => {
      isPainting.current = false;
      repaint(done, undone);
    },
    undo: () => {
      const last = done.at(-1);
      if (last !== undefined && !isPainting.current) repaint(done.slice(0, -1), [...undone, last]);
    },
    redo: () => {
      const next = undone.at(-1);
      if (next !== undefined && !isPainting.current) repaint([...done, next], undone.slice(0, -1));
    },
  };
}

function paintedMask(layers: Layers): HTMLCanvasElement {
  const mask = canvasOf(layers.width, layers.height);
  paintMask(mask, layers, []);
  return mask;
}

function paintMask(mask: HTMLCanvasElement, layers: Layers, strokes: readonly Stroke[]): void {
  const context = contextOf(mask, true);
  context.clearRect(0, 0, mask.width, mask.height);
  context.drawImage(layers.mask, 0, 0);
  for (const stroke of strokes) paintStroke(context, stroke);
}
