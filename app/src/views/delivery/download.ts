import type { AdFile } from "./fileNames.ts";

/** Saves a file under a name of ours: what lies on another host would keep its own. */
export async function saveFile(url: string, name: string): Promise<void> {
  save(await (await fetched(url)).blob(), name);
}

/** Saves all files as one archive; they are fetched one after another while it is written. */
export async function saveZip(
  files: readonly AdFile[],
  names: readonly string[],
  name: string,
  onProgress: (doneCount: number) => void,
): Promise<void> {
  const { downloadZip } = await import("client-zip");
  async function* entries() {
    for (const [index, file] of files.entries()) {
      yield { name: names[index] ?? `ad-${index + 1}`, input: await fetched(file.url) };
      onProgress(index + 1);
    }
  }
  save(await downloadZip(entries()).blob(), name);
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error("A file could not be fetched. Try again; nothing is lost.");
  return answer;
}

/** The browser has taken over what it saves after this. */
const releaseAfterMs = 60_000;

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseAfterMs);
}
