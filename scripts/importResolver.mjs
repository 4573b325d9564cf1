/** Where an import leads, for the linter's rule on directions: by name and path, for settings hold no functions. */
import { createNodeResolver } from "eslint-plugin-import-x";

const node = createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js"] });

export const interfaceVersion = 2;

/** @param {string} source @param {string} file */
export function resolve(source, file) {
  return node.resolve(source, file);
}
