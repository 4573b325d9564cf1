import { useId, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { StylePicks, type PickedStyle } from "../../parts/StylePicks.tsx";

interface ConceptStyleProps {
  /** Null: as it is. */
  chosen: PickedStyle | null;
  /** What is wrong with the one that was sent; null: nothing. */
  problem: string | null;
  onChoose: (style: PickedStyle | null) => void;
}

/** Another style for a concept, chosen by its picture. */
export function ConceptStyle({ chosen, problem, onChoose }: ConceptStyleProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(chosen !== null);
  return (
    <div className="field" role="group" aria-labelledby={id} aria-describedby={`${id}-problem`}>
      <p className="legend" id={id}>
        Style
      </p>
      <Button
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          onChoose(null);
        }}
      >
        Another style
      </Button>
      {isOpen ? (
        <div className="conceptStyle">
          <StylePicks
            isSingle
            chosen={chosen === null ? [] : [chosen]}
            onChange={([style]) => onChoose(style ?? null)}
          />
        </div>
      ) : null}
      <p className="wrong" role="alert" id={`${id}-problem`} hidden={problem === null}>
        {problem}
      </p>
    </div>
  );
}
