import { useMutation, useQueryClient } from "@tanstack/react-query";
import pictureTypes from "facts:pictureTypes";
import { useRef } from "react";
import type { Product } from "../../../../client/src/types.ts";
import { client } from "../../api/client.ts";
import { productsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";

/** Shows a product by a picture of one's own, or by the shop's again. What cannot be used is refused and changes nothing. */
export function OwnPicture({ product: { id, name, picture_source: source } }: { product: Product }) {
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const lookAgain = () => queries.invalidateQueries({ queryKey: productsQuery.queryKey });
  const send = useMutation({
    mutationFn: (picture: File) => client.setProductPicture(id, picture),
    onSuccess: lookAgain,
  });
  const restore = useMutation({ mutationFn: () => client.restoreProductPicture(id), onSuccess: lookAgain });
  const of = <span className="hidden"> for {name}</span>;
  return (
    <div className="ownPicture">
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(",")}
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          restore.reset();
          if (picture !== undefined) send.mutate(picture);
          // The same file may be chosen again after it was refused and mended.
          target.value = "";
        }}
      />
      <div className="row">
        <Button look="quiet" isBusy={send.isPending} onClick={() => input.current?.click()}>
          {send.isPending ? "Cutting it out …" : "Use another picture"}
          {of}
        </Button>
        {source === "upload" ? (
          <Button
            look="quiet"
            isBusy={restore.isPending}
            onClick={() => {
              send.reset();
              restore.mutate();
            }}
          >
            The shop’s again{of}
          </Button>
        ) : null}
      </div>
      <Problem error={send.error ?? restore.error} />
    </div>
  );
}
