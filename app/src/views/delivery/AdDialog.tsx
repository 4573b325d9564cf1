import { useMutation } from "@tanstack/react-query";
import placements from "facts:placements";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../../parts/Button.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { saveFile } from "./download.ts";
import { filesOf, namesOf, usualTemplate, type ShownAd } from "./fileNames.ts";
import { PlatformPost } from "./PlatformPost.tsx";
import { PlatformScreen } from "./PlatformScreen.tsx";
import { platformFrames } from "./platformFrames.ts";
import { SafeZones } from "./SafeZones.tsx";

interface AdDialogProps {
  ads: readonly ShownAd[];
  at: number;
  brand: string;
  onTurn: (ad: ShownAd) => void;
  onClose: () => void;
}

/** One ad as large as the window allows: still or video, with what each platform covers of it. */
export function AdDialog({ ads, at, brand, onTurn, onClose }: AdDialogProps) {
  const [platform, setPlatform] = useState("");
  const [seenAs, setSeenAs] = useState<"frame" | "zone">("frame");
  const [isVideo, setIsVideo] = useState(true);
  const ad = ads[at];
  if (ad === undefined) return null;
  const turn = (by: number) => {
    const next = ads[at + by];
    if (next !== undefined) onTurn(next);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // In controls of their own arrows have a meaning of their own.
    if (target instanceof HTMLElement && target.closest("select, video, [role=radiogroup]") !== null) return;
    if (key === "ArrowRight") turn(1);
    if (key === "ArrowLeft") turn(-1);
  };
  const placement = placements.find(({ id }) => id === ad.orientation);
  const zones = placement?.safeZones ?? [];
  const zone = zones.find((one) => one.platform === platform) ?? null;
  const frame = zone === null ? undefined : platformFrames[zone.platform];
  const shownFrame = seenAs === "frame" ? frame : undefined;
  const picture =
    isVideo && ad.video_url !== null ? (
      <video
        key={ad.video_url}
        src={ad.video_url}
        poster={ad.static_url ?? ""}
        controls={shownFrame === undefined}
        loop
        muted
        autoPlay
        playsInline
      />
    ) : (
      <img src={ad.static_url ?? ""} alt={`${ad.headline}. ${ad.product_name ?? ""}`} />
    );
  return (
    <Dialog
      label={`${ad.headline}, ${placement?.name ?? ad.orientation}`}
      className="adDialog"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="adLarge">
        <div className={`adStage ${ad.orientation} ${shownFrame?.kind ?? ""}`}>
          {shownFrame?.kind === "post" && placement !== undefined ? (
            <PlatformPost platform={platform} canvas={placement} brand={brand}>
              {picture}
            </PlatformPost>
          ) : (
            picture
          )}
          {shownFrame?.kind === "screen" && placement !== undefined ? (
            <PlatformScreen platform={platform} frame={shownFrame} canvas={placement} brand={brand} />
          ) : null}
          {shownFrame === undefined && placement !== undefined && zone !== null ? (
            <SafeZones placement={placement} zone={zone} />
          ) : null}
        </div>
        <div className="adSide">
          <div className="row between">
            <p className="soft">
              {at + 1} of {ads.length}
            </p>
            <Button look="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
          <h2 dir="auto">{ad.headline}</h2>
          <dl className="adFacts">
            <dt>Product</dt>
            <dd dir="auto">{ad.product_name ?? "not noted"}</dd>
            <dt>Size</dt>
            <dd>
              {placement === undefined ? ad.orientation : `${placement.ratio}, ${placement.width}×${placement.height}`}
            </dd>
            {ad.style_id === null || ad.style_id === undefined ? null : (
              <>
                <dt>Style</dt>
                <dd>{ad.style_id.replace(/^sty_/, "").replaceAll("-", " ")}</dd>
              </>
            )}
            {ad.compliance === null || ad.compliance === undefined ? null : (
              <>
                <dt>Inspection</dt>
                <dd>{ad.compliance.passed ? "passed" : ad.compliance.findings.join(" ")}</dd>
              </>
            )}
          </dl>
          <label className="legend" htmlFor="platform">
            Preview in
          </label>
          <select
            id="platform"
            value={zone === null ? "" : platform}
            onChange={({ target }) => setPlatform(target.value)}
          >
            <option value="">The ad alone</option>
            {zones.map((one) => (
              <option key={one.platform} value={one.platform}>
                {one.platform}
              </option>
            ))}
          </select>
          {frame === undefined ? null : (
            <Choice
              label="Mock-up or safe zone"
              value={seenAs}
              onChange={setSeenAs}
              choices={[
                ["frame", "Mock-up"],
                ["zone", "Safe zone"],
              ]}
            />
          )}
          {ad.video_url === null ? null : (
            <Choice
              label="Still or video"
              value={isVideo ? "video" : "still"}
              onChange={(chosen) => setIsVideo(chosen === "video")}
              choices={[
                ["video", "Video"],
                ["still", "Still"],
              ]}
            />
          )}
          <Files ad={ad} brand={brand} />
          <div className="row adTurn">
            <Button isOff={at === 0} onClick={() => turn(-1)}>
              Previous
            </Button>
            <Button isOff={at === ads.length - 1} onClick={() => turn(1)}>
              Next
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Files({ ad, brand }: { ad: ShownAd; brand: string }) {
  const files = filesOf([ad]);
  const names = namesOf(files, usualTemplate, brand);
  const save = useMutation({ mutationFn: ({ url, name }: { url: string; name: string }) => saveFile(url, name) });
  return (
    <div>
      <div className="row">
        {files.map(({ kind, url }, index) => (
          <Button key={kind} isBusy={save.isPending} onClick={() => save.mutate({ url, name: names[index] ?? kind })}>
            Download {kind}
          </Button>
        ))}
      </div>
      <Problem error={save.error} />
    </div>
  );
}
