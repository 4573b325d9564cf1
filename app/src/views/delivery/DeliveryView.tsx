import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Delivery } from "../../../../client/src/types.ts";
import { ApiError, client } from "../../api/client.ts";
import {
  balanceQuery,
  brandQuery,
  commentsQuery,
  deliveriesQuery,
  deliveryQuery,
  hasEnded,
  isUnderWay,
  openDeliveryQuery,
} from "../../api/queries.ts";
import { watchDelivery } from "../../api/watchDelivery.ts";
import { Button } from "../../parts/Button.tsx";
import { NothingHere } from "../../parts/NothingHere.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText, creditsText, timeText } from "../../parts/words.ts";
import { AdDialog } from "./AdDialog.tsx";
import { placeOf, type AdPlace } from "./adPlace.ts";
import { AdTile } from "./AdTile.tsx";
import { CommentsDialog } from "./CommentsDialog.tsx";
import { commentsLabel } from "./CommentThread.tsx";
import { ConceptApproval, ofConcept, type SeenVerdict } from "./ConceptApproval.tsx";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { deciderOf } from "./deciderOf.ts";
import { DownloadAll } from "./DownloadAll.tsx";
import { filesOf } from "./fileNames.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { WebhookSection } from "./WebhookSection.tsx";
import "./delivery.css";

const route = getRouteApi("/framed/deliveries/$deliveryId");

/** A delivery, its ads as they are drawn. */
export function DeliveryView() {
  useTitle("Delivery");
  const { deliveryId } = route.useParams();
  const [isWatched, setWatched] = useState(false);
  const delivery = useQuery(openDeliveryQuery(deliveryId, isWatched));
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
  const [opened, setOpened] = useState<AdPlace | null>(null);
  const [correcting, setCorrecting] = useState<number | null>(null);
  const [discussed, setDiscussed] = useState<number | null>(null);
  const [isSharing, setSharing] = useState(false);
  const { ads, status } = delivery;
  const mayCorrect = useMayEdit();
  const ready = ads.filter(({ static_url: url }) => url !== null);
  const open = placeOf(opened, ready);
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
        <div className="deliveryAside">
          <p className="soft mono">{delivery.delivery_id}</p>
          {ready.length === 0 ? null : <Button onClick={() => setSharing(true)}>Share</Button>}
        </div>
      </div>
      <Problem error={trouble} />
      {status === "failed" ? (
        <div className="problem" role="alert">
          <p>{delivery.error?.message ?? "The delivery was given up."}</p>
          <p>
            {delivery.credits_refunded === undefined
              ? null
              : `${creditsText(delivery.credits_refunded)} are back on the account. `}
            {mayCorrect ? <Link to="/create">Order again</Link> : null}
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
                <AdTile key={ad.orientation} ad={ad} isFailed={status === "failed"} onOpen={() => setOpened(ad)} />
              ))}
            </div>
            <h2 dir="auto">{sizes[0]?.headline}</h2>
            <p className="soft" dir="auto">
              {sizes[0]?.product_name}
            </p>
            <Said
              delivery={delivery}
              index={sizes[0]?.index}
              mayCorrect={mayCorrect}
              onCorrect={setCorrecting}
              onDiscuss={setDiscussed}
            />
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
        <AdDialog ads={ready} at={open} brand={brandName} onTurn={setOpened} onClose={() => setOpened(null)} />
      )}
      {correcting === null ? null : (
        <CorrectDialog deliveryId={delivery.delivery_id} index={correcting} onClose={() => setCorrecting(null)} />
      )}
      {discussed === null ? null : (
        <CommentsDialog
          deliveryId={delivery.delivery_id}
          index={discussed}
          mayDeleteAll={mayCorrect}
          onClose={() => setDiscussed(null)}
        />
      )}
      {isSharing ? (
        <ShareDialog deliveryId={delivery.delivery_id} mayShare={mayCorrect} onClose={() => setSharing(false)} />
      ) : null}
    </div>
  );
}

interface SaidProps {
  delivery: Delivery;
  index: number | undefined;
  mayCorrect: boolean;
  onCorrect: (index: number) => void;
  onDiscuss: (index: number) => void;
}

/** Approval, comments and corrections of one concept; there from the delivery's end on. */
function Said({ delivery, index, mayCorrect, onCorrect, onDiscuss }: SaidProps) {
  const { delivery_id: deliveryId } = delivery;
  const queries = useQueryClient();
  const { data: comments = [] } = useQuery(commentsQuery(deliveryId));
  const decide = useMutation({
    mutationFn: (verdict: SeenVerdict) => client.approveConcept(deliveryId, index ?? 0, verdict),
    // The comments first: they say who has decided, so that the verdict is read out once, with its name.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: commentsQuery(deliveryId).queryKey });
      await queries.invalidateQueries({ queryKey: deliveryQuery(deliveryId).queryKey });
    },
  });
  const concept = delivery.concepts.find((one) => one.index === index);
  if (concept === undefined || delivery.status !== "completed") return null;
  const count = comments.filter(({ concept_index: of }) => of === concept.index).length;
  return (
    <ConceptApproval
      place={`reason ${deliveryId} ${concept.index}`}
      concept={concept}
      decider={deciderOf(concept, comments)}
      decide={decide.mutateAsync}
      isBusy={decide.isPending}
      error={decide.error}
    >
      {mayCorrect ? <Button onClick={() => onCorrect(concept.index)}>Correct{ofConcept(concept)}</Button> : null}
      <Button look="quiet" onClick={() => onDiscuss(concept.index)}>
        {commentsLabel(count)}
        {ofConcept(concept)}
      </Button>
    </ConceptApproval>
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
      return `${ordered} ${countText(ads.length, "ad")}, each inspected.`;
    case "failed":
      return ordered;
  }
}

function Progress({ done, total, isOver }: { done: number; total: number; isOver: boolean }) {
  if (isOver) return null;
  return <progress className="progress" aria-label="Ads drawn" {...(total === 0 ? {} : { value: done, max: total })} />;
}
