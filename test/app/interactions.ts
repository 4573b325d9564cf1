/**
 * `npm run bench:page`: how long the dashboard's page takes to answer somebody: from a key or a click to the next frame that shows what
 * it did (the browser's event timing), in each of its views, RUNS times (default 5). A page without any script is pressed beside it.
 */
import type { Browser, Page } from "playwright-core";
import { go, launch, openPage, press, wide, type Form } from "./browserPages.ts";
import { FakeService } from "./fakeService.ts";

interface Step {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const runs = Number(process.env.RUNS ?? 5);
const phone: Form = { scheme: "light", width: 360 };
const textbox = (name: string) => `role=textbox[name='${name}']`;

/** Event timing gives no event that is shorter than this, in milliseconds. */
const shortestMs = 16;

const steps: readonly Step[] = [
  { name: "a page without script: a letter typed", path: "bare", act: (page) => page.type("input", "calm") },
  {
    name: "sign in: an address typed",
    path: "/app/signed-out",
    act: (page) => page.type("input[type=email]", "m@a.bc"),
  },
  { name: "home: on to the products", path: "/app", act: (page) => press(page, "link", "Products") },
  {
    name: "home: on to a delivery of 20 concepts",
    path: "/app",
    act: (page) => page.click("main a[href*='/deliveries/']"),
  },
  { name: "create: the tone typed", path: "/app/create", act: (page) => page.type(textbox("Tone"), "calm") },
  { name: "create: stills and videos", path: "/app/create", act: (page) => press(page, "radio", "Stills and videos") },
  { name: "create: style by style", path: "/app/create", act: (page) => press(page, "tab", "Style by style") },
  {
    name: "delivery of 20 concepts: an ad large, and the next",
    path: "/app/deliveries/del_a",
    async act(page) {
      await page.click("button.ad");
      await press(page, "button", "Next");
    },
  },
  {
    name: "delivery of 20 concepts: one approved",
    path: "/app/deliveries/del_a",
    act: (page) => press(page, "button", "Approve concept 1"),
  },
  {
    name: "delivery of 20 concepts: a headline corrected",
    path: "/app/deliveries/del_a",
    async act(page) {
      await press(page, "button", "Correct concept 1");
      await page.type(textbox("Headline"), "Calm");
    },
  },
  {
    name: "delivery of 20 concepts: styles for a correction",
    path: "/app/deliveries/del_a",
    async act(page) {
      await press(page, "button", "Correct concept 1");
      await press(page, "button", "Another style");
    },
  },
  { name: "brand: the tone typed", path: "/app/brand", act: (page) => page.type(textbox("Tone"), "calm") },
  {
    name: "products: sought",
    path: "/app/products",
    act: (page) => page.type("role=searchbox[name='Search products']", "oil"),
  },
  { name: "billing: an amount chosen", path: "/app/settings/billing", act: (page) => press(page, "button", "$100") },
  {
    name: "calls: sought",
    path: "/app/settings/calls",
    act: (page) => page.type("role=searchbox[name='Search calls']", "POST"),
  },
  {
    name: "team: an address typed",
    path: "/app/settings/team",
    act: (page) => page.type(textbox("Mail address of a new member"), "kim@aurelia.example"),
  },
  {
    name: "settings: a key named",
    path: "/app/settings/keys",
    act: (page) => page.type(textbox("Name of a new key"), "Agency"),
  },
];

const watch = `globalThis.took = [];
new PerformanceObserver((list) => took.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "event", durationThreshold: ${shortestMs}, buffered: true });`;

/** The longest of a step's interactions, in milliseconds; null where each was shorter than the browser tells. */
async function longestMs(browser: Browser, { path, act }: Step, form: Form): Promise<number> {
  await using service = await FakeService.start();
  service.isSignedIn = path !== "/app/signed-out";
  service.addDelivery("del_a", 20, 40);
  const { page } = await openPage(browser, form);
  try {
    if (path === "bare") await page.setContent("<label>Words <input></label>");
    else await go(page, service, path);
    await page.evaluate(watch);
    await act(page);
    // The browser tells of an event after the frame that showed it.
    await page.evaluate("new Promise((passed) => setTimeout(passed, 300))");
    return Math.max(shortestMs, ...(await page.evaluate<number[]>("took")));
  } finally {
    await page.context().close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const browser = await launch();
try {
  console.log("| step | 1440 px, median ms | longest | 360 px, median ms | longest |\n|---|---|---|---|---|");
  for (const step of steps) {
    const cells: number[] = [];
    for (const form of [wide, phone]) {
      const took: number[] = [];
      for (let run = 0; run < runs; run++) took.push(await longestMs(browser, step, form));
      cells.push(median(took), Math.max(...took));
    }
    console.log(`| ${step.name} | ${cells.join(" | ")} |`);
  }
} finally {
  await browser.close();
}
