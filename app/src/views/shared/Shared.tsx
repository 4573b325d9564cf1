import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import facts from "facts:review";
import { useRef, useState } from "react";
import { call } from "../../api/client.ts";
import type { SharedDelivery, ShownComment } from "../../api/people.ts";
import { sharedQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText } from "../../parts/words.ts";
import { AdDialog } from "../delivery/AdDialog.tsx";
import { placeOf, type AdPlace } from "../delivery/adPlace.ts";
import { AdTile } from "../delivery/AdTile.tsx";
import { commentsLabel, CommentThread } from "../delivery/CommentThread.tsx";
import { ConceptApproval, ofConcept, type SeenVerdict } from "../delivery/ConceptApproval.tsx";
import { deciderOf } from "../delivery/deciderOf.ts";
import "../delivery/delivery.css";
import "./shared.css";

const route = getRouteApi("/shared/$token");

/** A delivery for somebody who has its share link and no account: to look at, comment on, approve and reject. */
export function Shared() {
  const { token } = route.useParams();
  const shared = useQuery(sharedQuery(token));
  useTitle("Ads to review");
  if (shared.isPending) return <main className="waiting" aria-busy="true" aria-label="The page is loading" />;
  if (shared.data === null) {
    return (
      <main className="view narrow">
        <h1>This link has ended</h1>
        <p className="lead">Its ads are gone, or whoever shared them has ended it. Ask them for another one.</p>
      </main>
    );
  }
  if (shared.data === undefined) {
    return (
      <main className="view narrow">
        <h1>No connection</h1>
        <Problem error={shared.error} />
        <Button onClick={() => void shared.refetch()}>Try again</Button>
      </main>
    );
  }
  return <Ads token={token} shared={shared.data} trouble={shared.error} />;
}

function Ads({ token, shared, trouble }: { token: string; shared: SharedDelivery; trouble: Error | null }) {
  const { ads, brand_name: brand, link_name: linkName, status } = shared;
  const [name, setName] = useKept("guest-name", "");
  const [complaint, setComplaint] = useState<string | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<AdPlace | null>(null);
  const [discussed, setDiscussed] = useState<number | null>(null);
  const ready = ads.filter(({ static_url: url }) => url !== null);
  const open = placeOf(opened, ready);
  const concepts = [...Map.groupBy(ads, ({ index }) => index).entries()];
  const whoever = name.trim();
  /** False, and the name is asked for, where the guest has not said who they are. */
  const isNamed = () => {
    setComplaint(whoever === "" ? "Say who you are first: it stands beside what you say." : null);
    if (whoever === "") {
      setDiscussed(null);
      // The dialog gives the focus back to its button first.
      setTimeout(() => nameInput.current?.focus(), 0);
    }
    return whoever !== "";
  };
  return (
    <>
      <header className="top sharedTop">
        <div className="bar">
          <span className="name" dir="auto">
            {brand ?? "Ad Creative"}
          </span>
          <span className="soft" dir="auto">
            For {linkName}
          </span>
        </div>
      </header>
      <main className="view">
        <div className="head">
          <div>
            <h1>{titleOf(shared)}</h1>
            <p className="lead">Say of each whether it may run. The team sees it within seconds.</p>
          </div>
          <Field label="Your name" problem={complaint}>
            {(input) => (
              <input
                {...input}
                ref={nameInput}
                className="guestName"
                maxLength={facts.maxNameCharacters}
                autoComplete="name"
                dir="auto"
                value={name}
                onChange={({ target }) => {
                  setName(target.value);
                  setComplaint(null);
                }}
              />
            )}
          </Field>
        </div>
        <Problem error={trouble} />
        <ul className="concepts">
          {concepts.map(([index, sizes]) => (
            <li key={index} className="concept">
              <div className="sizes">
                {sizes.map((ad) => (
                  <AdTile key={ad.orientation} ad={ad} isFailed={status === "failed"} onOpen={() => setOpened(ad)} />
                ))}
              </div>
              <h2 dir="auto">{sizes[0]?.headline}</h2>
              <p className="soft" dir="auto">
                {sizes[0]?.product_name}
              </p>
              {status === "completed" ? (
                <Said
                  token={token}
                  shared={shared}
                  index={index}
                  name={whoever}
                  isNamed={isNamed}
                  onDiscuss={setDiscussed}
                />
              ) : null}
            </li>
          ))}
        </ul>
        {open < 0 ? null : (
          <AdDialog ads={ready} at={open} brand={brand ?? ""} onTurn={setOpened} onClose={() => setOpened(null)} />
        )}
        {discussed === null ? null : (
          <Discussion
            token={token}
            index={discussed}
            comments={commentsOf(shared, discussed)}
            name={whoever}
            isNamed={isNamed}
            onClose={() => setDiscussed(null)}
          />
        )}
      </main>
    </>
  );
}

interface SaidProps {
  token: string;
  shared: SharedDelivery;
  index: number;
  name: string;
  isNamed: () => boolean;
  onDiscuss: (index: number) => void;
}

function Said({ token, shared, index, name, isNamed, onDiscuss }: SaidProps) {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (verdict: SeenVerdict) =>
      call("PUT /shared/{token}/concepts/{index}/approval", { params: { token, index }, body: { ...verdict, name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharedQuery(token).queryKey }),
  });
  const concept = shared.concepts.find((one) => one.index === index);
  if (concept === undefined) return null;
  return (
    <ConceptApproval
      place={`guest-reason ${index} ${token}`}
      concept={concept}
      decider={deciderOf(concept, shared.comments)}
      decide={(verdict) => (isNamed() ? decide.mutateAsync(verdict) : Promise.reject(new Error("nobody is named")))}
      isBusy={decide.isPending}
      error={decide.error}
    >
      <Button look="quiet" onClick={() => onDiscuss(index)}>
        {commentsLabel(commentsOf(shared, index).length)}
        {ofConcept(concept)}
      </Button>
    </ConceptApproval>
  );
}

interface DiscussionProps {
  token: string;
  index: number;
  comments: readonly ShownComment[];
  name: string;
  isNamed: () => boolean;
  onClose: () => void;
}

function Discussion({ token, index, comments, name, isNamed, onClose }: DiscussionProps) {
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (text: string) =>
      call("POST /shared/{token}/comments", { params: { token }, body: { name, concept_index: index, text } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharedQuery(token).queryKey }),
  });
  return (
    <Dialog label={`Comments on concept ${index}`} className="commentsDialog" onClose={onClose}>
      <div className="row between">
        <h2>Concept {index}</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <CommentThread
        place={`guest-comment ${index} ${token}`}
        comments={comments}
        send={(text) => (isNamed() ? add.mutateAsync(text) : Promise.reject(new Error("nobody is named")))}
        isBusy={add.isPending}
        error={add.error}
      />
    </Dialog>
  );
}

function commentsOf({ comments }: SharedDelivery, index: number): ShownComment[] {
  return comments.filter(({ concept_index: of }) => of === index);
}

function titleOf({ ads, status }: SharedDelivery): string {
  const count = new Set(ads.map(({ index }) => index)).size;
  if (status === "failed") return "These ads could not be made";
  return status === "completed" ? `${countText(count, "concept")} to look at` : "The ads are being drawn";
}
