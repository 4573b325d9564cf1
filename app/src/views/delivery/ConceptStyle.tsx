import { StylePicks, type PickedStyle } from "../../parts/StylePicks.tsx";
import { ConceptOption } from "./ConceptOption.tsx";

interface ConceptStyleProps {
  /** Null: as it is. */
  chosen: PickedStyle | null;
  /** What is wrong with the one that was sent; null: nothing. */
  problem: string | null;
  onChoose: (style: PickedStyle | null) => void;
}

/** Another style for a concept, chosen by its picture. */
export function ConceptStyle({ chosen, problem, onChoose }: ConceptStyleProps) {
  return (
    <ConceptOption
      label="Style"
      action="Another style"
      isChosen={chosen !== null}
      problem={problem}
      onReset={() => onChoose(null)}
    >
      {(isOpen) =>
        isOpen ? (
          <div className="conceptStyle">
            <StylePicks
              isSingle
              chosen={chosen === null ? [] : [chosen]}
              onChange={([style]) => onChoose(style ?? null)}
            />
          </div>
        ) : null
      }
    </ConceptOption>
  );
}
