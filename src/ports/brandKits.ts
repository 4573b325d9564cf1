import type { NamedKit } from "../core/brand/kitEdits.ts";

/** Every state that a brand's kit has been in; the newest is the one that ads are made from. */
export interface BrandKits {
  /** The kit as it is now; `version` is 0 where none has been recorded. Null where there is no such brand. */
  current(brandId: string): Promise<(NamedKit & { version: number }) | null>;
  /** Newest first. */
  versions(brandId: string, limit: number): Promise<KitVersion[]>;
  find(brandId: string, version: number): Promise<NamedKit | null>;
  /** Records a version and makes it the current one, all or nothing; false when the version exists already. */
  append(brandId: string, next: NextKit, nowMs: number): Promise<boolean>;
}

export type KitSource = "onboarding" | "operator";

export interface KitVersion {
  version: number;
  source: KitSource;
  edited: NamedKit["edited"];
  createdAt: number;
}

export interface NextKit extends NamedKit {
  version: number;
  source: KitSource;
}
