import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { accessibility, overflow, says } from "./browserPages.ts";

/*
 * A page as somebody has it who sees nothing of it and has no pointer: keys go in, and what is read is the browser's accessibility tree.
 */

/** Where the focus is, as a screen reader tells it. */
export interface Stop {
  role: string;
  name: string;
  description: string;
  /** What else the tree says of it, such as `invalid`, `expanded` or `checked`. */
  states: Readonly<Record<string, unknown>>;
}

interface Value {
  value?: string | number | boolean;
}

/** A node of the accessibility tree, as the browser's debugger gives it. */
interface Node {
  nodeId: string;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** So often somebody presses Tab before they give up. */
const mostPresses = 120;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function protocolOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

const textOf = (value: Value | undefined) => String(value?.value ?? "");

function stopOf({ role, name, description, properties = [] }: Node): Stop {
  const states = Object.fromEntries(properties.map((property) => [property.name, property.value.value]));
  return { role: textOf(role), name: textOf(name), description: textOf(description), states };
}

/** What has the focus. */
export async function focusOf(page: Page): Promise<Stop> {
  const protocol = await protocolOf(page);
  const { result } = await protocol.send("Runtime.evaluate", { expression: "document.activeElement" });
  const about = { objectId: result.objectId ?? "", fetchRelatives: false };
  const { nodes } = await protocol.send("Accessibility.getPartialAXTree", about);
  await protocol.send("Runtime.releaseObject", { objectId: about.objectId });
  if (nodes[0] === undefined) throw new Error("The tree does not have what has the focus.");
  return stopOf(nodes[0]);
}

/** The name of what has the focus, as a screen reader says it. */
export const focused = async (page: Page) => (await focusOf(page)).name;

/** Waits until what has the focus has this role and name. */
export async function hasFocus(page: Page, role: string, name: string): Promise<void> {
  const shown = async () => {
    const stop = await focusOf(page);
    return `${stop.role} “${stop.name}”`;
  };
  await expect.poll(shown, { timeout: 15_000 }).toBe(`${role} “${name}”`);
}

/** Whether what has the focus is in the window, with nothing on top of it; a field that is not drawn itself is its label. */
const isInSight = `(() => {
  const element = document.activeElement.closest("label") ?? document.activeElement;
  const { x, y, width, height } = element.getClientRects()[0];
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
})()`;

/** A page that has scrolled to what has the focus comes to rest a moment later. */
const comesToRestMs = 3000;

/** Presses Tab, or Shift and Tab, until what has this role and name has the focus: in sight, and nowhere else on the way. */
export async function tabTo(page: Page, role: string, name: string | RegExp, back?: "back"): Promise<Stop> {
  const passed: string[] = [];
  for (let presses = 0; presses < mostPresses; presses++) {
    if (back !== undefined) await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    if (back !== undefined) await page.keyboard.up("Shift");
    const stop = await focusOf(page);
    const isSought = typeof name === "string" ? stop.name === name : name.test(stop.name);
    if (stop.role === role && isSought) {
      await page.waitForFunction(isInSight, undefined, { timeout: comesToRestMs }).catch((cause: unknown) => {
        throw new Error(`${role} “${stop.name}” has the focus out of sight.`, { cause });
      });
      return stop;
    }
    passed.push(`${stop.role} “${stop.name}”`);
  }
  throw new Error(`Tab does not come to ${role} “${String(name)}”, but to:\n${passed.join("\n")}`);
}

/** Comes to what has this role and name by Tab and presses Enter. */
export async function enter(page: Page, role: string, name: string | RegExp, back?: "back"): Promise<void> {
  await tabTo(page, role, name, back);
  await page.keyboard.press("Enter");
}

/** Presses an arrow as long as a hand does: where a choice follows the focus, it does so only while the key is down. */
export async function pressArrow(page: Page, arrow: "ArrowLeft" | "ArrowRight"): Promise<void> {
  await page.keyboard.press(arrow, { delay: 80 });
}

/** Types in place of what the field with the focus holds. */
export async function typeAnew(page: Page, text: string): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(text);
}

async function treeOf(page: Page): Promise<Node[]> {
  return (await (await protocolOf(page)).send("Accessibility.getFullAXTree")).nodes;
}

interface LiveRegion {
  /** An alert is told as it appears; a status only where it stood before its words. */
  isAlert: boolean;
  text: string;
}

/** What the page tells by itself, by the node that says it. */
async function liveRegions(page: Page): Promise<Map<number, LiveRegion>> {
  const nodes = await treeOf(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (node: Node): string =>
    textOf(node.role) === "StaticText"
      ? textOf(node.name)
      : (node.childIds ?? []).map((id) => words(byId.get(id) ?? node)).join("");
  const regions = new Map<number, LiveRegion>();
  for (const node of nodes) {
    const { live } = stopOf(node).states;
    if (live !== "polite" && live !== "assertive") continue;
    regions.set(node.backendDOMNodeId ?? 0, { isAlert: live === "assertive", text: words(node) });
  }
  return regions;
}

/** What is done makes the page say this, and a screen reader tells it without being asked. */
export async function tells(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const before = await liveRegions(page);
  await act();
  await says(page, text);
  const told = async () =>
    [...(await liveRegions(page))].some(([id, { isAlert, text: now }]) => {
      const known = before.get(id);
      return now.includes(text) && known?.text !== now && (isAlert || known !== undefined);
    });
  await expect.poll(told, { message: `“${text}” is told by a live region` }).toBe(true);
}

/** A field is told to be wrong, with the reason as its description. */
export function expectInvalid(stop: Stop, reason: string): void {
  expect(stop.states.invalid).toBe("true");
  expect(stop.description).toContain(reason);
}

/** A dialog is open under this name, the rest of the page is out of reach, and this button in it has the focus. */
export async function isInDialog(page: Page, name: string, focusedButton = "Close"): Promise<void> {
  await page.waitForSelector("dialog[open]", { state: "attached" });
  const dialogs = (await treeOf(page)).map(stopOf).filter(({ role }) => role === "dialog");
  expect(dialogs.map((dialog) => [dialog.name, dialog.states.modal])).toEqual([[name, true]]);
  await hasFocus(page, "button", focusedButton);
}

/** Escape closes the dialog and gives the focus back to what opened it. */
export async function leavesDialog(page: Page, role: string, name: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog") === null);
  await hasFocus(page, role, name);
}

/** Headings go down one level at a time, from one of the first level. */
export async function hasHeadingsInOrder(page: Page): Promise<void> {
  const stops = (await treeOf(page)).map(stopOf);
  const levels = stops.filter(({ role }) => role === "heading").map(({ states }) => Number(states.level));
  // A dialog stands in a page that has its first heading.
  const known = stops.some(({ role }) => role === "dialog") ? [1, ...levels] : levels;
  expect(known.filter((level) => level === 1)).toHaveLength(1);
  expect(known.filter((level, at) => level > (known[at - 1] ?? 0) + 1)).toEqual([]);
}

/** Headings are in order, axe finds nothing, and nothing is wider than the window, once nothing is under way. */
export async function isWhole(page: Page): Promise<void> {
  await hasHeadingsInOrder(page);
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
  expect(await accessibility(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}
