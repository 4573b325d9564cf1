import path from "node:path";
import { defineConfig } from "vitest/config";

/** `npm run test:container`: needs a container engine, and minutes. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, "..", ".."),
  test: {
    name: "image",
    include: ["test/image/*.test.ts"],
    globalSetup: ["./test/image/build.ts"],
    // Each of them takes all cores.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
  },
});
