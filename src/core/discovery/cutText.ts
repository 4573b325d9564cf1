/**
 * At most `maxLength` UTF-16 units as well-formed text, which alone can become part of an address: half a character that the
 * cut leaves goes, half a character anywhere else becomes U+FFFD.
 */
export function cutText(text: string, maxLength: number): string {
  const end =
    text.length > maxLength && /^[\uD800-\uDBFF]$/.test(text.charAt(maxLength - 1)) ? maxLength - 1 : maxLength;
  return text.slice(0, end).toWellFormed();
}
