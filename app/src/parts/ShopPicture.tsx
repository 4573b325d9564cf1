import { useQuery } from "@tanstack/react-query";
import { ApiError, callForFile } from "../api/client.ts";
import { problemText } from "./Problem.tsx";
import { useDrawn } from "./useDrawn.ts";
import "./shopPicture.css";

/** A shop that is slow is asked again so often. */
const mostRetries = 2;

/** What is said in place of a list that has none. */
export const noPicturesKnown = "None are known yet. They are noted when the shop is read the next time.";

interface ShopPictureProps {
  productId: string;
  /** Its place in the list of the product's pictures. */
  index: number;
  address: string;
  isChosen: boolean;
  /** What is said of it beside its number; null: nothing. */
  said: string | null;
  /** The product is being cut out of it. */
  isBusy: boolean;
  onChoose: () => void;
}

/** One of the shop's pictures of a product, to be chosen, as the service fetches it: the shop learns of nobody who looks. */
export function ShopPicture({ productId, index, address, isChosen, said, isBusy, onChoose }: ShopPictureProps) {
  const seen = useQuery({
    queryKey: ["shop-picture", productId, address],
    queryFn: ({ signal }) =>
      callForFile("GET /products/{product_id}/pictures/{index}", {
        params: { product_id: productId, index },
        query: { of: address },
        signal,
      }),
    staleTime: Infinity,
    retry: (failures, error) => error instanceof ApiError && error.status === 503 && failures < mostRetries,
  });
  const { canvas, isDrawn } = useDrawn(seen.data);
  const isGone = seen.isError;
  return (
    <button
      type="button"
      className="shopPicture"
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      disabled={isGone}
      onClick={onChoose}
    >
      <span className={`shopPictureSheet ${isGone ? "gone" : isDrawn ? "" : "pending"}`}>
        {isGone ? <span dir="auto">{problemText(seen.error)}</span> : <canvas ref={canvas} aria-hidden="true" />}
      </span>
      <span className="shopPictureName">
        Picture {index + 1}
        {isBusy ? " · being cut out …" : null}
        {said !== null && !isBusy ? <strong> · {said}</strong> : null}
      </span>
    </button>
  );
}
