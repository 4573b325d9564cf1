import { proofName } from "../../core/brand/websiteProof.ts";
import { errorText } from "../../core/errorText.ts";

/** What may stand in the head of a page; anything else begins its body, whatever the page calls it. */
const headTags = new Set(["html", "head", "title", "meta", "link", "base", "script", "style", "noscript", "template"]);
/** Whose text and tags are no part of the head itself. */
const holdingTags = new Set(["title", "script", "style", "noscript", "template"]);
const maxTags = 50;

/**
 * The contents of the proof's tags in the head of a page: those that only whoever makes the page can put there. What stands in comments,
 * scripts, texts or the body, where visitors may write, is none.
 */
export async function readProofTags(html: Uint8Array): Promise<string[]> {
  const contents: string[] = [];
  let isOver = false;
  let holding = 0;
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(tag) {
        if (isOver) return;
        const name = tag.tagName.toLowerCase();
        if (!headTags.has(name)) {
          // What a template holds is no part of the page, whatever it is.
          if (holding === 0) isOver = true;
        } else if (name === "head") tag.onEndTag(() => void (isOver = true));
        else if (holdingTags.has(name)) {
          holding += 1;
          tag.onEndTag(() => void (holding -= 1));
        } else if (name === "meta" && holding === 0 && contents.length < maxTags) {
          if ((tag.getAttribute("name") ?? "").trim().toLowerCase() !== proofName) return;
          contents.push((tag.getAttribute("content") ?? "").trim());
        }
      },
    })
    .onDocument({
      text({ text }) {
        if (holding === 0 && text.trim() !== "") isOver = true;
      },
    });
  try {
    await rewriter.transform(new Response(html)).body?.pipeTo(new WritableStream());
  } catch (error) {
    console.warn("a home page could not be read to its end", errorText(error));
  }
  return contents;
}
