import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import facts from "facts:correction";
import { useEffect, type FormEvent } from "react";
import type { ConceptVersion, ConceptVersions } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";
import type { PersonCorrection } from "../../api/people.ts";
import { deliveryQuery, productsQuery, versionsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { callKey, endCallKey } from "../../parts/callKey.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { Field } from "../../parts/Field.tsx";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { countText, timeText } from "../../parts/words.ts";
import { ConceptPicture } from "./ConceptPicture.tsx";
import { ConceptStyle } from "./ConceptStyle.tsx";
import { chosenPicture, correctionOf, productIdOf, wordsOf, type CorrectionEdits } from "./correction.ts";
import { useCutOut } from "./useCutOut.ts";
import "./correct.css";

interface CorrectDialogProps {
  deliveryId: string;
  index: number;
  onClose: () => void;
}

/** One concept with all of its versions, and the form by which the next one is drawn. */
export function CorrectDialog({ deliveryId, index, onClose }: CorrectDialogProps) {
  const versions = useQuery(versionsQuery(deliveryId, index));
  const queries = useQueryClient();
  const shown = versions.data?.version;
  const underWay = versions.data?.version_under_way;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: deliveryQuery(deliveryId).queryKey });
  }, [shown, underWay, deliveryId, queries]);
  return (
    <Dialog label={`Correct concept ${index}`} className="correctDialog" onClose={onClose}>
      <div className="row between">
        <h2>Correct concept {index}</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <Problem error={versions.error} />
      {versions.data === undefined ? null : <Versions concept={versions.data} />}
    </Dialog>
  );
}

function Versions({ concept }: { concept: ConceptVersions }) {
  const { versions, version: shownVersion, version_under_way: underWay } = concept;
  const shown = versions.find(({ version }) => version === shownVersion);
  return (
    <div className="correct">
      <p className="hidden" role="status">
        {underWay === null ? `Version ${shownVersion} is shown.` : `Version ${underWay} is being drawn.`}
      </p>
      <ol className="versions" aria-label="Versions">
        {versions.toReversed().map((version) => (
          <Version key={version.version} version={version} isShown={version.version === shownVersion} />
        ))}
      </ol>
      {shown === undefined ? null : <CorrectForm concept={concept} shown={shown} />}
    </div>
  );
}

function Version({ version: one, isShown }: { version: ConceptVersion; isShown: boolean }) {
  const stills = one.ads.filter(({ static_url: url }) => url !== null);
  return (
    <li>
      <p className="soft">
        Version {one.version}
        {isShown ? ", shown" : ""} · {timeText(one.created_at)}
      </p>
      {one.status === "failed" ? (
        <p className="wrong" role="alert" dir="auto">
          {one.failure}
        </p>
      ) : null}
      {one.status === "queued" || one.status === "rendering" ? <p>Being drawn …</p> : null}
      <div className="sizes">
        {stills.map(({ ad_id: id, static_url: url, headline, orientation }) => (
          <a key={id} className={`ad ${orientation}`} href={url ?? ""} target="_blank" rel="noreferrer">
            <img src={url ?? ""} alt={`${headline}, ${orientation}, version ${one.version}`} />
          </a>
        ))}
      </div>
    </li>
  );
}

const layoutNames: Readonly<Record<string, string>> = { situ: "in a scene", situSide: "in a scene, at its side" };

function CorrectForm({ concept, shown }: { concept: ConceptVersions; shown: ConceptVersion }) {
  const { delivery_id: deliveryId, index, corrections_left: left, version_under_way: underWay } = concept;
  const place = `correct ${deliveryId} ${index}`;
  const [edits, setEdits, clearSent] = useKept<CorrectionEdits>(place, {});
  const { data: catalogue } = useQuery(productsQuery);
  const queries = useQueryClient();
  const correction = correctionOf(edits, shown);
  const redraw = useMutation({
    mutationFn: ({ wanted }: { wanted: PersonCorrection; typed: CorrectionEdits }) =>
      client.correctConcept(deliveryId, index, wanted, { idempotencyKey: callKey(`${place} key`, wanted) }),
    onSuccess: (_version, { typed }) => {
      endCallKey(`${place} key`);
      clearSent(typed);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: versionsQuery(deliveryId, index).queryKey }),
  });
  const change = (part: CorrectionEdits) => {
    // One that is on its way still is: a second press would draw, and count, another version.
    if (!redraw.isPending) redraw.reset();
    setEdits((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (correction === null || redraw.isPending) return;
    cut.forget();
    redraw.mutate({ wanted: correction, typed: edits });
  };
  const wrong = (param: string) => fieldProblem(redraw.error, param);
  const words = { ...wordsOf(shown), ...edits };
  const products = catalogue?.products.filter(({ usable_for_ads: isUsable }) => isUsable) ?? [];
  const pictured = products.find(({ id }) => id === productIdOf(edits, shown)) ?? null;
  const cut = useCutOut(deliveryId, index, pictured?.id ?? null, (picture) => change({ picture }));
  const isBeside = fields.some(
    (param) => wrong(param) !== null && (!param.startsWith("picture_") || pictured !== null),
  );
  if (left === 0) return <p>This concept has been corrected as often as one may be.</p>;
  return (
    <form onSubmit={submit} noValidate>
      <p className="soft">Free, {countText(left, "correction")} left. What you leave as it is stays.</p>
      <Field label="Headline" problem={wrong("headline")}>
        {(input) => (
          <textarea
            {...input}
            rows={2}
            dir="auto"
            maxLength={facts.wordLimits.headline}
            value={words.headline}
            onChange={({ target }) => change({ headline: target.value })}
          />
        )}
      </Field>
      <Field label="Support" problem={wrong("support")}>
        {(input) => (
          <textarea
            {...input}
            rows={2}
            dir="auto"
            maxLength={facts.wordLimits.support}
            value={words.support}
            onChange={({ target }) => change({ support: target.value })}
          />
        )}
      </Field>
      <Field
        label="Proof points"
        hint={`One a line, ${facts.wordLimits.proofPoints} at most.`}
        problem={wrong("proof_points")}
      >
        {(input) => (
          <textarea
            {...input}
            rows={3}
            dir="auto"
            value={words.proofPoints}
            onChange={({ target }) => change({ proofPoints: target.value })}
          />
        )}
      </Field>
      <Field label="Call to action" problem={wrong("call_to_action")}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={facts.wordLimits.callToAction}
            value={words.callToAction}
            onChange={({ target }) => change({ callToAction: target.value })}
          />
        )}
      </Field>
      <div className="correctTwo">
        <Field label="Layout" problem={wrong("layout")}>
          {(input) => (
            <select {...input} value={edits.layout ?? ""} onChange={({ target }) => change({ layout: target.value })}>
              <option value="">As it is</option>
              {facts.layouts.map((layout) => (
                <option key={layout} value={layout}>
                  {layoutNames[layout] ?? layout}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Palette" problem={wrong("palette")}>
          {(input) => (
            <select {...input} value={edits.palette ?? ""} onChange={({ target }) => change({ palette: target.value })}>
              <option value="">As it is</option>
              {facts.palettes.map((palette) => (
                <option key={palette} value={palette}>
                  {palette}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Product" problem={wrong("product_id")}>
          {(input) => (
            <select
              {...input}
              value={edits.productId ?? ""}
              onChange={({ target }) => change({ productId: target.value })}
            >
              <option value="">As it is</option>
              {products.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === shown.product_id ? `${name} (its present picture)` : name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ConceptStyle
        chosen={edits.style ?? null}
        problem={wrong("style_id")}
        onChoose={(style) => change({ style: style ?? undefined })}
      />
      {pictured === null ? null : (
        <ConceptPicture
          key={pictured.id}
          deliveryId={deliveryId}
          productId={pictured.id}
          cut={cut}
          chosen={chosenPicture(edits, shown) ?? null}
          problem={wrong("picture_url") ?? wrong("picture_id")}
          onChoose={(picture) => {
            // The newest choice stands, whatever is still being cut out.
            cut.forget();
            change({ picture: picture === null ? undefined : { ...picture, productId: pictured.id } });
          }}
        />
      )}
      <div className="correctEnd">
        <Problem error={isBeside ? null : redraw.error} />
        <Button
          type="submit"
          look="main"
          isBusy={redraw.isPending}
          isOff={correction === null || underWay !== null || cut.isPending}
        >
          {underWay === null ? "Redraw" : `Version ${underWay} is being drawn`}
        </Button>
      </div>
    </form>
  );
}

const fields = [
  "headline",
  "support",
  "proof_points",
  "call_to_action",
  "layout",
  "style_id",
  "palette",
  "product_id",
  "picture_url",
  "picture_id",
] as const;
