/** What onboarding has to make of one product of a fixture shop. */
export interface ExpectedProduct {
  /** Null where only that no two products share a handle matters. */
  handle: string | null;
  /** The whole name; with "…" at its end, the beginning of a name that is cut. */
  name: string;
  supported: boolean;
  usable: boolean;
  category?: string;
  aspectRatio?: "vertical" | "square";
  /** Part of the reason why it is not supported or has no usable picture, in lower case. */
  reason?: string;
  /** `currency` null: nothing in the shop tells it. */
  price?: { amount: number; currency: string | null };
  /** Null: no rating may be stored. */
  rating?: { value: number; reviewCount: number } | null;
  /** Some of the ingredients that have to be found, in lower case. */
  ingredients?: string[];
}

/** What onboarding has to make of a fixture shop. */
export interface ExpectedShop {
  state: "ready" | "failed";
  brandName?: string;
  /** Parts of the brand's status message. */
  message: string[];
  /** The whole catalogue, or a sample of it where `counts` is given. */
  products: ExpectedProduct[];
  counts?: { products: number; usable: number };
  /** Beginnings of paths that must not have been asked for. */
  neverAsked?: string[];
  /** Words, in lower case, that neither the brand kit nor a claim may hold. */
  neverQuoted?: string[];
  /** Pages have to be at least this far apart on average, in seconds. */
  secondsBetweenPages?: number;
}

export const shopGroups = ["platforms", "pages", "pictures", "crawling", "large"] as const;
export type ShopGroup = (typeof shopGroups)[number];

/** A fixture shop that is being served. */
export interface ServedShop {
  name: string;
  group: ShopGroup;
  website: string;
  /** Where what has been asked of the shop can be read, as `Visit[]`. */
  visitsUrl: string;
  expected: ExpectedShop;
}

/** One request that a shop has seen. */
export interface Visit {
  path: string;
  atMs: number;
  userAgent: string;
  /** Requests that were under way when this one came, itself included. */
  underWay: number;
}
