import { useMutation, useQueryClient } from "@tanstack/react-query";
import kitFacts from "facts:kit";
import { call } from "../../api/client.ts";
import { kitQuery } from "../../api/queries.ts";
import { FileButton } from "../../parts/FileButton.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { isChangedMeanwhile, type KitEditing } from "./useKitDraft.ts";

interface OwnLogoProps {
  editing: KitEditing;
  /** The kit's, as the page shows it. */
  version: number;
  /** Whether there is one already. */
  hasLogo: boolean;
}

/** Puts a logo of one's own into the kit, at once; what is typed beside it stays. */
export function OwnLogo({ editing, version, hasLogo }: OwnLogoProps) {
  const queries = useQueryClient();
  const lookAgain = () => queries.invalidateQueries({ queryKey: kitQuery.queryKey });
  const send = useMutation({
    mutationFn: (logo: File) => call("PUT /brand/logo", { query: { base_version: version }, body: logo }),
    async onSuccess(made) {
      editing.madeBeside(made.version, "logo");
      await lookAgain();
    },
    onError: (error) => (isChangedMeanwhile(error) ? lookAgain() : undefined),
  });
  return (
    <div className="ownLogo">
      <FileButton types={kitFacts.logoTypes} isBusy={send.isPending} onFile={(logo) => send.mutate(logo)}>
        {send.isPending ? "Being looked at …" : hasLogo ? "Use another logo" : "Upload a logo"}
      </FileButton>
      <p className="hint">SVG, PNG or WebP, with a clear ground.</p>
      <Problem error={send.error} />
    </div>
  );
}
