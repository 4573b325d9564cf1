import type { Block } from "./markdown.ts";

/** One page of the documentation. Its title and its lead are the first heading and the first paragraph of its file. */
export interface Page {
  path: string;
  title: string;
  lead: string;
  blocks: readonly Block[];
}
