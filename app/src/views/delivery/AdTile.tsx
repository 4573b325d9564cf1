import type { Ad } from "../../../../client/src/types.ts";

interface AdTileProps {
  ad: Pick<Ad, "orientation" | "headline" | "static_url" | "video_url">;
  isFailed: boolean;
  onOpen: () => void;
}

/** One ad among others; a blank in its shape until it is drawn. */
export function AdTile({ ad, isFailed, onOpen }: AdTileProps) {
  const { orientation, static_url: url, video_url: video } = ad;
  if (url === null) return <span className={`adBlank ${orientation} ${isFailed ? "" : "pending"}`} />;
  return (
    <button type="button" className={`ad ${orientation}`} onClick={onOpen}>
      <img src={url} alt={`${ad.headline}, ${orientation}`} loading="lazy" />
      {video === null ? null : <span className="adVideo">Video</span>}
    </button>
  );
}
