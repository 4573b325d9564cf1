import { useEffect, useRef, useState } from "react";

interface StylePreviewProps {
  /** The style's id. */
  id: string;
}

/** A style's still; it moves while its field is pointed at or has the focus, but not before people who want no motion. */
export function StylePreview({ id }: StylePreviewProps) {
  const preview = useRef<HTMLSpanElement>(null);
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const field = preview.current?.closest("label");
    if (field === null || field === undefined) return;
    const look = () => setLookedAt(true);
    const leave = () => setLookedAt(false);
    field.addEventListener("pointerenter", look);
    field.addEventListener("pointerleave", leave);
    field.addEventListener("focusin", look);
    field.addEventListener("focusout", leave);
    return () => {
      field.removeEventListener("pointerenter", look);
      field.removeEventListener("pointerleave", leave);
      field.removeEventListener("focusin", look);
      field.removeEventListener("focusout", leave);
    };
  }, []);
  const moves = isLookedAt && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const address = `/docs/assets/styles/${id}`;
  return (
    <span ref={preview} className="stylePreview">
      <img src={`${address}.jpg`} alt="" width="240" height="320" loading="lazy" />
      {moves ? (
        <video src={`${address}.mp4`} autoPlay muted loop playsInline disableRemotePlayback aria-hidden="true" />
      ) : null}
    </span>
  );
}
