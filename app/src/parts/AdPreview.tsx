import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "../api/client.ts";
import { Button } from "./Button.tsx";
import { Problem } from "./Problem.tsx";
import { useDrawn } from "./useDrawn.ts";
import "./adPreview.css";

/** A renderer that is busy with orders is asked again so often, at the times that it names. */
const mostRetries = 20;
const usualWaitSeconds = 3;

interface AdPreviewProps {
  /** Tells one ad from another: it is drawn anew when this changes; null before it is known. */
  drawnFrom: string | null;
  draw: (signal: AbortSignal) => Promise<Blob>;
  placement: string;
  label: string;
  /** A place is kept for it before it is known what it is drawn from. */
  hasPlace?: boolean;
  /** What it is drawn from is about to change. */
  isStale?: boolean;
  /** What is said below an ad that is drawn. */
  hint: string;
}

/** One ad that is drawn for nothing and kept nowhere. The last one stays until the next is drawn. */
export function AdPreview({
  drawnFrom,
  draw,
  placement,
  label,
  hasPlace = true,
  isStale = false,
  hint,
}: AdPreviewProps) {
  const still = useQuery({
    queryKey: ["ad-preview", drawnFrom],
    queryFn: ({ signal }) => draw(signal),
    enabled: drawnFrom !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: (failures, error) => isPassing(error) && failures < mostRetries,
    retryDelay: (_failures, error) => waitMs(error),
  });
  const isBusy = still.isFetching && isPassing(still.failureReason);
  return (
    <>
      {hasPlace || drawnFrom !== null ? (
        <Still picture={still.data} placement={placement} label={label} isStale={still.isFetching || isStale} />
      ) : null}
      <p className={`hint ${isBusy ? "busy" : ""}`} role="status">
        {isBusy ? "The renderers are busy with orders, which go first. It is drawn in a moment." : null}
        {!isBusy && still.isFetching ? "Being drawn …" : null}
        {!isBusy && !still.isFetching && still.isSuccess ? hint : null}
      </p>
      {still.error === null ? null : (
        <>
          <Problem error={still.error} />
          <Button onClick={() => void still.refetch()}>Draw it again</Button>
        </>
      )}
    </>
  );
}

interface StillProps {
  picture: Blob | undefined;
  placement: string;
  label: string;
  /** Another one is on its way. */
  isStale: boolean;
}

function Still({ picture, placement, label, isStale }: StillProps) {
  const { canvas, isDrawn } = useDrawn(picture);
  return (
    <div className={`liveStill ${placement} ${isDrawn ? "" : "pending"} ${isStale && isDrawn ? "stale" : ""}`}>
      <canvas ref={canvas} role="img" aria-label={label} aria-busy={isStale} />
    </div>
  );
}

/** What passes by itself: there is no room beside the orders. */
function isPassing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "preview_busy";
}

function waitMs(error: Error): number {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return (seconds ?? usualWaitSeconds) * 1_000;
}
