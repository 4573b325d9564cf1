import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import facts from "facts:review";
import { useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import type { CreatedLink, ShownLink } from "../../api/people.ts";
import { shareLinksQuery } from "../../api/queries.ts";
import { ActionsHeading } from "../../parts/ActionsHeading.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Field } from "../../parts/Field.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { Secret } from "../../parts/Secret.tsx";
import { useKept } from "../../parts/useKept.ts";
import { timeText } from "../../parts/words.ts";
import "./comments.css";

interface ShareDialogProps {
  deliveryId: string;
  /** Viewers see the links, and make and end none. */
  mayShare: boolean;
  onClose: () => void;
}

/** The share links of a delivery: made for somebody, shown once, ended. */
export function ShareDialog({ deliveryId, mayShare, onClose }: ShareDialogProps) {
  const queries = useQueryClient();
  const links = useQuery(shareLinksQuery(deliveryId));
  const nameInput = useFocusHeir<HTMLInputElement>(links.data?.map(({ share_link_id: id }) => id).join());
  const [name, setName, clearSent] = useKept("share.name", "");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [made, setMade] = useState<CreatedLink | null>(null);
  const lookAgain = () => queries.invalidateQueries({ queryKey: shareLinksQuery(deliveryId).queryKey });
  const create = useMutation({
    mutationFn: (typed: string) =>
      call("POST /deliveries/{delivery_id}/share-links", {
        params: { delivery_id: deliveryId },
        body: { name: typed.trim() },
      }),
    onSuccess: (link, typed) => {
      setMade(link);
      clearSent(typed);
      void lookAgain();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = name.trim() === "";
    setComplaint(isEmpty ? "Say whom the link is for." : null);
    if (!isEmpty && !create.isPending) create.mutate(name);
  };
  const problem = complaint ?? fieldProblem(create.error, "name");
  return (
    <Dialog label="Share this delivery" className="shareDialog" onClose={onClose}>
      <div className="row between">
        <h2>Share</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <p>
        Whoever has a link sees these ads without an account, comments on them, and approves or rejects each. They see
        nothing else of yours.
      </p>
      <Secret
        name={`Link for ${made?.name ?? ""}`}
        value={made?.url ?? null}
        note="Send it to them. It is shown this once; make another one when you need it again."
      />
      {mayShare ? (
        <form className="inline" noValidate onSubmit={submit}>
          <Field label="Whom the link is for" problem={problem}>
            {(input) => (
              <input
                {...input}
                ref={nameInput}
                maxLength={facts.maxNameCharacters}
                autoComplete="off"
                placeholder="Mara, agency"
                value={name}
                onChange={({ target }) => {
                  setName(target.value);
                  setComplaint(null);
                }}
              />
            )}
          </Field>
          <Button type="submit" look="main" isBusy={create.isPending}>
            Make a link
          </Button>
        </form>
      ) : null}
      <Problem error={(problem === null ? create.error : null) ?? links.error} />
      {links.data === undefined || links.data.length === 0 ? null : (
        <table className="folds">
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Last opened</th>
              <ActionsHeading />
            </tr>
          </thead>
          <tbody>
            {links.data.map((link) => (
              <LinkRow
                key={link.share_link_id}
                link={link}
                deliveryId={deliveryId}
                mayEnd={mayShare}
                onEnded={lookAgain}
              />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function LinkRow({
  link: { share_link_id: id, name, last_opened_at: openedAt },
  deliveryId,
  mayEnd,
  onEnded,
}: {
  link: ShownLink;
  deliveryId: string;
  mayEnd: boolean;
  onEnded: () => unknown;
}) {
  const end = useMutation({
    mutationFn: () =>
      call("DELETE /deliveries/{delivery_id}/share-links/{share_link_id}", {
        params: { delivery_id: deliveryId, share_link_id: id },
      }),
    onSettled: onEnded,
  });
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td data-name="Last opened">{openedAt === null ? "not yet" : timeText(openedAt)}</td>
      <td>
        {mayEnd ? (
          <Button look="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
            End<span className="hidden"> the link for {name}</span>
          </Button>
        ) : null}
        <Problem error={end.error} />
      </td>
    </tr>
  );
}
