import facts from "facts:review";
import { useState, type FormEvent, type ReactNode } from "react";
import type { DeliveredConcept, Verdict } from "../../../../client/src/types.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem } from "../../parts/Problem.tsx";

/** A verdict on the version that was on the screen: what somebody else has redrawn meanwhile is not approved unseen. */
export type SeenVerdict = Verdict & { version: number };

type Approval = DeliveredConcept["approval"];
interface Concept extends Pick<DeliveredConcept, "index" | "version" | "version_under_way"> {
  approval: Omit<Approval, "before"> & { before?: Approval["before"] | undefined };
}

interface ConceptApprovalProps {
  concept: Concept;
  /** Rejects where it was not noted; `error` says why. */
  decide: (verdict: SeenVerdict) => Promise<unknown>;
  isBusy: boolean;
  error: Error | null;
  /** What else can be done about the concept. */
  children?: ReactNode;
}

/** What is said of a concept, with the ways to say otherwise. */
export function ConceptApproval(props: ConceptApprovalProps) {
  const { version, approval, version_under_way: underWay } = props.concept;
  return (
    <div className="conceptSaid">
      <p className="soft" role="status" dir="auto">
        {version === 1 ? null : `Version ${version}. `}
        {underWay === null ? null : `Version ${underWay} is being drawn. `}
        {saidText(approval)}
      </p>
      <Decision {...props} />
    </div>
  );
}

/** Which concept a button is about, for whoever hears the buttons without the pictures. */
export const ofConcept = ({ index }: Pick<Concept, "index">) => <span className="hidden"> concept {index}</span>;

function Decision({ concept, decide, isBusy, error, children }: ConceptApprovalProps) {
  const { index, version, approval } = concept;
  const [isRejecting, setIsRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const say = (verdict: Verdict) => {
    decide({ ...verdict, version }).then(
      () => {
        setIsRejecting(false);
        setReason("");
      },
      // It stands in `error`, and the form keeps what was typed.
      () => undefined,
    );
  };
  const reject = (event: FormEvent) => {
    event.preventDefault();
    say({ status: "rejected", ...(reason.trim() === "" ? {} : { reason: reason.trim() }) });
  };
  const of = ofConcept(concept);
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
          <Button type="submit" look="danger" isBusy={isBusy}>
            Reject{of}
          </Button>
          <Button look="quiet" onClick={() => setIsRejecting(false)}>
            Cancel
          </Button>
        </div>
        <Problem error={error} />
      </form>
    );
  }
  return (
    <>
      <div className="row">
        {approval.status === "none" ? (
          <>
            <Button isBusy={isBusy} onClick={() => say({ status: "approved" })}>
              Approve{of}
            </Button>
            <Button onClick={() => setIsRejecting(true)}>Reject{of}</Button>
          </>
        ) : (
          <Button look="quiet" isBusy={isBusy} onClick={() => say({ status: "none" })}>
            Take back<span className="hidden"> what was said of concept {index}</span>
          </Button>
        )}
        {children}
      </div>
      <Problem error={error} />
    </>
  );
}

function saidText({ status, reason, before }: Concept["approval"]): string {
  const because = (why: string | null) => (why === null ? "." : `: ${why}`);
  if (status !== "none") return `${status === "approved" ? "Approved" : "Rejected"}${because(reason)}`;
  return before === undefined ? "" : `The version before was ${before.status}${because(before.reason)}`;
}
