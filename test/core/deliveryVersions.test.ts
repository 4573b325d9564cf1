import { describe, expect, it } from "vitest";
import { nextAlarmAt } from "../../src/core/delivery/alarm.ts";
import { leaseMs } from "../../src/core/delivery/drawing.ts";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { advance } from "../../src/core/delivery/machine.ts";
import { DeliveryState } from "../../src/core/delivery/state.ts";
import { whyRefused } from "../../src/core/delivery/versionFailure.ts";
import {
  correctionsLeft,
  freeVersions,
  isUrgentVersion,
  mayClaimVersion,
  mayCorrect,
  maxFailedVersions,
  versionUnderKey,
} from "../../src/core/delivery/versions.ts";
import { adViews, conceptView, deliveryView } from "../../src/core/delivery/view.ts";
import { eventsOf } from "../../src/core/events/index.ts";
import {
  anInspection,
  completed,
  correctedEvent,
  ofVersion,
  play,
  rendering,
  renderedConcept,
  rules,
  startMs,
} from "./deliveryBuilders.ts";

const ref = { concept: 1, attempt: 1, version: 2 };
const drawn = (version: number, attempt = 1) => ofVersion(version, renderedConcept(1, attempt));
const begun = (state = completed()) => play(state, [correctedEvent(1)]);
const corrected = (state = completed()) => {
  const next = begun(state);
  return play(next, drawn(next.versions.at(-1)?.version ?? 0));
};
const problemOf = (state: DeliveryState, index = 1) => {
  const allowed = mayCorrect(state, index);
  return allowed.ok ? null : allowed.error;
};
const refusedWith = (message: string, state = begun()) =>
  play(state, [
    { kind: "claimed", ...ref },
    { kind: "renderFailed", ...ref, message, retriable: false },
  ]);
const newEffects = (before: DeliveryState, after: DeliveryState) =>
  after.outbox.filter(({ id }) => id >= before.nextOutboxId).map(({ effect }) => effect);
const key = (url: string) => `https://media.example.com/${url}`;

describe("a correction of a concept", () => {
  it("is sent as a version of its own, with ads of its own, while the delivery shows what it did", () => {
    const before = completed();
    const state = begun(before);
    expect(state.versions).toMatchObject([
      { concept: 1, version: 2, status: "sent", attempt: 1, headline: "Corrected words", failure: null },
    ]);
    expect(state.versions[0]?.ads.map(({ adId }) => adId)).toEqual(["ad_cv1", "ad_cs1"]);
    expect(newEffects(before, state)).toEqual([{ kind: "enqueue", concept: 1, attempt: 1, version: 2 }]);
    expect(adViews(state, key)).toEqual(adViews(before, key));
    expect(conceptView(state, 1)).toMatchObject({ version: 1, version_under_way: 2, corrections_left: 4 });
  });

  it("takes the concept's place in the delivery once all of its files are there, and on the page", () => {
    const before = begun();
    const files = drawn(2);
    const almost = play(before, files.slice(0, -1));
    expect(adViews(almost, key)).toEqual(adViews(before, key));
    const state = play(almost, files.slice(-1));
    expect(
      adViews(state, key).map(({ ad_id, version, headline, status }) => [ad_id, version, headline, status]),
    ).toEqual([
      ["ad_cv1", 2, "Corrected words", "rendered"],
      ["ad_cs1", 2, "Corrected words", "rendered"],
    ]);
    expect(newEffects(before, state)).toEqual([
      { kind: "publishViewer", final: true },
      { kind: "settleFiles", of: { concept: 1, version: 2 } },
    ]);
    expect(state.concepts).toEqual(before.concepts);
    expect(deliveryView(state, key)).toMatchObject({ status: "completed", raw_status: "completed", ad_count: 2 });
  });

  it("tells nobody once more that the delivery has completed", () => {
    let state = completed({ webhookUrl: "https://hooks.example.com" });
    const events: DeliveryEvent[] = [correctedEvent(1), ...drawn(2), { kind: "viewerPublished" }];
    for (const event of events) {
      const next = play(state, [event]);
      expect(eventsOf(state, next)).toEqual([]);
      state = next;
    }
  });

  it("waits while another one of the concept is drawn, and does not keep other concepts waiting", () => {
    const state = begun(completed({ count: 2 }));
    expect(problemOf(state)).toMatchObject({ code: "concept_not_ready", retryAfterSeconds: 5 });
    expect(advance(state, correctedEvent(1), startMs, rules)).toBe(state);
    expect(problemOf(state, 2)).toBeNull();
    expect(play(state, [correctedEvent(2)]).versions.map(({ concept }) => concept)).toEqual([1, 2]);
  });

  it("may be made five times, of each concept", () => {
    let state = completed({ count: 2 });
    for (let left = freeVersions; left > 0; left--) {
      expect(correctionsLeft(state, 1)).toBe(left);
      state = corrected(state);
    }
    expect(state.versions.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6]);
    expect(problemOf(state)).toMatchObject({
      code: "concept_not_correctable",
      message: "This concept has been corrected 5 times, which is as often as a concept may be.",
    });
    expect(advance(state, correctedEvent(1), startMs, rules)).toBe(state);
    expect([correctionsLeft(state, 1), correctionsLeft(state, 2)]).toEqual([0, 5]);
    expect(conceptView(state, 1)).toMatchObject({ version: 6, corrections_left: 0 });
  });

  it("is of a concept that there is, of a delivery that has completed", () => {
    const failed = play(rendering(), [
      { kind: "gaveUp", message: "x" },
      { kind: "refunded" },
      { kind: "viewerPublished" },
    ]);
    expect(problemOf(completed(), 2)).toMatchObject({ code: "not_found" });
    expect(problemOf(completed(), 0)).toMatchObject({ code: "not_found" });
    expect(problemOf(completed(), Number.NaN)).toMatchObject({ code: "not_found" });
    expect(problemOf(rendering())).toMatchObject({ code: "concept_not_ready" });
    expect(problemOf(failed)).toMatchObject({ code: "concept_not_correctable" });
    for (const state of [rendering(), failed]) expect(advance(state, correctedEvent(1), startMs, rules)).toBe(state);
  });

  it("is found again under its key, and refused under it for another body", () => {
    const state = play(completed(), [correctedEvent(1, { key: { hash: "h", fingerprint: "f" } })]);
    expect(versionUnderKey(state, { hash: "h", fingerprint: "f" })).toMatchObject({ ok: true, value: { version: 2 } });
    expect(versionUnderKey(state, { hash: "h", fingerprint: "g" })).toMatchObject({
      ok: false,
      error: { code: "idempotency_key_reused" },
    });
    expect(versionUnderKey(state, { hash: "i", fingerprint: "f" })).toEqual({ ok: true, value: null });
    expect(versionUnderKey(begun(), null)).toEqual({ ok: true, value: null });
  });

  it("goes before larger work where it is a single still", () => {
    expect(isUrgentVersion(begun(completed({ format: "static" })))).toBe(true);
    expect(isUrgentVersion(begun(completed()))).toBe(false);
    const two = play(begun(completed({ format: "static", count: 2 })), [correctedEvent(2)]);
    expect(isUrgentVersion(two)).toBe(false);
  });

  it("can be of a delivery that was stored before there were any", () => {
    const { versions: _versions, approvals: _approvals, ...stored } = completed();
    expect(DeliveryState.parse(stored)).toEqual(completed());
    expect(begun(DeliveryState.parse(stored)).versions).toHaveLength(1);
  });
});

describe("a version on its way", () => {
  it("is given to one message only, of its present attempt", () => {
    const state = begun();
    expect(mayClaimVersion(state, ref)).toBe(true);
    expect(mayClaimVersion(state, { ...ref, version: 3 })).toBe(false);
    expect(mayClaimVersion(state, { ...ref, attempt: 2 })).toBe(false);
    expect(mayClaimVersion(play(state, [{ kind: "claimed", ...ref }]), ref)).toBe(false);
  });

  it("is drawn again after its renderer was lost or kept nobody's lease, and sent again when nobody claimed it", () => {
    const leased = play(begun(), [{ kind: "claimed", ...ref }]);
    const lost = play(leased, [{ kind: "rendererLost", ...ref, message: "gone" }]);
    expect(lost.versions[0]).toMatchObject({ status: "waiting", attempt: 2 });
    const lateMs = startMs + leaseMs + 1;
    const expired = advance(leased, { kind: "tick" }, lateMs, rules);
    expect(expired.versions[0]).toMatchObject({ attempt: 2, lostRenderers: 1 });
    expect(advance(expired, { kind: "conceptFinished", ...ref }, lateMs, rules)).toBe(expired);
    const unclaimed = begun();
    const dueMs = nextAlarmAt({ ...unclaimed, outbox: [] }, rules) ?? 0;
    const sentAgain = advance(unclaimed, { kind: "tick" }, dueMs, rules);
    expect(newEffects(unclaimed, sentAgain)).toEqual([{ kind: "enqueue", concept: 1, attempt: 1, version: 2 }]);
  });

  it("waits for a busy renderer without a count", () => {
    const state = play(begun(), [
      { kind: "claimed", ...ref },
      { kind: "rendererBusy", ...ref, retryAfterSeconds: 3 },
    ]);
    expect(state.versions[0]).toMatchObject({ status: "waiting", attempt: 1, notBeforeMs: startMs + 3_000 });
  });

  it("is not done while a file is missing", () => {
    const reports = drawn(2).filter((event) => !(event.kind === "fileStored" && event.file === "video"));
    expect(play(begun(), reports).versions[0]).toMatchObject({ status: "waiting", attempt: 2 });
  });

  it("does not hear of what happens to the concept as it was ordered, nor the other way round", () => {
    const state = begun();
    for (const event of renderedConcept(1)) expect(advance(state, event, startMs, rules)).toBe(state);
  });
});

describe("a version that cannot be drawn", () => {
  it("fails alone: the delivery stays completed with the ads that it had, and no credits move", () => {
    const before = completed();
    const state = refusedWith("“Feuchtigkeitsspendend” is too long for its place.");
    expect(state.versions[0]).toMatchObject({
      status: "failed",
      failure:
        "“Feuchtigkeitsspendend” does not fit in any layout at a size that can be read. Use fewer or shorter words.",
    });
    expect([state.phase, state.refunded, state.failure]).toEqual(["completed", false, null]);
    expect(adViews(state, key)).toEqual(adViews(before, key));
    expect(state.outbox.map(({ effect }) => effect.kind)).not.toContain("refund");
  });

  it("loses its files, at once and after the last attempt that may still be drawing", () => {
    const state = refusedWith("no");
    const withdrawals = state.outbox.filter(({ effect }) => effect.kind === "withdrawFiles");
    expect(withdrawals.map(({ effect, dueAtMs }) => [effect, dueAtMs])).toEqual([
      [{ kind: "withdrawFiles", of: { concept: 1, version: 2 } }, startMs],
      [{ kind: "withdrawFiles", of: { concept: 1, version: 2 } }, startMs + rules.lateFilesMs],
    ]);
  });

  it("is not counted among the five, but not tried for ever either", () => {
    let state = completed();
    for (let tries = 0; tries < maxFailedVersions; tries++) {
      expect(problemOf(state)).toBeNull();
      const next = begun(state);
      const version = next.versions.at(-1)?.version ?? 0;
      state = play(
        next,
        ofVersion(version, [
          { kind: "claimed", concept: 1, attempt: 1 },
          { kind: "renderFailed", concept: 1, attempt: 1, message: "no", retriable: false },
        ]),
      );
      expect(correctionsLeft(state, 1)).toBe(freeVersions);
    }
    expect(problemOf(state)).toMatchObject({ code: "concept_not_correctable" });
  });

  it("is given up after its retries, after too many lost renderers, and when it takes too long", () => {
    const endOf = (event: Extract<DeliveryEvent, { attempt: number }>) => {
      let [state, nowMs] = [begun(), startMs];
      for (let tries = 0; tries < 20 && state.versions[0]?.status !== "failed"; tries++) {
        const attempt = state.versions[0]?.attempt ?? 0;
        state = play(
          state,
          [
            { kind: "claimed", ...ref, attempt },
            { ...event, attempt },
          ],
          nowMs,
        );
        nowMs += 60_000;
        state = advance(state, { kind: "tick" }, nowMs, rules);
      }
      return [state.versions[0]?.attempt, state.versions[0]?.failure];
    };
    expect(endOf({ kind: "renderFailed", ...ref, message: "x", retriable: true })).toEqual([
      rules.renderRetrySeconds.length + 1,
      "The renderer kept failing. Send the same correction again.",
    ]);
    expect(endOf({ kind: "rendererLost", ...ref, message: "x" })).toEqual([
      rules.lostRendererRetrySeconds.length + 1,
      "The renderer was lost too often while it drew. Send the same correction again.",
    ]);
    const late = advance(begun(), { kind: "tick" }, startMs + rules.maxDurationMs + 1, rules);
    expect(late.versions[0]?.failure).toBe("It took too long to draw. Send the same correction again.");
  });

  it("ends with the account: whatever is under way is given up, and nothing else", () => {
    const gaveUp: DeliveryEvent = { kind: "gaveUp", message: "The account was deleted." };
    expect(play(begun(), [gaveUp]).versions[0]).toMatchObject({ status: "failed", failure: gaveUp.message });
    const state = corrected();
    expect(advance(state, gaveUp, startMs, rules)).toBe(state);
  });

  it("fails where its words cannot be read, or where another layout than the wanted one had to be drawn", () => {
    const still = (change: Partial<ReturnType<typeof anInspection>>, wanted: "quote" | null = null) =>
      play(completed(), [
        correctedEvent(1, { layout: wanted }),
        { kind: "claimed", ...ref },
        {
          kind: "fileStored",
          ...ref,
          orientation: "vertical",
          file: "still",
          key: "k",
          report: { ...anInspection("vertical"), ...change },
        },
      ]).versions[0];
    expect(still({})).toMatchObject({ status: "leased", failure: null });
    const findings = ["The headline has a contrast of 2.1, and 3 is needed."];
    expect(
      still({ passed: false, findings, contrast: [{ role: "headline", ratio: 2.1, required: 3, passed: false }] }),
    ).toMatchObject({
      status: "failed",
      failure:
        "In 9:16 the ad cannot be read well. The headline has a contrast of 2.1, and 3 is needed. Use fewer or shorter words, or another layout, palette or style.",
    });
    const product = { passed: false, share: 0.1, silhouetteShare: 0.1, scale: 1 };
    expect(still({ passed: false, findings: ["The product is small."], product })?.failure).toBeNull();
    expect(still({}, "quote")?.failure).toMatch(/^The layout `quote` cannot hold this ad in 9:16/);
  });

  it("says why in words for people, whatever the renderer says", () => {
    expect(whyRefused("The product's picture is gone.", null)).toContain("Give `product_id`");
    expect(whyRefused("“A very long word” is too long for its place.", "hero")).toContain("in the layout `hero`");
    expect(whyRefused("No shipped font has the characters ☃ of “Snow ☃”.", null)).toBe(
      "The brand's typefaces lack these characters: ☃. Leave them out.",
    );
    expect(whyRefused("ENOENT /scratch/xyz", null)).not.toContain("scratch");
  });
});

describe("what somebody says of a concept", () => {
  const judged = (status: "approved" | "rejected" | null, reason: string | null = null): DeliveryEvent => ({
    kind: "judged",
    concept: 1,
    status,
    reason,
  });
  const approvalOf = (state: DeliveryState) => conceptView(state, 1).approval;

  it("is kept with the version and the time, and said twice it changes nothing", () => {
    const state = play(completed(), [judged("approved")]);
    expect(approvalOf(state)).toEqual({
      status: "approved",
      version: 1,
      reason: null,
      decided_at: new Date(startMs).toISOString(),
    });
    expect(advance(state, judged("approved"), startMs + 1, rules)).toBe(state);
    expect(approvalOf(play(state, [judged("rejected", "Too loud.")]))).toMatchObject({
      status: "rejected",
      reason: "Too loud.",
    });
    expect(approvalOf(play(state, [judged(null)]))).toMatchObject({ status: "none", version: 1, decided_at: null });
  });

  it("is set back by a newer version, which names what was said before", () => {
    const approved = play(completed(), [judged("approved")]);
    expect(approvalOf(begun(approved)).status).toBe("approved");
    const state = corrected(approved);
    expect(approvalOf(state)).toEqual({
      status: "none",
      version: 2,
      reason: null,
      decided_at: null,
      before: { status: "approved", version: 1, reason: null, decided_at: new Date(startMs).toISOString() },
    });
    expect(approvalOf(play(state, [judged("approved")]))).toMatchObject({ status: "approved", version: 2 });
    expect(approvalOf(play(state, [judged("approved")]))).not.toHaveProperty("before");
  });

  it("is of finished concepts only", () => {
    for (const state of [rendering(), play(rendering(), [{ kind: "gaveUp", message: "x" }])])
      expect(advance(state, judged("approved"), startMs, rules)).toBe(state);
  });
});
