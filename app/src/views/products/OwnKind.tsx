import { useMutation, useQueryClient } from "@tanstack/react-query";
import kinds from "facts:productKinds";
import { useId, useRef } from "react";
import type { Product } from "../../../../client/src/types.ts";
import { call } from "../../api/client.ts";
import { productsQuery } from "../../api/queries.ts";
import { Problem } from "../../parts/Problem.tsx";

/** What kind of product it is, to be put right by hand; the shop is not asked again for what was set here. */
export function OwnKind({ product: { id, name, category, category_source: source } }: { product: Product }) {
  const inputId = useId();
  const queries = useQueryClient();
  const asked = useRef<string | null>(null);
  const set = useMutation({
    mutationFn: (kind: (typeof kinds)[number] | null) =>
      call("PATCH /products/{product_id}", { params: { product_id: id }, body: { category: kind } }),
    onSettled: () => {
      asked.current = null;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: productsQuery.queryKey }),
  });
  const shown = set.isPending ? (set.variables ?? category) : category;
  return (
    <div className="ownKind">
      <label className="hidden" htmlFor={inputId}>
        Kind of {name}
      </label>
      <select
        id={inputId}
        value={shown}
        aria-busy={set.isPending}
        onChange={({ target }) => {
          // Letters that are typed choose the same anew with each of them.
          if (target.value === asked.current) return;
          asked.current = target.value;
          set.mutate(kinds.find((kind) => kind === target.value) ?? null);
        }}
      >
        {kinds.some((kind) => kind === shown) ? null : <option value={shown}>{shown}</option>}
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
        {source === undefined ? null : <option value="">As the shop says</option>}
      </select>
      {source === undefined ? null : <p className="hint">Kind set by hand</p>}
      <Problem error={set.error} />
    </div>
  );
}
