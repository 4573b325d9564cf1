import { env } from "cloudflare:workers";
import { expect, inject, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { afterSigns } from "../../src/core/brand/hostCircuits.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { TaskInput, TaskReport } from "../../src/ports/brandObjects.ts";
import { runTask } from "../../src/services/onboarding/runTask.ts";

const home = "https://shop.example/";
const run = { home, robots: robotsRules(home, ""), folder: "folder" };
const message = { brandId: "brand_x", run: 1, task: 1, kind: "page" } as const;
const failed = { host: "shop.example", hasAnswered: false };

/** Does one task against a web that answers so, with the circuits after these signs, opened so often. */
async function reportOf(
  input: TaskInput,
  signs: (typeof failed)[],
  body?: () => ReadableStream<Uint8Array>,
  openings?: number,
) {
  const real = servicesFor(env).onboarding;
  const asked: string[] = [];
  const reports: TaskReport[] = [];
  const problem = "It did not answer.";
  await runTask(
    {
      ...real,
      textModel: null,
      web: {
        get: (url) => (asked.push(url), Promise.resolve({ ok: false, problem, temporary: true })),
        open: (url) => {
          asked.push(url);
          const answer = { ok: true as const, status: 200, url, contentType: "image/png" };
          return Promise.resolve(body ? { ...answer, body: body() } : { ok: false, problem, temporary: true });
        },
      },
      objects: {
        ...real.objects,
        claim: () => {
          const heard = afterSigns({}, signs, Date.now());
          const circuits = Object.fromEntries(
            Object.entries(heard).map(([host, circuit]) => [
              host,
              openings === undefined ? circuit : { ...circuit, openings },
            ]),
          );
          return Promise.resolve({ kind: "work", accountId: "acc_x", token: "t", input, run, waitMs: 0, circuits });
        },
        report: (_message, report) => Promise.resolve(void reports.push(report)),
      },
    },
    message,
  );
  return { asked, report: reports[0] };
}

const page = { kind: "page" as const, url: `${home}products/a` };
const named = { name: "Silk Serum", handle: "silk-serum", productType: "Serum", tags: [], url: `${home}silk` };
const said = { descriptionHtml: "", ingredientsText: "", price: null, rating: null, identity: noIdentity };
const pictures = [1, 2, 3].map((n) => ({ url: `${home}${n}.png`, alt: "", width: null, height: null }));
const product = { source: "feed" as const, ...named, ...said, pictures };
const picture = { kind: "picture" as const, product, pictureKey: "x.png" };
const leftAlone = { kind: "gone", message: expect.stringContaining("is left alone for now") as string };

it("a task asks nothing of a host whose circuit is open, and is given up with the reason when that is for the second time", async () => {
  const open = Array.from({ length: 5 }, () => failed);
  for (const input of [page, picture]) {
    const first = await reportOf(input, open);
    expect([first.asked, first.report?.outcome.kind]).toEqual([[], "again"]);
    const { asked, report } = await reportOf(input, open, undefined, 2);
    expect([asked, report]).toEqual([[], { token: "t", outcome: leftAlone, signs: [] }]);
  }
});

it("a task tells which hosts did not answer, and stops asking one whose circuit it has opened itself", async () => {
  const { asked, report } = await reportOf(picture, [failed, failed, failed]);
  expect(asked).toHaveLength(2);
  expect(report?.signs).toEqual([failed, failed]);
});

it("a download that breaks off counts as no answer, one that comes whole as one", async () => {
  const broken = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("gone")) });
  expect((await reportOf(picture, [], broken)).report?.signs).toEqual([failed, failed, failed]);
  const whole = await fetch(`${inject("sampleShopUrl")}/pictures/barrier-repair-serum.png`);
  const bytes = await whole.bytes();
  const inOnePiece = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
  const { report } = await reportOf(picture, [failed], inOnePiece);
  expect(report?.signs).toContainEqual({ host: "shop.example", hasAnswered: true });
  expect(report?.outcome.kind).toBe("done");
});
