import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Ad, Delivery } from "../../../../client/src/types.ts";
import { ApiError } from "../../api/client.ts";
import {
  balanceQuery,
  brandQuery,
  deliveriesQuery,
  deliveryQuery,
  hasEnded,
  isUnderWay,
  sessionQuery,
} from "../../api/queries.ts";
import { watchDelivery } from "../../api/watchDelivery.ts";
import { NothingHere } from "../../parts/NothingHere.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { countText, creditsText, timeText } from "../../parts/words.ts";
import { AdDialog } from "./AdDialog.tsx";
import { ConceptApproval } from "./ConceptApproval.tsx";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { DownloadAll } from "./DownloadAll.tsx";
import { filesOf } from "./fileNames.ts";
import { WebhookSection } from "./WebhookSection.tsx";
import "./delivery.css";

const route = getRouteApi("/deliveries/$deliveryId");

/** A delivery, its ads as they are drawn. */
export function DeliveryView() {
  useTitle("Delivery");
  const { deliveryId } = route.useParams();
  const [isWatched, setWatched] = useState(false);
  const delivery = useQuery(deliveryQuery(deliveryId, isWatched));
  const queries = useQueryClient();
  const mayChange = delivery.data !== undefined && isUnderWay(delivery.data);
  useEffect(() => {
    if (!mayChange) return;
    const { queryKey } = deliveryQuery(deliveryId);
    return watchDelivery(deliveryId, setWatched, (told) => queries.setQueryData(queryKey, told));
  }, [mayChange, deliveryId, queries]);
  const isOver = delivery.data !== undefined && hasEnded(delivery.data);
  useEffect(() => {
    if (!isOver) return;
    // Lists show the end, and a refund is in the balance.
    void queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  }, [isOver, queries]);
  if (delivery.isPending) return <div className="view" aria-busy="true" />;
  if (delivery.error instanceof ApiError && delivery.error.status === 404) return <NothingHere />;
  if (delivery.data === undefined) {
    return (
      <div className="view narrow">
        <Problem error={delivery.error} />
      </div>
    );
  }
  return <Shown delivery={delivery.data} trouble={delivery.error} />;
}

function Shown({ delivery, trouble }: { delivery: Delivery; trouble: Error | null }) {
  const { data: brand } = useQuery(brandQuery);
  const { data: session } = useQuery(sessionQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState<number | null>(null);
  const { ads, status } = delivery;
  const mayCorrect = session !== undefined && session !== null && session.account.role !== "viewer";
  const ready = ads.filter(({ static_url: url }) => url !== null);
  const open = ready.findIndex(({ ad_id: id }) => id === openId);
  const concepts = [...Map.groupBy(ads, ({ index }) => index).values()];
  const brandName = brand?.name ?? "";
  return (
    <div className="view">
      <div className="head">
        <div>
          <h1>{titleOf(delivery)}</h1>
          <p className="lead" role="status">
            {summaryOf(delivery)}
          </p>
        </div>
        <p className="soft mono">{delivery.delivery_id}</p>
      </div>
      <Problem error={trouble} />
      {status === "failed" ? (
        <div className="problem" role="alert">
          <p>{delivery.error?.message ?? "The delivery was given up."}</p>
          <p>
            {delivery.credits_refunded === undefined
              ? null
              : `${creditsText(delivery.credits_refunded)} are back on the account. `}
            <Link to="/create">Order again</Link>
          </p>
        </div>
      ) : (
        <Progress done={ready.length} total={ads.length} isOver={hasEnded(delivery)} />
      )}
      {ready.length === 0 ? null : (
        <DownloadAll
          files={filesOf(ads)}
          brand={brandName}
          isWhole={status === "completed"}
          deliveryId={delivery.delivery_id}
        />
      )}
      <ul className="concepts">
        {concepts.map((sizes) => (
          <li key={sizes[0]?.index} className="concept">
            <div className="sizes">
              {sizes.map((ad) => (
                <AdTile key={ad.ad_id} ad={ad} isFailed={status === "failed"} onOpen={() => setOpenId(ad.ad_id)} />
              ))}
            </div>
            <h2 dir="auto">{sizes[0]?.headline}</h2>
            <p className="soft" dir="auto">
              {sizes[0]?.product_name}
            </p>
            <Said delivery={delivery} index={sizes[0]?.index} mayCorrect={mayCorrect} onCorrect={setCorrecting} />
          </li>
        ))}
        {ads.length === 0 && !hasEnded(delivery)
          ? [0, 1, 2].map((place) => (
              <li key={place} className="concept" aria-hidden="true">
                <div className="sizes">
                  <span className="adBlank vertical pending" />
                  <span className="adBlank square pending" />
                </div>
              </li>
            ))
          : null}
      </ul>
      {mayCorrect ? <WebhookSection deliveryId={delivery.delivery_id} isOver={hasEnded(delivery)} /> : null}
      {open < 0 ? null : (
        <AdDialog
          ads={ready}
          at={open}
          brand={brandName}
          onTurn={(ad) => setOpenId(ad.ad_id)}
          onClose={() => setOpenId(null)}
        />
      )}
      {correcting === null ? null : (
        <CorrectDialog deliveryId={delivery.delivery_id} index={correcting} onClose={() => setCorrecting(null)} />
      )}
    </div>
  );
}

interface SaidProps {
  delivery: Delivery;
  index: number | undefined;
  mayCorrect: boolean;
  onCorrect: (index: number) => void;
}

/** Approval and corrections of one concept; there from the delivery's end on. */
function Said({ delivery, index, mayCorrect, onCorrect }: SaidProps) {
  const concept = delivery.concepts.find((one) => one.index === index);
  if (concept === undefined || delivery.status !== "completed") return null;
  return (
    <ConceptApproval
      deliveryId={delivery.delivery_id}
      concept={concept}
      mayCorrect={mayCorrect}
      onCorrect={() => onCorrect(concept.index)}
    />
  );
}

function titleOf({ ads, status }: Delivery): string {
  const count = new Set(ads.map(({ index }) => index)).size;
  if (status === "failed") return "This delivery failed";
  if (count === 0) return "Your ads are being composed";
  return status === "completed" ? `${countText(count, "concept")}, ready` : `${countText(count, "concept")} on the way`;
}

function summaryOf({ status, ads, created_at: createdAt }: Delivery): string {
  const drawn = ads.filter(({ status: one }) => one === "rendered").length;
  const ordered = `Ordered ${timeText(createdAt)}.`;
  switch (status) {
    case "queued":
    case "processing":
      return `${ordered} Words are being written and styles chosen.`;
    case "rendering":
      return `${ordered} ${drawn} of ${countText(ads.length, "ad")} drawn.`;
    case "completed":
      return `${ordered} ${countText(ads.length, "ad")}, each inspected on its own pixels.`;
    case "failed":
      return ordered;
  }
}

function Progress({ done, total, isOver }: { done: number; total: number; isOver: boolean }) {
  if (isOver) return null;
  return <progress className="progress" aria-label="Ads drawn" {...(total === 0 ? {} : { value: done, max: total })} />;
}

function AdTile({ ad, isFailed, onOpen }: { ad: Ad; isFailed: boolean; onOpen: () => void }) {
  const { orientation, static_url: url, video_url: video } = ad;
  if (url === null) return <span className={`adBlank ${orientation} ${isFailed ? "" : "pending"}`} />;
  return (
    <button type="button" className={`ad ${orientation}`} onClick={onOpen}>
      <img src={url} alt={`${ad.headline}, ${orientation}`} loading="lazy" />
      {video === null ? null : <span className="adVideo">Video</span>}
    </button>
  );
}
