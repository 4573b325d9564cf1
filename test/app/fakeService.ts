import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import type { DeliveryEntry, Finds, Session } from "../../app/src/api/people.ts";
import type {
  Ad,
  AdOrder,
  Balance,
  Brand,
  ConceptVersion,
  Correction,
  DeliveredConcept,
  Delivery,
  DryRun,
  Product,
  Verdict,
} from "../../client/src/types.ts";
import { appHeaders } from "../../src/http/pages/app/policy.ts";
import { FakeDoor } from "./fakeDoor.ts";
import { FakeKit, ownLogo, ownLogoKey } from "./fakeKit.ts";
import { FakeSettings } from "./fakeSettings.ts";
import { FakeSharing, saidAt } from "./fakeSharing.ts";

const root = path.resolve(import.meta.dirname, "../..");
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".woff2": "font/woff2",
};

/** Words that a hostile or careless shop could have. */
export const hostileName = `<script>globalThis.stolen = 1</script><img src=x onerror="globalThis.stolen = 2">`;
export const longName = `Barrier${"longwordwithoutanyspace".repeat(6)} Night Cream`;
export const arabicName = "سيروم ترطيب البشرة الجافة";

const shopPictures: readonly (readonly [handle: string, name: string, kind: string])[] = [
  ["barrier-repair-serum", "Barrier Repair Serum", "Serum"],
  ["botanical-face-oil", "Botanical Face Oil", "Oil"],
  ["calming-toner-mist", "Calming Toner Mist", "Toner"],
  ["cloud-milk-lotion", "Cloud Milk Lotion", "Lotion"],
  ["daily-shield-spf-50", hostileName, "Sunscreen"],
  ["overnight-rich-cream", longName, "Cream"],
  ["water-gel-moisturiser", arabicName, "Moisturiser"],
];

const grounds = ["sty_champagne-satin", "sty_still-pond-rings", "sty_amber-syrup", "sty_airy-chiffon"];

export interface Call {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

interface Answer {
  status?: number;
  json: unknown;
  headers?: Record<string, string>;
}

/** The page's files, and an interface behind them that answers in the shapes of the service and remembers what was asked. */
/** What the mail about the website says. */
export const proofCode = "4X8W-1N6T";

export class FakeService {
  readonly calls: Call[] = [];
  readonly door = new FakeDoor();
  readonly settings = new FakeSettings();
  readonly sharing = new FakeSharing((id) => this.#deliveryOf(id));
  isSignedIn = true;
  personId = "per_1";
  role: Session["account"]["role"] = "owner";
  credits = 50;
  /** How far the shop is read; null: there is none yet. */
  stage: "discovering" | "scraping" | "pictures" | "ready" | null = "ready";
  /** How many products have been found with a picture, while the shop is read; the catalogue has them once it is. */
  foundCount = shopPictures.length;
  /** Finds from the first on whose pictures are gone. */
  goneFinds = 0;
  deliveries: Delivery[] = [];
  /** Answered in place of the next call of this method and end of path. */
  refusal: { method: string; path: string; status: number; error: Record<string, unknown> } | null = null;
  /** Whether what its products were cut out of is kept. */
  hasUncut = true;
  hasTestAccount = false;
  readonly sentPictures: Buffer[] = [];
  /** A picture for a concept is cut out once this is over. */
  cutting: Promise<void> = Promise.resolve();
  /** Products that are shown by a picture that was sent. */
  readonly ownPictures = new Set<string>();
  /** Addresses of the pictures that the shop shows of each product; those that end in `gone.png` are gone. */
  shopPictures = ["front", "side", "gone"].map((name) => `https://cdn.shop.example/${name}.png`);
  /** The one of them that products are shown by. */
  shownShopPicture = this.shopPictures[0];
  readonly kit = new FakeKit();
  /** Kinds of products that were set by hand. */
  readonly ownKinds = new Map<string, string>();
  /** Whether the changes of a delivery are told as events. */
  tellsChanges = true;
  /** Calls are cut while it is true. */
  isDown = false;
  /** Orders by their Idempotency-Key. */
  readonly orders = new Map<string, string>();
  #keys = [
    {
      key_id: "key_1",
      name: "Campaign server",
      prefix: "svc_live_4x8w",
      created_at: "2026-10-02T09:00:00.000Z",
      last_used_at: "2026-11-24T16:20:00.000Z",
      expires_at: null as string | null,
    },
  ];
  readonly #versionsOf = new Map<string, ConceptVersion[]>();
  readonly #server: Server;
  readonly #pictures = new Map<string, Promise<Buffer>>();
  url = "";

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<FakeService> {
    const service = new FakeService();
    service.#server.listen(0, "127.0.0.1");
    await once(service.#server, "listening");
    service.url = `http://127.0.0.1:${(service.#server.address() as AddressInfo).port}`;
    return service;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  callsOf(method: string, end: string): Call[] {
    return this.calls.filter((call) => call.method === method && call.path.split("?")[0]?.endsWith(end));
  }

  /** A delivery of so many concepts; `drawn`: ads that are there. */
  addDelivery(id: string, conceptCount: number, drawn: number, format: "static" | "full" = "static"): Delivery {
    const ads = Array.from({ length: conceptCount * 2 }, (_, place): Ad => {
      const index = Math.floor(place / 2) + 1;
      const orientation = place % 2 === 0 ? "vertical" : "square";
      const [handle = "", name = ""] = shopPictures[(index - 1) % shopPictures.length] ?? [];
      const isDrawn = place < drawn;
      const style = grounds[(index - 1) % grounds.length] ?? "";
      return {
        ad_id: `ad_${id}_${place}`,
        index,
        version: 1,
        orientation,
        headline:
          ["Skin that holds its glow.", "Calm, in three drops.", "The mist that stays all day."][index % 3] ?? "",
        static_url: isDrawn ? `${this.url}/media/ads/${style}/${handle}/${orientation}.jpg` : null,
        video_url: isDrawn && format === "full" ? `${this.url}/media/video.mp4` : null,
        status: isDrawn ? "rendered" : "rendering",
        style_id: style,
        product_id: `prd_${handle}`,
        product_name: name,
        compliance: null,
      };
    });
    const delivery: Delivery = {
      delivery_id: id,
      status: drawn >= ads.length ? "completed" : "rendering",
      raw_status: "rendering",
      ad_count: ads.length,
      ads,
      concepts: Array.from({ length: conceptCount }, (_, place) => ({
        index: place + 1,
        version: 1,
        version_under_way: null,
        corrections_left: 5,
        approval: { status: "none", version: 1, reason: null, decided_at: null },
      })),
      viewer_url: `${this.url}/media/viewer`,
      created_at: "2026-11-25T10:30:00.000Z",
    };
    this.deliveries.unshift(delivery);
    return delivery;
  }

  /** So many of its ads are there from now on. */
  draw(delivery: Delivery, drawn: number): void {
    const again = this.addDelivery(delivery.delivery_id, delivery.ads.length / 2, drawn);
    this.deliveries = [again, ...this.deliveries.filter((one) => one !== delivery && one !== again)];
  }

  websiteProof: Brand["website_proof"] = {
    required: false,
    status: "not_required",
    domain: "aurelia.example",
    methods: [],
    verified_at: null,
    verified_by: null,
  };

  /** Orders need a proof of the website, by the code that `proofCode` is. */
  needProof(): void {
    this.websiteProof = {
      ...this.websiteProof,
      required: true,
      status: "pending",
      methods: [
        {
          method: "meta_tag",
          url: "https://aurelia.example/",
          tag: `<meta name="ad-creative-verification" content="${"4x8w1n6t3c9m2k7v".repeat(2)}">`,
        },
        {
          method: "dns_txt",
          name: "_ad-creative.aurelia.example",
          type: "TXT",
          value: `ad-creative-verification=${"4x8w1n6t3c9m2k7v".repeat(2)}`,
        },
        { method: "email", recipients: ["admin@aurelia.example", "hostmaster@aurelia.example"] },
      ],
    };
  }

  #prove(route: string, body: unknown): Answer | null {
    switch (route) {
      case "/v1/website-proof/check": {
        const message = "_ad-creative.aurelia.example has no TXT record with the value.";
        return { json: { website_proof: this.websiteProof, findings: [{ method: "dns_txt", found: false, message }] } };
      }
      case "/v1/website-proof/mail": {
        const { recipient } = body as { recipient: string };
        const expires_at = "2026-11-26T12:00:00.000Z";
        return { status: 202, json: { recipient, message: "The mail is on its way.", expires_at } };
      }
      case "/v1/website-proof/confirm":
        if ((body as { code: string }).code !== proofCode) {
          return {
            status: 400,
            json: refusal("invalid_request", "This is not the code of a mail of the last 24 hours."),
          };
        }
        this.websiteProof = {
          ...this.websiteProof,
          status: "verified",
          methods: [],
          verified_at: "2026-11-25T12:00:00.000Z",
          verified_by: "email",
        };
        return { json: { website_proof: this.websiteProof } };
    }
    return null;
  }

  /** A colleague has corrected a concept's headline, and the new version is drawn: its ads have ids of their own. */
  redraw(delivery: Delivery, index: number, headline: string): void {
    const concept = delivery.concepts.find((one) => one.index === index);
    if (concept === undefined) throw new Error(`there is no concept ${index}`);
    const versions = this.#versions(delivery, index);
    const drawn = this.#version(delivery, index, versions.length + 1, { headline });
    const ads = drawn.ads.map((ad) => ({ ...ad, ad_id: `${ad.ad_id}_${drawn.version}` }));
    this.#versionsOf.get(`${delivery.delivery_id} ${index}`)?.push({ ...drawn, ads, status: "rendered" });
    delivery.ads = delivery.ads.map(
      (ad) => ads.find(({ orientation }) => ad.index === index && orientation === ad.orientation) ?? ad,
    );
    concept.version = drawn.version;
    concept.approval = { status: "none", version: drawn.version, reason: null, decided_at: null };
  }

  #brand(): Brand {
    const isReady = this.stage === "ready";
    const messages = {
      discovering: "Looking for product pages.",
      scraping: `Reading products: ${this.foundCount} of 12.`,
      pictures: `Cutting out pictures: ${this.foundCount} of 12.`,
      ready: "Ready for ads: 7 of 9 products can be used.",
    };
    return {
      brand_id: "brd_1",
      name: "Aurelia",
      website: "https://aurelia.example",
      ready_for_ads: isReady,
      status_message: messages[this.stage ?? "discovering"],
      api_access_status: isReady ? "Active" : "Pending Onboarding",
      onboarding_status_detail: this.stage ?? "queued",
      product_count: isReady ? 9 : 0,
      total_products_scraped: 12,
      onboarded_at: null,
      list_products_url: `${this.url}/v1/products`,
      website_proof: this.websiteProof,
    };
  }

  #products(): Product[] {
    const usable = shopPictures.map(([handle, name, category]): Product => ({
      id: `prd_${handle}`,
      handle,
      name,
      status: "Active",
      usable_for_ads: true,
      is_compatible: true,
      incompatibility_reason: null,
      category,
      aspect_ratio: "vertical",
      image_url: `${this.url}/media/products/${handle}.png`,
      picture_source: "shop",
    }));
    const set: Product = {
      id: "prd_set",
      handle: "glow-ritual-set",
      name: "Glow Ritual Set",
      status: "Active",
      usable_for_ads: false,
      is_compatible: false,
      incompatibility_reason: "One ad shows one product; this is a set or a multi-pack.",
      category: "Set",
      aspect_ratio: "square",
      image_url: `${this.url}/media/products/glow-ritual-set.png`,
      picture_source: "shop",
      dropped_words: [{ field: "name", text: "Call 0800 555 0199", reason: "a telephone number" }],
    };
    const small: Product = {
      ...set,
      id: "prd_small",
      handle: "lip-balm",
      name: "Lip Balm",
      category: "Balm",
      is_compatible: true,
      incompatibility_reason: null,
      picture_problem: "The picture is smaller than 300 pixels.",
      image_url: null,
      picture_source: "shop",
    };
    return [...usable, set, small].map((read) => {
      const kind = this.ownKinds.get(read.id);
      const product: Product = kind === undefined ? read : { ...read, category: kind, category_source: "account" };
      if (!this.ownPictures.has(product.id)) return product;
      const { picture_problem: _problem, ...rest } = product;
      return { ...rest, picture_source: "upload", usable_for_ads: true };
    });
  }

  /** The set is what no ad shows. */
  #finds(): Finds["finds"] {
    if (this.stage === null || this.stage === "ready") return null;
    const areLookedAt = this.stage === "pictures";
    const pictured = [...shopPictures, ["glow-ritual-set", "Glow Ritual Set"] as const];
    const found = Array.from({ length: areLookedAt ? this.foundCount : 0 }, (_, place) => {
      const [handle = "", name = ""] = pictured[place % pictured.length] ?? [];
      const picture = `${this.url}/media/${place < this.goneFinds ? "gone" : "products"}/${handle}.png`;
      return { number: place + 1, name, picture_url: picture, is_usable: handle !== "glow-ritual-set" };
    });
    return {
      pages_done: this.stage === "discovering" ? 0 : areLookedAt ? 14 : 5,
      pages_total: this.stage === "discovering" ? 0 : 14,
      products_found: this.stage === "discovering" ? 0 : Math.max(12, this.foundCount),
      products_done: found.length,
      products_usable: found.filter(({ is_usable: isUsable }) => isUsable).length,
      newest: found.toReversed().slice(0, 24),
    };
  }

  #balance(): Balance {
    return {
      credits_balance: this.credits,
      credits_balance_usd_equivalent: this.credits / 10,
      credits_lifetime_purchased: 0,
      auto_recharge_enabled: false,
      auto_recharge_threshold: 20,
      auto_recharge_amount_usd: 25,
      pricing: { credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 },
    };
  }

  #plan(order: AdOrder): DryRun {
    const count = order.count ?? 1;
    const cost = count * (order.format === "full" ? 15 : 5);
    const handles = order.product_refs ?? shopPictures.map(([handle]) => handle);
    return {
      dry_run: true,
      format: order.format ?? "full",
      count,
      cost_credits: cost,
      cost_usd: cost / 10,
      credits_balance: this.credits,
      credits_balance_after: this.credits - cost,
      is_covered: cost <= this.credits,
      would_recharge: false,
      products: shopPictures
        .filter(([handle]) => handles.includes(handle))
        .map(([handle, name]) => ({ id: `prd_${handle}`, handle, name, concepts: 1 })),
      dropped_product_refs: [],
      concepts: Array.from({ length: count }, (_, place) => ({
        index: place + 1,
        product_id: `prd_${handles[place % handles.length] ?? ""}`,
        copy_angle: "sensory",
        style_id: grounds[place % grounds.length] ?? "",
        style_name: "Champagne Satin",
        animation_prompt: "Flowing Fabric",
      })),
    };
  }

  #order(order: AdOrder, key: string): Answer {
    const known = this.orders.get(key);
    const id = known ?? `del_${this.orders.size + 1}`;
    if (known === undefined) {
      this.orders.set(key, id);
      this.credits -= this.#plan(order).cost_credits;
      this.addDelivery(id, order.count ?? 1, 0, order.format);
    }
    return {
      status: 202,
      json: {
        delivery_id: id,
        status: "queued",
        request_id: "req_1",
        ad_count_expected: order.count ?? 1,
        format: order.format ?? "full",
        credits_balance: this.credits,
        status_url: `${this.url}/v1/deliveries/${id}`,
        eta_seconds: 180,
      },
    };
  }

  /** A concept's versions; what is being drawn is drawn once it has been looked at. */
  #versions(delivery: Delivery, index: number): ConceptVersion[] {
    const name = `${delivery.delivery_id} ${index}`;
    const known = this.#versionsOf.get(name) ?? [this.#version(delivery, index, 1, {})];
    this.#versionsOf.set(name, known);
    const answer = structuredClone(known);
    const concept = delivery.concepts.find((one) => one.index === index);
    const newest = known.at(-1);
    if (newest?.status === "rendering" && concept !== undefined) {
      newest.status = "rendered";
      concept.version = newest.version;
      concept.version_under_way = null;
    }
    return answer;
  }

  #version(delivery: Delivery, index: number, version: number, correction: Correction): ConceptVersion {
    const ads = delivery.ads.filter((ad) => ad.index === index);
    const { headline = "", style_id = null, product_id = null, product_name = null } = ads[0] ?? {};
    return {
      version,
      status: version === 1 ? "rendered" : "rendering",
      failure: null,
      headline: correction.headline ?? headline,
      support: correction.support ?? "Ceramides for a barrier that holds.",
      proof_points: correction.proof_points ?? ["Fragrance-free", "Vegan"],
      call_to_action: correction.call_to_action ?? "Meet the serum",
      layout: correction.layout ?? "editorial",
      style_id: correction.style_id ?? style_id,
      product_id,
      product_name,
      ads: ads.map((ad) => ({ ...ad, version, headline: correction.headline ?? headline })),
      created_at: "2026-11-25T12:00:00.000Z",
      ended_at: null,
    };
  }

  #correct(delivery: Delivery, concept: DeliveredConcept, correction: Correction): Answer {
    const versions = this.#versions(delivery, concept.index);
    const version = this.#version(delivery, concept.index, versions.length + 1, correction);
    this.#versionsOf.get(`${delivery.delivery_id} ${concept.index}`)?.push(version);
    concept.version_under_way = version.version;
    concept.corrections_left -= 1;
    const { index, corrections_left } = concept;
    const json = { delivery_id: delivery.delivery_id, index, corrections_left, ...version, status_url: this.url };
    return { status: 202, json };
  }

  #deliveryOf(id: string | undefined): Delivery | undefined {
    return this.deliveries.find(({ delivery_id: one }) => one === id);
  }

  #entries(): DeliveryEntry[] {
    return this.deliveries.map(({ delivery_id, status, ads, created_at, viewer_url }) => ({
      delivery_id,
      status,
      format: ads.some(({ video_url }) => video_url !== null) ? "full" : "static",
      count: ads.length / 2,
      cost_credits: (ads.length / 2) * 5,
      created_at,
      viewer_url,
    }));
  }

  async #api(call: Call): Promise<Answer> {
    const { method, body } = call;
    const [route = "", query = ""] = call.path.replace("/app/api", "").split("?");
    const nothing: Answer = { status: 404, json: refusal("not_found", "There is nothing here.") };
    const atTheDoor = await this.door.answer(route, body);
    if (atTheDoor !== null) return atTheDoor;
    if (route === "/auth/sign-out") {
      this.isSignedIn = false;
      return { json: { success: true } };
    }
    if (route === "/auth/passkey/list-user-passkeys") {
      return { json: [{ id: "pass_1", name: "Safari on iPhone", createdAt: "2026-11-02T08:30:00.000Z" }] };
    }
    const ofGuests = this.sharing.answerGuest(method, route, body);
    if (ofGuests !== null) return ofGuests;
    if (!this.isSignedIn) return { status: 401, json: refusal("unauthorized", "Nobody is signed in.") };
    const isInTestMode = call.headers["x-test-mode"] !== undefined;
    if (isInTestMode && !this.hasTestAccount)
      return { status: 409, json: refusal("no_test_account", "This account has no test account yet.") };
    if (method === "POST" && /^\/products\/[^/]+\/picture\/preview$/.test(route)) {
      return { json: this.kit.preview({ product_id: route.split("/")[2] ?? "", placement: "square", kit: {} }) };
    }
    const proven = method === "POST" ? this.#prove(route, body) : null;
    if (proven !== null) return proven;
    switch (`${method} ${route}`) {
      case "GET /session":
        return {
          json: {
            person: { person_id: this.personId, email: "marta@aurelia.example", name: null },
            account: {
              account_id: isInTestMode ? "acc_2" : "acc_1",
              name: "Aurelia",
              role: this.role,
              is_test: isInTestMode,
              is_test_mode: isInTestMode,
            },
            is_new: false,
          },
        };
      case "PUT /test-account":
        this.hasTestAccount = true;
        return { json: { account_id: "acc_2" } };
      case "GET /v1/balance":
        return { json: this.#balance() };
      case "GET /v1/brands":
        return { json: { brands: this.stage === null ? [] : [this.#brand()] } };
      case "POST /v1/brands":
        this.stage = "discovering";
        this.foundCount = 0;
        return {
          status: 202,
          json: { brand_id: "brd_1", status: "Pending Onboarding", message: "Begun.", estimated_completion_minutes: 2 },
        };
      case "GET /brand":
        return this.stage === "ready" ? { json: this.kit.shown(this.url) } : nothing;
      case "GET /brand/finds":
        return { json: { finds: this.#finds() } satisfies Finds };
      case "PATCH /brand/kit":
        return this.kit.edit(body as Parameters<FakeKit["edit"]>[0]);
      case "PUT /brand/logo":
        return this.kit.setLogo(Number(new URLSearchParams(query).get("base_version")));
      case "POST /brand/kit/restore":
        return this.kit.restore(body as Parameters<FakeKit["restore"]>[0]);
      case "POST /brand/preview":
        return { json: this.kit.preview(body as Parameters<FakeKit["preview"]>[0]) };
      case "GET /v1/products": {
        const products = this.stage === "ready" ? this.#products() : [];
        const usable = products.filter(({ usable_for_ads: isUsable }) => isUsable).length;
        return {
          json: {
            brand_id: "brd_1",
            brand_name: "Aurelia",
            product_count: products.length,
            usable_count: usable,
            products,
          },
        };
      }
      case "GET /v1/styles/search":
        return {
          json: {
            query: "",
            results: grounds.map((style_id) => ({
              style_id,
              style_name: style_id.replace("sty_", "").replaceAll("-", " "),
              animation_prompt: "Flowing Fabric",
              similarity: 0.8,
            })),
          },
        };
      case "POST /v1/ads/generate": {
        const { dry_run: isDry, ...order } = body as AdOrder & { dry_run?: boolean };
        return isDry ? { json: this.#plan(order) } : this.#order(order, String(call.headers["idempotency-key"]));
      }
      case "GET /deliveries":
        return { json: { deliveries: this.#entries(), next_cursor: null } };
      case "GET /v1/usage":
        return {
          json: {
            recent_transactions: [
              {
                type: "Deduction",
                credits_delta: -15,
                balance_after: 35,
                usd_amount: null,
                description: "3 concepts, format static (del_1)",
                at: "2026-11-25T10:30:00.000Z",
              },
              {
                type: "Bonus",
                credits_delta: 50,
                balance_after: 50,
                usd_amount: null,
                description: '=HYPERLINK("https://evil.example")',
                at: "2026-11-25T10:00:00.000Z",
              },
            ],
          },
        };
      case "GET /api-keys":
        return { json: { api_keys: this.#keys } };
      case "POST /api-keys": {
        const key_id = `key_${this.#keys.length + 1}`;
        const { name } = body as { name: string };
        this.#keys.push({
          key_id,
          name,
          prefix: "svc_live_new",
          created_at: "2026-11-25T11:00:00.000Z",
          last_used_at: "2026-11-25T11:00:00.000Z",
          expires_at: null,
        });
        return { status: 201, json: { key_id, api_key: "svc_live_newnewnewnewnewnewnewnewnewnew" } };
      }
      case "POST /api-keys/key_1/rotate":
        return {
          status: 201,
          json: {
            key_id: "key_9",
            api_key: "svc_live_rotatedrotatedrotatedrotated",
            old_key_id: "key_1",
            old_key_expires_at: "2026-11-26T11:00:00.000Z",
          },
        };
      case "DELETE /api-keys/key_1":
        this.#keys = this.#keys.filter(({ key_id: id }) => id !== "key_1");
        return { json: { key_id: "key_1", revoked_at: "2026-11-25T11:00:00.000Z" } };
      case "POST /webhook-secret/rotate":
        return {
          status: 201,
          json: { webhook_secret: "whsec_bmV3bmV3bmV3", old_secret_expires_at: "2026-11-26T11:00:00.000Z" },
        };
      case "GET /auto-recharge":
        return { json: { enabled: false, threshold_credits: 20, amount_usd: 25, daily_limit: 3 } };
      case "PATCH /auto-recharge":
        return { json: { ...(body as object), daily_limit: 3 } };
      case "POST /top-ups":
        return {
          status: 201,
          json: { payment_id: "pay_1", url: `${this.url}/checkout`, amount_usd: 25, credits: 250 },
        };
    }
    const kinded = method === "PATCH" ? /^\/products\/([^/]+)$/.exec(route)?.[1] : undefined;
    if (kinded !== undefined) {
      const { category } = body as { category: string | null };
      if (category === null) this.ownKinds.delete(kinded);
      else this.ownKinds.set(kinded, category);
      return { json: this.#products().find((product) => product.id === kinded) };
    }
    const ofSettings = this.settings.answer(method, route, new URLSearchParams(query), body);
    if (ofSettings !== null) {
      if (method === "DELETE" && route === "/members/per_1") this.isSignedIn = false;
      return ofSettings;
    }
    const ofSharing = this.sharing.answer(method, route, body);
    if (ofSharing !== null) return ofSharing;
    const uncut = /^\/products\/prd_([\w-]+)\/uncut$/.exec(route)?.[1];
    if (uncut !== undefined) {
      return this.hasUncut ? { json: uncutPicture(uncut) } : nothing;
    }
    if (method === "POST" && /^\/deliveries\/\w+\/concepts\/\d+\/pictures$/.test(route)) {
      await this.cutting;
      return { status: 201, json: { picture_id: "pic_1" } };
    }
    if (/^\/deliveries\/\w+\/pictures\/pic_1$/.test(route)) {
      return { json: drawn("/media/products/botanical-face-oil.png") };
    }
    const [, ofShop, place] = /^\/products\/prd_([\w-]+)\/pictures(?:\/(\d+))?$/.exec(route) ?? [];
    if (ofShop !== undefined) return this.#shopPicture(ofShop, place);
    const pictured = /^\/v1\/products\/([^/]+)\/picture$/.exec(route)?.[1];
    if (pictured !== undefined) {
      if (method === "PUT") this.ownPictures.add(pictured);
      else this.ownPictures.delete(pictured);
      const { picture_url: chosen } = (body ?? {}) as { picture_url?: string };
      if (chosen !== undefined) this.shownShopPicture = chosen;
      return { json: this.#products().find((product) => product.id === pictured) };
    }
    const [, id, index, part] = /^\/v1\/deliveries\/([^/]+)(?:\/concepts\/(\d+)\/(\w+))?$/.exec(route) ?? [];
    const delivery = this.#deliveryOf(id);
    if (delivery === undefined) return nothing;
    if (index === undefined) return { json: delivery };
    const concept = delivery.concepts.find((one) => one.index === Number(index));
    if (concept === undefined) return nothing;
    switch (`${method} ${part}`) {
      case "GET versions":
        return { json: { delivery_id: id, ...concept, versions: this.#versions(delivery, concept.index) } };
      case "POST versions":
        return this.#correct(delivery, concept, body as Correction);
      case "PUT approval": {
        const { status, reason = null } = body as Verdict;
        concept.approval = { status, version: concept.version, reason, decided_at: saidAt };
        const said = { concept_index: concept.index, text: reason ?? "" };
        this.sharing.say(delivery.delivery_id, said, { verdict: status });
        return { json: { delivery_id: id, index: concept.index, approval: concept.approval } };
      }
    }
    return nothing;
  }

  /** The shop's pictures of a product, or the one at this place. */
  #shopPicture(handle: string, place: string | undefined) {
    if (place === undefined) {
      const isShown = (address: string) => address === this.shownShopPicture;
      return {
        json: { pictures: this.shopPictures.map((address) => ({ picture_url: address, is_shown: isShown(address) })) },
      };
    }
    if (this.shopPictures[Number(place)]?.endsWith("gone.png") !== false)
      return { status: 400, json: refusal("picture_not_usable", "The picture answers with status 404.") };
    return { json: place === "0" ? drawn(`/media/products/${handle}.png`) : uncutPicture(handle) };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", this.url);
    if (pathname.startsWith("/media/")) return this.#media(pathname, response);
    if (pathname === "/checkout") {
      response.writeHead(200, { "content-type": "text/html" }).end("<title>Checkout</title><h1>Checkout</h1>");
      return;
    }
    if (pathname.startsWith("/app/api/")) {
      if (this.isDown) {
        request.socket.destroy();
        return;
      }
      const sent = await bodyOf(request);
      const isPicture = request.headers["content-type"]?.startsWith("image/") ?? false;
      if (isPicture) this.sentPictures.push(sent);
      const body: unknown = sent.length === 0 || isPicture ? undefined : JSON.parse(sent.toString());
      const call = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      this.calls.push(call);
      const watched = /^\/app\/api\/deliveries\/(\w+)\/events$/.exec(pathname)?.[1];
      if (watched !== undefined && this.tellsChanges) return this.#tellChanges(watched, response);
      const { refusal: next } = this;
      const refused = next !== null && next.method === call.method && pathname.endsWith(next.path) ? next : null;
      if (refused !== null) this.refusal = null;
      const { status = 200, json } =
        refused === null ? await this.#api(call) : { status: refused.status, json: { error: refused.error } };
      const picture: unknown = json instanceof Promise ? await json : null;
      if (Buffer.isBuffer(picture)) {
        response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
        return;
      }
      response.writeHead(status, { "content-type": "application/json", "x-request-id": "req_fake" });
      response.end(JSON.stringify(json));
      return;
    }
    const isFile = /^\/(?:app|docs)\/assets\//.test(pathname);
    const file = path.join(root, "public", isFile ? pathname : "app/index.html");
    if (!existsSync(file) || !/^\/(?:app|docs)(?:\/|$)/.test(pathname)) {
      response.writeHead(404).end();
      return;
    }
    const headers = isFile
      ? { "content-type": types[path.extname(file)] ?? "" }
      : { "content-type": "text/html; charset=utf-8", ...appHeaders(`${this.url}/media`) };
    // As the edge sends it.
    const isText = /\.(?:js|css|html|svg)$/.test(file) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    const encoding = isText ? { "content-encoding": "gzip" } : {};
    const bytes = readFileSync(file);
    response.writeHead(200, { ...headers, ...encoding }).end(isText ? gzipSync(bytes) : bytes);
  }

  /** Server-sent events of a delivery, as the service sends them, until the page is gone. */
  #tellChanges(deliveryId: string, response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" });
    let told = "";
    const tell = () => {
      const now = JSON.stringify(this.#deliveryOf(deliveryId));
      if (now !== told) response.write(`event: delivery\ndata: ${now}\n\n`);
      told = now;
    };
    tell();
    const timer = setInterval(tell, 50);
    response.on("close", () => clearInterval(timer));
  }

  async #media(pathname: string, response: ServerResponse): Promise<void> {
    if (pathname.startsWith("/media/gone/")) {
      response.writeHead(404).end();
      return;
    }
    const type = pathname.endsWith(".mp4") ? "video/mp4" : pathname.endsWith(".png") ? "image/png" : "image/jpeg";
    const known = this.#pictures.get(pathname) ?? drawn(pathname);
    this.#pictures.set(pathname, known);
    response.writeHead(200, { "content-type": type }).end(await known);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

const shopPicture = (handle: string) => path.join(root, ".cache/sample-shop/pictures", `${handle}.png`);
/** Of the cut-outs that the pages see. */
const cutOutHeight = 700;

/** What a product was cut out of: the same on a table, with as much air on each side. */
function uncutPicture(handle: string): Promise<Buffer> {
  const around = Math.round(cutOutHeight * 0.12);
  return sharp(shopPicture(handle))
    .resize({ height: cutOutHeight })
    .extend({ top: around, bottom: around, left: around, right: around, background: "#d8c7b4" })
    .flatten({ background: "#d8c7b4" })
    .jpeg()
    .toBuffer();
}

/** A picture as an ad looks: a product of the sample shop on a ground of the catalogue. */
async function drawn(pathname: string): Promise<Buffer> {
  if (pathname.endsWith(".mp4")) return video();
  if (pathname.endsWith(ownLogoKey)) return ownLogo();
  const product = /^\/media\/products\/([\w-]+)\.png$/.exec(pathname)?.[1];
  if (product !== undefined) return sharp(shopPicture(product)).resize({ height: cutOutHeight }).png().toBuffer();
  const [style = "", handle = "", file = ""] = pathname.split("/").slice(3);
  const size = file === "vertical.jpg" ? { width: 540, height: 960 } : { width: 540, height: 675 };
  const pack = await sharp(shopPicture(handle))
    .resize({ width: size.width, height: Math.round(size.height * 0.52), fit: "inside" })
    .png()
    .toBuffer();
  return sharp(path.join(root, "public/docs/assets/styles", `${style}.jpg`))
    .resize({ ...size, fit: "cover" })
    .composite([{ input: pack, gravity: "center" }])
    .jpeg()
    .toBuffer();
}

function video(): Buffer {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "app-")), "ad.mp4");
  const source = "testsrc=size=270x480:rate=15:duration=1";
  execFileSync(process.env.FFMPEG_PATH ?? "ffmpeg", [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    source,
    "-pix_fmt",
    "yuv420p",
    file,
  ]);
  return readFileSync(file);
}

function refusal(code: string, message: string) {
  return { error: { code, message, doc_url: `https://api.example.com/docs/errors/${code}` } };
}
