import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import type { DeliveryEntry } from "../../api/people.ts";
import { balanceQuery, brandQuery, deliveriesQuery, deliveryQuery, isBeingRead, kitQuery } from "../../api/queries.ts";
import { MoreButton, nextPageOf } from "../../parts/MoreButton.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { Swatch } from "../../parts/Swatch.tsx";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText, creditsText, formatNames, statusNames, timeText, usdText } from "../../parts/words.ts";
import "./home.css";

/** Balance, brand and the latest deliveries; who has no brand yet is led to the first run. */
export function Home() {
  useTitle("Home");
  const brand = useQuery(brandQuery);
  const balance = useQuery(balanceQuery);
  const { data: kit } = useQuery(kitQuery);
  const mayEdit = useMayEdit();
  // What came in later would push the deliveries down.
  if (brand.isPending || balance.isPending) return <div className="view" aria-busy="true" />;
  if (brand.data === null) return <Navigate to="/start" replace />;
  if (brand.isLoadingError) {
    return (
      <div className="view narrow">
        <Problem error={brand.error} />
      </div>
    );
  }
  const { name, website, status_message: message, ready_for_ads: isReady } = brand.data;
  const heading = kit?.kit.fonts.heading ?? null;
  const colours = kit?.kit.colours.slice(0, 6) ?? [];
  return (
    <div className="view">
      <div className="head">
        <div>
          <h1 dir="auto">{name}</h1>
          <p className="lead" dir="auto">
            {message}
          </p>
        </div>
        {isReady && mayEdit ? (
          <Link to="/create" className="button main">
            Create ads
          </Link>
        ) : null}
        {isReady ? null : (
          <Link to="/start" className="button main">
            {isBeingRead(brand.data) ? "See the reading" : "See what is missing"}
          </Link>
        )}
      </div>
      <div className="facts">
        <Link to="/settings/billing" className="fact">
          <span className="factName">Balance</span>
          <span className="factFigure">
            {balance.data === undefined ? "…" : creditsText(balance.data.credits_balance)}
          </span>
          <span className="soft">
            {balance.data === undefined
              ? null
              : `${usdText(balance.data.credits_balance_usd_equivalent)} · ${balance.data.pricing.static_ad_credits} a concept as stills, ${balance.data.pricing.full_ad_credits} with videos`}
          </span>
        </Link>
        <Link to="/products" className="fact">
          <span className="factName">Products</span>
          <span className="factFigure">{brand.data.product_count}</span>
          <span className="soft">
            {countText(brand.data.total_products_scraped, "product found", "products found")}; see which can be shown
          </span>
        </Link>
        <Link to="/start" className="fact">
          <span className="factName">Brand</span>
          <span className="factSwatches">
            {colours.map((hex) => (
              <Swatch key={hex} hex={hex} />
            ))}
          </span>
          <span className="soft" dir="auto">
            {hostOf(website)}
            {heading === null ? null : ` · ${heading}`}
          </span>
        </Link>
      </div>
      <Deliveries />
    </div>
  );
}

function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host : website;
}

function Deliveries() {
  const found = useInfiniteQuery(deliveriesQuery);
  const entries = found.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="section">
        Latest deliveries
      </h2>
      <Problem error={found.error} />
      {found.isSuccess && entries.length === 0 ? (
        <p className="soft">Nothing was ordered yet. The first three ads take about a minute.</p>
      ) : null}
      <ul className="deliveries" aria-busy={found.isPending}>
        {entries.map((entry) => (
          <li key={entry.delivery_id}>
            <DeliveryCard entry={entry} />
          </li>
        ))}
      </ul>
      <MoreButton {...nextPageOf(found)}>Show earlier ones</MoreButton>
    </section>
  );
}

function DeliveryCard({ entry }: { entry: DeliveryEntry }) {
  const { data: delivery } = useQuery(deliveryQuery(entry.delivery_id));
  const status = delivery?.status ?? entry.status;
  const ready = delivery?.ads.filter(({ static_url: url }) => url !== null) ?? [];
  const first = ready.find(({ orientation }) => orientation === "square") ?? ready[0];
  const picture = first?.static_url ?? null;
  return (
    <Link to="/deliveries/$deliveryId" params={{ deliveryId: entry.delivery_id }} className="deliveryCard">
      {picture === null ? (
        <span className={`deliveryBlank ${status === "failed" ? "" : "pending"}`} />
      ) : (
        <img src={picture} alt="" width="1080" height="1350" loading="lazy" />
      )}
      <strong>{countText(entry.count, "concept")}</strong>
      {status === "completed" ? null : (
        <span className={`mark ${status === "failed" ? "bad" : ""}`}>{statusNames[status]}</span>
      )}
      <span className="soft">
        {formatNames[entry.format]} · {timeText(entry.created_at)}
      </span>
    </Link>
  );
}
