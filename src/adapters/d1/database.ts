import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;

/** D1 through Drizzle; without a session every query goes to the primary. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema, casing: "snake_case" });
}
