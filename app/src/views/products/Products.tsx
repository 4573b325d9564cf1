import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useId, useState } from "react";
import type { Product } from "../../../../client/src/types.ts";
import { kitQuery, productsQuery } from "../../api/queries.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText } from "../../parts/words.ts";
import { BrandGround, GroundChoice, type Ground } from "./Ground.tsx";
import { OwnKind } from "./OwnKind.tsx";
import { OwnPicture } from "./OwnPicture.tsx";
import { reasonsOf } from "./reasons.ts";
import "./products.css";

type Shown = "all" | "usable" | "not";

/** The catalogue on a ground of one's choice, and why a product cannot be shown. */
export function Products() {
  useTitle("Products");
  const list = useQuery(productsQuery);
  const { data: kit } = useQuery(kitQuery);
  const mayChange = useMayEdit();
  const [ground, setGround] = useState<Ground>("white");
  const [shown, setShown] = useState<Shown>("all");
  const [sought, setSought] = useState("");
  const search = useDeferredValue(sought.trim().toLowerCase());
  const products = list.data?.products ?? [];
  const found = products.filter(
    (product) =>
      (shown === "all" || product.usable_for_ads === (shown === "usable")) &&
      `${product.name} ${product.category} ${product.handle}`.toLowerCase().includes(search),
  );
  const brandColour = kit?.kit.roles.background ?? kit?.kit.roles.primary ?? kit?.kit.colours[0] ?? null;
  return (
    <div className="view">
      <div className="head">
        <div>
          <h1>Products</h1>
          <p className="lead" role="status">
            {list.data === undefined
              ? "Looking them up…"
              : `${list.data.usable_count} of ${countText(list.data.product_count, "product")} can be shown in ads.`}
          </p>
        </div>
        {mayChange ? (
          <Link to="/create" className="button main">
            Create ads
          </Link>
        ) : null}
      </div>
      <Problem error={list.error} />
      <div className="productTools">
        <label className="hidden" htmlFor="search">
          Search products
        </label>
        <input
          id="search"
          type="search"
          placeholder="Search by name or kind"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Choice
          label="Which products"
          value={shown}
          onChange={setShown}
          choices={[
            ["all", "All"],
            ["usable", "Ready"],
            ["not", "Not ready"],
          ]}
        />
        <GroundChoice value={ground} onChange={setGround} brandColour={brandColour} />
      </div>
      {list.isSuccess && found.length === 0 ? (
        <p className="soft" role="status">
          {products.length === 0 ? "There are no products yet: the shop is not read." : "No product is called so."}
        </p>
      ) : null}
      <ul className="products">
        {found.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} ground={ground} brandColour={brandColour} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ProductCardProps {
  product: Product;
  ground: Ground;
  brandColour: string | null;
  /** Viewers only read. */
  mayChange: boolean;
}

function ProductCard({ product, ground, brandColour, mayChange }: ProductCardProps) {
  const nameId = useId();
  const { image_url: picture, usable_for_ads: isUsable, dropped_words: dropped } = product;
  return (
    <article className="product" aria-labelledby={nameId}>
      <div className={`productPicture ${ground === "black" ? "black" : ""}`}>
        <BrandGround ground={ground} brandColour={brandColour} />
        {picture === null ? <span className="soft">No picture</span> : <img src={picture} alt="" loading="lazy" />}
      </div>
      <h2 id={nameId} dir="auto" title={product.name}>
        {product.name}
      </h2>
      {mayChange ? <OwnKind product={product} /> : <p className="soft">{product.category}</p>}
      {reasonsOf(product).map(({ why, help }) => (
        <p key={why} className="productReason" dir="auto">
          {why}
          {mayChange && help !== null ? <span className="soft"> {help}</span> : null}
        </p>
      ))}
      {isUsable && mayChange ? (
        <Link to="/create" search={{ products: product.handle }} className="productLink">
          Create ads<span className="hidden"> of {product.name}</span>
        </Link>
      ) : null}
      {mayChange ? <OwnPicture product={product} brandColour={brandColour} /> : null}
      {dropped === undefined ? null : (
        <details>
          <summary>{countText(dropped.length, "phrase")} left out of ads</summary>
          <ul>
            {dropped.map(({ field, text, reason }) => (
              <li key={`${field} ${text}`}>
                <q dir="auto">{text}</q>: {reason} ({field})
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
