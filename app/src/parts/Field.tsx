import { useId, type ReactNode } from "react";

/** What an input takes over from its field. */
export interface FieldInput {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was entered; null or absent: nothing. */
  problem?: string | null | undefined;
  children: (input: FieldInput) => ReactNode;
}

/** A label, an input, a hint, and beside it what is wrong. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const isWrong = problem !== null && problem !== undefined;
  const described = [hint === undefined ? [] : `${id}-hint`, isWrong ? `${id}-problem` : []].flat().join(" ");
  const input: FieldInput = {
    id,
    ...(described === "" ? {} : { "aria-describedby": described }),
    ...(isWrong ? { "aria-invalid": true } : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(input)}
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="wrong" id={`${id}-problem`} role="alert" hidden={!isWrong}>
        {problem}
      </p>
    </div>
  );
}
