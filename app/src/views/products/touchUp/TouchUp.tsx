import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Product } from "../../../../../client/src/types.ts";
import { callForFile } from "../../../api/client.ts";
import { productsQuery } from "../../../api/queries.ts";
import { AdPreview } from "../../../parts/AdPreview.tsx";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { Problem } from "../../../parts/Problem.tsx";
import { loadLayers } from "./layers.ts";
import { TouchUpDesk } from "./TouchUpDesk.tsx";
import "./touchUp.css";

interface TouchUpProps {
  product: Product;
  brandColour: string | null;
  onClose: () => void;
}

interface ShownAd {
  /** Counted up with each ad that is asked for. */
  number: number;
  /** What is on the desk; null: the cut-out that ads show. */
  picture: File | null;
}

function drawAd(productId: string, picture: File | null, signal: AbortSignal): Promise<Blob> {
  return picture === null
    ? callForFile("POST /brand/preview", { body: { product_id: productId, placement: "square", kit: {} }, signal })
    : callForFile("POST /products/{product_id}/picture/preview", {
        params: { product_id: productId },
        body: picture,
        signal,
      });
}

/** A product's cut-out under a brush, and the ad that comes of it. */
export function TouchUp({ product, brandColour, onClose }: TouchUpProps) {
  const [isSaved, setSaved] = useState(false);
  const [ad, setAd] = useState<ShownAd | null>(null);
  const [isPainted, setPainted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const adSection = useRef<HTMLElement>(null);
  useEffect(() => {
    // It stands below the desk, where nobody would look for it.
    if (ad !== null) adSection.current?.scrollIntoView({ block: "nearest" });
  }, [ad]);
  const queries = useQueryClient();
  const close = () => {
    if (isPainted && !isAsked) setAsked(true);
    else onClose();
  };
  const layers = useQuery({
    queryKey: ["touch-up", product.id, product.image_url],
    async queryFn({ signal }) {
      // Somebody else may have changed it since the list was made.
      const { products } = await queries.fetchQuery({ ...productsQuery, staleTime: 0 });
      return loadLayers(products.find(({ id }) => id === product.id) ?? product, signal);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Dialog label={`Touch up ${product.name}`} className="touchUp" onClose={close}>
      <div className="row between touchUpHead">
        <h2 dir="auto">Touch up {product.name}</h2>
        <Button look="quiet" onClick={close}>
          {isAsked ? "Close all the same" : "Close"}
        </Button>
      </div>
      {isAsked ? (
        <p className="wrong" role="alert">
          What you painted is not used yet.
        </p>
      ) : null}
      {layers.isPending ? <p role="status">Getting the picture …</p> : null}
      <Problem error={layers.error} />
      {layers.data === undefined ? null : (
        <TouchUpDesk
          key={product.image_url}
          product={product}
          layers={layers.data}
          brandColour={brandColour}
          onPainted={() => {
            setPainted(true);
            setAsked(false);
          }}
          onTry={(picture) => {
            setSaved(false);
            setAd((before) => ({ number: (before?.number ?? 0) + 1, picture }));
          }}
          onSaved={() => {
            setPainted(false);
            setAsked(false);
            setSaved(true);
            setAd((before) => ({ number: (before?.number ?? 0) + 1, picture: null }));
          }}
        />
      )}
      <section ref={adSection} className="touchUpAd" aria-label="In an ad">
        <p role="status">{isSaved ? "Ads show this cut-out from now on." : null}</p>
        <AdPreview
          drawnFrom={ad === null ? null : `${product.id} ${product.image_url ?? ""} ${ad.number}`}
          draw={(signal) => drawAd(product.id, ad?.picture ?? null, signal)}
          placement="square"
          label={`Ad of ${product.name}`}
          hasPlace={false}
          hint={(ad?.picture ?? null) === null ? "Free, and kept nowhere." : "Tried out: ads show it once you use it."}
        />
      </section>
    </Dialog>
  );
}
