import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Draws what lies in memory on a canvas, which needs no address for it, that the page's policy would have to admit. `isDrawn`: there is
 * something on it.
 */
export function useDrawn(picture: Blob | undefined): { canvas: RefObject<HTMLCanvasElement | null>; isDrawn: boolean } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (picture === undefined) return;
    let isOver = false;
    void createImageBitmap(picture).then((bitmap) => {
      const element = canvas.current;
      if (isOver || element === null) return;
      element.width = bitmap.width;
      element.height = bitmap.height;
      element.getContext("2d")?.drawImage(bitmap, 0, 0);
      bitmap.close();
      setDrawn(true);
    });
    return () => {
      isOver = true;
    };
  }, [picture]);
  return { canvas, isDrawn };
}
