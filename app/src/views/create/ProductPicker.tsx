import { useQuery } from "@tanstack/react-query";
import { productsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import "../../parts/picks.css";
import { Wrong } from "../../parts/Problem.tsx";
import { countText } from "../../parts/words.ts";

interface ProductPickerProps {
  /** Handles. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  problem: string | null;
}

export function ProductPicker({ chosen, onChange, problem }: ProductPickerProps) {
  const { data: list } = useQuery(productsQuery);
  const first = useFocusHeir<HTMLInputElement>(chosen.length);
  const usable = list?.products.filter((product) => product.usable_for_ads) ?? [];
  return (
    <fieldset className="picker" aria-describedby="picked">
      <legend className="legend">Products</legend>
      <div className="row between pickerLine">
        <p className="hint" id="picked" role="status">
          {chosen.length === 0
            ? `None chosen: all ${countText(usable.length, "product")} take turns, the least used first.`
            : `${countText(chosen.length, "product")} chosen; they take turns.`}
        </p>
        {chosen.length === 0 ? null : (
          <Button look="quiet" className="copy" onClick={() => onChange([])}>
            Choose none
          </Button>
        )}
      </div>
      <div className="picks">
        {usable.map(({ id, handle, name, image_url: picture }, index) => (
          <label key={id} className="pick">
            <input
              ref={index === 0 ? first : null}
              type="checkbox"
              checked={chosen.includes(handle)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, handle] : chosen.filter((one) => one !== handle))
              }
            />
            {picture === null ? null : <img src={picture} alt="" loading="lazy" />}
            <span dir="auto">{name}</span>
          </label>
        ))}
      </div>
      <Wrong problem={problem} />
    </fieldset>
  );
}
