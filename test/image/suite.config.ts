import { defineConfig } from "vitest/config";

/** The renderer's tests as they run inside its image. */
export default defineConfig({
  root: "/app",
  cacheDir: "/tmp/vite",
  test: {
    name: "in the image",
    include: ["test/container/**/*.test.ts"],
    // They are of the sources: both compile, the one with TypeScript, the other with AssemblyScript.
    exclude: ["test/container/newCategory.test.ts", "test/container/kernelDeclarations.test.ts"],
    maxWorkers: 2,
    onConsoleLog: (log) => !log.startsWith('{"timestamp":'),
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
