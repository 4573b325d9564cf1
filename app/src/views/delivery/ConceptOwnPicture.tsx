import { useQuery } from "@tanstack/react-query";
import pictureTypes from "facts:pictureTypes";
import { useId } from "react";
import { conceptPictureQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { FileButton } from "../../parts/FileButton.tsx";
import { Problem, problemText } from "../../parts/Problem.tsx";
import { useDrawn } from "../../parts/useDrawn.ts";
import type { PictureChoice } from "./correction.ts";
import type { ConceptCut, GivenPicture } from "./useCutOut.ts";

interface ConceptOwnPictureProps {
  deliveryId: string;
  cut: ConceptCut;
  chosen: PictureChoice | null;
  /** What is wrong with the chosen one, as a correction was refused; null: nothing. */
  problem: string | null;
  onChoose: (picture: PictureChoice | null) => void;
}

/** A picture from anywhere on the web, or from a file, for one concept alone: it is cut out, and seen, before anything is drawn. */
export function ConceptOwnPicture({ deliveryId, cut, chosen, problem, onChoose }: ConceptOwnPictureProps) {
  const id = useId();
  const url = chosen?.from === "web" ? chosen.url : "";
  const pictureId = chosen === null || chosen.from === "shop" ? null : chosen.id;
  const wrongWith = (from: GivenPicture["from"]) => {
    const refused = cut.error !== null && cut.given?.from === from ? problemText(cut.error) : null;
    const said = [refused, chosen?.from === from ? problem : null].filter((text) => text !== null);
    return said.length === 0 ? null : said.join(" ");
  };
  const cutAddress = () => {
    if (url !== "" && !cut.isPending) cut.start({ from: "web", url: url.trim() });
  };
  const isCutting = (from: GivenPicture["from"]) => cut.isPending && cut.given?.from === from;
  const wrongFile = wrongWith("file");
  return (
    <>
      <div className="inline">
        <Field label="Or the address of one on the web" problem={wrongWith("web")}>
          {(input) => (
            <input
              {...input}
              type="url"
              autoComplete="off"
              readOnly={cut.isPending}
              value={url}
              onChange={({ target: { value } }) =>
                onChoose(value.trim() === "" ? null : { from: "web", url: value, id: null })
              }
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // In a form it would redraw the concept before anybody has seen the cut-out.
                event.preventDefault();
                cutAddress();
              }}
            />
          )}
        </Field>
        <Button isBusy={isCutting("web")} isOff={url === "" || isCutting("file")} onClick={cutAddress}>
          Cut it out
        </Button>
      </div>
      <div className="conceptFile">
        <FileButton
          types={pictureTypes}
          isBusy={cut.isPending}
          describedBy={wrongFile === null ? undefined : id}
          onFile={(file) => cut.start({ from: "file", file })}
        >
          Or upload one from this device
        </FileButton>
        <p className="wrong" role="alert" id={id} hidden={wrongFile === null}>
          {wrongFile}
        </p>
      </div>
      <p className="hint" role="status">
        {cut.isPending ? "Cutting the product out of it …" : null}
        {!cut.isPending && pictureId !== null
          ? "This is the cut-out, for this concept alone; other ads keep their pictures."
          : null}
      </p>
      {pictureId === null ? null : <CutOut key={pictureId} deliveryId={deliveryId} pictureId={pictureId} />}
    </>
  );
}

function CutOut({ deliveryId, pictureId }: { deliveryId: string; pictureId: string }) {
  const seen = useQuery(conceptPictureQuery(deliveryId, pictureId));
  const { canvas, isDrawn } = useDrawn(seen.data);
  return (
    <>
      <Problem error={seen.error} />
      {seen.isError ? null : (
        <div className={`conceptCutOut ${isDrawn ? "" : "pending"}`}>
          <canvas ref={canvas} role="img" aria-label="The product, cut out" />
        </div>
      )}
    </>
  );
}
