import type { AdOrder, AnimationPrompt, CopyAngle, Format, Spread } from "../../../../client/src/types.ts";

/** How looks are chosen: by the service, by categories, by a description, or one by one. */
export type LookBy = "service" | "categories" | "words" | "styles";

/** The create form as it is typed. */
export interface OrderForm {
  /** As typed: whatever is no number is told beside the field. */
  count: string;
  format: Format;
  /** Handles; none: all that can be shown take turns. */
  products: string[];
  angle: CopyAngle | "";
  tone: string;
  lookBy: LookBy;
  categories: AnimationPrompt[];
  description: string;
  styles: { id: string; name: string }[];
  spread: Spread;
  isInSitu: boolean;
  webhookUrl: string;
  labels: string;
}

export const emptyForm: OrderForm = {
  count: "3",
  format: "static",
  products: [],
  angle: "",
  tone: "",
  lookBy: "service",
  categories: [],
  description: "",
  styles: [],
  spread: "balanced",
  isInSitu: false,
  webhookUrl: "",
  labels: "",
};

/** The order that a form amounts to; what the service would choose itself is left out. */
export function orderOf(form: OrderForm): AdOrder {
  const creative = {
    ...(form.angle === "" ? {} : { copy_angle: form.angle }),
    ...(form.tone.trim() === "" ? {} : { brand_tone: form.tone.trim() }),
    ...(form.lookBy === "categories" && form.categories.length > 0 ? { animation_prompts: form.categories } : {}),
    ...(form.lookBy === "words" && form.description.trim() !== "" ? { style_search: form.description.trim() } : {}),
    ...(form.lookBy === "styles" && form.styles.length > 0 ? { featured_styles: form.styles.map(({ id }) => id) } : {}),
    ...(form.spread === "balanced" ? {} : { spread: form.spread }),
  };
  const labels = labelsOf(form.labels);
  return {
    count: Number(form.count),
    format: form.format,
    ...(form.products.length > 0 ? { product_refs: form.products } : {}),
    ...(Object.keys(creative).length > 0 ? { creative } : {}),
    ...(form.isInSitu ? { in_situ: true } : {}),
    ...(form.webhookUrl.trim() === "" ? {} : { webhook_url: form.webhookUrl.trim() }),
    ...(Object.keys(labels).length > 0 ? { metadata: labels } : {}),
  };
}

/** `name: value` on each line that is not empty. */
function linesOfLabels(text: string): { name: string; value: string }[] {
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "") return [];
    const [name = "", ...rest] = line.split(":");
    return [{ name: name.trim(), value: rest.join(":").trim() }];
  });
}

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries(linesOfLabels(text).map(({ name, value }) => [name, value]));
}

/** What is wrong with the labels; null: nothing. */
export function labelsProblem(text: string): string | null {
  const names = linesOfLabels(text).map(({ name }) => name);
  if (names.includes("")) return "Each line is a name, a colon and a value.";
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? null : `“${twice}” is there twice.`;
}

/** What is wrong with the count; null: nothing. */
export function countProblem(count: string, maxCount: number): string | null {
  const isWhole = /^\d+$/.test(count.trim());
  return isWhole && Number(count) >= 1 && Number(count) <= maxCount ? null : `A whole number from 1 to ${maxCount}.`;
}
