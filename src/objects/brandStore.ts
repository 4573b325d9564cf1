import type { OnboardingState } from "../core/brand/onboarding.ts";
import type { ScrapedProduct } from "../core/product/readFacts.ts";
import type { CatalogueProduct } from "../ports/catalogue.ts";
import type { Discovery } from "../services/onboarding/discoverProducts.ts";

type Found = Omit<Discovery, "products">;

/** The memory of one brand's onboarding. Every method is synchronous. */
export class BrandStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  get state(): OnboardingState | null {
    return this.#storage.kv.get<OnboardingState>("state") ?? null;
  }

  /** A new run forgets what the last one found. */
  begin(state: OnboardingState): void {
    this.#storage.sql.exec("DROP TABLE IF EXISTS found");
    this.#storage.sql.exec("CREATE TABLE found (position INTEGER PRIMARY KEY, scraped TEXT NOT NULL, product TEXT)");
    this.save(state);
  }

  save(state: OnboardingState): void {
    this.#storage.kv.put("state", state);
  }

  saveDiscovery({ products, ...brand }: Discovery): void {
    this.#storage.kv.put("brand", brand);
    products.forEach((product, position) => {
      this.#storage.sql.exec("INSERT OR REPLACE INTO found VALUES (?, ?, NULL)", position, JSON.stringify(product));
    });
  }

  brand(): Found {
    const found = this.#storage.kv.get<Found>("brand");
    if (found === undefined) throw new Error("a run that finishes must have found its brand");
    return found;
  }

  scraped(position: number): ScrapedProduct | null {
    const row = this.#storage.sql
      .exec<{ scraped: string }>("SELECT scraped FROM found WHERE position = ?", position)
      .toArray()[0];
    return row === undefined ? null : (JSON.parse(row.scraped) as ScrapedProduct);
  }

  saveProduct(position: number, product: CatalogueProduct): void {
    this.#storage.sql.exec("UPDATE found SET product = ? WHERE position = ?", JSON.stringify(product), position);
  }

  products(): CatalogueProduct[] {
    return this.#storage.sql
      .exec<{ product: string }>("SELECT product FROM found WHERE product IS NOT NULL ORDER BY position")
      .toArray()
      .map((row) => JSON.parse(row.product) as CatalogueProduct);
  }
}
