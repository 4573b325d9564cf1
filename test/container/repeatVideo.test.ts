import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repeatVideo } from "../../container/ads/video/repeatVideo.ts";

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), "repeat-"))));
afterAll(() => rm(folder, { recursive: true }));

/** Repeats a loop with an ffmpeg that is this script. */
async function repeatWith(body: string, stallTimeoutMs?: number): Promise<void> {
  const ffmpegPath = path.join(folder, `ffmpeg-${stallTimeoutMs ?? "usual"}`);
  await writeFile(ffmpegPath, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const files = { loopPath: path.join(folder, "a.loop"), outputPath: path.join(folder, "a.mp4") };
  const { signal } = new AbortController();
  const bound = stallTimeoutMs === undefined ? {} : { stallTimeoutMs };
  await repeatVideo({ ffmpegPath, ...files, seconds: 6, plays: 2, deliveryId: null, signal, ...bound });
}

describe("repeating a loop", () => {
  it("ends an ffmpeg that hangs and tells what it had to say", async () => {
    const pid = path.join(folder, "pid");
    const hanging = repeatWith(`echo $$ > ${pid}\necho 'waiting for Godot' >&2\nexec sleep 600`, 3_000);
    await expect(hanging).rejects.toThrow(/hung while repeating the loop: waiting for Godot/);
    const processId = Number(await readFile(pid, "utf8"));
    expect(() => process.kill(processId, 0)).toThrow("ESRCH");
  });

  it("tells why ffmpeg could not", async () => {
    await expect(repeatWith("echo 'no space left for this' >&2\nexit 3")).rejects.toThrow(
      "could not repeat the loop: no space left for this",
    );
  });
});
