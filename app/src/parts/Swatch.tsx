/** A colour, drawn: as an attribute of a picture it needs no style of its own. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg className="swatch" viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
      <rect width="40" height="40" fill={hex} />
    </svg>
  );
}
