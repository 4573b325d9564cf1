import { useMutation, useQueryClient } from "@tanstack/react-query";
import facts from "facts:correction";
import { useState, type FormEvent } from "react";
import type { DeliveredConcept, Verdict } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";
import { deliveryQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem } from "../../parts/Problem.tsx";

interface ConceptApprovalProps {
  deliveryId: string;
  concept: DeliveredConcept;
  /** Viewers approve and reject, and change nothing. */
  mayCorrect: boolean;
  onCorrect: () => void;
}

/** What is said of a concept, with the ways to say otherwise or to have it drawn anew. */
export function ConceptApproval({ deliveryId, concept, mayCorrect, onCorrect }: ConceptApprovalProps) {
  const { version, approval, version_under_way: underWay } = concept;
  return (
    <div className="conceptSaid">
      <p className="soft" role="status" dir="auto">
        {version === 1 ? null : `Version ${version}. `}
        {underWay === null ? null : `Version ${underWay} is being drawn. `}
        {saidText(approval)}
      </p>
      <Decision deliveryId={deliveryId} concept={concept} mayCorrect={mayCorrect} onCorrect={onCorrect} />
    </div>
  );
}

function Decision({ deliveryId, concept, mayCorrect, onCorrect }: ConceptApprovalProps) {
  const { index, version, approval } = concept;
  const [isRejecting, setIsRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const queries = useQueryClient();
  const decide = useMutation({
    // The version that is on the screen: what somebody else has redrawn meanwhile is not approved unseen.
    mutationFn: (verdict: Verdict) => client.approveConcept(deliveryId, index, { ...verdict, version }),
    onSuccess: () => {
      setIsRejecting(false);
      setReason("");
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deliveryQuery(deliveryId).queryKey }),
  });
  const reject = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate({ status: "rejected", ...(reason.trim() === "" ? {} : { reason: reason.trim() }) });
  };
  const of = <span className="hidden"> concept {index}</span>;
  if (isRejecting) {
    return (
      <form onSubmit={reject} noValidate>
        <Field label="Why" hint="May be left out.">
          {(input) => (
            <textarea
              {...input}
              rows={2}
              maxLength={facts.maxReason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className="row">
          <Button type="submit" look="danger" isBusy={decide.isPending}>
            Reject{of}
          </Button>
          <Button look="quiet" onClick={() => setIsRejecting(false)}>
            Cancel
          </Button>
        </div>
        <Problem error={decide.error} />
      </form>
    );
  }
  return (
    <>
      <div className="row">
        {approval.status === "none" ? (
          <>
            <Button isBusy={decide.isPending} onClick={() => decide.mutate({ status: "approved" })}>
              Approve{of}
            </Button>
            <Button onClick={() => setIsRejecting(true)}>Reject{of}</Button>
          </>
        ) : (
          <Button look="quiet" isBusy={decide.isPending} onClick={() => decide.mutate({ status: "none" })}>
            Take back<span className="hidden"> what was said of concept {index}</span>
          </Button>
        )}
        {mayCorrect ? <Button onClick={onCorrect}>Correct{of}</Button> : null}
      </div>
      <Problem error={decide.error} />
    </>
  );
}

function saidText({ status, reason, before }: DeliveredConcept["approval"]): string {
  const because = (why: string | null) => (why === null ? "." : `: ${why}`);
  if (status !== "none") return `${status === "approved" ? "Approved" : "Rejected"}${because(reason)}`;
  return before === undefined ? "" : `The version before was ${before.status}${because(before.reason)}`;
}
