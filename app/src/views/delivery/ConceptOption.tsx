import { useId, useState, type ReactNode } from "react";
import { Button } from "../../parts/Button.tsx";

interface ConceptOptionProps {
  label: string;
  /** What the button says that opens the choice. */
  action: string;
  /** Something else is chosen, or about to be, than what the concept has. */
  isChosen: boolean;
  /** What is wrong with what was sent; null: nothing. */
  problem: string | null;
  /** The choice is opened, or closed again: the concept keeps what it has. */
  onReset: () => void;
  children: (isOpen: boolean) => ReactNode;
}

/** What of a concept may be chosen anew: a button that opens the choice, and what is wrong with it. */
export function ConceptOption({ label, action, isChosen, problem, onReset, children }: ConceptOptionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isChosen);
  return (
    <div className="field" role="group" aria-labelledby={id} aria-describedby={`${id}-problem`}>
      <p className="legend" id={id}>
        {label}
      </p>
      <Button
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          onReset();
        }}
      >
        {action}
      </Button>
      {children(isOpen)}
      <p className="wrong" role="alert" id={`${id}-problem`} hidden={problem === null}>
        {problem}
      </p>
    </div>
  );
}
