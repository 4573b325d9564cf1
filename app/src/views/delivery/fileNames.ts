import type { Ad } from "../../../../client/src/types.ts";

/** Guests are not told how an ad was made, nor what of. */
export type ShownAd = Omit<Ad, "product_id" | "style_id" | "compliance"> & Partial<Pick<Ad, "style_id" | "compliance">>;

export interface AdFile {
  url: string;
  kind: "still" | "video";
  ad: ShownAd;
}

/** What stands for what in a name. */
export const namePlaceholders = ["brand", "product", "concept", "size", "style"] as const;

export const usualTemplate = "{brand}-{product}-{concept}-{size}";

/** All files of a delivery that are there. */
export function filesOf(ads: readonly ShownAd[]): AdFile[] {
  return ads.flatMap((ad): AdFile[] => [
    ...(ad.static_url === null ? [] : [{ url: ad.static_url, kind: "still" as const, ad }]),
    ...(ad.video_url === null ? [] : [{ url: ad.video_url, kind: "video" as const, ad }]),
  ]);
}

/** Names of the files by a template, each once, also where case makes no difference; what a file system could refuse is a dash. */
export function namesOf(files: readonly AdFile[], template: string, brand: string): string[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const { ad, url } = file;
    const values: Record<string, string> = {
      brand,
      product: ad.product_name ?? "product",
      concept: String(ad.index).padStart(2, "0"),
      size: ad.orientation === "vertical" ? "9x16" : ad.orientation === "square" ? "4x5" : ad.orientation,
      style: (ad.style_id ?? "style").replace(/^sty_/, ""),
    };
    const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    const base = safeName(filled) || "ad";
    const extension = /\.(\w{2,4})$/.exec(new URL(url, "http://localhost").pathname)?.[1] ?? "jpg";
    let name = `${base}.${extension}`;
    for (let times = 2; taken.has(name.toLowerCase()); times++) name = `${base}-${times}.${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** File systems take 255 bytes; what tells equal names apart and the extension come on top. */
const maxNameBytes = 200;
/** Windows keeps these for devices, whatever the extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function safeName(text: string): string {
  const plain = text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "-");
  return firstBytes(plain, maxNameBytes)
    .replace(/-{2,}/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "")
    .replace(reserved, "$&-ad");
}

/** As many of its characters as fit into so many bytes of UTF-8. */
function firstBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}
