import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askEngine } from "../../scripts/containerEngine.ts";
import { asInProduction, rendererImage } from "./images.ts";

const maxBytes = 350_000_000;
const maxStartMs = 2_000;

/** What a program for Node prints inside the container. */
const inside = (container: string, program: string) => askEngine("exec", container, "node", "-e", program);

/** Asks for /health until it is answered; prints when that was. */
const askUntilHealthy = `
  const ask = () => fetch("http://127.0.0.1:8080/health").then(
    ({ status }) => console.log(JSON.stringify({ status, at: Date.now() })),
    () => setTimeout(ask, 5),
  );
  ask();`;

describe("the renderer's image", () => {
  let container = "";
  beforeAll(() => {
    container = askEngine("run", "--detach", ...asInProduction, rendererImage);
  });
  afterAll(() => {
    if (container) askEngine("rm", "--force", container);
  });

  it("is at most 350 MB large", () => {
    const bytes = Number(askEngine("image", "inspect", "--format", "{{.Size}}", rendererImage));
    console.log(`The image has ${(bytes / 1e6).toFixed(0)} MB.`);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  it("answers /health within 2 s of its start, without network and on a read-only file system", () => {
    const { status, at } = JSON.parse(inside(container, askUntilHealthy)) as { status: number; at: number };
    const startMs = at - Date.parse(askEngine("inspect", "--format", "{{.State.StartedAt}}", container));
    console.log(`/health answered ${startMs} ms after the container's start.`);
    expect(status).toBe(200);
    expect(startMs).toBeLessThan(maxStartMs);
  });

  it("does not run as root", () => {
    expect(inside(container, "console.log(process.getuid())")).toBe("1000");
  });

  it.each(["ffmpeg", "x264", "node", "libc6", "libstdc++6"])("keeps the licence of %s", (name) => {
    const found = inside(container, `console.log(fs.readdirSync("/usr/share/doc/${name}").join(" "))`);
    expect(found).toMatch(/copyright|LICENSE/);
  });

  it("names the sources that its ffmpeg was built from", () => {
    const named = ["ffmpeg", "x264"].map((name) =>
      inside(container, `console.log(fs.readFileSync("/usr/share/doc/${name}/source", "utf8"))`),
    );
    expect(named).toEqual([expect.stringMatching(/^ffmpeg_.+\.dsc$/), expect.stringMatching(/^x264_.+\.dsc$/)]);
  });

  it("ends well when it is told to", () => {
    askEngine("stop", "--time", "20", container);
    expect(askEngine("inspect", "--format", "{{.State.ExitCode}}", container)).toBe("0");
  });
});
