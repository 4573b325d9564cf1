import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { BrandShown } from "../../api/people.ts";
import { brandQuery, editedKitQuery, sessionQuery } from "../../api/queries.ts";
import { BrandKit } from "../../parts/BrandKit.tsx";
import { Button } from "../../parts/Button.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText } from "../../parts/words.ts";
import { kitFields } from "./form.ts";
import { KitFields } from "./KitFields.tsx";
import { LiveAd } from "./LiveAd.tsx";
import { MeanwhileChanged } from "./MeanwhileChanged.tsx";
import { isChangedMeanwhile, useKitDraft } from "./useKitDraft.ts";
import { Versions } from "./Versions.tsx";
import "./brand.css";

/** The brand kit: what ads are made from, edited beside an ad that shows each change, with its versions. */
export function Brand() {
  useTitle("Brand");
  const shown = useQuery(editedKitQuery);
  const { data: brand } = useQuery(brandQuery);
  const { data: session } = useQuery(sessionQuery);
  const mayEdit = useMayEdit();
  if (shown.data === undefined) {
    return (
      <div className="view narrow" aria-busy={shown.isPending}>
        <h1>Brand</h1>
        <Problem error={shown.error} />
      </div>
    );
  }
  if (shown.data === null) {
    return (
      <div className="view narrow">
        <h1>Brand</h1>
        <p className="lead">There is nothing to edit yet: the shop is not read.</p>
        <Link to="/start" className="button main">
          {brand === null ? "Name your shop" : "See how far it is read"}
        </Link>
      </div>
    );
  }
  return mayEdit ? (
    <Editor shown={shown.data} place={`brand.draft ${session?.account.account_id ?? ""}`} />
  ) : (
    <div className="view narrow">
      <h1>Brand</h1>
      <p className="lead">Your role reads; an editor of the account can change this.</p>
      <div className="panel">
        <BrandKit kit={shown.data.kit} />
      </div>
      <Versions shown={shown.data} mayRestore={false} />
    </div>
  );
}

function Editor({ shown, place }: { shown: BrandShown; place: string }) {
  const editing = useKitDraft(shown, place);
  const { changed, conflicts, problems, save } = editing;
  const saveButton = useFocusHeir<HTMLButtonElement>(changed.length);
  const isBlocked = changed.length === 0 || conflicts.length > 0 || problems.size > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked && !save.isPending) save.mutate();
  };
  const isToldAbove = isChangedMeanwhile(save.error) && editing.newer.length > 0;
  const isBeside = isToldAbove || kitFields.some((field) => fieldProblem(save.error, field) !== null);
  return (
    <form className="view brand" noValidate onSubmit={submit}>
      <div className="brandHead">
        <h1>Brand</h1>
        <p className="lead">
          What your ads are made from. What you set here stays when the shop is read again; everything else follows the
          shop.
        </p>
      </div>
      <div className="brandAd">
        <LiveAd version={shown.version} patch={editing.patch} />
      </div>
      <div className="brandFields">
        <MeanwhileChanged editing={editing} />
        <KitFields
          editing={editing}
          origins={shown.origins}
          logoProblem={shown.kit.logo_problem}
          kit={shown.kit}
          version={shown.version}
        />
        <div className="brandSave">
          {isBeside ? null : <Problem error={save.error} />}
          <div className="row">
            <Button type="submit" look="main" ref={saveButton} isBusy={save.isPending} isOff={isBlocked}>
              {changed.length === 0 ? "Saved" : `Save ${countText(changed.length, "change")}`}
            </Button>
            {changed.length === 0 ? null : (
              <Button look="quiet" onClick={() => editing.undo(kitFields)}>
                Discard
              </Button>
            )}
            <p className={`hint ${conflicts.length + problems.size > 0 ? "blocked" : ""}`} role="status">
              {stateText(editing)}
            </p>
          </div>
        </div>
        <Versions shown={shown} mayRestore />
      </div>
    </form>
  );
}

function stateText({ changed, conflicts, problems }: ReturnType<typeof useKitDraft>): string {
  if (conflicts.length > 0) return "Choose first which of the two you want.";
  if (problems.size > 0) return "Something is not right yet: see beside the field.";
  return changed.length === 0 ? "Ads that you order now are made from this." : "Not saved yet. It is kept in this tab.";
}
