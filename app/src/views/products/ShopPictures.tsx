import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product } from "../../../../client/src/types.ts";
import { ApiError, callForFile, client } from "../../api/client.ts";
import type { ShopPictureList } from "../../api/people.ts";
import { productsQuery, shopPicturesQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Problem, problemText } from "../../parts/Problem.tsx";
import { useDrawn } from "../../parts/useDrawn.ts";
import "./shopPictures.css";

/** A shop that is slow is asked again so often. */
const mostRetries = 2;

interface ShopPicturesProps {
  product: Product;
  onClose: () => void;
}

/** The shop's pictures of a product, of which ads show the one that is chosen. What cannot be used is refused and changes nothing. */
export function ShopPictures({ product: { id, name }, onClose }: ShopPicturesProps) {
  const queries = useQueryClient();
  const list = useQuery(shopPicturesQuery(id));
  const choose = useMutation({
    mutationFn: (pictureUrl: string) => client.setProductPicture(id, pictureUrl),
    onSuccess: () =>
      Promise.all(
        [productsQuery, shopPicturesQuery(id)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      ),
  });
  const pictures = list.data ?? [];
  return (
    <Dialog label={`The shop’s pictures of ${name}`} className="shopPictures" onClose={onClose}>
      <div className="row between">
        <h2 dir="auto">The shop’s pictures of {name}</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className="hint" role="status">
        {list.isPending ? "Looking them up …" : null}
        {list.isSuccess ? saidOf(pictures.length, choose) : null}
      </p>
      <Problem error={list.error ?? choose.error} />
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture.picture_url}>
            <ShopPicture
              productId={id}
              index={index}
              picture={picture}
              isBeingChosen={choose.isPending && choose.variables === picture.picture_url}
              onChoose={() => {
                if (!choose.isPending && !picture.is_shown) choose.mutate(picture.picture_url);
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function saidOf(count: number, { isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): string {
  if (count === 0) return "None are known yet. They are noted when the shop is read the next time.";
  if (isPending) return "Cutting the product out of it …";
  if (isSuccess) return "Ads show this picture from now on.";
  return "Choose the one that ads are to show. It stays when the shop is read again.";
}

interface ShopPictureProps {
  productId: string;
  index: number;
  picture: ShopPictureList["pictures"][number];
  isBeingChosen: boolean;
  onChoose: () => void;
}

/** One of them, as the service fetches it: the shop learns of nobody who looks. */
function ShopPicture({ productId, index, picture, isBeingChosen, onChoose }: ShopPictureProps) {
  const { picture_url: address, is_shown: isShown } = picture;
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
      aria-pressed={isShown}
      aria-busy={isBeingChosen || undefined}
      disabled={isGone}
      onClick={onChoose}
    >
      <span className={`shopPictureSheet ${isGone ? "gone" : isDrawn ? "" : "pending"}`}>
        {isGone ? <span dir="auto">{problemText(seen.error)}</span> : <canvas ref={canvas} aria-hidden="true" />}
      </span>
      <span className="shopPictureName">
        Picture {index + 1}
        {isBeingChosen ? " · being cut out …" : null}
        {isShown && !isBeingChosen ? <strong> · used now</strong> : null}
      </span>
    </button>
  );
}
