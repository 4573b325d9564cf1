/** `npm run build:client`: generates the client's types from the OpenAPI document, then builds client/dist. */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { clientSchema, clientSchemaPath } from "./clientSchema.ts";

writeFileSync(clientSchemaPath, await clientSchema());
rmSync("client/dist", { recursive: true, force: true });
process.exit(spawnSync("tsc", ["-p", "client/tsconfig.build.json"], { stdio: "inherit" }).status ?? 1);
