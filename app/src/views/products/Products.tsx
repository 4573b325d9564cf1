import * as ToggleGroup from "@radix-ui/react-toggle-group";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useId, useState } from "react";
import type { Product } from "../../../../client/src/types.ts";
import { kitQuery, productsQuery, sessionQuery } from "../../api/queries.ts";
import { Problem } from "../../parts/Problem.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { countText } from "../../parts/words.ts";
import { OwnKind } from "./OwnKind.tsx";
import { OwnPicture } from "./OwnPicture.tsx";
import "./products.css";

type Ground = "white" | "black" | "brand";
type Shown = "all" | "usable" | "not";

/** The catalogue on a ground of one's choice, and why a product cannot be shown. */
export function Products() {
  useTitle("Products");
  const list = useQuery(productsQuery);
  const { data: kit } = useQuery(kitQuery);
  const { data: session } = useQuery(sessionQuery);
  const mayChange = session !== undefined && session !== null && session.account.role !== "viewer";
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
        <Link to="/create" className="button main">
          Create ads
        </Link>
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
            ["usable", "Can be shown"],
            ["not", "Cannot"],
          ]}
        />
        <Choice
          label="Ground"
          value={ground}
          onChange={setGround}
          choices={[
            ["white", "White"],
            ["black", "Black"],
            ...(brandColour === null ? [] : [["brand", "Brand"] as const]),
          ]}
        />
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

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly (readonly [Value, string])[];
}

function Choice<Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      className="choices"
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const choice = choices.find(([name]) => name === chosen);
        if (choice !== undefined) onChange(choice[0]);
      }}
    >
      {choices.map(([name, text]) => (
        <ToggleGroup.Item key={name} value={name}>
          {text}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
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
  const isOnBrand = ground === "brand" && brandColour !== null;
  return (
    <article className="product" aria-labelledby={nameId}>
      <div className={`productPicture ${ground === "black" ? "black" : ""}`}>
        {isOnBrand ? (
          <svg viewBox="0 0 4 5" preserveAspectRatio="none" aria-hidden="true">
            <rect width="4" height="5" fill={brandColour} />
          </svg>
        ) : null}
        {picture === null ? <span className="soft">No picture</span> : <img src={picture} alt="" loading="lazy" />}
      </div>
      <h2 id={nameId} dir="auto" title={product.name}>
        {product.name}
      </h2>
      {mayChange ? <OwnKind product={product} /> : <p className="soft">{product.category}</p>}
      {product.status === "Active" ? null : <p className="soft">{product.status}</p>}
      {isUsable ? (
        <Link to="/create" search={{ products: product.handle }} className="productLink">
          Create ads<span className="hidden"> of {product.name}</span>
        </Link>
      ) : (
        <p className="productReason" dir="auto">
          {reasonOf(product)}
        </p>
      )}
      {mayChange ? <OwnPicture product={product} /> : null}
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

/** Why a product cannot be shown, as the service says it. */
function reasonOf({ is_compatible, incompatibility_reason, picture_problem, status }: Product): string {
  if (!is_compatible && incompatibility_reason !== null) return incompatibility_reason;
  if (picture_problem !== undefined) return picture_problem;
  return status === "Active" ? "It has no picture that can be used." : `It is ${status.toLowerCase()} in the shop.`;
}
