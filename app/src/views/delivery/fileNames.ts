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

/** Names of the files by a template, each once; characters that a file system could refuse are dashes. */
export function namesOf(files: readonly AdFile[], template: string, brand: string): string[] {
  const taken = new Map<string, number>();
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
    const times = (taken.get(`${base}.${extension}`) ?? 0) + 1;
    taken.set(`${base}.${extension}`, times);
    return `${base}${times === 1 ? "" : `-${times}`}.${extension}`;
  });
}

const longestName = 120;

function safeName(text: string): string {
  return [...text.normalize("NFC").replace(/[^\p{L}\p{N}._-]+/gu, "-")]
    .slice(0, longestName)
    .join("")
    .replace(/-{2,}/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
}
