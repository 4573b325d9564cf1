/** The tokenizer has an entry of its own, which the published types do not name; the package's whole brings a grammar of all of CSS along. */
declare module "css-tree/tokenizer" {
  export { tokenize, tokenTypes } from "css-tree";
}
