import facts from "facts:review";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { DeliveredConcept, Verdict } from "../../../../client/src/types.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { takeFocus, useFocusHeir } from "../../parts/focus.ts";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import type { Decider } from "./deciderOf.ts";

/** A verdict on the version that was on the screen: what somebody else has redrawn meanwhile is not approved unseen. */
export type SeenVerdict = Verdict & { version: number };

type Approval = DeliveredConcept["approval"];
interface Concept extends Pick<DeliveredConcept, "index" | "version" | "version_under_way"> {
  approval: Omit<Approval, "before"> & { before?: Approval["before"] | undefined };
}

interface ConceptApprovalProps {
  /** Under which name a reason is kept until it is sent. */
  place: string;
  concept: Concept;
  /** Who has said what is said of it; null where nobody is named. */
  decider: Decider;
  /** Rejects where it was not noted; `error` says why. */
  decide: (verdict: SeenVerdict) => Promise<unknown>;
  isBusy: boolean;
  error: Error | null;
  /** What else can be done about the concept. */
  children?: ReactNode;
}

/** What is said of a concept, with the ways to say otherwise. */
export function ConceptApproval(props: ConceptApprovalProps) {
  const { concept, decider } = props;
  const { version, approval, version_under_way: underWay } = concept;
  return (
    <div className="conceptSaid">
      <p className="soft" role="status" dir="auto">
        {version === 1 ? null : `Version ${version}. `}
        {underWay === null ? null : `Version ${underWay} is being drawn. `}
        <VerdictText approval={approval} decider={decider} />
      </p>
      <Decision {...props} />
    </div>
  );
}

/** Which concept a button is about, for whoever hears the buttons without the pictures. */
export const ofConcept = ({ index }: Pick<Concept, "index">) => <span className="hidden"> concept {index}</span>;

function Decision({ place, concept, decide, isBusy, error, children }: ConceptApprovalProps) {
  const { index, version, approval } = concept;
  const [isRejecting, setIsRejecting] = useState(false);
  /** What the form to reject was opened for: another version may take its place while somebody writes. Null: what is shown. */
  const [rejected, setRejected] = useState<number | null>(null);
  const first = useFocusHeir<HTMLButtonElement>(approval.status);
  const rejectButton = useFocusHeir<HTMLButtonElement>(isRejecting);
  const [reason, setReason, clearSent] = useKept(place, "");
  const others = useChangeByOthers(approval.status);
  const say = (verdict: SeenVerdict) => {
    if (others.hasJustChanged()) return;
    others.expectOwn(verdict.status !== approval.status);
    decide(verdict).then(
      () => {
        // A longer reason, typed meanwhile, is sent by another press.
        if (clearSent(reason) === "") setIsRejecting(false);
      },
      // It stands in `error`, and the form keeps what was typed.
      (refused: Error) => {
        others.expectOwn(false);
        if (fieldProblem(refused, "version") !== null) setRejected(null);
      },
    );
  };
  const reject = (event: FormEvent) => {
    event.preventDefault();
    say({
      status: "rejected",
      version: rejected ?? version,
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    });
  };
  const isOpen = approval.status === "none";
  const of = ofConcept(concept);
  const refused = fieldProblem(error, "reason");
  if (isRejecting) {
    return (
      <form onSubmit={reject} noValidate>
        <Field label="Why" hint="May be left out." problem={refused}>
          {(input) => (
            <textarea
              {...input}
              ref={takeFocus}
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
        {refused === null ? <Problem error={error} /> : null}
      </form>
    );
  }
  return (
    <>
      <div className="row">
        {/* One button with two names: what was pressed keeps the focus. */}
        <Button
          ref={first}
          look={isOpen ? "plain" : "quiet"}
          isBusy={isBusy}
          onClick={() => say({ status: isOpen ? "approved" : "none", version })}
        >
          {isOpen ? "Approve" : "Take back"}
          {isOpen ? of : <span className="hidden"> what was said of concept {index}</span>}
        </Button>
        {isOpen ? (
          <Button
            ref={rejectButton}
            onClick={() => {
              setRejected(version);
              setIsRejecting(true);
            }}
          >
            Reject{of}
          </Button>
        ) : null}
        {children}
      </div>
      <Problem error={error} />
    </>
  );
}

/** After somebody else's verdict its buttons take no press for so long: it would be meant for what they said before. */
const afterOthersMs = 1_000;

/** Whether somebody else has just changed what is said of a concept. */
function useChangeByOthers(status: string) {
  const isOwn = useRef(false);
  const changedAtMs = useRef(-afterOthersMs);
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    if (!isOwn.current) changedAtMs.current = performance.now();
    isOwn.current = false;
  }, [status]);
  return {
    hasJustChanged: () => performance.now() - changedAtMs.current < afterOthersMs,
    /** The next change is what this page has sent. */
    expectOwn: (is: boolean) => {
      isOwn.current = is;
    },
  };
}

function VerdictText({ approval, decider }: { approval: Concept["approval"]; decider: Decider }) {
  const { status, reason, before } = approval;
  const because = (why: string | null) => (why === null ? "." : `: ${why}`);
  if (status === "none") {
    return before === undefined ? null : `The version before was ${before.status}${because(before.reason)}`;
  }
  return (
    <>
      {status === "approved" ? "Approved" : "Rejected"}
      {decider === null ? null : (
        <>
          {" by "}
          <bdi>{decider.name}</bdi>
          {decider.kind === "guest" ? ", a guest" : null}
        </>
      )}
      {because(reason)}
    </>
  );
}
