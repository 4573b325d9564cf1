import importX, { createNodeResolver } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

/** Rooms of the house and what each may import (the table "Rooms" of the README); everything not listed is refused. */
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
      "container/textures/kernels",
      "**/*.js",
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".mjs", ".js"] })] },
    rules: {
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            ...zones,
            {
              target: "./container",
              from: "./src",
              except: ["./core/rendering"],
              message: "The renderer shares src/core/rendering only.",
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
      "max-lines": ["error", { max: 300 }],
      "@typescript-eslint/no-namespace": ["error", { allowDeclarations: true }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error", "warn", "info"] }],
    },
  },
  { files: ["scripts/**", "test/**", "sample-shop/**", "client/examples/**"], rules: { "no-console": "off" } },
);
