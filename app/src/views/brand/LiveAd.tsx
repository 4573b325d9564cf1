import * as ToggleGroup from "@radix-ui/react-toggle-group";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import placements from "facts:placements";
import { useEffect, useRef, useState } from "react";
import { ApiError, callForFile } from "../../api/client.ts";
import { productsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useSettled } from "../../parts/useSettled.ts";
import type { KitPatch } from "./form.ts";

/** So long nothing is typed before the ad is drawn anew. */
const pauseMs = 400;
/** A renderer that is busy with orders is asked again so often, at the times that it names. */
const mostRetries = 20;
const usualWaitSeconds = 3;

/** The two that every order has. */
const shapes = placements.filter(({ id }) => id === "vertical" || id === "square");

interface LiveAdProps {
  /** The kit's version, which the patch changes. */
  version: number;
  patch: KitPatch;
}

/** One ad of one product as the kit beside it would make it. The last one stays until the next is drawn; the latest kit wins. */
export function LiveAd({ version, patch }: LiveAdProps) {
  const [choice, setChoice] = useKept("brand.ad", { productId: "", placement: "square" });
  const { data: catalogue } = useQuery(productsQuery);
  const products = catalogue?.products.filter(({ usable_for_ads: isUsable }) => isUsable) ?? [];
  const product = products.find(({ id }) => id === choice.productId) ?? products[0];
  const shape = shapes.find(({ id }) => id === choice.placement) ?? shapes[0];
  const body = { product_id: product?.id, placement: shape?.id, kit: patch };
  const settled = useSettled(JSON.stringify(body), pauseMs);
  const still = useQuery({
    queryKey: ["kit-preview", version, settled],
    queryFn: ({ signal }) => callForFile("POST", "/brand/preview", JSON.parse(settled), signal),
    // Before the products are there, nothing is named.
    enabled: product !== undefined && settled.includes("product_id"),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: (failures, error) => isPassing(error) && failures < mostRetries,
    retryDelay: (_failures, error) => waitMs(error),
  });
  const isBusy = still.isFetching && isPassing(still.failureReason);
  return (
    <section className="liveAd" aria-labelledby="live-ad">
      <div className="liveAdTools">
        <h2 id="live-ad">An ad with this kit</h2>
        <ToggleGroup.Root
          type="single"
          className="choices"
          aria-label="Size"
          value={shape?.id ?? ""}
          onValueChange={(placement) => {
            if (placement !== "") setChoice((before) => ({ ...before, placement }));
          }}
        >
          {shapes.map(({ id, ratio }) => (
            <ToggleGroup.Item key={id} value={id}>
              {ratio}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
        <label className="hidden" htmlFor="live-ad-product">
          Product in the ad
        </label>
        <select
          id="live-ad-product"
          value={product?.id ?? ""}
          onChange={({ target }) => setChoice((before) => ({ ...before, productId: target.value }))}
        >
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {catalogue !== undefined && products.length === 0 ? (
        <p className="soft">No product can be shown in ads yet, so there is no ad to show.</p>
      ) : (
        <Still
          picture={still.data}
          placement={shape?.id ?? ""}
          label={`Ad of ${product?.name ?? "a product"} with the kit as it stands`}
          isStale={still.isFetching || settled !== JSON.stringify(body)}
        />
      )}
      <p className={`hint ${isBusy ? "busy" : ""}`} role="status">
        {isBusy ? "The renderers are busy with orders, which go first. It is drawn in a moment." : null}
        {!isBusy && still.isFetching ? "Being drawn …" : null}
        {!isBusy && !still.isFetching && still.isSuccess
          ? "Free, and kept nowhere. Style and words of an order vary."
          : null}
      </p>
      {still.error === null ? null : (
        <>
          <Problem error={still.error} />
          <Button onClick={() => void still.refetch()}>Draw it again</Button>
        </>
      )}
    </section>
  );
}

interface StillProps {
  picture: Blob | undefined;
  placement: string;
  label: string;
  /** Another one is on its way. */
  isStale: boolean;
}

/** A canvas needs no address for what lies in memory, which the page's policy would have to admit. */
function Still({ picture, placement, label, isStale }: StillProps) {
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
