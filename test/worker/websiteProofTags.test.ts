import { describe, expect, it } from "vitest";
import { readProofTags } from "../../src/services/websiteProof/readProofTags.ts";

const tag = '<meta name="ad-creative-verification" content="token">';
const read = (html: string) => readProofTags(Uint8Array.from(new TextEncoder().encode(html)));

describe("a tag in the head of the home page", () => {
  it.each([
    [
      "among others",
      `<!doctype html><html><head><title>a</title><meta charset="utf-8">${tag}</head><body></body></html>`,
    ],
    ["of a page that leaves out what may be left out", `<!doctype html><title>a</title>${tag}<p>text`],
    ["spelt otherwise", `<head><META CONTENT=' token ' NAME="Ad-Creative-Verification" /></head>`],
    [
      "after scripts, styles and what is without scripts",
      `<head><script>"<p>"</script><style>p{}</style><noscript><link></noscript>${tag}</head>`,
    ],
    [
      "after a template or a part without scripts, whatever that holds",
      `<head><template><div><svg><path/></svg>text</div></template><noscript><img></noscript>${tag}</head>`,
    ],
  ])("counts: %s", async (_, html) => {
    expect(await read(html)).toEqual(["token"]);
  });

  it("counts beside those of other accounts", async () => {
    expect(await read(`<head>${tag.replace("token", "another")}${tag}</head>`)).toEqual(["another", "token"]);
  });
});

describe("a tag that visitors could have written", () => {
  it.each([
    ["in a comment", `<head><!-- ${tag} --></head>`],
    ["in a script", `<head><script>document.write('${tag}')</script></head>`],
    ["in a title", `<head><title>${tag}</title></head>`],
    ["in a style", `<head><style>${tag}</style></head>`],
    ["in a template", `<head><template>${tag}</template></head>`],
    ["where there are no scripts", `<head><noscript>${tag}</noscript></head>`],
    ["in the body", `<head></head><body>${tag}</body>`],
    ["in a review", `<head><title>a</title></head><body><div class="review">${tag}</div></body>`],
    ["in a body that has no tag of its own", `<title>a</title><p>${tag}`],
    ["after a text", `<head><title>a</title>Hello ${tag}</head>`],
    ["in a head within the body", `<head></head><body><head>${tag}</head></body>`],
    ["in a text area", `<textarea>${tag}</textarea>`],
    ["as a text", `<head></head><body>${tag.replace("<", "&lt;")}</body>`],
    ["in an attribute", `<head><link title='${tag}'></head>`],
    ["of another name", `<head>${tag.replace("verification", "verifications")}</head>`],
    ["as a property", `<head>${tag.replace("name=", "property=")}</head>`],
  ])("does not count: %s", async (_, html) => {
    expect(await read(html)).toEqual([]);
  });
});
