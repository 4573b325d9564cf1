import { useQuery } from "@tanstack/react-query";
import placements from "facts:placements";
import { callForFile } from "../../api/client.ts";
import { productsQuery } from "../../api/queries.ts";
import type { KitPatch, KitPreview } from "../../api/people.ts";
import { AdPreview } from "../../parts/AdPreview.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useSettled } from "../../parts/useSettled.ts";

/** So long nothing is typed before the ad is drawn anew. */
const pauseMs = 400;

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
  const wanted: KitPreview | null =
    product === undefined || shape === undefined ? null : { product_id: product.id, placement: shape.id, kit: patch };
  const body = wanted === null ? "" : JSON.stringify(wanted);
  const settled = useSettled(body, pauseMs);
  return (
    <section className="liveAd" aria-labelledby="live-ad">
      <div className="liveAdTools">
        <h2 id="live-ad">An ad with this kit</h2>
        <Choice
          label="Size"
          value={shape?.id ?? ""}
          onChange={(placement) => setChoice((before) => ({ ...before, placement }))}
          choices={shapes.map(({ id, ratio }) => [id, ratio])}
        />
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
        <AdPreview
          // Before the products are there, nothing is named.
          drawnFrom={wanted !== null && settled !== "" ? `${version} ${settled}` : null}
          draw={(signal) => callForFile("POST /brand/preview", { body: JSON.parse(settled) as KitPreview, signal })}
          placement={shape?.id ?? ""}
          label={`Ad of ${product?.name ?? "a product"} with the kit as it stands`}
          isStale={settled !== body}
          hint="Free, and kept nowhere. Style and words of an order vary."
        />
      )}
    </section>
  );
}
