import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";
import { productsQuery, shopPicturesQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { noPicturesKnown, ShopPicture } from "../../parts/ShopPicture.tsx";
import "./shopPictures.css";

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
      <ul className="shopPictureList">
        {pictures.map((picture, index) => (
          <li key={picture.picture_url}>
            <ShopPicture
              productId={id}
              index={index}
              address={picture.picture_url}
              isChosen={picture.is_shown}
              said={picture.is_shown ? "used now" : null}
              isBusy={choose.isPending && choose.variables === picture.picture_url}
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
  if (count === 0) return noPicturesKnown;
  if (isPending) return "Cutting the product out of it …";
  if (isSuccess) return "Ads show this picture from now on.";
  return "Choose the one that ads are to show. It stays when the shop is read again.";
}
