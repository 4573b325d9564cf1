import type { NamedKit, ReadKit } from "../core/brand/kitEdits.ts";
import type { KitVersion } from "../core/brand/kitVersions.ts";

/** Every state that a brand's kit has been in; the newest is the one that ads are made from. */
export interface BrandKits {
  /** The kit as it is now; `version` is 0 where none has been recorded. Null where there is no such brand. */
  current(brandId: string): Promise<(NamedKit & { version: number }) | null>;
  /** What the last run that read a kit has read, before anybody's edits; null where none has. */
  read(brandId: string): Promise<ReadKit | null>;
  /** Newest first. */
  versions(brandId: string, limit: number): Promise<KitVersion[]>;
  find(brandId: string, version: number): Promise<NamedKit | null>;
  /** Records a version and makes it the current one, all or nothing; false when the version exists already. */
  append(brandId: string, next: NextKit, nowMs: number): Promise<boolean>;
}

/** Who makes a version. `read`: what a run of onboarding has read, before anybody's edits. */
export type KitAuthor =
  | { source: "onboarding"; read: ReadKit }
  | { source: "operator" }
  | { source: "person"; personId: string };

export type NextKit = NamedKit & KitAuthor & { version: number };
