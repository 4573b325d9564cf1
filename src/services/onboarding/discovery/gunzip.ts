import { joinChunks } from "../../../core/bytes.ts";

/** Whether the bytes begin as gzip does; what a server names the file does not tell. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Unpacks at most `maxBytes`: of more, and of a file that is cut or damaged, what comes before that. */
export async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      const chunk = value.subarray(0, maxBytes - size);
      chunks.push(chunk);
      size += chunk.byteLength;
    }
  } catch {
    // The end of what can be read.
  }
  await reader.cancel().catch(() => undefined);
  return joinChunks(chunks, size);
}
