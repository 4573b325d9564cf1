/** A page up to its tag number `tags`. */
export function beginningOf(html: string, tags: number): string {
  let end = -1;
  for (let seen = 0; seen <= tags; seen++) {
    end = html.indexOf("<", end + 1);
    if (end < 0) return html;
  }
  return html.slice(0, end);
}
