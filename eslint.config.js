import { readdirSync } from "node:fs";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

/** Rooms of the house and what each may import (the table "Rooms" of ARCHITECTURE.md); everything not listed is refused. */
const rooms = {
  core: [],
  ports: ["core"],
  services: ["core", "ports"],
  api: ["core", "services", "ports"],
  http: ["core", "services", "ports", "api"],
  mcp: ["core", "services", "ports", "api"],
  objects: ["core", "ports", "services"],
  queues: ["core", "ports", "services"],
  adapters: ["core", "ports"],
};

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./src/${room}`,
  from: "./src",
  except: [room, ...allowed].map((name) => `./${name}`).concat(room === "core" ? [] : ["./env.ts", "./settings.ts"]),
  message: `src/${room} may import only: ${[room, ...allowed].join(", ")}.`,
}));

/** A category is told of by words and numbers alone; what names categories stands above it. Of a product only the names of its stuffs. */
const coreZones = [
  { room: "categories", allowed: ["categories", "product/stuffs.ts"] },
  { room: "rendering", allowed: ["rendering", "categories"] },
].map(({ room, allowed }) => ({
  target: `./src/core/${room}`,
  from: "./src/core",
  except: allowed.map((name) => `./${name}`),
  message: `src/core/${room} may import only: ${allowed.join(", ")}.`,
}));

/** How a ground is drawn: a category out of materials, materials out of the engine, and never the other way or from a neighbour. */
const drawn = ["engine", "materials", "categories"];
const categoryFolders = readdirSync(new URL("container/categories", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `categories/${name}`);
const drawingZones = [
  ...drawn.map((room, at) => ({ room, allowed: drawn.slice(0, at + 1) })),
  ...categoryFolders.map((room) => ({ room, allowed: ["engine", "materials", room] })),
].map(({ room, allowed }) => ({
  target: `./container/${room}`,
  from: "./container",
  except: [...allowed, "types.ts", "motion.ts"].map((name) => `./${name}`),
  message: `container/${room} may import only: ${allowed.join(", ")}.`,
}));

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
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".mjs", ".js"] })],
      "import-x/extensions": [".ts"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"] },
    },
    rules: {
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            ...zones,
            ...coreZones,
            ...drawingZones,
            {
              target: "./container",
              from: "./src",
              except: ["./core/rendering", "./core/categories"],
              message: "The renderer shares src/core/rendering and src/core/categories only.",
            },
            { target: "./src", from: "./container", message: "The Worker reaches the renderer over HTTP only." },
            { target: ["./src", "./container"], from: ["./test", "./scripts", "./sample-shop"] },
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
  {
    files: ["container/{engine,materials,categories}/**", "src/core/{categories,rendering}/**"],
    rules: { "import-x/no-cycle": "error" },
  },
  { files: ["scripts/**", "test/**", "sample-shop/**", "client/examples/**"], rules: { "no-console": "off" } },
);
