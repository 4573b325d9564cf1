import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * About how many seconds the slowest files take on two cores. Only the order of the files follows from them, so they may be old: what
 * is missing here is begun later than it could be, nothing else.
 */
const seconds: Readonly<Record<string, number>> = {
  "container/picturesCutOut": 75,
  "container/pictureSetCuts": 65,
  "container/gallery": 40,
  "container/categoryStyles": 40,
  "container/concepts": 36,
  "container/keyFrames": 36,
  "container/placement": 22,
  "container/subjectPlaces": 24,
  "container/cutout": 30,
  "container/surroundings": 25,
  "container/noBox": 20,
  "container/pictureSet": 20,
  "container/grounds": 20,
  "container/formats": 20,
  "container/photographedAds": 14,
  "container/watermark": 14,
  "container/layouts": 10,
  "core/brandKitHostile": 35,
  "core/copyShopPages": 17,
  "e2e/rollout": 180,
  "e2e/crash": 150,
  "e2e/onboardingCrash": 65,
  "e2e/attack": 63,
  "e2e/client": 60,
  "e2e/docs": 50,
  "e2e/secrets": 45,
  "e2e/mcp": 40,
  "e2e/viewer": 20,
  "worker/onboardingRecovery": 18,
  "worker/faults/renderer": 91,
  "worker/faults/storage": 87,
  "worker/faults/hang": 70,
  "worker/fixtureShopsPictures": 35,
  "worker/onboarding": 67,
  "worker/fixtureShopsPlatforms": 48,
  "worker/browser": 44,
  "worker/fixtureShopsPages": 42,
  "worker/recompose": 40,
  "worker/tenants": 40,
  "worker/faults/queues": 40,
  "worker/faults/clock": 39,
  "worker/duplicates": 36,
  "worker/ledgerModel": 32,
  "worker/mcpGenerating": 31,
  "worker/mcpRepeated": 30,
  "worker/picturesNormalised": 28,
  "worker/delivery": 21,
  "worker/websiteProof": 21,
  "worker/fixtureShopsLarge": 20,
  "worker/recovery": 20,
  "worker/outlines": 19,
  "worker/webhooks": 18,
  "worker/discoveryFeeds": 17,
  "worker/discoverySources": 16,
};
const secondsOfOthers = 5;

function secondsOf({ moduleId, project }: TestSpecification): number {
  const file = path.relative(path.join(project.config.root, "test"), moduleId).replace(/\.test\.ts$/, "");
  return seconds[file] ?? secondsOfOthers;
}

/** Files of one project stand together, because a process is handed on within a project alone; small files at the end let all cores end together. */
const projects = ["worker", "e2e", "container", "app", "client", "core"];

const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);

/** Project by project, the slowest files first, so that none of them is what everything waits for at the end. */
export class SlowestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b) || secondsOf(b) - secondsOf(a)));
  }
}
