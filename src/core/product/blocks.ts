/** What begins or ends a block of a page: a paragraph, a heading, an item of a list. */
const edge =
  /<\/?(?:p|div|li|ul|ol|h\d|br|section|article|td|tr|table|dl|dt|dd|summary|details|figcaption|label|button|aside)\b[^<>]{0,300}>/giu;
const maxBlocks = 80;
/** A heading has at most so many characters. */
export const maxHeading = 60;

/** The first blocks of a page's markup, in order; some are empty. */
export function blocksOf(markup: string): string[] {
  return markup.split(edge).slice(0, maxBlocks);
}

/** Whether a block's text, short and without a stop, heads the next one. */
export function isHeading(text: string): boolean {
  return text.length <= maxHeading && !/[.!]$/u.test(text);
}
