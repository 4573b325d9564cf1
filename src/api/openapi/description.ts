import type { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiParameters } from "zod-openapi";
import type { ErrorCode, Problem } from "../../core/contract/errors.ts";
import type { Addresses } from "./addresses.ts";
import { bodyErrors, errorResponses } from "./errorResponses.ts";
import { headerRefs, type HeaderName } from "./headers.ts";

/** The chapters of the document, in its order. */
export const tags = [
  { name: "Generate", description: "Ordering ads." },
  { name: "Deliveries", description: "Following an order and fetching its ads." },
  { name: "Brands", description: "The account's shop and its products." },
  { name: "Styles", description: "The looks that ads can have." },
  { name: "Credits", description: "Balance, prices and the ledger." },
  { name: "Webhooks", description: "Events that the service sends to an address of yours." },
] as const;
export type Tag = (typeof tags)[number]["name"];

type Example = { summary: string; value: unknown };
/** By name; a function where they name the service's own address. */
type Examples = Record<string, Example> | ((addresses: Addresses) => Record<string, Example>);

export interface DescribedBody {
  description: string;
  schema: z.ZodType;
  examples: Examples;
  isOptional?: boolean;
  /** Types of files that are taken as well, as they are. */
  files?: { types: readonly string[] };
}

interface DescribedAnswer {
  description: string;
  /** Besides `X-Request-Id`. */
  headers?: Record<string, HeaderName>;
  schema: z.ZodType;
  examples: Examples;
}

/** What the document says of an operation. Errors that any call can have are added by themselves. */
export interface Description {
  operationId: string;
  tag: Tag;
  summary: string;
  description: string;
  requestParams?: ZodOpenApiParameters;
  body?: DescribedBody | undefined;
  answers: Partial<Record<"200" | "202", DescribedAnswer>>;
  errors: readonly ErrorCode[];
  /** Words of the example of `invalid_request`. */
  invalidRequest?: Pick<Problem, "param" | "message">;
}

/** The same as OpenAPI has it. */
export function operationObject(described: Description, addresses: Addresses): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, requestParams, body, answers, errors, invalidRequest } = described;
  const examplesOf = (examples: Examples) => (typeof examples === "function" ? examples(addresses) : examples);
  const contentOf = ({ schema, examples }: { schema: z.ZodType; examples: Examples }) => ({
    "application/json": { schema, examples: examplesOf(examples) },
  });
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(requestParams && { requestParams }),
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        description: body.description,
        content: { ...contentOf(body), ...fileContents(body.files?.types ?? []) },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, each]) => [
          status,
          { description: each.description, headers: headerRefs(each.headers ?? {}), content: contentOf(each) },
        ]),
      ),
      ...errorResponses(addresses.docsUrl, body ? [...bodyErrors, ...errors] : errors, invalidRequest),
    },
  };
}

/** A file is described by its type alone (OpenAPI 3.1, "Considerations for file uploads"). */
function fileContents(types: readonly string[]) {
  const file = { schema: {}, examples: { file: { summary: "The file", value: "(the bytes of the file)" } } };
  return Object.fromEntries(types.map((type) => [type, file]));
}
