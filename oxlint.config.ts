import { readdirSync } from "node:fs";
import { defineConfig } from "oxlint";

type Rooms = Readonly<Record<string, readonly string[] | undefined>>;

/** Rooms of the house and what each may import beside itself (the table "Rooms" of ARCHITECTURE.md); everything not listed is refused. */
const rooms: Rooms = {
  core: [],
  ports: ["core"],
  services: ["core", "ports"],
  adapters: ["core", "ports"],
  objects: ["core", "ports", "services"],
  queues: ["core", "ports", "services"],
  api: ["core", "ports", "services", "settings.ts"],
  mcp: ["core", "ports", "services", "api"],
  http: ["core", "ports", "services", "api", "settings.ts", "env.ts"],
};

/** Single files of core that stand below its rooms: ids, results, seeds and the like. */
const coreFiles = readdirSync(new URL("src/core", import.meta.url)).filter((name) => name.endsWith(".ts"));
/**
 * Rooms of core from the ground up: what is decided about grounds, what Worker and renderer share, which renderer draws what, what a call
 * and its answer hold, products and the shops that they are found in, words, brands, ads, deliveries and what is told of them all.
 */
const coreRooms: Rooms = {
  outsideWords: [],
  mail: [],
  categories: [],
  rendering: ["categories"],
  rendererPool: ["rendering"],
  credits: ["rendering"],
  styles: ["categories", "rendering"],
  contract: ["rendering", "styles"],
  limits: ["contract"],
  people: ["contract", "mail"],
  product: ["outsideWords", "categories", "rendering", "contract"],
  discovery: ["outsideWords", "product"],
  copywriter: ["outsideWords", "rendering", "contract", "product"],
  brand: ["outsideWords", "mail", "rendering", "contract", "product", "discovery", "copywriter"],
  creative: ["outsideWords", "categories", "rendering", "styles", "contract", "product", "copywriter", "brand"],
  delivery: ["rendering", "credits", "contract", "brand", "creative"],
  events: ["contract", "delivery"],
  signals: ["rendering", "brand", "delivery"],
};

/**
 * Rooms of the renderer from the ground up: what all stand on, matter and what is read of pictures, grounds, ads, and who asks for
 * them. Beside itself a room imports the listed ones only; a category none of its neighbours.
 */
const rendererRooms: Rooms = {
  engine: [],
  pictures: ["engine"],
  materials: ["engine"],
  categories: ["engine", "materials"],
  surroundings: ["engine", "materials"],
  ads: ["engine", "materials", "surroundings", "categories"],
  server: ["engine", "pictures", "ads"],
};
const foldersOf = (house: string) =>
  readdirSync(new URL(house, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const categoryRooms: Rooms = Object.fromEntries(
  foldersOf("container/categories").map((name) => [`categories/${name}`, rendererRooms.categories]),
);

/** A zone for each room of a house, listed or not; `always`: what every room of it may import. */
const zonesOf = (house: string, table: Rooms, always: string[] = []) =>
  [...new Set([...foldersOf(house), ...Object.keys(table)])].map((room) => {
    const allowed = [room, ...(table[room] ?? []), ...always];
    return {
      target: `./${house}/${room}`,
      from: `./${house}`,
      except: allowed.map((name) => `./${name}`),
      message: `${house}/${room} may import only: ${allowed.join(", ")}. Move what both need down into one of these.`,
    };
  });

/** Rules that need nothing said beside their name: of the language, and of its types. */
const plainRules = [
  "no-array-constructor",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
  "eqeqeq",
  "no-unused-expressions",
  "typescript/await-thenable",
  "typescript/ban-ts-comment",
  "typescript/no-array-delete",
  "typescript/no-base-to-string",
  "typescript/no-duplicate-enum-values",
  "typescript/no-duplicate-type-constituents",
  "typescript/no-empty-object-type",
  "typescript/no-explicit-any",
  "typescript/no-extra-non-null-assertion",
  "typescript/no-floating-promises",
  "typescript/no-for-in-array",
  "typescript/no-implied-eval",
  "typescript/no-misused-new",
  "typescript/no-misused-promises",
  "typescript/no-non-null-asserted-optional-chain",
  "typescript/no-redundant-type-constituents",
  "typescript/no-require-imports",
  "typescript/no-this-alias",
  "typescript/no-unnecessary-type-assertion",
  "typescript/no-unnecessary-type-constraint",
  "typescript/no-unsafe-argument",
  "typescript/no-unsafe-assignment",
  "typescript/no-unsafe-call",
  "typescript/no-unsafe-declaration-merging",
  "typescript/no-unsafe-enum-comparison",
  "typescript/no-unsafe-function-type",
  "typescript/no-unsafe-member-access",
  "typescript/no-unsafe-return",
  "typescript/no-unsafe-unary-minus",
  "typescript/no-wrapper-object-types",
  "typescript/only-throw-error",
  "typescript/prefer-as-const",
  "typescript/prefer-namespace-keyword",
  "typescript/prefer-promise-reject-errors",
  "typescript/require-await",
  "typescript/restrict-plus-operands",
  "typescript/triple-slash-reference",
  "typescript/unbound-method",
  "typescript/consistent-type-imports",
];
/** What React's compiler asks of components. */
const reactRules = [
  "react-hooks-js/rules-of-hooks",
  "react-hooks-js/exhaustive-deps",
  "react-hooks-js/static-components",
  "react-hooks-js/use-memo",
  "react-hooks-js/preserve-manual-memoization",
  "react-hooks-js/immutability",
  "react-hooks-js/globals",
  "react-hooks-js/refs",
  "react-hooks-js/set-state-in-effect",
  "react-hooks-js/error-boundaries",
  "react-hooks-js/purity",
  "react-hooks-js/set-state-in-render",
  "react-hooks-js/incompatible-library",
  "react-hooks-js/unsupported-syntax",
  "react-hooks-js/config",
  "react-hooks-js/gating",
];
const asErrors = (rules: readonly string[]) => Object.fromEntries(rules.map((rule) => [rule, "error" as const]));

export default defineConfig({
  ignorePatterns: [
    "node_modules",
    ".cache",
    ".data",
    ".tsbuild",
    ".wrangler",
    "out",
    "client/dist",
    "public/app",
    "client/src/schema.ts",
    "container/engine/kernelFunctions.ts",
    "container/kernels",
    "**/*.js",
  ],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error", maxWarnings: 0 },
  plugins: ["typescript"],
  // Under names of their own: those that they have elsewhere are taken by oxlint's, which lack these rules.
  jsPlugins: [
    { name: "import-js", specifier: "eslint-plugin-import-x" },
    { name: "react-hooks-js", specifier: "eslint-plugin-react-hooks" },
  ],
  categories: { correctness: "off" },
  settings: {
    "import-x/resolver": { [new URL("scripts/importResolver.mjs", import.meta.url).pathname]: {} },
    "import-x/extensions": [".ts", ".tsx"],
  },
  rules: {
    ...asErrors(plainRules),
    "import-js/no-restricted-paths": [
      "error",
      {
        zones: [
          ...zonesOf("src", rooms),
          ...zonesOf("src/core", coreRooms, coreFiles),
          {
            target: "./src/core/*.ts",
            from: "./src/core/*/**",
            message: "The single files of src/core stand below its rooms and import none.",
          },
          ...zonesOf("container", { ...rendererRooms, ...categoryRooms }),
          {
            target: "./container",
            from: "./src",
            except: ["./core/rendering", "./core/categories"],
            message: "The renderer shares src/core/rendering and src/core/categories only.",
          },
          { target: "./src", from: "./container", message: "The Worker reaches the renderer over HTTP only." },
          { target: ["./src", "./container"], from: ["./test", "./scripts", "./sample-shop", "./app"] },
          {
            target: "./app",
            from: ["./container", "./test", "./sample-shop"],
            message: "The page knows the service by its client; facts come in as data (scripts/app/facts.ts).",
          },
          { target: "./app", from: "./scripts", except: ["./app/facts.ts"] },
          {
            target: "./app",
            from: "./src",
            except: ["./api/people", "./api/guests", "./api/operation.ts"],
            message:
              "The page takes types of people's and guests' operations alone, and how an operation says its own.",
          },
          { target: "./app/src/parts", from: "./app/src/views", message: "Parts are what views are made of." },
          { target: "./client", from: "./app" },
        ],
      },
    ],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
    "typescript/no-namespace": ["error", { allowDeclarations: true }],
    "no-console": ["error", { allow: ["error", "warn", "info"] }],
  },
  overrides: [
    { files: ["app/**/*.tsx", "app/**/*.ts"], rules: asErrors(reactRules) },
    // A declaration of modules that the build makes has no place for imports.
    { files: ["app/src/facts.d.ts"], rules: { "typescript/consistent-type-imports": "off" } },
    { files: ["scripts/**", "test/**", "sample-shop/**", "client/examples/**"], rules: { "no-console": "off" } },
  ],
});
