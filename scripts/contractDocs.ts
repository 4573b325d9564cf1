/**
 * `npm run build:contract`: writes the table of the contract, docs/contract.md, from the clauses in test/contract. A test fails when it
 * is out of date.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { areas, clauses } from "../test/contract/all.ts";
import { setUps, type Answer, type Area, type Call, type Clause, type Held } from "../test/contract/clause.ts";
import { described } from "../test/contract/expected.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Where the page lies. */
export const contractFile = path.join(root, "docs", "contract.md");

/** The page's text, as the clauses are now. */
export function contractPage(): string {
  const areaLines = areas.map(
    ({ title, clauses: own }) =>
      `| ${[linkTo(title), own.length, ...(["request", "test", "replaced", "nobody"] as const).map((by) => count(own, by))].join(" | ")} |`,
  );
  const setUpLines = Object.entries(setUps).map(([name, meaning]) => `- \`${name}\`: ${meaning}.`);
  return `# The contract, sentence by sentence

Each sentence of the contract that can be true or false, with what holds it. \`spec\` is the specification of the API, \`decisions\` what
was settled beside it. Written by \`npm run build:contract\` from [\`test/contract\`](../test/contract); don't edit it here.

Of ${clauses.length} sentences **${count(clauses, "request")} are held by a request** that \`test/worker/contractClauses\` sends as a client would, with the answer
that it must get; **${count(clauses, "test")} by a test** of this repository, named by its file under \`test\` and its own name (\`%s\` and \`$name\` stand
for the cases of a table); **${count(clauses, "replaced")} were replaced** by another one that was decided on later; **${count(clauses, "nobody")} cannot be tested here**, and the table says why.

| area | sentences | by a request | by a test | replaced | not testable here |
| --- | --- | --- | --- | --- | --- |
${areaLines.join("\n")}

Who sends a request:

${setUpLines.join("\n")}

Of an answer the table names what must be there; what it does not name may be anything.

${areas.map(areaText).join("\n")}`;
}

function areaText({ title, clauses: own }: Area): string {
  const rows = own.map(
    ({ id, source, sentence, held }) => `| ${id} | ${cell(sentence)} | ${source} | ${heldText(held)} |`,
  );
  return `## ${title}

| id | sentence | from | held by |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}

function heldText(held: Held): string {
  if (held.by === "nobody") return cell(`not testable here: ${held.why}`);
  if (held.by === "replaced") return cell(`replaced by ${held.clause}: ${held.why}`);
  if (held.by === "test") return `${code(held.file)}: “${cell(held.name)}”`;
  return `\`${held.account}\`: ${code(callText(held.request))} → ${answerText(held.expected)}`;
}

function callText({ method, path: address, headers = {}, body, text }: Call): string {
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return [
    `${method} ${address}`,
    ...given,
    ...(sent === undefined ? [] : [sent === "" ? "(empty)" : shortened(sent)]),
  ].join(" · ");
}

function answerText({ status, code: errorCode, param, headers = {}, body, text }: Answer): string {
  const parts = [
    errorCode === undefined ? `${status}` : `${status} ${code(errorCode)}`,
    ...(param === undefined ? [] : [`of ${code(param)}`]),
    ...Object.entries(headers).map(([name, value]) =>
      value === null ? `no ${code(name)}` : `${code(name)}: ${code(described(value))}`,
    ),
    ...(body === undefined ? [] : [code(described(body))]),
    ...(text === undefined ? [] : [`a page with ${code(String(text))}`]),
  ];
  return parts.join(", ");
}

/** Long values are as good as their beginning. */
function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 150)}… (${text.length} characters)`;
}

const count = (own: readonly Clause[], by: Held["by"]) => own.filter(({ held }) => held.by === by).length;
const linkTo = (title: string) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .replaceAll(" ", "-")})`;
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  return `${fence}${text.replaceAll("|", "\\|")}${fence}`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(contractFile, contractPage());
  console.log(`Wrote ${path.relative(root, contractFile)}.`);
}
