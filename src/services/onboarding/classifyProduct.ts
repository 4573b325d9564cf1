import { z } from "zod";
import { supportedCategories } from "../../core/product/categories.ts";
import {
  classifyByName,
  classifyByPage,
  unknownCategory,
  type Classification,
  type ProductSigns,
} from "../../core/product/classify.ts";
import { plainText } from "../../core/product/plainText.ts";
import type { TextModel } from "../../ports/textModel.ts";

const Answer = z.object({
  category: z.enum([...supportedCategories, "unsupported"]),
  /** One sentence. */
  reason: z.string().min(1).max(200),
});

const question = [
  "What kind of product does this shop page sell?",
  "Answer with the one category that names its actual texture, not its marketing.",
  'Answer "unsupported" for sets and multi-packs, wipes, sheet masks, patches, tools, accessories, candles, solid bars, hair care, fragrance, deodorant, powders, supplements, samples, gift cards, services, and whatever has no texture that flows.',
  "Give the reason in one plain sentence of at most 200 characters that quotes the page.",
].join(" ");

/**
 * Classifies by the rules, and asks the model (null where none is bound) only about what title and type leave open: what they
 * say plainly, no model overrules. Where the model gives no answer, the rules for the page decide.
 */
export async function classifyProduct(
  { textModel }: { textModel: TextModel | null },
  signs: ProductSigns,
): Promise<Classification> {
  const byName = classifyByName(signs);
  if (byName !== null) return byName;
  const answer = await textModel?.ask({ question, material: materialOf(signs), answer: Answer });
  return answer ? byModel(answer, signs) : classifyByPage(signs);
}

function materialOf({ title, productType, tags = [], text }: ProductSigns): string {
  return [
    `Title: ${title.slice(0, 300)}`,
    `Type: ${productType.slice(0, 100)}`,
    `Tags: ${tags.slice(0, 30).join(", ").slice(0, 600)}`,
    `Text: ${text.slice(0, 4000)}`,
  ].join("\n");
}

function byModel({ category, reason }: z.infer<typeof Answer>, signs: ProductSigns): Classification {
  const said = sentence(reason);
  const because = `The text model read its page: ${said}`;
  if (category !== "unsupported") return { isCompatible: true, category, reason: null, decidedBy: "model", because };
  return {
    isCompatible: false,
    category: unknownCategory(signs.productType),
    reason: `No ad can be made of this kind of product: ${said}`,
    decidedBy: "model",
    because,
  };
}

/** The model's words come from outside: plain, bounded, and ended as a sentence. */
function sentence(reason: string): string {
  const plain = plainText(reason, 200);
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
