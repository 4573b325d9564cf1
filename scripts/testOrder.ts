import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * About how many seconds the slowest files take on two cores. Only the order of the files follows from them, so they may be old: what
 * is missing here is begun later than it could be, nothing else.
 */
const seconds: Readonly<Record<string, number>> = {
  "app/flows": 90,
  "app/views": 68,
  "app/conceptUpload": 50,
  "app/others": 39,
  "app/brand": 32,
  "app/keyboardDelivery": 27,
  "app/keyboard": 27,
  "app/touchUp": 23,
  "app/sharing": 22,
  "app/billing": 20,
  "app/keyboardProducts": 18,
  "app/readAgain": 18,
  "container/picturesCutOut": 150,
  "container/pictureSetCuts": 90,
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
  "e2e/app": 240,
  "e2e/rollout": 180,
  "e2e/crash": 150,
  "e2e/onboardingCrash": 65,
  "e2e/attack": 63,
  "e2e/client": 60,
  "e2e/docs": 90,
  "e2e/secrets": 45,
  "e2e/mcp": 40,
  "e2e/viewer": 55,
  "worker/onboardingRecovery": 18,
  "worker/faults/renderer": 52,
  "worker/faults/storage": 89,
  "worker/faults/hang": 122,
  "worker/fixtureShopsPictures": 50,
  "worker/onboarding": 51,
  "worker/fixtureShopsPlatforms": 35,
  "worker/browser": 65,
  "worker/fixtureShopsPages": 66,
  "worker/recompose": 33,
  "worker/tenants": 117,
  "worker/faults/queues": 40,
  "worker/faults/clock": 39,
  "worker/duplicates": 20,
  "worker/ledgerModel": 27,
  "worker/mcpGenerating": 31,
  "worker/mcpRepeated": 30,
  "worker/picturesNormalised": 23,
  "worker/delivery": 22,
  "worker/websiteProof": 21,
  "worker/fixtureShopsCrawling": 43,
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

/** The `app` tests mostly wait for a browser's page, the `container` tests compute: they stand between each other, both slowest first. */
const mixed = ["container", "app"];
const isMixed = ({ project }: TestSpecification) => mixed.includes(project.name);

/**
 * Slowest files first, so that none of them is what everything waits for at the end. Files that compute stand between files that wait, in such a
 * proportion that both end together: the cores have work while others wait. All other files stand by project: those of `core` and of `worker`
 * share a process, and vitest hands it on only to a file that stands next.
 */
export class SlowestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowestFirst = files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
    const ofProject = (name: string) => slowestFirst.filter(({ project }) => project.name === name);
    const between = mixed
      .map(ofProject)
      .flatMap(withSharesBefore)
      .toSorted((a, b) => a.shareBefore - b.shareBefore)
      .map(({ file }) => file);
    const others = slowestFirst.filter((file) => !isMixed(file));
    return Promise.resolve([...between, ...others.toSorted((a, b) => a.project.name.localeCompare(b.project.name))]);
  }
}

/** Each file with the share of its project's time that is spent before it. */
function withSharesBefore(files: readonly TestSpecification[]): { file: TestSpecification; shareBefore: number }[] {
  const total = files.reduce((sum, file) => sum + secondsOf(file), 0);
  let before = 0;
  return files.map((file) => {
    const shareBefore = before / total;
    before += secondsOf(file);
    return { file, shareBefore };
  });
}
