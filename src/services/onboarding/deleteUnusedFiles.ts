import type { AdFiles } from "../../ports/adFiles.ts";
import { runFoldersOf, uncutKeyOf } from "../../core/product/pictureKeys.ts";
import type { BrandFiles } from "../../ports/brandFiles.ts";

export interface UnusedFilesContext {
  brandFiles: BrandFiles;
  storedFiles: Pick<AdFiles, "deleteUnder">;
}

/**
 * Deletes what nothing uses any more of the files that a brand's runs have stored: pictures and logos of earlier runs and of attempts that
 * were given up. `folders`: those of its runs, none of which is under way; `onCleaned` hears of each when it is done, and whether it is done
 * with for good. False, and nothing is deleted, while deliveries may still need them. Done twice, the second time finds nothing.
 */
export async function deleteUnusedFiles(
  { brandFiles, storedFiles }: UnusedFilesContext,
  brandId: string,
  folders: readonly string[],
  onCleaned: (folder: string, isDone: boolean) => void,
): Promise<boolean> {
  const inUse = await brandFiles.inUse(brandId);
  if (inUse === null) return false;
  for (const folder of folders) {
    const prefixes = runFoldersOf(folder);
    const kept = [...inUse, ...inUse.map(uncutKeyOf)].filter((key) =>
      prefixes.some((prefix) => key.startsWith(prefix)),
    );
    for (const prefix of prefixes) await storedFiles.deleteUnder(prefix, kept);
    // Logos of a kit's versions stay for good: the folder has nothing else to give.
    onCleaned(
      folder,
      kept.every((key) => key.startsWith("brands/")),
    );
  }
  return true;
}
