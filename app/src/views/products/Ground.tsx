import { Choice } from "../../parts/Choice.tsx";

/** What cut-outs are looked at on. */
export type Ground = "white" | "black" | "brand";

interface GroundChoiceProps {
  value: Ground;
  onChange: (ground: Ground) => void;
  /** Null where the brand has none. */
  brandColour: string | null;
}

export function GroundChoice({ value, onChange, brandColour }: GroundChoiceProps) {
  return (
    <Choice
      label="Ground"
      showsLabel
      value={value}
      onChange={onChange}
      choices={[["white", "White"], ["black", "Black"], ...(brandColour === null ? [] : [["brand", "Brand"] as const])]}
    />
  );
}

/** Fills its box with the brand's colour, where that is the ground: a style of its own the page's policy would refuse. */
export function BrandGround({ ground, brandColour }: { ground: Ground; brandColour: string | null }) {
  if (ground !== "brand" || brandColour === null) return null;
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={brandColour} />
    </svg>
  );
}
