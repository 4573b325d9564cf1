import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type KeyboardEvent } from "react";
import type { Product } from "../../../../../client/src/types.ts";
import { client } from "../../../api/client.ts";
import { productsQuery } from "../../../api/queries.ts";
import { Button } from "../../../parts/Button.tsx";
import { Choice } from "../../../parts/Choice.tsx";
import { Problem } from "../../../parts/Problem.tsx";
import { BrandGround, GroundChoice, type Ground } from "../Ground.tsx";
import { CutOutCanvas } from "./CutOutCanvas.tsx";
import { pictureOf, type Layers } from "./layers.ts";
import type { Brush } from "./strokes.ts";
import { useStrokes } from "./useStrokes.ts";

/** The brush, as a share of the picture's longer side: from a pixel's edge to half a pack. */
const sizes = { min: 0.004, usual: 0.03, max: 0.2 };
/** Between the smallest and the largest, each so much larger than the one before. */
const steps = 24;

type Zoom = "1" | "2" | "4";

interface TouchUpDeskProps {
  product: Product;
  layers: Layers;
  brandColour: string | null;
  onPainted: () => void;
  /** Somebody wants to see an ad of what is on the desk; null: nothing is painted. */
  onTry: (picture: File | null) => void;
  onSaved: () => void;
}

/** Brush, picture and what is done with it. What is painted is judged as an uploaded picture is. */
export function TouchUpDesk({ product, layers, brandColour, onPainted, onTry, onSaved }: TouchUpDeskProps) {
  const hintId = useId();
  const sizeId = useId();
  const strokes = useStrokes(layers);
  const [brush, setBrush] = useState<Brush>("erase");
  const [step, setStep] = useState(stepOf(sizes.usual));
  const [ground, setGround] = useState<Ground>("white");
  const [zoom, setZoom] = useState<Zoom>("1");
  const [showsRest, setShowsRest] = useState(true);
  const queries = useQueryClient();
  const send = useMutation({
    async mutationFn() {
      // The page says first that it is at work: this takes a moment.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return client.setProductPicture(product.id, pictureOf(layers, strokes.mask));
    },
    onSuccess: async () => {
      onSaved();
      await queries.invalidateQueries({ queryKey: productsQuery.queryKey });
    },
  });
  const diameter = Math.max(2, shareOf(step) * Math.max(layers.width, layers.height));
  const resize = (by: number) => setStep((before) => Math.min(steps, Math.max(0, before + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === "z";
    if (isUndo && shiftKey) strokes.redo();
    else if (isUndo) strokes.undo();
    else if (key === "[") resize(-1);
    else if (key === "]") resize(1);
    else if (key.toLowerCase() === "x" && !ctrlKey && !metaKey && layers.hasMore)
      setBrush((before) => (before === "keep" ? "erase" : "keep"));
    else return;
    event.preventDefault();
  };
  return (
    <div className="touchUpDesk" onKeyDown={onKeyDown}>
      <div className={`touchUpStage ${ground} zoom${zoom}`} tabIndex={zoom === "1" ? undefined : 0}>
        <div className="touchUpSheet">
          <BrandGround ground={ground} brandColour={brandColour} />
          <CutOutCanvas
            layers={layers}
            mask={strokes.mask}
            version={strokes.version}
            brush={brush}
            diameter={diameter}
            showsRest={showsRest}
            label={`Cut-out of ${product.name}`}
            describedBy={hintId}
            onBegin={strokes.begin}
            onStroke={(stroke) => {
              strokes.add(stroke);
              onPainted();
            }}
            onGivenUp={strokes.giveUp}
          />
        </div>
      </div>
      <div className="touchUpTools">
        {layers.hasMore ? (
          <Choice
            label="Brush"
            value={brush}
            onChange={setBrush}
            choices={[
              ["erase", "Erase"],
              ["keep", "Keep"],
            ]}
          />
        ) : (
          <p className="soft">
            You can erase. What this product was cut out of is not kept, so nothing can be added: read the shop again,
            or use another picture, and it can.
          </p>
        )}
        <label htmlFor={sizeId}>Size of the brush</label>
        <input
          id={sizeId}
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-valuetext={`${Math.round(diameter)} pixels`}
          onChange={({ target }) => setStep(Number(target.value))}
        />
        <div className="row">
          <Button isOff={!strokes.canUndo} onClick={strokes.undo}>
            Undo
          </Button>
          <Button isOff={!strokes.canRedo} onClick={strokes.redo}>
            Redo
          </Button>
        </div>
        <Choice
          label="Zoom"
          showsLabel
          value={zoom}
          onChange={setZoom}
          choices={[
            ["1", "Fit"],
            ["2", "2×"],
            ["4", "4×"],
          ]}
        />
        <GroundChoice value={ground} onChange={setGround} brandColour={brandColour} />
        <label className="touchUpRest">
          <input type="checkbox" checked={showsRest} onChange={({ target }) => setShowsRest(target.checked)} />
          Show what is left out, faintly
        </label>
        <p id={hintId} className="hint">
          On the keyboard: arrows move the brush, the space bar paints, [ and ] change its size
          {layers.hasMore ? ", X changes between erase and keep" : ""}, Ctrl+Z takes back.
        </p>
        <div className="touchUpEnd">
          <Button
            isOff={!product.usable_for_ads}
            onClick={() => onTry(strokes.canUndo ? pictureOf(layers, strokes.mask) : null)}
          >
            See it in an ad
          </Button>
          <Button
            look="main"
            isOff={!strokes.canUndo}
            isBusy={send.isPending}
            onClick={() => {
              send.mutate();
            }}
          >
            {send.isPending ? "Being looked at …" : "Use this cut-out"}
          </Button>
        </div>
        <Problem error={send.error} />
      </div>
    </div>
  );
}

function shareOf(step: number): number {
  return sizes.min * (sizes.max / sizes.min) ** (step / steps);
}

function stepOf(share: number): number {
  return Math.round((steps * Math.log(share / sizes.min)) / Math.log(sizes.max / sizes.min));
}
