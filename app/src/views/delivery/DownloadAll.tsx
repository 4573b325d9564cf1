import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { countText } from "../../parts/words.ts";
import { saveZip } from "./download.ts";
import { namePlaceholders, namesOf, usualTemplate, type AdFile } from "./fileNames.ts";

interface DownloadAllProps {
  files: readonly AdFile[];
  brand: string;
  isWhole: boolean;
  deliveryId: string;
}

export function DownloadAll({ files, brand, isWhole, deliveryId }: DownloadAllProps) {
  const [template, setTemplate] = useKept("delivery.names", usualTemplate);
  const [doneCount, setDoneCount] = useState(0);
  const names = namesOf(files, template, brand);
  const download = useMutation({
    mutationFn: () => saveZip(files, names, `${deliveryId}.zip`, setDoneCount),
    onMutate: () => setDoneCount(0),
  });
  return (
    <details className="downloads">
      <summary>
        Download {isWhole ? "all" : "what is there"} <span className="soft">({countText(files.length, "file")})</span>
      </summary>
      <div className="downloadFields">
        <Field
          label="Names"
          hint={
            <>
              {namePlaceholders.map((name) => `{${name}}`).join(" ")} stand for what they say. The first file:{" "}
              <code dir="auto">{names[0]}</code>
            </>
          }
        >
          {(input) => (
            <input
              {...input}
              spellCheck={false}
              autoComplete="off"
              maxLength={120}
              value={template}
              onChange={({ target }) => setTemplate(target.value)}
            />
          )}
        </Field>
        <Button look="main" isBusy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? `Fetching, ${doneCount} of ${files.length}` : "Download as zip"}
        </Button>
      </div>
      <Problem error={download.error} />
    </details>
  );
}
