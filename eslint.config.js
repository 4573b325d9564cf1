import { readdirSync } from "node:fs";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Rooms of the house and what each may import beside itself (the table "Rooms" of ARCHITECTURE.md); everything not listed is refused. */
const rooms = {
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
const coreRooms = {
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
const rendererRooms = {
  engine: [],
  pictures: ["engine"],
  materials: ["engine"],
  categories: ["engine", "materials"],
  surroundings: ["engine", "materials"],
  ads: ["engine", "materials", "surroundings", "categories"],
  server: ["engine", "pictures", "ads"],
};
const foldersOf = (house) =>
  readdirSync(new URL(house, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const categoryRooms = Object.fromEntries(
  foldersOf("container/categories").map((name) => [`categories/${name}`, rendererRooms.categories]),
);

/** A zone for each room of a house, listed or not; `always`: what every room of it may import. */
const zonesOf = (house, table, always = []) =>
  [...new Set([...foldersOf(house), ...Object.keys(table)])].map((room) => {
    const allowed = [room, ...(table[room] ?? []), ...always];
    return {
      target: `./${house}/${room}`,
      from: `./${house}`,
      except: allowed.map((name) => `./${name}`),
      message: `${house}/${room} may import only: ${allowed.join(", ")}. Move what both need down into one of these.`,
    };
  });

export default tseslint.config(
  {
    ignores: [
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
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js"] })],
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "import-x/no-restricted-paths": [
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
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/no-namespace": ["error", { allowDeclarations: true }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error", "warn", "info"] }],
    },
  },
  { files: ["app/**/*.tsx", "app/**/*.ts"], ...reactHooks.configs.flat.recommended },
  // A declaration of modules that the build makes has no place for imports.
  { files: ["app/src/facts.d.ts"], rules: { "@typescript-eslint/consistent-type-imports": "off" } },
  { files: ["scripts/**", "test/**", "sample-shop/**", "client/examples/**"], rules: { "no-console": "off" } },
);
