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

  /** A new run forgets what the last one found. `folder` is where its pictures go: unguessable, the same however often it is repeated. */
  begin(state: OnboardingState, folder: string): void {
    this.#storage.sql.exec("DROP TABLE IF EXISTS found");
    this.#storage.sql.exec("CREATE TABLE found (position INTEGER PRIMARY KEY, scraped TEXT NOT NULL, product TEXT)");
    this.#storage.kv.put("folder", folder);
    this.save(state);
  }

  /** The step that led here is over; what has become of the run is to be shown. */
  save(state: OnboardingState): void {
    this.#storage.kv.put("state", state);
    this.#storage.kv.put("shown", false);
    this.#storage.kv.delete("begun");
  }

  get folder(): string {
    const folder = this.#storage.kv.get<string>("folder");
    if (folder === undefined) throw new Error("a run must have a folder");
    return folder;
  }

  /** Whether D1 and the account holder know the present state. */
  get isShown(): boolean {
    return this.#storage.kv.get<boolean>("shown") ?? false;
  }

  markShown(): void {
    this.#storage.kv.put("shown", true);
  }

  /** Counts a beginning of the present step; more than one means that the object died inside it. */
  stepBegins(): number {
    const times = (this.#storage.kv.get<number>("begun") ?? 0) + 1;
    this.#storage.kv.put("begun", times);
    return times;
  }

  saveDiscovery({ products, ...brand }: Discovery): void {
    this.#storage.kv.put("brand", brand);
    this.#storage.sql.exec("DELETE FROM found");
    products.forEach((product, position) => {
      this.#storage.sql.exec("INSERT INTO found VALUES (?, ?, NULL)", position, JSON.stringify(product));
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
