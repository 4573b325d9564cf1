import { useMutation, useQueryClient } from "@tanstack/react-query";
import pictureTypes from "facts:pictureTypes";
import { lazy, Suspense, useState } from "react";
import type { Product } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";
import { productsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { FileButton } from "../../parts/FileButton.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { ShopPictures } from "./ShopPictures.tsx";

const TouchUp = lazy(async () => ({ default: (await import("./touchUp/TouchUp.tsx")).TouchUp }));

interface OwnPictureProps {
  product: Product;
  brandColour: string | null;
}

/**
 * Shows a product by a picture of one's own, by another of the shop's, or by the one that onboarding took. What cannot be used is refused
 * and changes nothing.
 */
export function OwnPicture({ product, brandColour }: OwnPictureProps) {
  const { id, name, picture_source: source, usable_for_ads: isUsable } = product;
  const [isChoosing, setChoosing] = useState(false);
  const [isTouchingUp, setTouchingUp] = useState(false);
  const queries = useQueryClient();
  const lookAgain = () => queries.invalidateQueries({ queryKey: productsQuery.queryKey });
  const send = useMutation({
    mutationFn: (picture: File) => client.setProductPicture(id, picture),
    onSuccess: lookAgain,
  });
  const restore = useMutation({ mutationFn: () => client.restoreProductPicture(id), onSuccess: lookAgain });
  const of = <span className="hidden"> for {name}</span>;
  return (
    <>
      <div className="ownPicture">
        <div className="row">
          <FileButton
            types={pictureTypes}
            isBusy={send.isPending}
            onFile={(picture) => {
              restore.reset();
              send.mutate(picture);
            }}
          >
            {send.isPending ? "Cutting it out …" : "Use another picture"}
            {of}
          </FileButton>
          {product.is_compatible ? (
            <Button look="quiet" className="slim" onClick={() => setChoosing(true)}>
              The shop’s pictures{of}
            </Button>
          ) : null}
          {isUsable ? (
            <Button look="quiet" className="slim" onClick={() => setTouchingUp(true)}>
              Touch up{of}
            </Button>
          ) : null}
          {source === "upload" ? (
            <Button
              look="quiet"
              className="slim"
              isBusy={restore.isPending}
              onClick={() => {
                send.reset();
                restore.mutate();
              }}
            >
              The shop’s again{of}
            </Button>
          ) : null}
        </div>
        <Problem error={send.error ?? restore.error} />
      </div>
      {isChoosing ? <ShopPictures product={product} onClose={() => setChoosing(false)} /> : null}
      {isTouchingUp ? (
        <Suspense>
          <TouchUp product={product} brandColour={brandColour} onClose={() => setTouchingUp(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
