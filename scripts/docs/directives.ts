import { readFileSync } from "node:fs";
import path from "node:path";
import type { ErrorCode } from "../../src/core/contract/errors.ts";
import { animationPromptGroups } from "../../src/core/rendering/categories.ts";
import { publicUrlMark } from "../../src/http/pages/docs/builtPages.ts";
import { areaAnchor, codesByArea, errorFacts, exampleOf, isErrorCode } from "./errors.ts";
import { isFigure } from "./figures.ts";
import { values } from "./values.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Whose page is being written, where there is one for each error code. */
export interface Subject {
  errorCode?: ErrorCode;
}

/** Directives that become text, by name: `{{file client/examples/dry-run.ts}}`. */
const directives: Readonly<Record<string, (argument: string, subject: Subject) => string>> = {
  /** A file of the repository, word for word, without its last line break. */
  file: (name) => readFileSync(path.join(root, name), "utf8").trimEnd(),
  /** All error codes, under their areas. */
  errors: () =>
    codesByArea()
      .map(([area, codes]) => {
        const entries = codes.map((code) => `{{error ${code}}}`);
        return [`## ${area} {#${areaAnchor(area)}}`, ...entries].join("\n\n");
      })
      .join("\n\n"),
  /** The body of an answer, for the named code or the page's own. */
  "error-example": (name, { errorCode }) => {
    if (isErrorCode(name)) return exampleOf(name);
    if (name !== "" || errorCode === undefined) throw new Error(`There is no error code "${name}".`);
    return exampleOf(errorCode);
  },
  /** All styles, under their groups and categories. */
  styles: () =>
    Object.entries(animationPromptGroups)
      .flatMap(([group, categories]) => [
        `## ${group.replace(" - ", ": ")}`,
        ...categories.flatMap((category) => [`### ${category}`, `{{gallery ${category}}}`]),
      ])
      .join("\n\n"),
};

/** The text with what its directives stand for; figures and the service's address are left for later. An unknown one is an error. */
export function expand(text: string, subject: Subject = {}): string {
  const facts: Record<string, unknown> = subject.errorCode === undefined ? {} : { ...errorFacts(subject.errorCode) };
  return text.replace(/\{\{([^{}\n]*)\}\}/g, (whole, inner: string) => {
    const [, name = "", argument = ""] = /^([\w.-]+)(?: (.+))?$/.exec(inner) ?? [];
    if (whole === publicUrlMark || (isFigure(name) && argument !== "")) return whole;
    const value = values[name] ?? (name.startsWith("error.") ? facts[name.slice("error.".length)] : undefined);
    if (argument === "" && (typeof value === "string" || typeof value === "number")) return String(value);
    const directive = Object.hasOwn(directives, name) ? directives[name] : undefined;
    if (directive === undefined) throw new Error(`There is no directive ${whole}.`);
    return directive(argument, subject);
  });
}
