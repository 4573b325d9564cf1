import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { go, launch, openPage, wide, type Form } from "./browserPages.ts";
import { FakeService } from "./fakeService.ts";

/*
 * What the tests of a file share: a browser, and for each test a stand-in of the service and one page before it. Importing this sets them up.
 */
export let browser: Browser;
export let service: FakeService;
export let page: Page;
/** What went wrong in the page, refusals of the service apart. */
export let complaints: string[];

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

beforeEach(async () => {
  service = await FakeService.start();
});

afterEach(async () => {
  await page.context().close();
  await service[Symbol.asyncDispose]();
});

/** Opens the test's page at a path of the dashboard. */
export async function openAt(path: string, form: Form = wide): Promise<void> {
  ({ page, complaints } = await openPage(browser, form));
  await go(page, service, path);
}

/** Calls of the test's page by this method and end of path wait until they are let go. */
export async function hold(method: string, end: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => pathname.endsWith(end),
    async (route) => {
      if (route.request().method() === method) await promise;
      await route.continue();
    },
  );
  return { letGo: () => resolve(undefined) };
}
